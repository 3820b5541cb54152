"""The right column: detail with actions, the hint, prices, and the latest deeds."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from engine.core.seats import Seat
from engine.duel.view import View
from wonders_gui import theme
from wonders_gui.games.duel.detail import DetailPanel
from wonders_gui.games.duel.prices import PricesModel, PricesView
from wonders_gui.games.duel.recap import RecapModel, RecapView
from wonders_gui.games.duel.story import Deed
from wonders_gui.language import _
from wonders_gui.texts.log import Cast
from wonders_gui.widgets.hintpanel import HintPanel
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.segments import Option, Segments
from wonders_gui.widgets.text import Text

TABBED: Final = 560  # a column of less height shows one part at a time
DETAIL: Final = "detail"
PRICES: Final = "prices"
RECAP: Final = "recap"
HINT: Final = "hint"


class TitledPanel(Panel):
    """A small heading and one widget below."""

    def __init__(self, body: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=10)
        self._title = Text("section", self, 0.9)
        self.body = body
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(2))
        layout.addWidget(self._title)
        layout.addWidget(body, 1)

    def set_title(self, title: str) -> None:
        """The heading, also for screen readers."""
        self._title.setText(title)
        self.body.setAccessibleName(title)


class Side(QWidget):
    """Everything of the right column, from top to bottom; where that has no room, tabs of one panel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._height = 0
        self._tab = DETAIL
        self._make_parts()
        self._lay_out()

    def _make_parts(self) -> None:
        self.tabs = Segments(self)
        self.tabs.chosen.connect(self.show_tab)
        self.detail = DetailPanel(self)
        self.hint = HintPanel(self)
        self.hint.shown.connect(lambda: self.show_tab(HINT))
        self.hint.closed.connect(lambda: self.show_tab(DETAIL))
        self._prices_model = PricesModel(self)
        self.prices = PricesView(self)
        self.prices.setModel(self._prices_model)
        self.prices_panel = Panel(self, padding=8)
        inner = QVBoxLayout(self.prices_panel)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self.prices)
        self.prices_panel.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._recap_model = RecapModel(self)
        self.recap = RecapView(self)
        self.recap.setModel(self._recap_model)
        self.recap_panel = TitledPanel(self.recap, self)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(4))
        layout.addWidget(self.tabs)
        layout.addWidget(self.detail, 5)
        layout.addWidget(self.hint, 5)
        layout.addWidget(self.prices_panel)
        layout.addWidget(self.recap_panel, 2)
        layout.addStretch(0)

    def show_view(self, view: View, people: Cast) -> None:
        """Show the current prices."""
        self._prices_model.show_view(view, people)

    def show_deeds(self, deeds: Sequence[Deed], people: Cast, seat: Seat) -> None:
        """Show what happened."""
        self._recap_model.show_deeds(deeds, people, seat)
        self.recap.scrollToTop()

    # -- room -----------------------------------------------------------------------------------------------------

    def measure(self, height: int) -> None:
        """Share this height between the parts, or let tabs choose one of them."""
        self._height = height
        self._share_room()

    def tabbed(self) -> bool:
        """Whether one part is shown at a time."""
        return self._height < px(TABBED)

    def show_tab(self, key: str) -> None:
        """Bring a part to the front, where only one is shown."""
        self._tab = key
        self._share_room()

    def _share_room(self) -> None:
        """Where there is little room, prices and deeds make way for a hint; where there is less, all are tabs."""
        hinted, tabbed = not self.hint.is_empty(), self.tabbed()
        if self._tab == HINT and not hinted:
            self._tab = DETAIL
        room = self._height > px(820) or not hinted
        for key, part in self._parts().items():
            part.setVisible(self._tab == key if tabbed else key == DETAIL or room)
        self.hint.setVisible(hinted and (not tabbed or self._tab == HINT))
        self.tabs.setVisible(tabbed)
        if tabbed:
            self._name_tabs()

    def _parts(self) -> dict[str, QWidget]:
        return {DETAIL: self.detail, PRICES: self.prices_panel, RECAP: self.recap_panel}

    def _name_tabs(self) -> None:
        """Words on the tabs where these have room for them, otherwise icons alone."""
        words = [(DETAIL, _("Card"), "cards"), (PRICES, _("Prices"), "coin"), (RECAP, _("Latest"), "log")]
        if not self.hint.is_empty():
            words.append((HINT, _("Hint"), "hint"))
        measures = QFontMetricsF(theme.font("strong"))
        wordy = sum(measures.horizontalAdvance(word) * 0.9 + px(22) for _key, word, _icon in words) < self.width()
        self.tabs.set_options(
            [Option(key, word if wordy else "", word, "" if wordy else icon, word) for key, word, icon in words]
        )
        self.tabs.set_value(self._tab)

    # -- look and language ------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.prices.setAccessibleName(_("Prices for one unit, at the bank"))
        self.prices.invalidate()
        self.recap_panel.set_title(_("LATEST"))
        self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.prices.setFixedHeight(self.prices.sizeHint().height())

"""The dark bar on top of every page: one button that leads away, a title, a middle for the game, more buttons."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from wonders_gui import theme
from wonders_gui.language import _
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import painting, px
from wonders_gui.widgets.text import BAR, Text

MENU = "menu"
BACK = "back"


class TopBar(QWidget):
    """`leads` says what the first button does: open the menu or go back; it emits `left_asked` either way."""

    left_asked = Signal()

    def __init__(self, title: str = "", leads: str = MENU, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._leads = leads
        self.first = Button(Role.BAR, leads, self)
        self.first.clicked.connect(self.left_asked)
        self._title = Text("title", self, 0.88, BAR)
        self._row = QHBoxLayout(self)
        self._centre = QHBoxLayout()
        self._right = QHBoxLayout()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._lay_out()
        self.set_title(title)
        self.dress()
        self.retranslate()

    def _lay_out(self) -> None:
        layout = self._row
        layout.addWidget(self.first)
        layout.addWidget(self._title)
        layout.addStretch(1)
        layout.addLayout(self._centre)
        layout.addStretch(1)
        layout.addLayout(self._right)

    def lead_back(self) -> None:
        """From now on the first button goes back."""
        self._leads = BACK
        self.first.set_icon(BACK)
        self.retranslate()

    def set_title(self, title: str) -> None:
        """The name of the page, as the catalogs spell it (no upper-casing here)."""
        self._title.setText(title)
        self._title.setVisible(bool(title))

    def title(self) -> str:
        """The name of the page."""
        return self._title.text()

    def set_centre(self, widget: QWidget) -> None:
        """What stands in the middle: age, turn, direction."""
        self._centre.addWidget(widget)

    def add_right(self, widget: QWidget) -> None:
        """One more widget at the right end."""
        self._right.addWidget(widget)

    def add_button(self, icon: str, slot: Callable[[], object]) -> Button:
        """One more button at the right end; the page gives it its texts in `retranslate`."""
        button = Button(Role.BAR, icon, self)
        button.clicked.connect(lambda: slot())
        self.add_right(button)
        return button

    def _tighten(self) -> None:
        """Lone icons stand closer together where the middle would lack room."""
        buttons = [button for button in self.findChildren(Button) if not button.isHidden()]
        taken = sum(button.spare_air() for button in buttons if button.is_tight())
        is_short = self._row.sizeHint().width() + taken > self.width()
        for button in buttons:
            button.set_tight(is_short)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._tighten()
        return super().event(event)

    def dress(self) -> None:
        """Take fonts and measures again, after theme or scale have changed."""
        self.setFixedHeight(px(50))
        margin = px(10)
        self._row.setContentsMargins(margin, 0, margin, 0)
        self._row.setSpacing(px(8))
        self._centre.setSpacing(px(12))
        self._right.setSpacing(px(4))

    def retranslate(self) -> None:
        """Set every text in the current language."""
        spoken = _("Menu") if self._leads == MENU else _("Back")
        self.first.set_texts("", spoken=spoken)
        self.first.setToolTip(spoken)

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            colours = theme.current()
            painter.fillRect(self.rect(), colours.bar)
            edge = QRectF(0, self.height() - colours.line_width, self.width(), colours.line_width)
            painter.fillRect(edge, theme.RIM if colours.line_width == 1 else colours.line)

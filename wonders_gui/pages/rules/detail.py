"""What is known of one exhibit: its picture, its facts, and the chain that leads to it and on from it."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wonders_gui.language import _
from wonders_gui.pages.rules.exhibits import Exhibit
from wonders_gui.pages.rules.showcase import SIZES, draw_exhibit
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import painting, px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.text import Text

LARGER = 1.45
WIDEST = 262


class ExhibitPicture(QWidget):
    """The exhibit alone, as large as there is room for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._exhibit: Exhibit | None = None

    def show_exhibit(self, exhibit: Exhibit | None) -> None:
        """Show it."""
        self._exhibit = exhibit
        self.setFixedHeight(round(self._area().height()) + px(6) if exhibit is not None else px(20))
        self.update()

    def _area(self) -> QRectF:
        assert self._exhibit is not None
        size = SIZES[self._exhibit.kind]
        larger = min(LARGER, WIDEST / size.width())
        wide, high = px(size.width() * larger), px(size.height() * larger)
        return QRectF((self.width() - wide) / 2, 1, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._exhibit is not None:
            with painting(self) as painter:
                draw_exhibit(painter, self._exhibit.face, self._exhibit.name, self._area())


class ExhibitDetail(Panel):
    """`followed` carries the key of the exhibit that the player wants to see next."""

    followed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=12)
        self._exhibit: Exhibit | None = None
        self._names: Mapping[str, str] = {}
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(0, 0, px(6), 0)
        self._column.setSpacing(px(2))
        self._parts: list[QWidget] = []
        self.chain_buttons: list[Button] = []
        self.picture = ExhibitPicture(self._inner)
        self._title = Text("section", scale=1.0).wrapped()
        self._column.addWidget(self.picture)
        self._column.addWidget(self._title)
        self._column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Scroll(self._inner, self))

    def show_exhibit(self, exhibit: Exhibit, names: Mapping[str, str]) -> None:
        """Tell everything about it; `names` are those of the whole collection by key."""
        self._exhibit, self._names = exhibit, names
        self.picture.show_exhibit(exhibit)
        self._title.setText(exhibit.name)
        self.setAccessibleName(exhibit.spoken())
        self._clear()
        for caption, text in exhibit.facts:
            self._add(_line(caption, "soft"))
            self._add(_line(text, ""))
        self._add_chain(_("Free after"), exhibit.chained_from)
        self._add_chain(_("Makes free"), exhibit.chained_to)

    def show_nothing(self) -> None:
        """Nothing is chosen."""
        self._exhibit = None
        self.picture.show_exhibit(None)
        self._title.setText(_("Nothing found"))
        self._clear()

    def _add_chain(self, caption: str, keys: Sequence[str]) -> None:
        known = [key for key in keys if key in self._names]
        if known:
            self._add(_line(caption, "soft"))
        for key in known:
            button = Button(Role.PLAIN, "link")
            button.set_texts(self._names[key], spoken=f"{caption}: {self._names[key]}")
            button.clicked.connect(lambda _checked=False, key=key: self.followed.emit(key))
            self.chain_buttons.append(button)
            self._add(button)

    def _add(self, widget: QWidget) -> None:
        self._column.insertWidget(self._column.count() - 1, widget)
        self._parts.append(widget)

    def _clear(self) -> None:
        for widget in self._parts:
            widget.hide()
            widget.deleteLater()
        self._parts, self.chain_buttons = [], []

    def retranslate(self) -> None:
        """The page shows another exhibit in the current language."""

    def dress(self) -> None:
        """Take measures of the current theme."""
        self.pad()
        self.picture.show_exhibit(self._exhibit)

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)


def _line(text: str, tone: str) -> Text:
    line = Text("label" if tone else "body", tone=tone).wrapped()
    line.setText(text)
    line.setMinimumWidth(px(WIDEST - 20))  # a scroll area makes room for a text at its narrowest
    if tone:
        line.setContentsMargins(0, px(6), 0, 0)
    return line

"""The guide's own panel: a heading, why, what went wrong if something did, and the way on."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from wonders_gui import theme
from wonders_gui.language import _
from wonders_gui.widgets.announcer import announce
from wonders_gui.widgets.banner import Picture
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import draw_box, draw_shadow, faded, painting, px
from wonders_gui.widgets.panel import RIM, Panel
from wonders_gui.widgets.pressable import ENTER
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.text import Text

WIDTHS: Final = (400, 332, 280, 560, 680)
"""How wide it likes to be, and how else it may be where that hides less."""
STRIPE: Final = 5
GAP: Final = 6
FAR: Final = 10_000
"""Higher than any text."""


@dataclass(frozen=True, slots=True)
class Told:
    """What the panel says; texts are those of the current language."""

    heading: str
    text: str
    place: str = ""
    """How far along this is, in words."""
    note: str = ""
    """A friendly word about something that is not wanted now."""
    way_on: str = ""
    """The label of the button; without one the step waits for something on the table."""
    can_go_back: bool = False

    def spoken(self) -> str:
        """All of it as one text."""
        return ". ".join(part for part in (self.note or self.heading, "" if self.note else self.text) if part)


class Paragraphs(QWidget):
    """A text and a note below it, as high as they need to be at the width that they get."""

    def __init__(self) -> None:
        super().__init__()
        self.text = Text("body", self, 1.06).wrapped()
        self.note = Text("strong", self, 1.0, "warn").wrapped()

    def show_texts(self, text: str, note: str) -> None:
        """Say this."""
        self.text.setText(text)
        self.note.setText(note)
        self.note.setHidden(not note)
        self._lay_out()

    def wanted_height(self, width: int) -> int:
        """What both need at this width."""
        note = self.note.heightForWidth(width) + px(GAP) if self.note.text() else 0
        return self.text.heightForWidth(width) + note

    def _lay_out(self) -> None:
        width, high = self.width(), self.text.heightForWidth(self.width())
        self.text.setGeometry(0, 0, width, high)
        self.note.setGeometry(0, high + px(GAP), width, self.note.heightForWidth(width))
        self.setMinimumHeight(self.wanted_height(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()


def _height(label: Text, text: str, width: int) -> int:
    """How high a label would be that says this at this width."""
    room = QRect(0, 0, width, FAR)
    return label.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()


class GuidePanel(Panel):
    """Signals say that the player goes on or back; who owns the panel decides what is told then."""

    went_on = Signal()
    went_back = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, padding=14)
        self._told = Told("", "")
        self._picture = Picture("hint", px(26), self)
        self._heading = Text("button", self, 1.08).wrapped()
        self._place = Text("small", self, 1.0, "soft")
        self.back = Button(Role.LINK, "", self)
        self.back.clicked.connect(self.went_back)
        self.button = Button(Role.WARM, "", self)
        self.button.clicked.connect(self.went_on)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._texts = Paragraphs()
        self._scroll = Scroll(self._texts, self)
        self._lay_out()
        self.retranslate()
        self.hide()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(px(8))
        head.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._heading, 1)
        told = QVBoxLayout()
        told.setSpacing(px(GAP))
        told.addLayout(head)
        told.addWidget(self._scroll, 1)
        self._foot.addWidget(self._place, 1)
        self._foot.addWidget(self.back)
        self._foot.addWidget(self.button)
        self._both = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._both.setContentsMargins(px(STRIPE + 4), 0, 0, 0)
        self._both.setSpacing(px(GAP))
        self._both.addLayout(told, 1)
        self._both.addLayout(self._foot)

    # -- what it says -------------------------------------------------------------------------------------------------

    def told(self) -> Told:
        """What it says now."""
        return self._told

    def has_keys(self) -> bool:
        """Whether the keyboard is on it."""
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def show_told(self, told: Told) -> None:
        """Say this; a screen reader hears what is new."""
        new = told != self._told or self.isHidden()
        self._told = told
        self._heading.setText(told.heading)
        self._texts.show_texts(told.text, told.note)
        self._place.setText(told.place)
        self.button.set_texts(told.way_on)
        self.button.setHidden(not told.way_on)
        self.back.setHidden(not told.can_go_back)
        self.setAccessibleName(told.heading)
        self.setAccessibleDescription(told.text)
        self.show()
        self.raise_()
        self._scroll.verticalScrollBar().setValue(0)
        self._fit()
        if new:
            announce(self, told.spoken())

    def lie_flat(self) -> None:
        """Wide and low: the button stands beside the text."""
        self._both.setDirection(QBoxLayout.Direction.LeftToRight)
        self._foot.setDirection(QBoxLayout.Direction.TopToBottom)

    def stand_up(self) -> None:
        """Narrow and high: the button stands below the text."""
        self._both.setDirection(QBoxLayout.Direction.TopToBottom)
        self._foot.setDirection(QBoxLayout.Direction.LeftToRight)

    def wanted_height(self, width: int, others: Sequence[Told] = ()) -> int:
        """What it takes to show everything at this width, and to show the others without growing."""
        foot = self._foot.sizeHint() if self._has_foot() else QSize(0, 0)
        flat = self._both.direction() is QBoxLayout.Direction.LeftToRight
        inner = width - 2 * (px(self._padding) + RIM) - px(STRIPE + 4) - (foot.width() + px(GAP) if flat else 0)
        beside = inner - self._picture.width() - px(8)
        heading = self._heading.heightForWidth(beside)
        told = max(self._picture.height(), heading) + self._texts.wanted_height(inner)
        for other in others:
            heading = _height(self._heading, other.heading, beside)
            told = max(told, max(self._picture.height(), heading) + _height(self._texts.text, other.text, inner))
        told += 2 * px(GAP)
        low = max(foot.height(), self.button.sizeHint().height() if any(other.way_on for other in others) else 0)
        shown = max(told, low) if flat else told + low + px(GAP)
        return shown + 2 * (px(self._padding) + RIM)

    def _has_foot(self) -> bool:
        return bool(self._told.way_on or self._told.place or self._told.can_go_back)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """A scroll bar only where the text does not fit: once there, it would make the text too high by itself."""
        self._both.activate()
        fits = self._texts.wanted_height(self._scroll.width()) <= self._scroll.height()
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        self._scroll.setVerticalScrollBarPolicy(policy)

    # -- looks --------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set the texts of its own; what it tells is set by whoever owns it."""
        self.back.set_texts(_("Back"))
        self.button.set_key(_("Enter"))

    def dress(self) -> None:
        """Take measures of the current theme."""
        self.pad()
        self._both.setContentsMargins(px(STRIPE + 4), 0, 0, 0)
        self._picture.setFixedSize(px(26), px(26))

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, surface = theme.current(), self.surface()
        with painting(self) as painter:
            draw_shadow(painter, surface, px(14))
            draw_box(painter, surface, px(14), colours.surface, colours.warm)
            stripe = QRectF(surface.left() + px(6), surface.top() + px(14), px(STRIPE), surface.height() - px(28))
            draw_box(painter, stripe, px(STRIPE) / 2, faded(colours.warm, 0.85))

    # -- keys ---------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not self.button.isHidden():
            self.went_on.emit()
        else:
            super().keyPressEvent(event)

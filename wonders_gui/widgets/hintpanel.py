"""A hint: up to three moves with what each is worth. One is looked at and says why; it can be made from here."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.core.game import M
from wonders_gui.language import _
from wonders_gui.texts.advice import MOST, Advice, share, spoken_advice
from wonders_gui.widgets.banner import Picture
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.hintrow import HintRow
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.panel import RIM, Panel
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.text import Text

PADDING: Final = 8
WIDE: Final = 360  # a panel of this width says what the numbers are; screen readers hear it anyway


class HintPanel(Panel):
    """`pointed` and `taken` carry the number of a move; the owner shows and hides the panel."""

    pointed = Signal(int)
    taken = Signal(int)
    shown = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=PADDING)
        self._count = 0
        self._is_thinking = False
        self._picture = Picture("hint", px(22), self)
        self._title = Text("section", self, 0.9)
        self._under = Text("small", self, tone="soft")
        self.close_button = Button(Role.QUIET, "close", self)
        self.close_button.clicked.connect(self.put_away)
        self.rows = [HintRow(place + 1) for place in range(MOST)]
        self.do_button = Button(Role.PLAIN, "check", self)
        self.do_button.clicked.connect(lambda: self.taken.emit(self.looked_at()))
        for number, row in enumerate(self.rows):
            row.looked_at.connect(lambda number=number: self.pointed.emit(number))
            row.folded.connect(self._refold)
            row.taken.connect(lambda number=number: self.taken.emit(number))
        self._lay_out()
        self.retranslate()
        self.hide()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._picture)
        top.addWidget(self._title)
        top.addStretch(1)
        top.addWidget(self._under)
        top.addWidget(self.close_button)
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(2))
        for row in self.rows:
            self._column.addWidget(row)
        self._column.addStretch(1)
        self._area = Scroll(self._inner, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(2))
        layout.addLayout(top)
        layout.addWidget(self._area, 1)
        layout.addWidget(self.do_button)

    def _refold(self) -> None:
        """Rows must not lie on each other until Qt has a moment."""
        self._column.activate()
        self._allow_scrolling()

    # -- what it shows ----------------------------------------------------------------------------------------

    def show_thinking(self) -> None:
        """The master thinks."""
        self._count, self._is_thinking = 0, True
        self._tell()

    def show_moves(self, moves: Sequence[Advice[M]]) -> None:
        """Say what the master would do, the best move first."""
        self._count, self._is_thinking = len(moves), False
        for number, (row, told) in enumerate(zip(self.rows, moves, strict=False)):
            spoken = spoken_advice(number + 1, told)
            row.show_move(told.title, told.chance, share(told.chance), told.reasons, spoken)
        self.rows[min(self.looked_at(), max(0, self._count - 1))].setChecked(True)
        self._tell()

    def begin(self) -> None:
        """Look at the best move, and give it the keyboard."""
        self.rows[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self.rows[0].look()

    def step(self) -> None:
        """Look at the next move, and after the last at the first again."""
        row = self.rows[(self.looked_at() + 1) % max(1, self._count)]
        row.setFocus(Qt.FocusReason.OtherFocusReason)
        row.look()

    def looked_at(self) -> int:
        """The number of the move that is looked at."""
        return next((number for number, row in enumerate(self.rows) if row.isChecked()), 0)

    def put_away(self) -> None:
        """No hint any more."""
        was_empty = self.is_empty()
        self._count, self._is_thinking = 0, False
        self.rows[0].setChecked(True)
        if not was_empty:
            self.closed.emit()

    def is_empty(self) -> bool:
        """Whether there is nothing to show."""
        return self._count == 0 and not self._is_thinking

    def is_thinking(self) -> bool:
        """Whether the master still thinks."""
        return self._is_thinking

    def text(self) -> str:
        """All of it as plain text."""
        if self._is_thinking:
            return _("The master is thinking …")
        return " ".join(row.accessibleName() for row in self.rows[: self._count])

    def _tell(self) -> None:
        for number, row in enumerate(self.rows):
            row.setVisible(number < self._count)
        self._picture.set_name("hourglass" if self._is_thinking else "hint")
        self.do_button.setVisible(self._count > 0)
        self._area.setVisible(self._count > 0)
        self.retranslate()
        self.shown.emit()
        self._allow_scrolling()

    def _allow_scrolling(self) -> None:
        """Only where room is short: a bar that came before the panel had grown would take the room that it needs."""
        is_short = self.height() < self.wanted_height(self.width())
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if is_short else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._area.setVerticalScrollBarPolicy(policy)

    def wanted_height(self, width: int) -> int:
        """How high the panel must be to show all of the hint."""
        inside = width - 2 * (px(PADDING) + RIM) - px(4)
        rows = sum(row.wanted_height(inside) + px(2) for row in self.rows[: self._count])
        button = self.do_button.sizeHint().height() + px(2) if self._count else 0
        return rows + button + self.close_button.sizeHint().height() + 2 * (px(PADDING) + RIM) + px(14)

    # -- keys, look and language ------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down between the moves."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        if event.key() not in steps or not self._count:
            super().keyPressEvent(event)
            return
        number = min(max(self.looked_at() + steps[Qt.Key(event.key())], 0), self._count - 1)
        self.rows[number].setFocus(Qt.FocusReason.OtherFocusReason)
        self.rows[number].look()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._title.setText(_("The master is thinking …") if self._is_thinking else _("HINT"))
        self._under.setText(_("Chance to win") if self._count and self.width() >= px(WIDE) else "")
        self.close_button.set_texts("", spoken=_("Close the hint"))
        self.do_button.set_texts(_("Play this move"))
        self.do_button.set_key(_("Enter"))
        self.setAccessibleName(self.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.retranslate()
        self._allow_scrolling()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

    def dress(self) -> None:
        """Take fonts and measures of the current theme."""
        self.pad()
        for row in self.rows:
            row.resize(row.width(), row.wanted_height(row.width()))

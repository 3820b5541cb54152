"""The table of Duel as it is laid out: its parts, their places and who has the keyboard. It knows no game that runs."""

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from wonders_gui.games.duel.headbar import HeadBar
from wonders_gui.games.duel.middle import Middle
from wonders_gui.games.duel.seats import SeatPanel
from wonders_gui.games.duel.sheets import Sheets
from wonders_gui.games.duel.side import Side
from wonders_gui.games.guard import Guard
from wonders_gui.widgets.banner import Banner
from wonders_gui.widgets.button import Button
from wonders_gui.widgets.ground import Ground
from wonders_gui.widgets.overlay import Overlay
from wonders_gui.widgets.paint import px

CRAMPED: Final = 460  # a table of less height gives the opponent's place to an open choice


class Board(Ground):
    """Opponent above, player below, the structure between, detail and prices on the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = HeadBar(self)
        self.opponent = SeatPanel(own=False, parent=self)
        self.own = SeatPanel(own=True, parent=self)
        self.middle = Middle(self)
        self.side = Side(self)
        self.sheets = Sheets(self)
        self._lay_out()
        self.banner = Banner(self)
        self.guard = Guard(self.banner, (self.middle.structure, self.middle.choice.picks, self.own.wonders))
        self.banner.closed.connect(self.take_focus)
        self.overlay = Overlay(self)
        self.middle.staged.connect(self._make_room)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(px(2))
        left.addWidget(self.opponent)
        left.addWidget(self.middle, 1)
        left.addWidget(self.own)
        self._body = QHBoxLayout()
        self._body.addLayout(left, 1)
        self._body.addWidget(self.side)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addLayout(self._body, 1)

    # -- room ---------------------------------------------------------------------------------------------------------

    def _room(self) -> int:
        """The height below the bar; none while the page is lower than that, before it has its place."""
        return max(0, self.height() - self.bar.height())

    def measure(self) -> None:
        """Share the room of the page between its parts."""
        self._body.setContentsMargins(px(8), px(6), px(8), px(6))
        self._body.setSpacing(px(6))
        height = self._room()
        seat = round(min(max(height * 0.19, px(132)), height * (0.23 if height < px(CRAMPED) else 0.25)))
        self.opponent.setFixedHeight(seat)
        self.own.setFixedHeight(seat + px(6))
        side = round(min(max(self.width() * 0.2, px(284)), self.width() * 0.36))
        self.side.setFixedWidth(side)
        self.side.measure(height)
        self.middle.measure(self.width() - side, height)
        self.bar.label(self.width())
        self._make_room()

    def _make_room(self) -> None:
        """On a cramped table a choice, or the end, takes the opponent's place too."""
        cramped = self._room() < px(CRAMPED)
        self.opponent.setVisible(not cramped or self.middle.stage() is self.middle.structure)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.measure()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.measure()

    # -- the keyboard -------------------------------------------------------------------------------------------------

    def take_focus(self) -> None:
        """Give the keyboard to where the next decision is made, or to a message that comes first."""
        if self.guard.is_locked():
            self.guard.point_at_message()
        else:
            self.middle.stage().setFocus(Qt.FocusReason.OtherFocusReason)

    def keys_are_here(self) -> bool:
        """Whether the keyboard is where decisions are made, so that it follows to the next one."""
        focus = QApplication.focusWidget()
        if focus is None or not focus.isVisible() or isinstance(focus, Button):
            return True
        return focus in (self, self.middle.structure, self.middle.choice.picks, self.middle.end)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.take_focus()

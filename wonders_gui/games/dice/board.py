"""The table of Dice as it is laid out: its parts, their places and who has the keyboard. It knows no game that runs."""

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from wonders_gui.games.dice.detail import DetailPanel
from wonders_gui.games.dice.forum import ForumView
from wonders_gui.games.dice.headbar import HeadBar
from wonders_gui.games.dice.models import ForumModel, SeatsModel, SheetModel
from wonders_gui.games.dice.seats import SeatsView
from wonders_gui.games.dice.sheet import SheetView
from wonders_gui.games.dice.sheets import Sheets
from wonders_gui.games.guard import Guard
from wonders_gui.widgets.banner import Banner
from wonders_gui.widgets.button import Button
from wonders_gui.widgets.ground import Ground
from wonders_gui.widgets.hintpanel import HintPanel
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.panel import Panel

LEFT: Final = 344
WIDEST: Final = 0.37  # of the page, for the Forum and what is picked
TRAY: Final = 0.5  # of the height, for the Forum


class Board(Ground):
    """The Forum and what is picked at the left; the own sheet and the other players at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = HeadBar(self)
        self._tray = Panel(self, padding=6)
        self.forum = ForumView(self._tray)
        self.forum_model = ForumModel(self)
        self.forum.setModel(self.forum_model)
        self.sheet = SheetView(self)
        self.sheet_model = SheetModel(self)
        self.sheet.setModel(self.sheet_model)
        self.seats = SeatsView(self)
        self.seats_model = SeatsModel(self)
        self.seats.setModel(self.seats_model)
        self.detail = DetailPanel(self)
        self.hint_panel = HintPanel(self)
        self.sheets = Sheets(self)
        self._lay_out()
        self.banner = Banner(self)
        self.guard = Guard(self.banner, (self.forum, self.sheet))
        self.banner.closed.connect(self.take_focus)

    def _lay_out(self) -> None:
        inside = QVBoxLayout(self._tray)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.forum)
        self._left = QVBoxLayout()
        self._left.addWidget(self._tray)
        self._left.addWidget(self.detail, 1)
        self._left.addWidget(self.hint_panel, 1)
        self._right = QVBoxLayout()
        self._right.addWidget(self.sheet, 1)
        self._right.addWidget(self.seats)
        self._body = QHBoxLayout()
        self._body.addLayout(self._left)
        self._body.addLayout(self._right, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addLayout(self._body, 1)

    # -- room -------------------------------------------------------------------------------------------------------

    def measure(self) -> None:
        """Share the room of the page between its parts."""
        self._body.setContentsMargins(px(8), px(6), px(8), px(6))
        self._body.setSpacing(px(8))
        self._left.setSpacing(px(4))
        self._right.setSpacing(px(8))
        height = max(0, self.height() - self.bar.height())
        wide = round(min(max(px(LEFT), self.width() * 0.24), self.width() * WIDEST))
        self._tray.setFixedWidth(wide)
        self.detail.setFixedWidth(wide)
        self.hint_panel.setFixedWidth(wide)
        large = px(LEFT) > self.width() * WIDEST
        self._tray.setFixedHeight(round(min(wide, height * (0.4 if large else TRAY))))
        self.seats.setFixedHeight(self.seats.wanted_height(height))
        self.bar.label(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.measure()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.measure()

    # -- the keyboard -----------------------------------------------------------------------------------------------

    def stage(self) -> QWidget:
        """Where the next decision is made."""
        return self.forum

    def take_focus(self) -> None:
        """Give the keyboard to where the next decision is made, or to a message that comes first."""
        if self.guard.is_locked():
            self.guard.point_at_message()
        else:
            self.stage().setFocus(Qt.FocusReason.OtherFocusReason)

    def keys_are_here(self) -> bool:
        """Whether the keyboard is where decisions are made, so that it follows to the next one."""
        focus = QApplication.focusWidget()
        if focus is None or not focus.isVisible() or isinstance(focus, Button):
            return True
        return focus in (self, self.forum, self.sheet)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.take_focus()

"""The menu of the window: a short list of places to go, each with its icon and its key."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.popover import Popover


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the menu."""

    label: str
    icon: str
    act: Callable[[], object]
    key: str = ""


class Menu(Popover):
    """Opens below the button that asked for it; choosing a line closes it first."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, padding=8)
        self._column = QVBoxLayout(self.body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.lines: list[Button] = []

    def place_beside(self, anchor: QRect, room: QRect) -> QPoint:
        """Below the button, as menus are."""
        left = min(max(anchor.left(), room.left()), room.right() - self.width())
        return QPoint(left, min(anchor.bottom() + px(4), max(room.bottom() - self.height(), room.top())))

    def show_entries(self, entries: list[Entry], opener: QWidget) -> None:
        """Offer these."""
        for old in self.lines:
            old.hide()
            old.deleteLater()
        self.lines = [self._line(entry) for entry in entries]
        self.pad()
        self.setMinimumWidth(px(270))
        self.open_at(opener)
        self.lines[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _line(self, entry: Entry) -> Button:
        line = Button(Role.QUIET, entry.icon, self).from_left()
        line.set_texts(entry.label)
        line.set_key(entry.key)
        line.clicked.connect(lambda: self._choose(entry))
        self._column.addWidget(line)
        line.show()
        return line

    def _choose(self, entry: Entry) -> None:
        self.close_popover()
        entry.act()

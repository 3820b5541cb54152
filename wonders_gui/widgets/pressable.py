"""What every painted button can do: Enter presses it as Space does. Qt alone knows Space only."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Pressable(QAbstractButton):
    """A button for those who paint it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in ENTER:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()

"""The line at the foot of the window while a faster engine is made for the bots, and for a moment after that."""

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from wonders_gui.engineroom import EngineRoom
from wonders_gui.outlook import Outlook
from wonders_gui.texts.engine import preparing_text, ready_text
from wonders_gui.widgets.announcer import announce
from wonders_gui.widgets.foot import Foot

_SHOWN: Final = 10_000  # milliseconds for which the good news stay


class EngineLine(Foot):
    """Shows what the engine room does; whoever stops it stops it for this start."""

    def __init__(self, room: EngineRoom, parent: QWidget | None = None) -> None:
        self._room = room
        super().__init__(parent)
        self.hide()
        self.stopped.connect(room.stop)
        room.changed.connect(self.follow)
        self._leaving = QTimer(self, singleShot=True, interval=_SHOWN)
        self._leaving.timeout.connect(room.settle)

    def follow(self) -> None:
        """Show how far it is."""
        if self._room.outlook is Outlook.PREPARING:
            self.show_work(preparing_text(), self._room.percent)
        elif self._room.outlook is Outlook.READY:
            self._tell_end()
        else:
            self.hide()

    def _tell_end(self) -> None:
        if not self._leaving.isActive():
            announce(self, ready_text())
            self._leaving.start()
        self.show_end(ready_text())

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        super().retranslate()
        if not self.isHidden():
            self.follow()

"""Lets a replay run by itself: one stop after another at a chosen speed, until the end or a word."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

STEP: Final = 2000
"""Milliseconds between two stops at the usual speed."""


class Player(QObject):
    """Asks for the next stop again and again by `due`; `changed` says that it has begun or stopped to."""

    due = Signal()
    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(STEP)
        self._timer.timeout.connect(self.due)

    def is_playing(self) -> bool:
        """Whether stops follow each other by themselves."""
        return self._timer.isActive()

    def set_speed(self, factor: float) -> None:
        """So many times as quick as usual."""
        self._timer.setInterval(round(STEP / factor))

    def start(self) -> None:
        """Go on; the first step comes at once, so that a click is answered."""
        self._timer.start()
        self.changed.emit()
        self.due.emit()

    def stop(self) -> None:
        """Stay here."""
        if self._timer.isActive():
            self._timer.stop()
            self.changed.emit()

"""Finds the games that wait to be continued, without keeping the window waiting when there are many files."""

from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from wonders_gui.saves import Games, is_waiting
from wonders_gui.savesummary import Summary

AT_ONCE: Final = 40
"""So many files are read before anything else happens; more than most players have."""
SLICE: Final = 0.008  # seconds of reading between two looks at what the player does


class Unfinished(QObject):
    """`found` tells the games that wait, the latest first, whenever more of them are known."""

    found = Signal(object)

    def __init__(self, games: Games, parent: QObject) -> None:
        super().__init__(parent)
        self._games = games
        self._left: Iterator[Path] = iter(())
        self._waiting: list[Summary] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    def look(self) -> None:
        """Look at the folder; files that were read before cost nothing."""
        self._left = iter(self._games.newest_first())
        self._waiting = []
        self._read(AT_ONCE)
        self.found.emit(list(self._waiting))

    def _go_on(self) -> None:
        before = len(self._waiting)
        self._read(1)
        if len(self._waiting) > before:
            self.found.emit(list(self._waiting))

    def _read(self, least: int) -> None:
        """Read at least so many files, and more while there is time."""
        until = monotonic() + SLICE
        for number, path in enumerate(self._left, 1):
            summary = self._games.summary(path)
            if summary is not None and is_waiting(summary):
                self._waiting.append(summary)
            if number >= least and monotonic() >= until:
                self._timer.start()
                return
        self._timer.stop()

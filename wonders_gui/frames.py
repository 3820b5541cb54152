"""Watches how evenly the window breathes: the gaps between beats of a 16 ms timer."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer

BEAT: Final = 16


@dataclass(frozen=True, slots=True)
class Gaps:
    """The gaps of one stretch of time, in milliseconds."""

    frames: int
    median: float
    p99: float
    longest: float


class Frames(QObject):
    """Beats all the time; only gaps between `begin` and `pause` count."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._gaps: list[float] = []
        self._since = QElapsedTimer()
        self._counts = False
        self._timer = QTimer(self, interval=BEAT)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._since.start()
        self._timer.start()

    def begin(self) -> None:
        """Count from now on."""
        if not self._counts:
            self._since.start()
        self._counts = True

    def pause(self) -> None:
        """Count no more for a while."""
        self._counts = False

    def take(self) -> Gaps:
        """What was counted; the next stretch begins empty."""
        gaps, self._gaps = sorted(self._gaps), []
        return Gaps(len(gaps), _at(gaps, 0.5), _at(gaps, 0.99), _at(gaps, 1.0))

    def _beat(self) -> None:
        if self._counts:
            self._gaps.append(self._since.nsecsElapsed() / 1e6)
        self._since.start()


def _at(ordered: Sequence[float], share: float) -> float:
    """The value below which this share of all values lies."""
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else 0.0

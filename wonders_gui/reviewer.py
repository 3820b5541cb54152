"""Lets a game be looked back at in a process of its own, while the window stays awake."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from ai.review.judge import DEFAULT
from ai.review.report import Review
from ai.review.work import Order, Progress, ReviewJob
from engine.core.seats import Seat

LOOK_UP: Final = 80  # milliseconds between two looks at how far it is


class Reviewer(QObject):
    """One review at a time. `progressed(done, total)`, then `made(review)` or `failed(coded_error)`."""

    progressed = Signal(int, int)
    made = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = Path()
        self.judge = DEFAULT
        self.progress = Progress(0, 0)
        self._job: ReviewJob | None = None
        self._timer = QTimer(self, interval=LOOK_UP)
        self._timer.timeout.connect(self._look)
        application = QCoreApplication.instance()
        assert application is not None
        application.aboutToQuit.connect(self.stop)

    def is_busy(self) -> bool:
        """Whether a game is being looked back at."""
        return self._job is not None

    def begin(self, path: Path, seat: Seat) -> None:
        """Look back at the game in a file, and no longer at any other."""
        self.stop()
        self.path = path
        self._job = ReviewJob(Order(path, seat, self.judge))
        self._job.start()
        self._timer.start()

    def stop(self) -> None:
        """Look no more; nothing is told of what was begun."""
        self._timer.stop()
        self.progress = Progress(0, 0)
        if self._job is not None:
            job, self._job = self._job, None
            job.cancel()

    def _look(self) -> None:
        assert self._job is not None
        told = self._job.poll()
        if isinstance(told, Progress):
            if told != self.progress:
                self.progress = told
                self.progressed.emit(told.done, told.total)
            return
        self.stop()
        (self.made if isinstance(told, Review) else self.failed).emit(told)

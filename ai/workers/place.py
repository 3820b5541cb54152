"""Keeps a worker in one place: gives it a task at a time, and puts another there when it dies or hangs."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from multiprocessing.connection import Connection
from time import monotonic
from typing import Final

from ai.bot import Decision
from ai.workers.process import STOP, Ready
from ai.workers.question import Effort, Question, Ticket, WorkerError
from ai.workers.thinking import Find
from ai.workers.worker import Worker
from engine.core.errors import CodedError

_STARTS: Final = 3  # in a row that may fail before the place stays empty


@dataclass(frozen=True, slots=True)
class Staff:
    """How workers are found and how long one waits for them.

    `ahead` names the games whose bots are fetched at once. `grace` is the time in which a bot must have answered once
    its own is over, or once it was stopped; `patience` the time to start, or for a bot without a time of its own.
    """

    find: Find
    ahead: Sequence[str]
    grace: float
    patience: float


@dataclass(frozen=True, slots=True)
class Task:
    """A question that somebody waits for."""

    ticket: Ticket
    question: Question


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a worker made of a task."""

    task: Task
    result: Decision[int] | CodedError
    effort: Effort


class Place:
    """Where a worker sits; `due` is when it must have said something."""

    def __init__(self, staff: Staff) -> None:
        self._staff = staff
        self._worker: Worker | None = None
        self._is_ready = False
        self._is_outdated = False
        self._failures = 0
        self._began = 0.0
        self.engine = ""
        """The engine of the worker, `plain` or `compiled`; nothing as long as it has not said so."""
        self.task: Task | None = None
        self.due = inf
        self._start()

    @property
    def is_empty(self) -> bool:
        """Whether no process could be started here, and none will be."""
        return self._worker is None

    @property
    def is_free(self) -> bool:
        """Whether the worker waits for a task."""
        return self._is_ready and self.task is None

    @property
    def is_settled(self) -> bool:
        """Whether there is nothing to wait for before the next task."""
        return self.is_empty or (self._is_ready and not self._is_outdated)

    def handles(self) -> "list[Connection | int]":
        """What stirs when there is something to attend to."""
        return [] if self._worker is None else self._worker.handles()

    def begin(self, task: Task) -> bool:
        """Let the worker think about a task; false when it turns out to be gone."""
        assert self._worker is not None
        if not self._worker.tell(task.question):
            return False
        seconds = task.question.brief.seconds
        self.task = task
        self._began = monotonic()
        self._wait(self._staff.patience if seconds is None else seconds + self._staff.grace)
        return True

    def stop(self) -> None:
        """Let the worker say what it has."""
        assert self._worker is not None
        self._worker.tell(STOP)
        self.due = min(self.due, monotonic() + self._staff.grace)

    def renew(self) -> None:
        """Let another process take this place, as soon as the worker has answered what it thinks about."""
        self._is_outdated = True
        self._make_way()

    def attend(self) -> list[Outcome]:
        """Hear what the worker says; replace it when it is gone or has been silent for too long."""
        if self._worker is None:
            return []
        outcomes = [outcome for said in self._worker.heard() for outcome in self._hear(said)]
        if self._worker.is_gone:
            outcomes += self._replace("worker_died")
        elif monotonic() > self.due:
            outcomes += self._replace("worker_hangs")
        self._make_way()
        return outcomes

    def end(self) -> None:
        """End the process for good."""
        if self._worker is not None:
            self._worker.end()
        self._worker = None

    def _hear(self, said: object) -> list[Outcome]:
        self.due = inf
        if isinstance(said, Ready):
            self._is_ready = True
            self.engine = said.engine
            self._failures = 0
            return []
        assert isinstance(said, Decision | CodedError)
        return self._done(said)

    def _done(self, result: Decision[int] | CodedError) -> list[Outcome]:
        task, self.task = self.task, None
        effort = Effort(self.engine, monotonic() - self._began)
        return [] if task is None else [Outcome(task, result, effort)]

    def _replace(self, code: str) -> list[Outcome]:
        if not self._is_ready:
            self._failures += 1
        outcomes = self._done(WorkerError(code))
        self.end()
        self._start()
        return outcomes

    def _make_way(self) -> None:
        if self._is_outdated and self.task is None:
            self._failures = 0
            self.end()
            self._start()

    def _start(self) -> None:
        self._is_ready = self._is_outdated = False
        self.engine = ""
        while self._worker is None and self._failures < _STARTS:
            try:
                self._worker = Worker(self._staff.find, self._staff.ahead)
            except OSError:
                self._failures += 1
        self._wait(inf if self._worker is None else self._staff.patience)

    def _wait(self, seconds: float) -> None:
        self.due = monotonic() + seconds

"""Questions and the processes that answer them. A worker that dies or hangs costs the citizen's answer, no more.

A pool belongs to one thread. Only the latest question of a seat counts: an older one of the same game is dropped.
"""

import os
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from math import inf
from multiprocessing.connection import wait
from time import monotonic
from types import TracebackType
from typing import Final

from ai.bot import Budget, Decision
from ai.games import thinker_of
from ai.registry import BALANCED
from ai.workers.place import Place, Staff, Task
from ai.workers.question import Answer, Effort, Key, Question, Ticket, WorkerError
from ai.workers.thinking import Find, answer
from engine.core.errors import CodedError

MOST_WORKERS: Final = 6  # more bots never think at once
_CITIZEN: Final = "citizen"


def usual_workers() -> int:
    """One for each core but the one that shows the game."""
    return max(1, min(MOST_WORKERS, (os.cpu_count() or 1) - 1))


class Pool:
    """Lets bots think in other processes. Whatever happens to those, every question gets its answer."""

    def __init__(
        self,
        workers: int | None = None,
        ahead: Sequence[str] = (),
        find: Find = thinker_of,
        grace: float = 3.0,
        patience: float = 60.0,
    ) -> None:
        """Start the processes; see `Staff` for what the rest means."""
        self._find = find
        self._tickets = count(1)
        self._open: dict[Ticket, Task] = {}
        self._waiting: deque[Task] = deque()
        self._answers: list[Answer] = []
        staff = Staff(find, tuple(ahead), grace, patience)
        self._places = [Place(staff) for _ in range(usual_workers() if workers is None else workers)]

    def __enter__(self) -> "Pool":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # -- asking -----------------------------------------------------------------------------------------------

    def ask(self, question: Question) -> Ticket:
        """Let a bot think about a question, as soon as a worker is free."""
        assert self._places, "the pool is closed"
        self._forget(lambda key: (key.game, key.seat) == (question.key.game, question.key.seat))
        task = Task(Ticket(next(self._tickets)), question)
        self._open[task.ticket] = task
        self._waiting.append(task)
        self._hand_out()
        return task.ticket

    def cancel(self, ticket: Ticket) -> None:
        """Have the answer soon: the best that the bot has found so far, or the citizen's if it has not begun."""
        task = self._open.get(ticket)
        if task is None:
            return
        if task in self._waiting:
            self._waiting.remove(task)
            self._settle(task, None)
        else:
            self._stop(task)

    def drop(self, ticket: Ticket) -> None:
        """Want no answer any more."""
        task = self._open.pop(ticket, None)
        if task is None:
            self._answers = [answer for answer in self._answers if answer.ticket != ticket]
        elif task in self._waiting:
            self._waiting.remove(task)
        else:
            self._stop(task)

    def forget(self, game: str) -> None:
        """Want no answers for a game any more: it is over, or went back to an earlier turn."""
        self._forget(lambda key: key.game == game)

    def renew(self) -> None:
        """Start every process again, to think with what can be imported now; each goes on until it has answered."""
        for place in self._places:
            place.renew()

    @property
    def is_settled(self) -> bool:
        """Whether no process is about to start."""
        return all(place.is_settled for place in self._places)

    @property
    def engine(self) -> str:
        """The engine that bots think with, `plain` or `compiled`; nothing while that is not known or changing."""
        kinds = {place.engine for place in self._places if not place.is_empty}
        return kinds.pop() if self.is_settled and len(kinds) == 1 else ""

    # -- answers ----------------------------------------------------------------------------------------------

    def poll(self) -> list[Answer]:
        """The answers that have come in, in their order; returns at once."""
        for place in self._places:
            for outcome in place.attend():
                self._settle(outcome.task, outcome.result, outcome.effort)
        self._hand_out()
        answers, self._answers = self._answers, []
        return answers

    def wait(self, timeout: float | None = None) -> list[Answer]:
        """The next answers; none when the time is over or no question is open."""
        end = inf if timeout is None else monotonic() + timeout
        while True:
            answers = self.poll()
            if answers or not self._open or monotonic() >= end:
                return answers
            left = min(end, *(place.due for place in self._places)) - monotonic()
            handles = [handle for place in self._places for handle in place.handles()]
            wait(handles, None if left == inf else max(0.0, left))

    def close(self) -> None:
        """End all processes; questions that are still open stay unanswered."""
        for place in self._places:
            place.end()
        self._places = []
        self._open.clear()
        self._waiting.clear()
        self._answers = []

    # -- the works --------------------------------------------------------------------------------------------

    def _hand_out(self) -> None:
        for place in self._places:
            if self._waiting and place.is_free and place.begin(self._waiting[0]):
                self._waiting.popleft()
        if all(place.is_empty for place in self._places):
            while self._waiting:
                self._settle(self._waiting.popleft(), WorkerError("no_worker"))

    def _stop(self, task: Task) -> None:
        for place in self._places:
            if place.task is task:
                place.stop()

    def _forget(self, is_meant: Callable[[Key], bool]) -> None:
        for task in list(self._open.values()):
            if is_meant(task.question.key):
                self.drop(task.ticket)
        self._answers = [answer for answer in self._answers if not is_meant(answer.key)]

    def _settle(self, task: Task, result: Decision[int] | CodedError | None, effort: Effort | None = None) -> None:
        """Answer a question, with a citizen's decision if there is no better one; one that was dropped gets none."""
        if self._open.pop(task.ticket, None) is None:
            return
        trouble = result if isinstance(result, CodedError) else None
        decision = result if isinstance(result, Decision) else self._of_a_citizen(task.question)
        own = effort if decision is result else None
        self._answers.append(Answer(task.ticket, task.question.key, decision, trouble, own))

    def _of_a_citizen(self, question: Question) -> Decision[int] | None:
        """What a citizen would do, found right here: that takes a moment only, and cannot get lost."""
        brief = replace(question.brief, level=_CITIZEN, character=BALANCED)
        decision = answer(self._find, replace(question, brief=brief), Budget(brief.seconds, brief.positions))
        return decision if isinstance(decision, Decision) else None

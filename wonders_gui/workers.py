"""Lets bots think while the window stays awake: one thread that owns the processes, and signals for their answers."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QObject, QThread, Signal, SignalInstance

from ai.workers.question import Answer, Brief, Key, Ticket, WorkerError, question
from engine.core.game import C, E, Game, M, S, V

if TYPE_CHECKING:
    from ai.workers.pool import Pool

log = logging.getLogger(__name__)

_LOOK_UP = 0.02  # seconds after which the thread looks whether somebody wants something else
_LAST_WAIT = 5000  # milliseconds that the thread gets to end its processes


class Asker(Protocol):
    """Who lets bots think. Every question comes to an answer later, unless its game is forgotten."""

    @property
    def answered(self) -> SignalInstance:
        """Carries one `ai.workers.question.Answer`."""

    @property
    def crew(self) -> int:
        """How many bots can think at the same time."""

    def ask(self, game: Game[C, S, M, E, V], key: Key, view: V, legal: Sequence[M], brief: Brief) -> None:
        """Let a bot choose one of these moves; an older question of the same game and seat is dropped."""

    def forget(self, name: str) -> None:
        """Want no answers any more for the game that keys call by this name."""


_AnyGame = Game[object, object, object, object, object]


@dataclass(frozen=True, slots=True)
class _Ask:
    """A wish that is turned into plain data in the thread: that takes a few milliseconds."""

    game: _AnyGame
    key: Key
    view: object
    legal: Sequence[object]
    brief: Brief


@dataclass(frozen=True, slots=True)
class _Forget:
    name: str


class _Quit:
    """The last wish."""


_Wish = _Ask | _Forget | _Quit


class _Thread(QThread):
    """Owns the pool from its first to its last moment."""

    answered = Signal(object)

    def __init__(self, workers: int | None, ahead: Sequence[str]) -> None:
        super().__init__()
        self.setObjectName("thinkers")
        self.wishes: SimpleQueue[_Wish] = SimpleQueue()
        self._workers = workers
        self._ahead = tuple(ahead)
        self._open: set[Key] = set()

    def run(self) -> None:
        try:
            self._think()
        except Exception:  # Qt would only print it, and the game would wait for ever
            log.exception("no bots can think any more")
            self._give_up()

    def _think(self) -> None:
        from ai.workers.pool import Pool  # here, so that the window need not wait for it

        with Pool(_crew(self._workers), self._ahead) as pool:
            while self._fulfil_wishes(pool):
                for answer in pool.wait(_LOOK_UP):
                    self._tell(answer)

    def _give_up(self) -> None:
        """Answer everything with nothing, so that whoever asked can help himself."""
        for key in self._open:
            self._answer_nothing(key)
        while not isinstance(wish := self.wishes.get(), _Quit):
            if isinstance(wish, _Ask):
                self._answer_nothing(wish.key)

    def _answer_nothing(self, key: Key) -> None:
        self.answered.emit(Answer(Ticket(0), key, None, WorkerError("no_worker")))

    def _tell(self, answer: Answer) -> None:
        self._open.discard(answer.key)
        if answer.trouble is not None:
            log.warning("a bot was in trouble: %s", answer.trouble)
        self.answered.emit(answer)

    def _fulfil_wishes(self, pool: "Pool") -> bool:
        """Do what was asked for since; false when that was to end. Sleeps while there is nothing to do at all."""
        wish: _Wish | None = self._next() if self._open else self.wishes.get()
        while wish is not None:
            if isinstance(wish, _Quit):
                return False
            self._fulfil(pool, wish)
            wish = self._next()
        return True

    def _next(self) -> _Wish | None:
        try:
            return self.wishes.get_nowait()
        except Empty:
            return None

    def _fulfil(self, pool: "Pool", wish: _Ask | _Forget) -> None:
        if isinstance(wish, _Forget):
            pool.forget(wish.name)
            self._open = {key for key in self._open if key.game != wish.name}
            return
        asked = wish.key
        pool.ask(question(wish.game, asked, wish.view, wish.legal, wish.brief))
        self._open = {key for key in self._open if (key.game, key.seat) != (asked.game, asked.seat)} | {asked}


def _crew(wished: int | None) -> int:
    from ai.workers.pool import usual_workers

    return usual_workers() if wished is None else wished


class Thinkers(QObject):
    """Bots in processes of their own; see `Asker`. Close it before the program ends."""

    answered = Signal(object)

    def __init__(self, workers: int | None = None, ahead: Sequence[str] = (), parent: QObject | None = None) -> None:
        """Nothing is started yet; the bots of the games `ahead` are fetched as soon as it is."""
        super().__init__(parent)
        self._workers = workers
        self._thread = _Thread(workers, ahead)
        self._thread.answered.connect(self.answered)

    @cached_property
    def crew(self) -> int:
        """How many bots can think at the same time."""
        return _crew(self._workers)

    def start(self) -> None:
        """Start the thread, which starts the processes; the first question does it too."""
        if not self._thread.isRunning():
            self._thread.start()

    def ask(self, game: Game[C, S, M, E, V], key: Key, view: V, legal: Sequence[M], brief: Brief) -> None:
        """Let a bot choose one of these moves."""
        self.start()
        self._thread.wishes.put(_Ask(cast("_AnyGame", game), key, view, legal, brief))

    def forget(self, name: str) -> None:
        """Want no answers for a game any more; one that is on its way may still come."""
        self._thread.wishes.put(_Forget(name))

    def close(self) -> None:
        """End the processes and the thread."""
        self._thread.wishes.put(_Quit())
        if not self._thread.wait(_LAST_WAIT):
            log.error("the thread of the bots does not end")

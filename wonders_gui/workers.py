"""Lets bots think while the window stays awake: one thread that owns the processes, and signals for their answers."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QObject, QThread, Signal, SignalInstance

from ai.workers.question import Answer, Brief, Key, Ticket, WorkerError, question
from engine.core.game import C, E, Game, M, S, V
from wonders_gui.effort import Efforts

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


class _Renew:
    """Let the processes start again."""


class _Quit:
    """The last wish."""


_Wish = _Ask | _Forget | _Renew | _Quit


class _Thread(QThread):
    """Owns the pool from its first to its last moment."""

    answered = Signal(object)
    engine_told = Signal(str)

    def __init__(self, workers: int | None, ahead: Sequence[str]) -> None:
        super().__init__()
        self.setObjectName("thinkers")
        self.wishes: SimpleQueue[_Wish] = SimpleQueue()
        self._workers = workers
        self._ahead = tuple(ahead)
        self._open: set[Key] = set()
        self._engine = ""
        self._efforts = Efforts()

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
                self._tell_engine(pool.engine)
        self._efforts.log()

    def _tell_engine(self, engine: str) -> None:
        if engine and engine != self._engine:
            self._engine = engine
            self._efforts.log()
            log.info("bots think with the %s engine", engine)
            self.engine_told.emit(engine)

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
        self._efforts.add(answer)
        if answer.trouble is not None:
            log.warning("a bot was in trouble: %s", answer.trouble)
        self.answered.emit(answer)

    def _fulfil_wishes(self, pool: "Pool") -> bool:
        """Do what was asked for since; false when that was to end. Sleeps while there is nothing to do at all."""
        wish = self._first(pool)
        while wish is not None:
            if isinstance(wish, _Quit):
                return False
            self._fulfil(pool, wish)
            wish = self._next()
        return True

    def _first(self, pool: "Pool") -> _Wish | None:
        """The next wish, waited for as long as there is nothing else to do."""
        if self._open:
            return self._next()
        try:
            return self.wishes.get(timeout=None if pool.is_settled else _LOOK_UP)
        except Empty:
            return None

    def _next(self) -> _Wish | None:
        try:
            return self.wishes.get_nowait()
        except Empty:
            return None

    def _fulfil(self, pool: "Pool", wish: _Ask | _Forget | _Renew) -> None:
        if isinstance(wish, _Renew):
            pool.renew()
            return
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
    engine_told = Signal(str)
    """The engine that the processes think with, `plain` or `compiled`: once they run, and whenever it changes."""

    def __init__(self, workers: int | None = None, ahead: Sequence[str] = (), parent: QObject | None = None) -> None:
        """Nothing is started yet; the bots of the games `ahead` are fetched as soon as it is."""
        super().__init__(parent)
        self._workers = workers
        self._thread = _Thread(workers, ahead)
        self._thread.answered.connect(self.answered)
        self._thread.engine_told.connect(self.engine_told)

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

    def change_over(self, tree: Path) -> None:
        """Let bots think with the packages in `tree` from now on; whoever thinks already comes to an end first."""
        from ai.workers.worker import import_from

        import_from(tree)
        if self._thread.isRunning():
            self._thread.wishes.put(_Renew())

    def close(self) -> None:
        """End the processes and the thread."""
        self._thread.wishes.put(_Quit())
        if not self._thread.wait(_LAST_WAIT):
            log.error("the thread of the bots does not end")

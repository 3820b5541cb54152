"""The history as the window has it: one thread owns the database, and answers come back as calls in the window's own.

The thread is started by the first question. Whatever happens to the database, the saves are not touched.
"""

import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import Final, TypeVar, cast

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from engine.core.errors import CodedError
from wonders_gui.history.content import has_sound_content
from wonders_gui.history.schema import HistoryError, distrusted, is_damage, is_sound
from wonders_gui.history.store import Check, Store, Synced, is_whole, open_store

log = logging.getLogger(__name__)

T = TypeVar("T")
_LAST_WAIT: Final = 5.0  # seconds that the thread gets to end what it does


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """The database was rebuilt: why, and of how many games."""

    why: str
    games: int


@dataclass(frozen=True, slots=True)
class _Question:
    """Work for the thread; the answer goes to `answer` while `owner` is alive."""

    work: Callable[[Store], object]
    answer: Callable[[object], None]
    owner: QObject


@dataclass(frozen=True, slots=True)
class _Done:
    """What a sync has found, and how many games there are now."""

    synced: Synced
    games: int


class Archive(QObject):
    """Ask it; close it before the window goes."""

    changed = Signal()
    """The database says something else than before."""
    progressed = Signal(int, int)
    """So many files of so many have been read; both 0 when there is nothing left to read."""
    rebuilt = Signal()
    """The database was missing or damaged, and has been rebuilt: see `take_news`."""
    troubled = Signal(object)
    """A CodedError: what was asked for cannot be done."""
    _answered = Signal(object, object)
    _renewed = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._questions: SimpleQueue[_Question | None] = SimpleQueue()
        self._stop = Event()
        self._thread: Thread | None = None
        self._store: Store | None = None
        self._before = ""
        self._is_checked = False
        self._was_made_again = False
        self._news: Rebuilt | None = None
        self._answered.connect(self._deliver)
        self._renewed.connect(self._tell_sync)

    # -- asking -----------------------------------------------------------------------------------------------

    def ask(self, work: Callable[[Store], T], answer: Callable[[T], None], owner: QObject) -> None:
        """Let `work` be done in the thread and its result be told to `answer` here, unless `owner` is gone by then."""
        self._questions.put(_Question(work, cast("Callable[[object], None]", answer), owner))
        self._start()

    def refresh(self) -> None:
        """Look what has changed among the saves; `changed` follows if anything has."""
        self._stop.clear()
        self.ask(self._synced, self._tell_sync, self)

    def take_news(self) -> Rebuilt | None:
        """That the database was rebuilt, if nobody has been told yet."""
        news, self._news = self._news, None
        return news

    def cancel(self) -> None:
        """Stop reading; what has been read is kept, and the next refresh goes on from there."""
        self._stop.set()

    def close(self) -> None:
        """End the thread and let go of the database."""
        self._stop.set()
        if self._thread is not None:
            self._questions.put(None)
            self._thread.join(_LAST_WAIT)
            self._thread = None

    def _start(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._work, name="history", daemon=True)
            self._thread.start()

    # -- in the window's thread -------------------------------------------------------------------------------

    def _deliver(self, question: object, result: object) -> None:
        assert isinstance(question, _Question)
        if not isValid(question.owner):
            return
        if isinstance(result, CodedError):
            self.troubled.emit(result)
        else:
            question.answer(result)

    def _tell_sync(self, done: "_Done") -> None:
        self.progressed.emit(0, 0)
        if done.synced.has_changed:
            self.changed.emit()
        if self._before and done.synced.is_complete:
            if done.games:
                self._news = Rebuilt(self._before, done.games)
                self.rebuilt.emit()
            self._before = ""

    # -- in the thread of the database ------------------------------------------------------------------------

    def _work(self) -> None:
        with suppress(RuntimeError):  # Qt has taken the window away: nobody wants an answer any more
            while (question := self._questions.get()) is not None:
                self._answered.emit(question, self._result(question.work))
        self._let_go()

    def _let_go(self) -> None:
        if self._store is not None:
            self._store.close()
            self._store = None

    def _result(self, work: Callable[[Store], object]) -> object:
        """What comes of a question. The thread goes on whatever happens; a damaged database is made again, once."""
        try:
            try:
                return work(self._opened())
            except CodedError:
                raise
            except Exception as error:
                log.exception("history: a question could not be answered")
                return work(self._opened_again(error))
        except CodedError as error:
            return error
        except Exception as error:
            log.exception("history: the database cannot be used")
            return HistoryError("database", reason=str(error))

    def _opened(self, check: Check = has_sound_content) -> Store:
        """The first answer looks at the rows; the first sync checks the whole file."""
        if self._store is None:
            opening = open_store(self.folder, check)
            self._store, self._before = opening.store, opening.before or self._before
        return self._store

    def _opened_again(self, error: Exception) -> Store:
        """After an error: from the saves if the database is to blame, which happens once; else it is opened again."""
        self._let_go()
        if not is_damage(error):
            return self._opened(is_whole)
        if self._was_made_again:
            raise error
        self._was_made_again = self._is_checked = True
        store = self._opened(distrusted)
        self._renewed.emit(_Done(store.sync(self._progress), store.count()))
        return store

    def _synced(self, store: Store) -> "_Done":
        if not self._is_checked:
            self._is_checked = True
            if not is_sound(store.connection):
                raise sqlite3.DatabaseError("not sound")
        synced = store.sync(self._progress)
        return _Done(synced, store.count())

    def _progress(self, done: int, number: int) -> bool:
        if number > 0:
            self.progressed.emit(done, number)
        return not self._stop.is_set()

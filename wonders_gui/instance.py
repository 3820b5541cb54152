"""One window for each folder of data: a second start finds the first by a lock file and asks it to come forward.

Files say so, watched by the first; no socket is opened. A lock that nobody holds any more is taken over, and nothing
that lies in the folder keeps the program from starting.
"""

import json
import logging
import os
import sys
from contextlib import suppress
from datetime import datetime
from enum import Enum
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Qt, QTimer, Signal

from engine.core.errors import SaveError
from engine.core.savelines import Limits, file_bytes, json_in
from wonders_gui.lockholder import BEAT, LOCK, Holder, beat, holder_in

log = logging.getLogger(__name__)

CALL: Final = "calls"
BEATS: Final = 30_000  # milliseconds between two signs of life
PATIENCE: Final = 4.0  # seconds that the first start gets to answer a call
_TRIES: Final = 3
_MOMENT: Final = 100  # milliseconds to wait for a lock
_BLINK: Final = 0.02  # seconds between two looks for an answer
_GUARD: Final = "running.guard"
_LIMITS: Final = Limits(file=10_000)
_ANYBODY: Final = -1  # any process, as Windows counts them


class Claim(Enum):
    """What came of a start."""

    OURS = "ours"
    """No other window uses this folder."""
    CALLED = "called"
    """Another window here was asked to come forward, and does."""
    SILENT = "silent"
    """Another window here is open, but does not answer."""
    ELSEWHERE = "elsewhere"
    """A window on another computer is open."""


class Instance(QObject):
    """This start of the program; `called` carries the file that a later start was asked to open, or None."""

    called = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.holder: Holder | None = None
        """Who holds the lock, when it is not ours."""
        self._folder = folder
        self._calls = folder / CALL
        self._lock = _lock(folder / LOCK)
        self._own = b""
        self._since = datetime.now()
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._answer)
        self._beats = QTimer(self)
        self._beats.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._beats.setInterval(BEATS)
        self._beats.timeout.connect(self._beat)

    # -- starting ---------------------------------------------------------------------------------------------

    def claim(self, file: Path | None = None) -> Claim:
        """Take the folder, or ask the window that has it to come forward and to open a file."""
        for _try in range(_TRIES):
            if self._is_free():
                return Claim.OURS
            self.holder = holder = self._look()
            if holder.host and (claim := self._ask(holder, file)) is not None:
                return claim
            self._take_over(holder)
        return Claim.OURS  # nobody is there, though the lock cannot be taken: nothing can be kept in this folder

    def _look(self) -> Holder:
        """Who holds the lock; it is empty for the moment in which it is made."""
        holder = holder_in(self._folder)
        for _try in range(_TRIES):
            if holder.host:
                break
            sleep(_BLINK)
            holder = holder_in(self._folder)
        return holder

    def _ask(self, holder: Holder, file: Path | None) -> Claim | None:
        """What a holder says; None when there is none any more."""
        if not holder.is_here:
            return Claim.ELSEWHERE if holder.is_fresh else None
        if holder.is_gone:
            return None
        if self._is_answered(file, may_wait=holder.is_young):
            return Claim.CALLED
        return Claim.SILENT if holder.is_certain or holder.is_fresh else None

    def open_anyway(self) -> None:
        """Take the folder from whoever holds it: the player says that it may be taken."""
        if self.holder is not None:
            self._take_over(self.holder)

    def listen(self) -> None:
        """Answer calls from now on; call it when somebody listens to `called`."""
        if self._own:  # where nothing can be kept, nobody calls
            self._watcher.addPath(str(self._calls))
            self._answer()

    def release(self) -> None:
        """Let the next start be the first."""
        self._beats.stop()
        if self._has_lock():
            _remove(self._folder / BEAT)
        self._own = b""
        self._lock.unlock()

    def _is_free(self) -> bool:
        """Whether nobody holds the lock, or nothing can be kept here anyway: then windows cannot disturb each other."""
        if self._lock.isLocked() or not _make(self._folder):
            return True
        _make(self._calls)
        if self._lock.tryLock(_MOMENT):
            self._begin()
            return True
        return self._lock.error() != QLockFile.LockError.LockFailedError

    def _begin(self) -> None:
        """The folder is ours. Calls that nobody has answered are of no use any more."""
        self._own = _content(self._folder / LOCK)
        for call in _calls_in(self._calls):
            _remove(call)
        self._beat()
        self._beats.start()

    # -- taking over ------------------------------------------------------------------------------------------

    def _take_over(self, holder: Holder) -> None:
        """One start at a time may remove a lock, and only the one that it has looked at."""
        guard = _lock(self._folder / _GUARD)
        guard.setStaleLockTime(10_000)
        log.warning("the lock of %s (process %s on %s) is taken over", self._folder, holder.pid, holder.host)
        guard.tryLock(2_000)
        if holder_in(self._folder).lock == holder.lock:
            _remove(self._folder / LOCK)
            self._is_free()
        guard.unlock()

    # -- signs of life ----------------------------------------------------------------------------------------

    def _beat(self) -> None:
        """Say that we are here, unless the player has opened the folder on another computer by now."""
        lock = self._folder / LOCK
        try:
            if not lock.exists():
                lock.write_bytes(self._own)  # whoever had the folder before us has removed it at its end
            if self._has_lock():
                beat(self._folder, self._since)
        except OSError as error:
            log.info("no sign of life can be given: %s", error)
        self._answer_if_watching()

    def _has_lock(self) -> bool:
        return bool(self._own) and _content(self._folder / LOCK) == self._own

    def _answer_if_watching(self) -> None:
        """Some disks tell of no changes: look from time to time."""
        if self._watcher.directories():
            self._answer()

    # -- calls ------------------------------------------------------------------------------------------------

    def _is_answered(self, file: Path | None, *, may_wait: bool) -> bool:
        """Ask the first start to come forward, and to open a file if there is one; it takes the call away.

        One that may wait stays for a program that is still on its way to its window. Any other is withdrawn.
        """
        _let_the_first_forward()
        call = self._calls / f"call-{os.getpid()}"
        said = json.dumps({"open": None if file is None else str(file.absolute())})
        try:
            call.with_suffix(".part").write_text(said, encoding="utf-8")
            call.with_suffix(".part").replace(call)
        except (OSError, ValueError) as error:
            log.warning("cannot call the first start: %s", error)
            return False
        until = monotonic() + PATIENCE
        while call.exists() and monotonic() < until:
            sleep(_BLINK)
        is_answered = not call.exists()
        if not is_answered and not may_wait:
            _remove(call)
        return is_answered or may_wait

    def _answer(self) -> None:
        for call in _calls_in(self._calls):
            said = _taken(call)
            if self._own:
                self.called.emit(said)


def _content(path: Path) -> bytes:
    with suppress(SaveError):
        return file_bytes(path, _LIMITS)
    return b""


def _lock(path: Path) -> QLockFile:
    lock = QLockFile(str(path))
    lock.setStaleLockTime(0)  # whoever holds it may hold it for days; the system says whether it still runs
    return lock


def _let_the_first_forward() -> None:
    """Windows lets a program come to the front only if the one that was just clicked, which is this, allows it."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(_ANYBODY)


def _make(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        log.warning("cannot make %s: %s", folder, error)
        return False
    return True


def _calls_in(folder: Path) -> list[Path]:
    """What later starts have said; other things are left alone."""
    with suppress(OSError):
        return sorted(path for path in folder.glob("call-*[0-9]") if path.is_file())
    return []


def _taken(call: Path) -> Path | None:
    """The file that a call asks for; the call is then gone, whatever it said."""
    try:
        wish = json_in(call, _LIMITS)
    except SaveError as error:
        log.warning("a call makes no sense: %s", error)
        wish = None
    _remove(call)
    file = wish.get("open") if isinstance(wish, dict) else None
    return Path(file) if isinstance(file, str) else None


def _remove(path: Path) -> None:
    """Take a file away, or put a folder aside that lies in its place."""
    try:
        if path.is_dir() and not path.is_symlink():
            path.rename(path.with_name(f"{path.name}.aside-{os.getpid()}"))
        else:
            path.unlink(missing_ok=True)
    except OSError as error:
        log.warning("%s cannot be removed: %s", path, error)

"""One window for each folder of data: a second start finds the first by a lock file and asks it to come forward.

A file says so, watched by the first; no socket is opened.
"""

import json
import logging
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

log = logging.getLogger(__name__)

LOCK: Final = "running.lock"
CALL: Final = "calls"
_PATIENCE: Final = 100  # milliseconds
_LONGEST: Final = 10_000
_ANYBODY: Final = -1  # any process, as Windows counts them


class Instance(QObject):
    """This start of the program; `called` carries the file that a later start was asked to open, or None."""

    called = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._calls = folder / CALL
        self._lock = QLockFile(str(folder / LOCK))
        self._lock.setStaleLockTime(0)  # whoever holds it may hold it for days; the system says whether it still runs
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._answer)

    def is_first(self) -> bool:
        """Whether no other start uses this folder; if so, it is ours until the end."""
        if not _make(self._calls):
            return True  # nothing can be kept there anyway, so two windows cannot get into each other's way
        if not self._lock.tryLock(_PATIENCE):
            return self._lock.error() != QLockFile.LockError.LockFailedError
        self._answer()
        self._watcher.addPath(str(self._calls))
        return True

    def call_the_first(self, file: Path | None) -> None:
        """Ask the start that was before us to come forward, and to open a file if there is one."""
        _let_the_first_forward()
        said = json.dumps({"open": None if file is None else str(file.absolute())})
        name = self._calls / f"call-{id(self)}"
        try:
            name.with_suffix(".part").write_text(said, encoding="utf-8")
            name.with_suffix(".part").replace(name)
        except OSError as error:
            log.warning("cannot call the first start: %s", error)

    def release(self) -> None:
        """Let the next start be the first."""
        self._lock.unlock()

    def _answer(self) -> None:
        for call in sorted(self._calls.glob("call-*[0-9]")):
            said = _taken(call, lambda path: path.read_text(encoding="utf-8")[:_LONGEST])
            if said is not None and self._lock.isLocked():
                self.called.emit(_file_in(said))


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


def _taken(path: Path, read: Callable[[Path], str]) -> str | None:
    """What stands in a file that is then gone."""
    try:
        text = read(path)
        path.unlink()
    except (OSError, ValueError):
        return None
    return text


def _file_in(said: str) -> Path | None:
    try:
        wish = json.loads(said)
    except ValueError:
        return None
    file = wish.get("open") if isinstance(wish, dict) else None
    return Path(file) if isinstance(file, str) else None

"""Who holds the lock of a folder, as far as files and the system can tell: on this computer or another, alive or not.

The holder touches a file beside the lock twice a minute. It asks no window and takes no lock.
"""

import json
import os
import socket
import sys
import time
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSysInfo

from engine.core.errors import SaveError
from engine.core.savelines import Limits, file_bytes, json_in

LOCK: Final = "running.lock"
BEAT: Final = "running.json"
SILENCE: Final = 120.0
"""Seconds without a sign of life after which a holder that cannot be asked counts as gone."""
YOUNG: Final = 60.0
"""Seconds that a start may take on a slow computer."""
_AHEAD: Final = 86_400.0  # seconds that the clock of another computer may be ahead of ours
_SHORT: Final = 15  # letters that Windows keeps of the name of a computer
_LIMITS: Final = Limits(file=10_000)


@dataclass(frozen=True, slots=True)
class Holder:
    """What is known of whoever holds the lock."""

    lock: bytes
    """What stands in the lock; empty where it cannot be read."""
    pid: int
    host: str
    """Empty where nothing is known: then there is nobody."""
    is_here: bool
    """On this computer; others cannot be asked."""
    is_certain: bool
    """The process runs, and was started when the lock says so: its number is not that of another one by now."""
    is_gone: bool
    """The process was started at another moment than the lock says."""
    since: datetime
    age: float
    """Seconds since the last sign of life; less than 0 where clocks differ."""

    @property
    def is_fresh(self) -> bool:
        """Whether it gave a sign of life lately."""
        return -_AHEAD < self.age < SILENCE

    @property
    def is_young(self) -> bool:
        """Whether it may still be on its way to its window."""
        return self.is_certain and abs((datetime.now() - self.since).total_seconds()) < YOUNG


def holder_in(folder: Path) -> Holder:
    """Who holds the lock in a folder. Where nothing can be read, nobody has given a sign of life for long."""
    lock = _lock_in(folder)
    pid, host, machine = _named_in(lock)
    told = _beat_in(folder, pid, host)
    is_here = _is_same(host, computer()) and machine in ("", _machine())
    started = told.get("started")
    now = process_start(pid) if is_here else ""
    signs = [folder / LOCK, folder / BEAT] if told else [folder / LOCK]
    newest = max((_written(path) for path in signs), default=0.0)
    return Holder(
        lock,
        pid,
        host,
        is_here,
        bool(now) and now == started,
        bool(now) and isinstance(started, str) and bool(started) and now != started,
        _since(told.get("since"), _written(folder / LOCK)),
        _clock_of(folder) - newest,
    )


def beat(folder: Path, since: datetime) -> None:
    """Give a sign of life: the first one says who we are; raises OSError."""
    os.utime(folder / LOCK)
    path = folder / BEAT
    told: dict[str, object] = {
        "pid": os.getpid(),
        "host": computer(),
        "started": process_start(os.getpid()),
        "since": since.isoformat(timespec="seconds"),
    }
    if _beat_in(folder, os.getpid(), computer()) == told:
        os.utime(path)
    else:
        _write(path, json.dumps(told))


def _write(path: Path, text: str) -> None:
    """At every moment there is the old file or the new one."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


def computer() -> str:
    """The name of this computer, as Qt writes it into locks."""
    return QSysInfo.machineHostName() or socket.gethostname()


def process_start(pid: int) -> str:
    """When a process was started, in whatever the system counts; empty where it does not say, or there is none."""
    if not sys.platform.startswith("linux"):
        return ""
    try:
        facts = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    fields = facts.rpartition(")")[2].split()
    return fields[19] if len(fields) > 19 else ""  # the name in brackets may hold anything, so count from behind it


# -- reading ----------------------------------------------------------------------------------------------------------


def _lock_in(folder: Path) -> bytes:
    try:
        return file_bytes(folder / LOCK, _LIMITS)
    except SaveError:
        return b""


def _named_in(lock: bytes) -> tuple[int, str, str]:
    """Process, computer and its id; Qt writes each on a line: process, program, computer, id, boot."""
    lines = [*lock.decode("utf-8", "replace").split("\n"), "", "", "", ""]
    pid = int(lines[0]) if lines[0].isascii() and lines[0].isdigit() and len(lines[0]) < 12 else 0
    return pid, lines[2].strip(), lines[3].strip()


def _beat_in(folder: Path, pid: int, host: str) -> dict[str, object]:
    """What the holder told of itself; a file that another one has left says nothing."""
    try:
        told = json_in(folder / BEAT, _LIMITS)
    except SaveError:
        return {}
    if not isinstance(told, dict) or told.get("pid") != pid or not _is_same(str(told.get("host")), host):
        return {}
    return told


def _is_same(one: str, other: str) -> bool:
    """Whether two names mean one computer: locks of Windows have the short one, in capitals."""
    return one.casefold()[:_SHORT] == other.casefold()[:_SHORT]


def _machine() -> str:
    return bytes(QSysInfo.machineUniqueId().data()).decode("ascii", "replace")


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except (OSError, ValueError):
        return 0.0


def _clock_of(folder: Path) -> float:
    """What time it is for the disk: that of a server may differ from ours."""
    probe = folder / f"{LOCK}.{os.getpid()}.now"
    try:
        probe.touch()
        now = probe.stat().st_mtime
        probe.unlink()
    except OSError:
        return time.time()
    return now


def _since(told: object, otherwise: float) -> datetime:
    try:
        return datetime.fromisoformat(told) if isinstance(told, str) else datetime.fromtimestamp(otherwise)
    except (ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0)

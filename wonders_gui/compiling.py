"""Lets another program compile the engine while the window is open; only a checkout names such a program."""

import json
import logging
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from wonders_gui.enginestate import COMMAND

log = logging.getLogger(__name__)

_LAST_WAIT: Final = 5000  # milliseconds in which the program must have ended
_PROGRESS: Final = "progress "
_READY: Final = "ready "
_OURS: Final = ("PYTHON", "WONDERS_")  # how variables begin that are meant for this program alone


def command_in(environment: Mapping[str, str]) -> list[str]:
    """The command that compiles, as the door of a checkout tells it; nothing where there is none."""
    told = environment.get(COMMAND, "")
    try:
        command = json.loads(told)
    except ValueError:
        return []
    return [str(part) for part in command] if isinstance(command, list) else []


class Compiler(QObject):
    """One run of the program: `progressed(percent)`, then `ready(tree)` or `failed()`, unless it is stopped.

    The program ends, with whatever it has started, when nobody holds the other end of its stdin any more: also when
    this one is killed.
    """

    progressed = Signal(int)
    ready = Signal(object)
    failed = Signal()

    def __init__(self, command: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = list(command)
        self._tree: Path | None = None
        self._is_stopped = False
        self._process = QProcess(self)
        self._process.setProcessEnvironment(_environment())
        self._process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._end)
        self._process.errorOccurred.connect(self._see_error)

    def start(self) -> None:
        """Let it begin, unless it was stopped before that."""
        if not self._is_stopped and not self.is_running():
            log.info("the engine is being compiled")
            self._process.start(self._command[0], self._command[1:])

    def is_running(self) -> bool:
        """Whether the program runs."""
        return self._process.state() != QProcess.ProcessState.NotRunning

    def stop(self) -> None:
        """Want it no more; nothing is told of it from now on."""
        self._is_stopped = True
        self._process.closeWriteChannel()
        QTimer.singleShot(_LAST_WAIT, self._process, self._process.kill)

    def close(self) -> None:
        """Stop, and wait for the end."""
        self.stop()
        if self.is_running() and not self._process.waitForFinished(_LAST_WAIT):
            self._process.kill()
            self._process.waitForFinished(_LAST_WAIT)

    def _read(self) -> None:
        while self._process.canReadLine():
            self._hear(bytes(self._process.readLine().data()).decode(errors="replace").strip())

    def _hear(self, line: str) -> None:
        if line.startswith(_READY):
            self._tree = Path(line.removeprefix(_READY))
        elif not line.startswith(_PROGRESS):
            log.info("compiling: %s", line)
        elif not self._is_stopped:
            self.progressed.emit(int(line.removeprefix(_PROGRESS)))

    def _end(self, code: int) -> None:
        self._read()
        if self._is_stopped:
            log.info("compiling was stopped")
        elif self._tree is not None and code == 0:
            self.ready.emit(self._tree)
        else:
            log.warning("the engine could not be compiled: exit code %s", code)
            self.failed.emit()

    def _see_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and not self._is_stopped:
            log.warning("the engine could not be compiled: %s", self._process.errorString())
            self.failed.emit()


def _environment() -> QProcessEnvironment:
    """The environment without what concerns this program, and the Python in it, alone."""
    kept = QProcessEnvironment.systemEnvironment()
    for name in kept.keys():  # noqa: SIM118 (no dictionary)
        if name.startswith(_OURS):
            kept.remove(name)
    return kept

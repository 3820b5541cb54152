"""The log file: what the program, Qt and the unexpected have to say. It stays on this machine."""

import faulthandler
import logging
import sys
import threading
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

FILE: Final = "wonders.log"
FAULTS: Final = "faults.log"
_SIZE: Final = 512 * 1024
_KEPT: Final = 3
_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"

log = logging.getLogger(__name__)

Alarm = Callable[[BaseException], None]

_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class _Faults:
    """The file for crashes below Python must stay open as long as the program runs."""

    stream: IO[str] | None = None


def begin(folder: Path) -> Path | None:
    """Write to a file in `folder` from now on, and say which; where that is impossible, errors go to stderr alone."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in (FILE, FAULTS):
            _demand_ordinary(folder / name)
        handler: logging.Handler = RotatingFileHandler(
            folder / FILE, maxBytes=_SIZE, backupCount=_KEPT, encoding="utf-8", errors="backslashreplace"
        )
        _Faults.stream = (folder / FAULTS).open("a", encoding="utf-8")
        faulthandler.enable(_Faults.stream)
    except OSError as error:
        print(f"wonders: no log can be written to {folder}: {error}", file=sys.stderr)
        return None
    handler.setFormatter(logging.Formatter(_FORMAT))
    root.addHandler(handler)
    return folder / FILE


def _demand_ordinary(path: Path) -> None:
    """Raise OSError for a pipe or a device: to open one could take for ever."""
    if path.exists() and not path.is_file():
        raise OSError(f"{path.name} is not an ordinary file")


def catch(alarm: Alarm) -> None:
    """Log what Qt says, and every exception that nobody caught, in whichever thread; then raise the alarm."""
    qInstallMessageHandler(from_qt)

    def uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        log.critical("uncaught", exc_info=(kind, error, trace))
        sys.__excepthook__(kind, error, trace)
        alarm(error)

    def uncaught_in_thread(told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None and told.exc_type is not SystemExit:
            uncaught(told.exc_type, told.exc_value, told.exc_traceback)

    sys.excepthook = uncaught
    threading.excepthook = uncaught_in_thread


def end() -> None:
    """Close the files and give the hooks back."""
    qInstallMessageHandler(None)
    sys.excepthook = sys.__excepthook__
    threading.excepthook = threading.__excepthook__
    if _Faults.stream is not None:
        faulthandler.disable()
        _Faults.stream.close()
        _Faults.stream = None
    root = logging.getLogger()
    for handler in [handler for handler in root.handlers if isinstance(handler, RotatingFileHandler)]:
        root.removeHandler(handler)
        handler.close()


def from_qt(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """What Qt has to say, in our log."""
    category = getattr(context, "category", None) or "default"  # it is there, but not in the stubs
    logging.getLogger(f"qt.{category}").log(_LEVELS.get(kind, logging.WARNING), "%s", text)

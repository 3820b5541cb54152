"""How a process that works for another one hears that nobody waits for its work any more."""

import os
import signal
from multiprocessing import parent_process
from threading import Thread
from typing import Protocol


class Flag(Protocol):
    """Something that is set for all processes at once, such as an event of `multiprocessing`."""

    def is_set(self) -> bool:
        """Whether it is."""


_stop: Flag | None = None


def begin(stop: Flag) -> None:
    """Work until `stop` is set, or whoever started this process is gone; Ctrl-C is for them alone."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_the_starter, daemon=True).start()


def is_stopped() -> bool:
    """Whether to stop; a process that works for itself never is."""
    return _stop is not None and _stop.is_set()


def _leave_with_the_starter() -> None:
    """A pool that was killed tells its processes nothing, and they would wait for work for ever."""
    starter = parent_process()
    if starter is not None:
        starter.join()
        os._exit(1)

"""What every process does first that thinks for somebody else: it steps back, and leaves when nobody waits any more."""

import gc
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from threading import Thread
from typing import Final, Protocol

_NICENESS: Final = 10
_BELOW_NORMAL: Final = 0x4000  # what Windows calls the same


class Link(Protocol):
    """One end of the pipe between such a process and its asker."""

    def send(self, obj: object, /) -> None: ...

    def recv(self) -> object: ...

    def poll(self) -> bool: ...


def mind_manners() -> None:
    """Let the window go first, and end with it."""
    _step_back()
    Thread(target=_leave_with_the_asker, daemon=True).start()


def _step_back() -> None:
    """Take a lower priority, and leave it to the asker to answer for Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lower_priority()


def lower_priority() -> None:
    """Let other programs go first."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetPriorityClass(ctypes.c_void_p(-1), _BELOW_NORMAL)  # -1 is this process
    else:
        os.nice(_NICENESS)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Keep the garbage collector out until the answer is given: a pass can take longer than a quick decision.

    It would find nothing, as imagined worlds and search trees have no cycles; what else there is waits until then.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _leave_with_the_asker() -> None:
    """Even a bot that never looks up must not outlive a program that was killed."""
    asker = parent_process()
    if asker is not None:
        asker.join()
        os._exit(1)

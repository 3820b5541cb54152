"""The inside of a worker process: waits for a question, thinks, answers. Whatever is said meanwhile means stop."""

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import parent_process
from threading import Thread
from typing import Final, Protocol

from ai.bot import Budget
from ai.workers.question import Question
from ai.workers.thinking import Find, answer

READY: Final = "ready"
STOP: Final = "stop"
_NICENESS: Final = 10
_BELOW_NORMAL: Final = 0x4000  # what Windows calls the same


class Link(Protocol):
    """One end of the pipe between a worker and its asker."""

    def send(self, obj: object, /) -> None: ...

    def recv(self) -> object: ...

    def poll(self) -> bool: ...


def serve(link: Link, find: Find, ahead: Sequence[str]) -> None:
    """Answer questions until the asker is gone; the bots of the games `ahead` are fetched before the first one."""
    _step_back()
    Thread(target=_leave_with_the_asker, daemon=True).start()
    for rules in ahead:
        with suppress(Exception):  # whoever asks for such a bot will hear what is wrong with it
            find(rules)
    with suppress(EOFError, OSError):
        link.send(READY)
        while True:
            said = link.recv()
            if isinstance(said, Question):
                link.send(answer(find, said, _budget(said, link)))


def _budget(question: Question, link: Link) -> Budget:
    """As long as the brief says, and no longer than the asker keeps silent: an end of the pipe is a word too."""
    return Budget(question.brief.seconds, question.brief.positions, link.poll)


def _step_back() -> None:
    """Let the window go first, and leave it to the asker to answer for Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetPriorityClass(ctypes.c_void_p(-1), _BELOW_NORMAL)  # -1 is this process
    else:
        os.nice(_NICENESS)


def _leave_with_the_asker() -> None:
    """Even a bot that never looks up must not outlive a program that was killed."""
    asker = parent_process()
    if asker is not None:
        asker.join()
        os._exit(1)

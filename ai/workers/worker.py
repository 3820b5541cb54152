"""The asker's end of a process that thinks: starts it, speaks to it, notices when it is gone. Decides nothing."""

import sys
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING

from ai.workers.process import serve
from ai.workers.thinking import Find

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess


def import_from(tree: Path) -> None:
    """Let processes that are started from now on import the packages in `tree`; this one keeps those that it has.

    A spawned process gets the path of the one that starts it, and a package that is imported stays where it is.
    """
    sys.path.insert(0, str(tree))


class Child:
    """A process that has been started; raises OSError when none can be. `work` gets its end of the pipe first."""

    def __init__(self, work: Callable[..., None], *arguments: object) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self._link = ours
        self._process: SpawnProcess = context.Process(target=work, args=(theirs, *arguments), daemon=True)
        self.is_gone = False
        try:
            self._process.start()
        except OSError:
            ours.close()
            raise
        finally:
            theirs.close()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def handles(self) -> "list[Connection | int]":
        """What stirs when the process says something or ends."""
        return [self._link, self._process.sentinel]

    def tell(self, what: object) -> bool:
        """Say something; false when nobody is there to hear it."""
        try:
            self._link.send(what)
        except OSError:
            self.is_gone = True
        return not self.is_gone

    def heard(self) -> list[object]:
        """What the process has said since; its last words are heard even when it is gone."""
        words: list[object] = []
        try:
            while self._link.poll():
                words.append(self._link.recv())
        except (EOFError, OSError):
            self.is_gone = True
        return words

    def end(self) -> None:
        """Put an end to the process, whatever it does: it has nothing to lose."""
        self._link.close()
        self._process.kill()
        self._process.join()
        self._process.close()


class Worker(Child):
    """A process that answers questions."""

    def __init__(self, find: Find, ahead: Sequence[str]) -> None:
        super().__init__(serve, find, ahead)

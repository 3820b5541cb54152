"""Appends to a save file what its session has and the file has not. It reads no game back and asks no rule.

The tree is the truth and the file catches up with it: after a failed write (disk full, stick pulled out) the next
one first cuts off what the failed one may have left and then writes all the missing lines.
"""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from io import FileIO
from typing import Generic

from engine.core.checksum import sealed
from engine.core.errors import SaveError
from engine.core.game import C, E, Json, M, S, V
from engine.core.saveformat import decision_body, header_body, move_body
from engine.core.savelines import FilePath, Limits, cause, shown
from engine.core.session import Session
from engine.core.tree import NodeId


class Durability(Enum):
    """What a line survives once it is written."""

    FLUSH = "flush"
    """The end of this program, however sudden."""

    SYNC = "sync"
    """The end of the machine's power too; costs a wait for the disk at every decision."""


@dataclass(frozen=True, slots=True)
class Mark:
    """How far a file goes: its bytes, the last sum, and the steps of the journal and the decisions it holds."""

    size: int
    sum: str
    steps: int
    decisions: int


class Scribe(Generic[C, S, M, E, V]):
    """Turns a session into sealed lines."""

    def __init__(self, session: Session[C, S, M, E, V], limits: Limits) -> None:
        self.session = session
        self._codec = session.game.new_state(session.config)
        self._limits = limits

    def header(self, program: str) -> tuple[bytes, Mark]:
        """The first line of a new file."""
        line, total = sealed("", header_body(self.session, self._codec, program))
        return line, Mark(len(line), total, 0, 0)

    def lines_after(self, mark: Mark) -> tuple[list[bytes], Mark]:
        """The lines that a file that goes as far as `mark` still lacks, and how far it goes with them."""
        lines: list[bytes] = []
        for node in self.session.tree.journal[mark.steps :]:
            line, total = sealed(mark.sum, self._body(node, mark))
            mark = Mark(mark.size + len(line), total, mark.steps + 1, max(mark.decisions, node))
            lines.append(line)
        return lines, mark

    def check(self, lines: list[bytes], mark: Mark, path: FilePath) -> None:
        """What could not be read again is not written at all."""
        if mark.size > self._limits.file:
            raise SaveError("cannot_write", file=shown(path), reason="too_large")
        if any(len(line) > self._limits.line for line in lines):
            raise SaveError("cannot_write", file=shown(path), reason="line_too_long")

    def _body(self, node: NodeId, mark: Mark) -> Json:
        if node <= mark.decisions:
            return move_body(node)
        return decision_body(self.session.game, self._codec, self.session.tree.decision(node))


class SaveWriter(Generic[C, S, M, E, V]):
    """Continues one file; the file is open only while it is written to. Attach it to its session."""

    def __init__(self, scribe: Scribe[C, S, M, E, V], path: FilePath, mark: Mark, durability: Durability) -> None:
        self.path = path
        self._scribe = scribe
        self._mark = mark
        self._durability = durability
        self._may_cut = False

    def cut_torn_tail(self) -> None:
        """Allow the next write to cut off what stands after the good lines."""
        self._may_cut = True

    def catch_up(self) -> None:
        """Append all missing lines, one write each; raises SaveError, and then none of them counts as written."""
        lines, mark = self._scribe.lines_after(self._mark)
        if not lines:
            return
        self._scribe.check(lines, mark, self.path)
        with system_errors_named(self.path):
            self._append(lines)
        self._mark = mark

    def _append(self, lines: list[bytes]) -> None:
        with FileIO(os.fspath(self.path), "r+") as stream:
            self._go_to_mark(stream)
            self._may_cut = True
            for line in lines:
                write_whole(stream, line)
            if self._durability is Durability.SYNC:
                os.fsync(stream.fileno())
        self._may_cut = False

    def _go_to_mark(self, stream: FileIO) -> None:
        size = stream.seek(0, os.SEEK_END)
        if size < self._mark.size or (size > self._mark.size and not self._may_cut):
            raise SaveError("cannot_write", file=shown(self.path), reason="changed_by_another")
        if size > self._mark.size:
            stream.truncate(self._mark.size)
            stream.seek(self._mark.size)


def save_as(
    session: Session[C, S, M, E, V],
    path: FilePath,
    program: str,
    durability: Durability = Durability.FLUSH,
    limits: Limits | None = None,
) -> SaveWriter[C, S, M, E, V]:
    """Write the whole session to `path`, all or nothing, and return a writer that can continue the file."""
    scribe = Scribe(session, limits or Limits())
    header, start = scribe.header(program)
    lines, mark = scribe.lines_after(start)
    scribe.check([header, *lines], mark, path)
    with system_errors_named(path):
        replace_file(path, b"".join([header, *lines]))
    return SaveWriter(scribe, path, mark, durability)


def replace_file(path: FilePath, data: bytes) -> None:
    """Put `data` at `path` so that there is the old file or the new one at every moment, never half of one."""
    part = f"{os.fspath(path)}.{os.getpid()}.part"
    try:
        with FileIO(part, "w") as stream:
            write_whole(stream, data)
            os.fsync(stream.fileno())
        os.replace(part, path)
    except OSError:
        remove_if_there(part)
        raise


def remove_if_there(path: str) -> None:
    """Take a half-written file away; if even that fails, the first error matters more."""
    try:
        os.unlink(path)
    except OSError:
        return


def write_whole(stream: FileIO, data: bytes) -> None:
    """One write for all of `data`, unbuffered; less than all means that the disk is full."""
    if stream.write(data) != len(data):
        raise OSError(errno.ENOSPC, "short write")


@contextmanager
def system_errors_named(path: FilePath) -> Iterator[None]:
    """System errors on the way to the disk come out as SaveError."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise SaveError("cannot_write", file=shown(path), reason=cause(error)) from error

"""Runs the `wonders` command in this process or in one of its own, and says what came of it."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from wonders_gui.__main__ import main

ROOT = Path(__file__).parents[3]


@dataclass(frozen=True)
class Result:
    """An exit code and all that was printed."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Terminal:
    """The command line in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def run(self, *arguments: str) -> Result:
        """Whatever comes of it."""
        self._capsys.readouterr()
        code = main(arguments)
        printed = self._capsys.readouterr()
        return Result(code, printed.out, printed.err)

    def do(self, *arguments: str) -> Result:
        """Something that must work."""
        result = self.run(*arguments)
        assert result.code == 0, result
        return result

    def complaint(self, code: int, *arguments: str) -> str:
        """The one line that says what is wrong, and nothing else."""
        result = self.run(*arguments)
        assert result.code == code, result
        assert result.out == ""
        assert result.err.count("\n") == 1
        assert "Traceback" not in result.err
        return result.err.strip()


def environment() -> dict[str, str]:
    """Variables under which a process of its own imports the same packages as this one."""
    return {"PYTHONPATH": str(ROOT), **os.environ}


@contextmanager
def heeding_ctrl_c() -> Iterator[None]:
    """For children that shall be interrupted: tests in the background may ignore Ctrl-C, and children inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def in_a_process(*arguments: str) -> Result:
    """The command line in a process of its own."""
    command = [sys.executable, "-m", "wonders_gui", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=120)
    return Result(done.returncode, done.stdout, done.stderr)

"""Runs other programs for the installers: with a line of progress, a time-out, and an end to all they started."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO, Final

Command = Sequence[str | Path]

ROOT: Final = Path(__file__).resolve().parents[2]
BUILD: Final = ROOT / "build"
DIST: Final = ROOT / "dist"

_LAST_LINES: Final = 60
_GRACE: Final = 5.0


class Refused(Exception):  # noqa: N818 (an answer to whoever asked, in a sentence that says what to do)
    """Something cannot be built or did not pass; its text says what, and where possible how to mend it."""


def say(text: str) -> None:
    """Tell whoever builds something, in order with what other programs print."""
    print(f"package: {text}", flush=True)


def run(
    title: str, command: Command, seconds: float, env: Mapping[str, str] | None = None, cwd: Path | None = None
) -> str:
    """Run a program behind a line of progress and give what it printed; raises Refused when it fails or is too slow."""
    began = time.monotonic()
    say(f"{title} ...")
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as log:
        code = _finished(title, command, seconds, log, env, cwd)
        log.seek(0)
        printed = log.read()
    if code != 0:
        why = f"took longer than {seconds:.0f} s" if code is None else f"failed (exit code {code})"
        raise Refused("\n".join([*printed.splitlines()[-_LAST_LINES:], f"{title}: {why}."]))
    say(f"{title}: done in {time.monotonic() - began:.0f} s.")
    return printed


def _finished(
    title: str, command: Command, seconds: float, log: IO[str], env: Mapping[str, str] | None, cwd: Path | None
) -> int | None:
    """The exit code, or None after a time-out; nothing that was started outlives this call."""
    try:
        process = subprocess.Popen(
            command, env=env, cwd=cwd, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )
    except FileNotFoundError as error:
        raise Refused(f"{title}: there is no program {command[0]!s} here.") from error
    try:
        return _awaited(process, seconds)
    finally:
        _end(process)


def _awaited(process: "subprocess.Popen[bytes]", seconds: float) -> int | None:
    """Wait and count the seconds on a terminal."""
    began = time.monotonic()
    while (passed := time.monotonic() - began) < seconds:
        try:
            return process.wait(timeout=min(1.0, seconds - passed))
        except subprocess.TimeoutExpired:
            if sys.stdout.isatty():
                print(f"  {passed:.0f} s", end="\r", flush=True)
    return None


def _end(process: "subprocess.Popen[bytes]") -> None:
    """End a program and, where the system has groups of processes, all it started."""
    if process.poll() is None:
        _signal(process, process.terminate, signal.SIGTERM)
        try:
            process.wait(timeout=_GRACE)
        except subprocess.TimeoutExpired:
            _signal(process, process.kill, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
            process.wait()


def _signal(process: "subprocess.Popen[bytes]", alone: Callable[[], None], number: int) -> None:
    if os.name == "nt":
        alone()
        return
    try:
        os.killpg(process.pid, number)
    except ProcessLookupError:
        return


def need(program: str, debian: str) -> str:
    """The path of a program; installs its Debian package where that is allowed, otherwise raises Refused."""
    found = shutil.which(program)
    if found is None and shutil.which("apt-get") and os.name == "posix" and os.geteuid() == 0:
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        waiting = ["apt-get", "-o", "DPkg::Lock::Timeout=300"]
        run("Refreshing the package lists", [*waiting, "update"], 600, env)
        run(f"Installing {debian}", [*waiting, "install", "--yes", "--no-install-recommends", debian], 900, env)
        found = shutil.which(program)
    if found is None:
        raise Refused(f"{program} is missing. On Debian and its kin, type: sudo apt-get install {debian}")
    return found

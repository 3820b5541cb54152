"""Compiling a checkout: at once or in the background, alone, and killed at any moment without harm."""

import json
import os
import shutil
import signal
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

import dev

PATIENCE = 30.0
PYPROJECT = """
[tool.setuptools.packages.find]
include = ["engine", "engine.*"]
[tool.wonders]
compiled = ["engine/seats.py"]
"""
# Stands in for setup.py: does as if it compiled, for as long as a file lies there, with a process of its own.
SETUP = """
import os, subprocess, sys, time
from pathlib import Path
place = Path(sys.argv[sys.argv.index("--build-lib") + 1])
Path("runs").open("a").write("x")
(place / "engine").mkdir()
(place / "engine/__init__.py").touch()
(place / "engine/seats.py").write_text("NOBODY = 1\\n")
Path("build/objects").mkdir(exist_ok=True)
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
Path("working").write_text(f"{child.pid} {os.nice(0)}")
while Path("slow").exists():
    time.sleep(0.01)
child.kill()
child.wait()
sys.exit(1 if Path("refuse").exists() else 0)
"""
RUN = """
import sys, dev
from pathlib import Path
dev.missing_for = lambda verb: []
dev.compiling_python = lambda: Path(sys.executable)
sys.exit(dev.main(["compile", *sys.argv[1:]]))
"""

posix = pytest.mark.skipif(os.name == "nt", reason="Windows ends processes by another program")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A very small checkout with the real dev.py, and a build that only pretends."""
    shutil.copy(dev.ROOT / "dev.py", tmp_path)
    files = {
        "pyproject.toml": PYPROJECT,
        "setup.py": SETUP,
        "requirements/compile.txt": "mypy==9.9 \\\n    --hash=sha256:01\n",
        "engine/__init__.py": "",
        "engine/seats.py": "NOBODY = -1\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(textwrap.dedent(text), encoding="utf-8")
    return tmp_path


class Compiling(subprocess.Popen[str]):
    """`dev.py compile` of a checkout, in a process of its own."""

    def __init__(self, checkout: Path, *arguments: str) -> None:
        self.checkout = checkout
        command = [sys.executable, "-c", RUN, *arguments]
        pipe = subprocess.PIPE
        env = {**os.environ, "PYTHONPATH": str(checkout)}  # its own dev.py, not that of this checkout
        super().__init__(command, cwd=checkout, env=env, stdin=pipe, stdout=pipe, stderr=pipe, text=True)

    def wait_until_it_works(self) -> int:
        """Gives the number of the process that the build has started."""
        until(lambda: (self.checkout / "working").exists() and (self.checkout / "working").read_text().count(" ") == 1)
        return int((self.checkout / "working").read_text().split()[0])

    def wait_until_it_waits(self) -> None:
        """Another process is at work."""
        stdout = self.stdout
        assert stdout is not None
        until(lambda: "another process is compiling" in stdout.readline())

    def end(self) -> str:
        """What it has printed until it ends by itself; then no step of it is left."""
        assert self.stdin is not None
        assert self.stdout is not None
        told = self.stdout.read()
        self.wait(PATIENCE)
        for stream in (self.stdin, self.stdout, self.stderr):
            assert stream is not None
            stream.close()
        return told


@pytest.fixture
def slow(checkout: Path) -> Iterator[Path]:
    """The build of this checkout takes for ever, until the file is taken away."""
    (checkout / "slow").touch()
    yield checkout / "slow"
    (checkout / "slow").unlink(missing_ok=True)


def until(is_so: Callable[[], bool]) -> None:
    end = monotonic() + PATIENCE
    while not is_so():
        assert monotonic() < end, "it does not come to that"
        sleep(0.01)


def is_alive(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat")
        return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def is_whole(checkout: Path) -> bool:
    """Whether build/compiled is there as a whole, with the stamp of this checkout."""
    tree = checkout / "build/compiled"
    return (tree / ".stamp").exists() and (tree / "engine/seats.py").exists()


def test_a_tree_is_built_elsewhere_and_put_in_its_place_with_its_stamp(checkout: Path) -> None:
    process = Compiling(checkout)
    process.end()
    assert process.returncode == 0
    assert is_whole(checkout)
    assert {path.name for path in (checkout / "build").iterdir()} == {"compiled", "compile.lock", "objects"}


def test_what_fits_is_not_compiled_again(checkout: Path) -> None:
    Compiling(checkout).end()
    assert "up to date" in Compiling(checkout).end()
    assert (checkout / "runs").read_text() == "x"


def test_in_the_background_it_tells_its_progress_and_at_last_the_tree(checkout: Path) -> None:
    lines = Compiling(checkout, "--background").end().splitlines()
    assert lines[-1] == f"ready {checkout / 'build/compiled'}"
    assert any(line.startswith("progress ") for line in lines)


@posix
def test_in_the_background_other_programs_go_first_and_bots_too(checkout: Path) -> None:
    Compiling(checkout, "--background").end()
    bots = min(19, os.nice(0) + 10)
    assert int((checkout / "working").read_text().split()[1]) > bots or bots == 19


@posix
@pytest.mark.parametrize("way", ["its stdin ends", "it is terminated"])
def test_it_ends_with_the_window_and_leaves_neither_a_process_nor_half_a_tree(
    way: str, checkout: Path, slow: Path
) -> None:
    process = Compiling(checkout, "--background")
    grandchild = process.wait_until_it_works()
    assert process.stdin is not None
    if way == "it is terminated":
        process.terminate()
    else:
        process.stdin.close()
    process.end()
    assert process.returncode == 130
    until(lambda: not is_alive(grandchild))
    assert not (checkout / "build/compiled").exists()
    assert not (checkout / "build/compile-refused").exists(), "it was not refused, only stopped"
    slow.unlink()
    Compiling(checkout).end()
    assert is_whole(checkout)


@posix
def test_killed_without_a_word_it_leaves_the_tree_that_was_there(checkout: Path, slow: Path) -> None:
    slow.unlink()
    Compiling(checkout).end()
    before = (checkout / "build/compiled/.stamp").read_text()
    (checkout / "engine/seats.py").write_text("NOBODY = -2\n")
    (checkout / "working").unlink()
    slow.touch()
    process = Compiling(checkout)
    grandchild = process.wait_until_it_works()
    process.kill()
    slow.unlink()
    process.end()
    with suppress(ProcessLookupError):
        os.kill(grandchild, signal.SIGKILL)
    assert is_whole(checkout)
    assert (checkout / "build/compiled/.stamp").read_text() == before
    Compiling(checkout).end()
    assert (checkout / "build/compiled/.stamp").read_text() != before


def test_a_second_process_waits_for_the_first_and_compiles_nothing(checkout: Path, slow: Path) -> None:
    first = Compiling(checkout, "--background")
    first.wait_until_it_works()
    second = Compiling(checkout, "--background")
    second.wait_until_it_waits()
    slow.unlink()
    assert "ready" in first.end()
    assert "ready" in second.end()
    assert (checkout / "runs").read_text() == "x"


def test_a_lock_that_a_dead_process_has_left_holds_nobody_up(checkout: Path) -> None:
    (checkout / "build").mkdir()
    (checkout / "build/compile.lock").write_text("999999\n")
    assert "ready" in Compiling(checkout, "--background").end()


@posix
def test_the_next_in_line_takes_over_from_a_process_that_is_killed(checkout: Path, slow: Path) -> None:
    first = Compiling(checkout, "--background")
    grandchild = first.wait_until_it_works()
    second = Compiling(checkout, "--background")
    second.wait_until_it_waits()
    first.kill()
    slow.unlink()
    assert "ready" in second.end()
    first.end()
    with suppress(ProcessLookupError):
        os.kill(grandchild, signal.SIGKILL)
    assert is_whole(checkout)


def test_sources_that_change_under_the_compiler_get_no_stamp(checkout: Path, slow: Path) -> None:
    process = Compiling(checkout)
    process.wait_until_it_works()
    (checkout / "engine/seats.py").write_text("NOBODY = -2\n")
    slow.unlink()
    process.end()
    assert process.returncode == 1
    assert not (checkout / "build/compiled").exists()


def test_what_was_refused_once_is_not_tried_again_in_the_background(checkout: Path) -> None:
    (checkout / "refuse").touch()
    for _ in range(2):
        process = Compiling(checkout, "--background")
        process.end()
        assert process.returncode == 1
    assert (checkout / "runs").read_text() == "x"
    (checkout / "engine/seats.py").write_text("NOBODY = -3\n")
    (checkout / "refuse").unlink()
    assert "ready" in Compiling(checkout, "--background").end()


# -- which tree fits ------------------------------------------------------------------------------------------


@pytest.fixture
def tree(checkout: Path) -> Path:
    """A compiled tree that fits the checkout."""
    compiled = checkout / "build/compiled"
    compiled.mkdir(parents=True)
    (compiled / ".stamp").write_text(dev.fingerprint(checkout), encoding="utf-8")
    return compiled


def test_files_that_nobody_has_touched_are_not_read_again(
    checkout: Path, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert dev.fits(tree, checkout)
    monkeypatch.setattr(dev, "fingerprint", None)
    assert dev.fits(tree, checkout)


@pytest.mark.parametrize("file", ["engine/seats.py", "pyproject.toml"])
def test_a_file_of_another_size_or_date_is_read_again(checkout: Path, tree: Path, file: str) -> None:
    assert dev.fits(tree, checkout)
    os.utime(checkout / file, (1, 1))
    assert dev.fits(tree, checkout), "its content is the same"
    with (checkout / file).open("a", encoding="utf-8") as source:
        source.write("# more\n")
    assert not dev.fits(tree, checkout)


def test_another_compiler_makes_a_tree_unfit(checkout: Path, tree: Path) -> None:
    assert dev.fits(tree, checkout)
    (checkout / "requirements/compile.txt").write_text("mypy==9.10\n", encoding="utf-8")
    assert not dev.fits(tree, checkout)


def test_without_a_compiled_tree_no_file_is_read(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "source_files", None)
    assert not dev.fits(checkout / "build/compiled", checkout)


# -- what play tells the window -------------------------------------------------------------------------------


def test_a_window_with_the_compiled_engine_has_nothing_to_compile() -> None:
    assert dev.compiler_for(dev.COMPILED) == ""


def test_a_window_with_the_plain_engine_is_told_how_to_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "missing_for", lambda _verb: [])
    assert json.loads(dev.compiler_for(dev.ROOT))[-2:] == ["compile", "--background"]
    monkeypatch.setattr(dev, "missing_for", lambda _verb: ["a C compiler"])
    assert dev.compiler_for(dev.ROOT) == "none"


def test_play_compiles_nothing_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[Path, str]] = []
    monkeypatch.setattr(dev, "environment", lambda *_: Path("python"))
    monkeypatch.setattr(dev, "best_tree", lambda: dev.ROOT)
    monkeypatch.setattr(dev, "provide", lambda _verb: None)
    monkeypatch.setattr(dev, "compiler_for", lambda _tree: "a command")
    monkeypatch.setattr(dev, "program", lambda _python, tree, _verb, _extra, compiler: played.append((tree, compiler)))
    dev.main(["play"])
    dev.main(["play", "--plain"])
    assert played == [(dev.ROOT, "a command"), (dev.ROOT, "")]


@pytest.mark.parametrize(("tools", "is_missing"), [(0, False), (2, True)])
def test_the_compiler_of_macos_counts_only_with_the_developer_tools(
    tools: int, monkeypatch: pytest.MonkeyPatch, *, is_missing: bool
) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(dev, "WINDOWS", False)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], tools))
    assert dev.no_compiler() is is_missing

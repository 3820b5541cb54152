"""Other programs are run with an end in sight, and what goes wrong is said in a sentence."""

import os
import sys
import time
from pathlib import Path

import pytest

from installers.__main__ import TARGETS, main
from installers.run import Refused, need, run

SLEEPER = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'import time; time.sleep(60)'])"


def test_what_a_program_prints_is_given_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("Greeting", [sys.executable, "-c", "print('hello')"], 20) == "hello\n"
    said = capsys.readouterr().out
    assert "Greeting ..." in said
    assert "Greeting: done in" in said


def test_a_program_that_fails_is_refused_with_the_end_of_what_it_said() -> None:
    with pytest.raises(Refused, match=r"(?s)no more clay.*Building: failed \(exit code 3\)"):
        run("Building", [sys.executable, "-c", "print('no more clay'); raise SystemExit(3)"], 20)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no groups of processes")
def test_a_program_that_takes_too_long_is_ended_with_all_it_started() -> None:
    began = time.monotonic()
    with pytest.raises(Refused, match="took longer than 1 s"):
        run("Waiting", [sys.executable, "-c", SLEEPER], 1)
    assert time.monotonic() - began < 30


def test_a_program_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="there is no program"):
        run("Nothing", [tmp_path / "nothing"], 1)


@pytest.mark.skipif(os.name == "nt", reason="Debian's packages are not for Windows")
def test_a_missing_program_is_refused_with_the_line_to_type(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))  # no apt-get there either, which could bring it
    with pytest.raises(Refused, match="sudo apt-get install xz-utils"):
        need("xz", "xz-utils")


@pytest.mark.parametrize("target", TARGETS)
def test_every_target_explains_itself(target: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as shown:
        main([target, "--help"])
    assert shown.value.code == 0
    assert (TARGETS[target].build.__doc__ or "").split()[0] in capsys.readouterr().out


def test_an_unknown_target_is_refused_with_the_list_of_targets(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["dbe"])
    assert refused.value.code == 2
    told = capsys.readouterr().err
    assert all(target in told for target in TARGETS)

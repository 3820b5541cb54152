"""`wonders validate`: ok, or what is wrong, for each file."""

import os
from pathlib import Path

import pytest

from tests.wonders_gui.cli.terminal import ROOT, Terminal

POSITIONS = sorted((ROOT / "tests" / "positions").glob("*.yaml"))


def test_a_saved_game_is_ok(terminal: Terminal, save: Path) -> None:
    assert terminal.do("validate", str(save)).out.startswith(f"ok: {save}: a saved game with 5")


def test_every_described_position_is_ok(terminal: Terminal) -> None:
    lines = terminal.do("validate", *map(str, POSITIONS)).out.splitlines()
    assert len(lines) == len(POSITIONS) > 10
    assert all(line.startswith("ok: ") and " a position of " in line for line in lines)


def test_every_file_is_told_also_after_a_bad_one(terminal: Terminal, save: Path, tmp_path: Path) -> None:
    missing, broken = tmp_path / "none.wonders", tmp_path / "broken.yaml"
    broken.write_text("edition: 2\nplayers: [", encoding="utf-8")
    result = terminal.run("validate", str(missing), str(broken), str(save))
    assert result.code == 1
    assert result.err == ""
    first, second, third = result.out.splitlines()
    assert first == f"bad: The file {missing} cannot be read: there is no such file or folder."
    assert second.startswith(f"bad: {broken}, line ")
    assert second.endswith(": it is not YAML.")
    assert third.startswith(f"ok: {save}: ")


def test_a_bad_position_is_told_with_its_field(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "position.yaml"
    path.write_text(POSITIONS[0].read_text(encoding="utf-8").replace("players: 3", "players: 9"), encoding="utf-8")
    result = terminal.run("validate", str(path))
    assert result.code == 1
    assert result.out == f"bad: {path}, players: so many cannot play this edition.\n"


def test_a_position_that_is_no_text_is_told(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "position.yml"
    path.write_bytes(b"edition: 2\n\xff\xfe")
    assert terminal.run("validate", str(path)).out == f"bad: {path}, line 2: it is not YAML.\n"


def test_a_position_that_is_missing_is_told(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    assert (
        terminal.run("validate", str(path)).out
        == f"bad: The file {path} cannot be read: there is no such file or folder.\n"
    )


def test_a_saved_game_is_known_by_its_beginning_whatever_its_name(terminal: Terminal, save: Path) -> None:
    other = save.rename(save.with_suffix(".json"))
    assert " a saved game with " in terminal.do("validate", str(other)).out


def test_a_torn_last_line_is_told(terminal: Terminal, save: Path) -> None:
    save.write_bytes(save.read_bytes()[:-1])
    assert terminal.do("validate", str(save)).out.endswith("; its torn last line was left out\n")


def test_something_else_is_bad(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Sir", encoding="utf-8")
    result = terminal.run("validate", str(path))
    assert (result.code, result.out) == (1, f"bad: The file {path} is not a saved game.\n")


def test_a_file_must_be_named(terminal: Terminal) -> None:
    assert "required: FILE" in terminal.complaint(2, "validate")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.parametrize("name", ["pipe.yaml", "pipe.json", "pipe.wonders"])
def test_a_pipe_is_refused_at_once(terminal: Terminal, tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / name)
    result = terminal.run("validate", str(tmp_path / name))
    assert result.code == 1
    assert "it is not an ordinary file" in result.out

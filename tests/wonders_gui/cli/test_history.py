"""`wonders history`: a summary, CSV and JSON, and one sentence when that is not possible."""

import csv
import json
from io import StringIO
from pathlib import Path

import pytest

from tests.wonders_gui.cli.terminal import Terminal
from tests.wonders_gui.history.past import keep_duel, keep_seven
from wonders_gui.cli.exits import BAD, USAGE
from wonders_gui.history.schema import MIGRATIONS, NAME, connect
from wonders_gui.saves import Games


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder of data with two games in it."""
    games = Games(tmp_path / "data" / "games")
    keep_duel(games)
    keep_seven(games, decisions=12)
    return tmp_path / "data"


def test_a_summary_counts_games_and_tells_ratings(terminal: Terminal, data: Path) -> None:
    told = terminal.do("history", "--data-dir", str(data)).out
    assert "2 games, 1 of them finished" in told
    assert "rating in duel" in told


def test_csv_and_json_are_written_to_files(terminal: Terminal, data: Path, tmp_path: Path) -> None:
    table, whole = tmp_path / "out.csv", tmp_path / "out.json"
    terminal.do("history", "--data-dir", str(data), "--csv", str(table), "--json", str(whole))
    with open(table, encoding="utf-8", newline="") as stream:
        assert len(list(csv.DictReader(stream))) == 2
    assert len(json.loads(whole.read_text(encoding="utf-8"))["games"]) == 2


def test_a_dash_is_the_terminal(terminal: Terminal, data: Path) -> None:
    assert len(terminal.do("history", "--data-dir", str(data), "--json", "-").json["games"]) == 2
    assert len(list(csv.reader(StringIO(terminal.do("history", "--data-dir", str(data), "--csv", "-").out)))) == 3


def test_a_place_that_cannot_be_written_to_is_one_sentence(terminal: Terminal, data: Path) -> None:
    told = terminal.complaint(BAD, "history", "--data-dir", str(data), "--csv", str(data / "none" / "out.csv"))
    assert "cannot be written: there is no such file or folder." in told


def test_a_folder_without_games_is_one_sentence_and_nothing_is_made(terminal: Terminal, tmp_path: Path) -> None:
    assert "There are no saved games" in terminal.complaint(BAD, "history", "--data-dir", str(tmp_path / "x"))
    assert not (tmp_path / "x").exists()


def test_complaints_are_told_in_the_language_that_is_asked_for(terminal: Terminal, tmp_path: Path) -> None:
    told = terminal.complaint(BAD, "history", "--lang", "da", "--data-dir", str(tmp_path))
    assert "ingen gemte spil" in told


def test_the_history_of_a_newer_program_is_refused(terminal: Terminal, data: Path) -> None:
    connection = connect(data / "games" / NAME)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    assert "newer version" in terminal.complaint(BAD, "history", "--data-dir", str(data))


def test_two_folders_are_a_mistake(terminal: Terminal, data: Path) -> None:
    assert "not allowed" in terminal.complaint(USAGE, "history", "--portable", "--data-dir", str(data))

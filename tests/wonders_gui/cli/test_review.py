"""`wonders review`: a saved game looked back at, in three languages, and what is said of files that cannot be."""

from pathlib import Path

import pytest

from ai.review.codec import from_json
from ai.review.judge import JUDGES, Effort
from tests.wonders_gui.cli.saves import forged, unfinished
from tests.wonders_gui.cli.terminal import Terminal

HEADINGS = {
    "en": ("Chance to win and expected points", "Decisions that cost most", "In all", "What else there is to tell"),
    "nl": (
        "Winstkans en verwachte punten",
        "Beslissingen die het meest kostten",
        "Al met al",
        "Wat er nog te vertellen is",
    ),
    "da": (
        "Vinderchance og forventede point",
        "Beslutninger, der kostede mest",
        "Alt i alt",
        "Hvad der ellers er at fortælle",
    ),
}


@pytest.fixture(autouse=True)
def _hasty_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a judge thinks is not looked at here."""
    for judge in JUDGES:
        monkeypatch.setitem(JUDGES, judge, Effort(0.05, 1, 1))


@pytest.mark.parametrize("language", HEADINGS)
def test_a_review_is_told_part_by_part_in_every_language(terminal: Terminal, save: Path, language: str) -> None:
    lines = terminal.do("review", str(save), "--lang", language).out.splitlines()
    headings = HEADINGS[language]
    assert [line for line in lines if line in headings] == list(headings)
    curve = lines.index(headings[0]) + 1
    assert len(lines[curve : lines.index("", curve)]) == 1 + 18 + 1  # names, turns and the end


def test_json_is_a_review_that_can_be_read_again(terminal: Terminal, save: Path) -> None:
    review = from_json(terminal.do("review", str(save), "--seat", "2", "--judge", "citizen", "--json").json)
    assert (review.game, review.seat, review.judge) == ("seven", 2, "citizen")


def test_without_a_seat_it_is_the_players_own(terminal: Terminal, save: Path) -> None:
    forged(save, b'"notes":{}', b'"notes":{"seat":1}')
    assert terminal.do("review", str(save), "--json").json["seat"] == 1


def test_a_stopped_game_can_be_looked_back_at(terminal: Terminal, save: Path) -> None:
    out = terminal.do("review", str(unfinished(save, 8))).out
    assert "What else there is to tell" not in out


@pytest.mark.parametrize("game", ["duel", "dice"])
def test_other_games_can_be_looked_back_at_too(terminal: Terminal, tmp_path: Path, game: str) -> None:
    terminal.do("simulate", "--game", game, "--games", "1", "--seed", "7", "--save-dir", str(tmp_path))
    (path,) = tmp_path.iterdir()
    assert "Decisions that cost most" in terminal.do("review", str(path)).out


def test_a_seat_that_does_not_exist_is_named(terminal: Terminal, save: Path) -> None:
    complaint = terminal.complaint(2, "review", str(save), "--seat", "3")
    assert complaint.endswith("there is no seat 3 in this game; seats are numbered from 0 to 2.")


def test_an_unknown_judge_is_named(terminal: Terminal, save: Path) -> None:
    assert "'oracle'" in terminal.complaint(2, "review", str(save), "--judge", "oracle")


def test_a_file_that_is_not_there_is_named(terminal: Terminal, tmp_path: Path) -> None:
    assert "nothing.wonders cannot be read" in terminal.complaint(1, "review", str(tmp_path / "nothing.wonders"))


def test_a_damaged_file_is_refused(terminal: Terminal, save: Path) -> None:
    save.write_bytes(save.read_bytes().replace(b'"id":3', b'"id":4', 1))
    assert str(save) in terminal.complaint(1, "review", str(save))


def test_progress_goes_to_stderr_and_the_review_alone_to_stdout(
    terminal: Terminal, save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wonders_gui.cli.progress.FIRST", 0.0)
    result = terminal.do("review", str(save), "--json")
    assert "of 18 decisions" in result.err
    assert result.json["game"] == "seven"

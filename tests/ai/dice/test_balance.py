"""The campaign that measures the balance of Dice: what it plays, what it keeps, and what it says of it."""

from collections import Counter
from pathlib import Path

import pytest

from ai.tuning import dice_balance
from ai.tuning.dice_balance import Task, dealt, digest, kept_games, main, missing, outcome, played
from ai.tuning.dice_balance_figures import (
    FAILS,
    HOLDS,
    OPEN,
    Campaign,
    Game,
    Mean,
    at_most,
    between,
    board_figures,
    building_figures,
    game_from_json,
    game_to_json,
    report_lines,
    spread,
)
from engine.dice.book import words
from engine.dice.game import completed
from tests.engine.dice.builder import AGORA, BONUS, WONDER, laid, sheet

PAIR = Campaign(2, "novice", 1, "data")


def game(number: int = 0, points: tuple[int, ...] = (50, 40), places: tuple[int, ...] = (1, 2)) -> Game:
    return Game(PAIR, number, ("giza", "rhodes"), points, places, (("wonder", "agora"), ("wonder",)), 20)


def campaign(folder: Path, *more: str) -> Path:
    """The file of a short campaign."""
    path = folder / "games.jsonl"
    assert main(["--players", "2", "--level", "novice", "--games", "3", "--out", str(path), *more]) == 0
    return path


@pytest.fixture(autouse=True)
def _polite_already(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests keeps their priority."""
    monkeypatch.setattr(dice_balance, "_step_back_once", lambda: None)


@pytest.mark.parametrize("players", range(2, 8))
def test_seven_games_deal_every_board_equally_often_and_once_at_every_seat(players: int) -> None:
    deals = [dealt(Campaign(players, "citizen", 4, "data"), number) for number in range(7, 14)]
    assert Counter(board for deal in deals for board in deal) == dict.fromkeys(words().board_ids, players)
    assert all(len({deal[seat] for deal in deals}) == 7 for seat in range(players))


def test_neighbours_change_from_one_seven_to_the_next() -> None:
    assert [dealt(PAIR, number) for number in range(7)] != [dealt(PAIR, number) for number in range(7, 14)]


def test_a_building_is_completed_when_all_its_fields_are_crossed() -> None:
    both = sheet(*AGORA, *WONDER, *BONUS[:2])
    state = laid(both, sheet(*AGORA, BONUS[0], board="rhodes"), sheet(*WONDER[:2], board="babylon"))
    assert [completed(state, seat) for seat in range(3)] == [("agora", "wonder"), ("agora",), ()]
    assert outcome(state) == {"turns": "5", "boards": "giza,rhodes,babylon", "completed": "agora wonder,agora,"}


def test_a_game_says_who_had_which_board_and_what_everybody_completed() -> None:
    found = played(Task(Campaign(3, "novice", 1, "data"), 2))
    assert found.boards == dealt(found.campaign, 2)
    assert len(found.points) == len(found.places) == len(found.completed) == 3
    assert found.turns > 3
    assert any(len(buildings) >= 3 for buildings in found.completed)
    assert found == played(Task(Campaign(3, "novice", 1, "data"), 2))


def test_a_game_comes_back_equal_from_its_line() -> None:
    assert game_from_json(game_to_json(game())) == game()


def test_a_campaign_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    path = campaign(tmp_path)
    whole = path.read_text()
    lines = whole.splitlines(keepends=True)
    path.write_text(lines[0] + lines[2] + lines[1][:30])
    assert len(kept_games(path)) == 2
    campaign(tmp_path)
    assert sorted(path.read_text().splitlines(keepends=True)) == sorted(lines)


def test_a_campaign_that_is_whole_plays_nothing(tmp_path: Path) -> None:
    path = campaign(tmp_path)
    before = path.read_text()
    campaign(tmp_path)
    assert path.read_text() == before
    assert {found.campaign for found in kept_games(path)} == {Campaign(2, "novice", 1, digest())}


def test_games_with_other_data_are_played_anew() -> None:
    other = Campaign(2, "novice", 1, "other data")
    assert [task.campaign for task in missing([PAIR, other], 1, [game()])] == [other]


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    (tmp_path / "two").mkdir()
    alone, together = campaign(tmp_path), campaign(tmp_path / "two", "--jobs", "2")
    assert sorted(together.read_text().splitlines()) == sorted(alone.read_text().splitlines())


def test_victories_are_told_in_shares_of_an_equal() -> None:
    giza, rhodes = board_figures([game(), game(places=(1, 1))])
    assert (giza.wins.value, rhodes.wins.value) == (1.5, 0.5)
    assert (giza.points.value, giza.lead.value, rhodes.lead.value) == (50, 5, -5)


def test_a_building_is_counted_by_sheets_and_by_games() -> None:
    figures = {figure.building: figure for figure in building_figures([game(), game(1)])}
    assert (figures["agora"].sheets.value, figures["agora"].games.value) == (0.5, 1.0)
    assert figures["court"].sheets.value == 0.0


def test_the_spread_is_the_distance_of_the_extremes_by_the_mean() -> None:
    found = spread([Mean(90, 3), Mean(100, 9), Mean(110, 4)])
    assert found.value == pytest.approx(0.2)
    assert found.error == pytest.approx(0.05)


@pytest.mark.parametrize(("value", "found"), [(0.14, HOLDS), (0.18, OPEN), (0.2, FAILS)])
def test_a_limit_fails_only_by_more_than_two_standard_errors(value: float, found: str) -> None:
    assert at_most("wins", Mean(value, 0.02), 0.15).found == found


@pytest.mark.parametrize(("value", "found"), [(0.5, HOLDS), (0.04, OPEN), (0.01, FAILS), (0.96, OPEN), (0.99, FAILS)])
def test_a_building_may_be_completed_neither_hardly_ever_nor_always(value: float, found: str) -> None:
    assert between("agora", Mean(value, 0.01), 0.05, 0.95).found == found


def test_a_report_has_a_chapter_for_each_table_and_a_summary(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["--report", str(campaign(tmp_path))]) == 0
    told = capsys.readouterr().out
    assert f"2 players, novice, data {digest()}: 3 games" in told
    assert "in games, by anybody" in told
    assert f"All tables, novice, data {digest()}: 3 games" in told
    assert told.count("; equals would show") == 4


def test_tables_levels_and_data_are_reported_apart() -> None:
    other = Game(Campaign(2, "novice", 1, "new"), 0, ("giza", "rhodes"), (50, 40), (1, 2), ((), ()), 20)
    heads = [line for line in report_lines([game(), game(1), other]) if line.startswith("2 players")]
    assert heads == ["2 players, novice, data data: 2 games", "2 players, novice, data new: 1 games"]

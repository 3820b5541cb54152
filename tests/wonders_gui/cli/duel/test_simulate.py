"""`wonders simulate --game duel`: the ways to win are counted, whoever plays the games."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.audit import Violation
from engine.duel.audit.witness import Witness
from engine.duel.position import read_position
from engine.duel.state import State
from tests.positions import DUEL
from tests.wonders_gui.cli.terminal import Terminal
from wonders_gui.cli.duel import desk
from wonders_gui.cli.duel.desk import DUEL_DESK

SIMULATE = ("simulate", "--game", "duel", "--json")
TIMES = ("seconds", "games_per_cpu_second")


def timeless(report: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in report.items() if name not in TIMES}


@pytest.mark.compiled
def test_random_games_break_no_law_and_every_one_has_a_result(terminal: Terminal) -> None:
    report = terminal.do(*SIMULATE, "--games", "30", "--seed", "1").json
    assert (report["game"], report["players"], report["games"]) == ("duel", 2, 30)
    assert (report["first"], report["wonders"], report["switches"]) == ("seat_0", "draft", {})
    assert (report["violations"], report["violation_texts"]) == (0, [])
    assert report["results"].keys() == {"civilian", "military", "scientific", "shared"}
    assert sum(report["results"].values()) == 30
    assert sum(report["winners_share"]) == pytest.approx(1, abs=0.001)
    points = dict(report["mean_points"])
    assert points.pop("total") == pytest.approx(sum(points.values()), abs=0.01)
    assert len(points) == 8


@pytest.mark.compiled
def test_random_games_at_an_unusual_table_break_no_law(terminal: Terminal) -> None:
    table = ("--first", "random", "--wonders", "first_game", "--switch", "wonder_choices_may_be_declined")
    report = terminal.do(*SIMULATE, *table, "--games", "10").json
    assert report["violations"] == 0
    assert report["switches"] == {"wonder_choices_may_be_declined": True}


def test_one_process_and_two_give_the_same_sums(terminal: Terminal) -> None:
    order = (*SIMULATE, "--games", "25", "--seed", "40")
    alone = terminal.do(*order, "--jobs", "1").json
    assert timeless(terminal.do(*order, "--jobs", "2").json) == timeless(alone)


def test_the_report_can_be_read_by_people(terminal: Terminal) -> None:
    lines = terminal.do("simulate", "--game", "duel", "--games", "2", "--first", "seat_1").out.splitlines()
    assert lines[0] == "2 games of 7 Wonders Duel, from seed 0 on"
    assert sum("points on average" in line for line in lines) == 9
    results = [line.split() for line in lines if line.startswith(("  by ", "  shared "))]
    assert [words[:-2] for words in results] == [["by", "points"], ["by", "arms"], ["by", "science"], ["shared"]]
    assert sum(int(words[-2]) for words in results) == 2


@pytest.mark.parametrize(
    ("position", "result"),
    [
        ("over_civilian_by_blue_cards", "civilian"),
        ("over_military", "military"),
        ("over_scientific", "scientific"),
        ("over_shared", "shared"),
    ],
)
def test_a_game_is_counted_by_how_it_was_won(position: str, result: str) -> None:
    assert DUEL_DESK.outcome(read_position(DUEL.text_of(position))) == {"results": result}
    assert result in DUEL_DESK.outcomes["results"]


def test_a_broken_law_is_told_with_its_moment_and_names(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def unlucky(_state: State, _witness: Witness) -> Sequence[Violation]:
        return [Violation("wrong_decider", {"found": -1, "expected": 1})]

    monkeypatch.setattr(desk, "audit", unlucky)
    result = terminal.run(*SIMULATE, "--games", "1")
    assert result.code == 1
    texts = result.json["violation_texts"]
    assert texts[0] == "seed 0, draft, pick 1: the table waits for nobody instead of seat 1."
    assert texts[7].startswith("seed 0, age I, turn 2: ")

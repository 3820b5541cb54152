"""What a screen reader is told without asking: moves of the others, ages, conflicts, warnings and the end."""

import re

from pytestqt.qtbot import QtBot

from tests.wonders_gui.screens import Studio, moment, settle
from tests.wonders_gui.tables import wait_for_turn
from wonders_gui.games.registry import AnyTable
from wonders_gui.widgets.announcer import heard


def _opened(stage: Studio, name: str) -> AnyTable:
    stage.visit("start")
    assert stage.window.open_game(moment(name))
    settle()
    assert stage.window.table is not None
    return stage.window.table


def _decide(table: AnyTable, qtbot: QtBot) -> list[str]:
    """Make the first legal decision and let the others answer; what was said meanwhile."""
    with heard() as said:
        assert table.submit(table.legal()[0]) is None
        wait_for_turn(table, qtbot)
    return said


def test_the_moves_of_all_neighbours_are_told_after_every_turn(stage: Studio, qtbot: QtBot) -> None:
    table = _opened(stage, "seven-3p-age2")
    said = " ".join(_decide(table, qtbot))
    for name in ("Kallias", "Dione"):
        assert f"{name}: " in said


def test_conflicts_and_the_new_age_are_told_when_an_age_ends(stage: Studio, qtbot: QtBot) -> None:
    table = _opened(stage, "seven-3p-age1")
    told: list[str] = []
    while table.view().table.age == 0:
        told += _decide(table, qtbot)
    said = " ".join(told)
    assert "End of Age I: the conflicts" in said
    assert " against " in said or "Nobody is stronger" in said
    assert "Age II begins. Hands are passed to the right." in said


def test_the_winner_is_told_when_a_game_of_seven_wonders_ends(stage: Studio, qtbot: QtBot) -> None:
    table = _opened(stage, "seven-3p-age3")
    while not table.is_over():
        told = _decide(table, qtbot)
    assert any("End of Age III" in line for line in told)
    with heard() as said:
        stage.window.banner.close_message()
        stage.window.show_scores()
        settle()
    assert any(re.match(r"Victory: .*\d+ points", line) for line in said), said


def test_a_move_in_duel_is_told_and_that_it_is_the_players_turn(stage: Studio, qtbot: QtBot) -> None:
    table = _opened(stage, "duel-age2")
    said = " ".join(_decide(table, qtbot))
    assert "Kallias" in said
    assert said.endswith("Your turn.")


def test_a_new_age_of_duel_is_told(stage: Studio, qtbot: QtBot) -> None:
    table = _opened(stage, "duel-age1")
    told: list[str] = []
    while table.view().table.age == 0 and not table.is_over():
        told += _decide(table, qtbot)
    assert any("Age II" in line for line in told), told


def test_an_opponent_near_a_supremacy_is_a_warning(stage: Studio, qtbot: QtBot) -> None:
    table = _opened(stage, "duel-over-military")
    with heard() as said:
        table.undo()
        settle()
    assert len(said) == 1
    assert re.search(r"Danger: Kallias can win|Warning: Kallias|military victory", said[0]), said


def test_a_supremacy_is_told_when_it_decides_the_game(stage: Studio, qtbot: QtBot) -> None:
    table = _opened(stage, "duel-over-science")
    table.undo()
    last = next(decided for decided in reversed(table.decisions()) if decided.is_ahead)
    with heard() as said:
        assert table.submit(last.command) is None
        wait_for_turn(table, qtbot)
    assert table.is_over()
    assert any("scientific" in line for line in said), said

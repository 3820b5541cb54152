"""Conflicts at the end of each age: shields against each neighbour, tokens, ties."""

import pytest

from tests.engine.seven.builder import Table, table
from tests.engine.seven.wishes import build

pytestmark = pytest.mark.compiled

FOUR = ["gizah:day", "ephesos:day", "alexandria:day", "olympia:day"]


def before_conflict(age: int = 1, boards: list[str] | None = None) -> Table:
    return table(2, boards, age=age, turn=6)


def military(t: Table) -> list[int]:
    return [t.points(city, "military") for city in range(t.state.cities)]


@pytest.mark.parametrize(("age", "worth"), [(1, 1), (2, 3), (3, 5)])
def test_a_victory_is_worth_one_three_or_five_by_age_and_a_defeat_minus_one(age: int, worth: int) -> None:
    t = before_conflict(age).city(0, ["stockade"]).skip()
    assert military(t) == [2 * worth, -1, -1]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_tie_brings_nothing_to_either(age: int) -> None:
    t = before_conflict(age).city(0, ["stockade"]).city(1, ["barracks"]).city(2, ["guard_tower"]).skip()
    assert military(t) == [0, 0, 0]


def test_no_shields_against_no_shields_is_a_tie() -> None:
    assert military(before_conflict().skip()) == [0, 0, 0]


def test_each_neighbour_is_fought_separately() -> None:
    t = before_conflict().city(0, ["stockade", "walls"]).city(1, ["stockade"]).skip()
    assert military(t) == [1 + 1, 1 - 1, -1 - 1]


def test_only_neighbours_are_fought() -> None:
    t = before_conflict(1, FOUR).city(0, ["stockade"]).skip()
    assert military(t) == [2, -1, 0, -1]


def test_shields_of_stages_count() -> None:
    t = before_conflict(1, ["rhodos:day", "gizah:day", "ephesos:day"]).city(0, stages=2).city(1, ["stockade"]).skip()
    assert military(t) == [2, 0, -2]


def test_shields_of_both_stages_of_rhodos_night_add_up_with_red_cards() -> None:
    t = before_conflict(2, ["rhodos:night", "gizah:day", "ephesos:day"]).city(0, ["stockade"], stages=2)
    t.city(1, ["walls"]).city(2, ["fortifications"])
    assert t.shields(0) == 3
    assert military(t.skip()) == [3, -2, 3]


def test_shields_count_again_in_every_age() -> None:
    t = table(2, turn=6).city(0, ["stockade"])
    assert military(t.skip())[0] == 2
    assert military(t.end_age())[0] == 2 + 6
    assert military(t.end_age())[0] == 2 + 6 + 10


def test_a_red_card_of_the_sixth_turn_counts() -> None:
    t = before_conflict().city(0, ["lumber_yard"]).hand(0, "stockade", "altar").play(0, build("stockade"))
    assert military(t) == [2, -1, -1]


def test_there_is_no_conflict_before_the_sixth_turn() -> None:
    assert military(table(2, turn=5).city(0, ["stockade"]).skip()) == [0, 0, 0]


def test_the_military_total_may_be_negative() -> None:
    t = before_conflict(3).city(1, ["stockade"]).city(2, ["stockade"]).city(0, coins=0)
    t.conflict(1, winner=1, loser=0).conflict(1, winner=2, loser=0).skip()
    assert t.points(0, "military") == -4
    assert t.total(0) == -4 + 1, "and a point for the three coins of the sale"


def test_defeats_cost_one_in_every_age() -> None:
    t = before_conflict(3).city(1, ["stockade"]).skip()
    assert military(t) == [-1, 10, -1]


def test_three_players_fight_three_conflicts_and_seven_fight_seven() -> None:
    seven = ["gizah", "ephesos", "alexandria", "olympia", "rhodos", "babylon", "halikarnassos"]
    t = before_conflict(1, [f"{board}:day" for board in seven])
    for seat in (0, 2, 4, 6):
        t.city(seat, ["stockade"])
    assert military(t.skip()) == [1, -2, 2, -2, 2, -2, 1]

"""Final scoring: every category, the order of the score sheet, ties and the winners."""

import pytest

from engine.seven.game import SEVEN
from tests.engine.seven.builder import Table, table

pytestmark = pytest.mark.compiled

both_editions = pytest.mark.parametrize("edition", [1, 2])
SHEETS = {
    1: ["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds"],
    2: ["wonder", "treasury", "military", "civilian", "commerce", "science", "guilds"],
}


def rich_city(edition: int) -> Table:
    """Points in every category for seat 0."""
    t = table(edition).city(0, ["palace", "workshop", "haven", "sawmill", "spies_guild"], coins=11, stages=1)
    return t.city(1, ["walls"]).conflict(1, 0, 1).conflict(3, 0, 2).conflict(2, 1, 0)


@both_editions
def test_every_category_is_counted_for_itself(edition: int) -> None:
    assert rich_city(edition).score(0) == {
        "military": 1 + 5 - 1,
        "treasury": 3,
        "wonder": 3,
        "civilian": 8,
        "science": 1,
        "commerce": 1,
        "guilds": 1,
    }


@both_editions
def test_the_total_is_the_sum_of_all_categories(edition: int) -> None:
    assert rich_city(edition).total(0) == 5 + 3 + 3 + 8 + 1 + 1 + 1


@both_editions
def test_the_score_sheet_keeps_the_order_of_its_edition(edition: int) -> None:
    assert list(SEVEN.score(table(edition).state, 0)) == SHEETS[edition]


@both_editions
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (14, 4), (50, 16)])
def test_every_three_full_coins_are_a_point(edition: int, coins: int, points: int) -> None:
    assert table(edition).city(0, coins=coins).points(0, "treasury") == points


@both_editions
def test_an_empty_city_has_no_points(edition: int) -> None:
    assert table(edition).city(0, coins=0).score(0) == {}


@both_editions
def test_brown_grey_and_red_cards_bring_no_points_themselves(edition: int) -> None:
    t = table(edition).city(0, ["lumber_yard", "loom_1", "walls"], coins=0)
    assert t.score(0) == {}


@both_editions
def test_points_of_stages_not_yet_built_do_not_count(edition: int) -> None:
    t = table(edition).city(0, stages=2, coins=0)
    assert t.score(0) == {"wonder": 3 + 5}


@both_editions
def test_a_scientists_guild_is_counted_as_science_and_not_as_a_guild(edition: int) -> None:
    assert table(edition).city(0, ["scientists_guild"], coins=0).score(0) == {"science": 1}


# -- who wins -----------------------------------------------------------------------------------------------------


def test_the_player_with_the_most_points_wins() -> None:
    t = table().city(0, ["altar"]).city(1, ["palace"]).city(2, ["gardens"])
    assert t.ranking() == [[1], [2], [0]]


def test_a_tie_is_broken_by_coins() -> None:
    t = table().city(0, coins=3).city(1, coins=5).city(2, coins=4)
    assert [t.total(seat) for seat in range(3)] == [1, 1, 1]
    assert t.ranking() == [[1], [2], [0]]


def test_more_coins_do_not_beat_more_points() -> None:
    t = table().city(0, ["palace"], coins=0).city(1, coins=20).city(2, coins=0)
    assert t.ranking() == [[0], [1], [2]]


def test_with_equal_points_and_coins_the_victory_is_shared() -> None:
    t = table().city(0, coins=4).city(1, coins=1).city(2, coins=4)
    assert t.ranking() == [[0, 2], [1]]


def test_equal_losers_share_their_place() -> None:
    t = table().city(0, ["palace"]).city(1, coins=3).city(2, coins=3)
    assert t.ranking() == [[0], [1, 2]]


def test_negative_totals_rank_below_zero() -> None:
    t = table().city(0, coins=0).city(1, coins=0).city(2, coins=0)
    t.conflict(1, winner=1, loser=0).conflict(1, winner=1, loser=2).conflict(1, winner=1, loser=2)
    assert [t.total(seat) for seat in range(3)] == [-1, 3, -2]
    assert t.ranking() == [[1], [0], [2]]


def test_standings_count_everybody_who_shares_a_place() -> None:
    t = table().city(0, coins=4).city(1, coins=1).city(2, coins=4)
    assert [(standing.seat, standing.place, standing.points) for standing in SEVEN.standings(t.state)] == [
        (0, 1, 1),
        (2, 1, 1),
        (1, 3, 0),
    ]

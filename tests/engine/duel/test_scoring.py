"""Civilian victory: the score by category, ties, and the shared victory."""

import pytest

from engine.duel.game import DUEL
from tests.engine.duel.builder import Table, table
from tests.engine.duel.wishes import build, discard

pytestmark = pytest.mark.compiled


def at_the_end(pawn: int = 0) -> Table:
    """One card is left, and nobody has any coins."""
    return table(3).left({0: "palace"}).pawn_at(pawn).city(0, coins=0).city(1, coins=0)


def ended(t: Table) -> Table:
    """The last card is discarded; the two coins for it are worth no point."""
    return t.play(discard("palace"))


def test_after_the_third_age_points_decide() -> None:
    t = ended(at_the_end().city(1, "altar"))
    assert (t.phase, t.victory, t.winner) == ("over", "civilian", 1)


def test_the_last_card_built_counts() -> None:
    t = at_the_end().producing(0, "wood stone clay glass glass").city(1, "gardens").play(build("palace"))
    assert (t.winner, t.score(0)) == (0, {"civilian": 7})


def test_every_category_has_its_line() -> None:
    t = at_the_end(pawn=4).city(0, "theater workshop port merchants_guild", wonders="pyramids", tokens="philosophy")
    t.city(0, coins=8).city(1, "tavern brewery forum")
    assert t.score(0) == {
        "civilian": 3,
        "science": 1,
        "commerce": 3,
        "guilds": 3,
        "wonders": 9,
        "progress": 7,
        "treasury": 2,
        "military": 5,
    }
    assert t.total(0) == 3 + 1 + 3 + 3 + 9 + 7 + 2 + 5


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (29, 9)])
def test_three_coins_are_worth_a_point(coins: int, points: int) -> None:
    assert table(3).city(0, coins=coins).points(0, "treasury") == points


def test_red_brown_and_grey_cards_are_worth_no_points() -> None:
    assert table(3).city(0, "walls pretorium quarry press sawmill", coins=0).score(0) == {}


def test_military_points_belong_to_the_leader_only() -> None:
    t = ended(at_the_end(pawn=-1))
    assert (t.total(0), t.total(1), t.winner) == (0, 2, 1)


def test_the_better_city_of_a_guild_may_be_another_one_at_the_end() -> None:
    t = table(3).left({0: "palace", 1: "obelisk"}).city(0, "altar magistrates_guild").city(1, "theater", coins=30)
    assert t.points(0, "guilds") == 1
    t.play(discard("obelisk"), build("palace"))
    assert t.points(0, "guilds") == 2


def test_a_tie_is_broken_by_points_on_blue_cards() -> None:
    t = ended(at_the_end().city(0, "altar").city(1, "academy"))
    assert t.total(0) == t.total(1) == 3
    assert (t.phase, t.winner) == ("over", 0)
    other = ended(at_the_end().city(0, "academy").city(1, "altar"))
    assert other.winner == 1


def test_the_number_of_blue_cards_does_not_matter() -> None:
    t = at_the_end().city(0, "altar theater", coins=0).city(1, "palace").left({0: "senate"}).city(0, "workshop")
    t.play(discard("senate"))
    assert t.total(0) == t.total(1) == 7
    assert t.winner == 1


def test_with_equal_points_on_blue_cards_both_win() -> None:
    t = ended(at_the_end().city(0, "altar").city(1, "theater"))
    assert t.shared
    assert [(standing.seat, standing.place) for standing in DUEL.standings(t.state)] == [(0, 1), (1, 1)]


def test_an_empty_game_is_shared() -> None:
    assert ended(at_the_end()).shared


@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_stands_first_whatever_the_points(winner: int) -> None:
    t = table(3).turn(winner).pawn_at(8 if winner == 0 else -8).city(winner, coins=8).city(1 - winner, "palace")
    t.builds("pretorium")
    places = [(standing.seat, standing.place) for standing in DUEL.standings(t.state)]
    assert places == [(winner, 1), (1 - winner, 2)]


def test_the_score_sheet_of_the_game_says_the_same() -> None:
    t = at_the_end(pawn=4).city(0, "theater workshop port", coins=8)
    sheet = DUEL.score(t.state, 0)
    assert {line: points for line, points in sheet.items() if points} == t.score(0)
    assert sum(sheet.values()) == t.total(0)

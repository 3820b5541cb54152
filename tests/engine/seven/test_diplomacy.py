"""Diplomacy without teams: who must stay out of the conflicts, and how the others close their ring."""

import pytest

from engine.seven.events import ConflictWon, DiplomacySpent
from tests.engine.seven.builder import Table, cities_table
from tests.engine.seven.printed_cities import BLACK, resources_in
from tests.engine.seven.wishes import build, bury

pytestmark = pytest.mark.compiled

SEVEN = ["gizah", "rhodos", "ephesos", "alexandria", "olympia", "babylon", "halikarnassos"]
# Shields that make every comparison of a ring end with a winner: 1, 2, 3, 4, ...
ARMIES = [["stockade"], ["walls"], ["arsenal"], ["stockade", "arsenal"], ["walls", "arsenal"]]


def before_conflict(players: int, *diplomats: int, age: int = 1) -> Table:
    """The last turn of an age: seat n has n + 1 shields, and these seats have a diplomacy token."""
    t = cities_table(boards=[f"{board}:day" for board in SEVEN[:players]], age=age, turn=7)
    for seat in range(players):
        t.city(seat, ARMIES[seat])
    for seat in diplomats:
        t.diplomacy(seat)
    return t


def fights(t: Table) -> set[tuple[int, int]]:
    """Winner and loser of every conflict of the age that ends now."""
    t.skip()
    won = [event for event in t.log if isinstance(event, ConflictWon)]
    assert len(won) == len(set(won))
    return {(event.winner, event.loser) for event in won}


def test_without_tokens_everybody_fights_both_neighbours() -> None:
    assert fights(before_conflict(5)) == {(1, 0), (2, 1), (3, 2), (4, 3), (4, 0)}


def test_with_one_player_out_the_ring_closes_and_its_neighbours_fight_each_other() -> None:
    assert fights(before_conflict(5, 1)) == {(2, 0), (3, 2), (4, 3), (4, 0)}


def test_with_two_players_out_the_other_three_fight_each_other() -> None:
    assert fights(before_conflict(5, 1, 2)) == {(3, 0), (4, 3), (4, 0)}
    assert fights(before_conflict(5, 0, 3)) == {(2, 1), (4, 2), (4, 1)}


def test_with_three_players_out_the_last_two_fight_once() -> None:
    t = before_conflict(5, 0, 2, 3)
    assert fights(t) == {(4, 1)}
    assert t.victories(4) == [1]
    assert t.state.defeats == [0, 1, 0, 0, 0]


def test_at_a_table_of_three_one_diplomat_leaves_one_comparison_between_the_others() -> None:
    t = before_conflict(3, 1)
    assert fights(t) == {(2, 0)}
    assert (t.points(0, "military"), t.points(1, "military"), t.points(2, "military")) == (-1, 0, 1)


def test_the_last_two_take_no_token_on_a_tie() -> None:
    t = before_conflict(3, 2).city(0, ["guard_tower"])
    assert fights(t) == set()


def test_one_player_alone_fights_nobody() -> None:
    t = before_conflict(3, 0, 1)
    assert fights(t) == set()
    assert t.state.diplomacy == [0, 0, 0]


def test_when_all_are_out_there_is_no_conflict() -> None:
    t = before_conflict(3, 0, 1, 2)
    assert fights(t) == set()
    assert [t.points(seat, "military") for seat in range(3)] == [0, 0, 0]


def test_who_spends_a_token_takes_neither_victory_nor_defeat() -> None:
    t = before_conflict(4, 0, 3)
    assert fights(t) == {(2, 1)}
    assert (t.victories(3), t.state.defeats[0]) == ([], 0)


def test_a_token_must_be_spent_even_when_that_is_bad() -> None:
    t = before_conflict(3, 2)
    fights(t)
    assert t.state.diplomacy == [0, 0, 0]
    assert t.victories(2) == [], "the strongest had to stay out"
    assert DiplomacySpent(2) in t.log


def test_of_several_tokens_exactly_one_is_spent_and_the_others_force_the_player_out_again() -> None:
    t = before_conflict(3).diplomacy(2, 2)
    t.skip()
    assert (t.age, t.state.diplomacy[2]) == (2, 1)
    t.end_age()
    assert (t.age, t.state.diplomacy[2]) == (3, 0)
    assert t.victories(2) == []
    t.end_age()
    assert t.victories(2) == [5, 5]


def test_there_are_as_many_tokens_as_are_gained() -> None:
    assert cities_table().diplomacy(0, 9).state.diplomacy[0] == 9


@pytest.mark.parametrize(("age", "worth"), [(1, 1), (2, 3), (3, 5)])
def test_the_last_two_fight_for_the_token_of_the_age(age: int, worth: int) -> None:
    t = before_conflict(3, 0, age=age).skip()
    assert (t.victories(2), t.state.defeats[1]) == ([worth], 1)


@pytest.mark.parametrize("card", ["residence", "consulate", "embassy"])
def test_a_token_gained_in_the_last_turn_works_in_the_conflicts_of_the_same_age(card: str) -> None:
    age = BLACK[card].age
    t = cities_table(age=age, turn=7).producing(0, resources_in(BLACK[card].cost)).city(1, ["stockade"])
    t.hand(0, card, *(["altar"] if age == 1 else [])).play(0, build(card))
    assert (t.points(0, "military"), t.state.diplomacy[0]) == (0, 0)
    assert t.points(1, "military") == {1: 1, 2: 3, 3: 5}[age]


def test_a_token_gained_early_in_an_age_is_spent_at_its_end() -> None:
    t = cities_table().producing(0, "clay").hand(0, "residence").city(1, ["stockade"]).play(0, build("residence"))
    assert t.skip(5).state.diplomacy[0] == 1
    t.skip()
    assert (t.age, t.state.diplomacy[0], t.state.defeats[0]) == (2, 0, 0)


def test_a_stage_of_byzantium_in_the_last_turn_keeps_it_out_of_the_conflicts() -> None:
    t = cities_table(2, ["byzantium:night", "rhodos:day", "ephesos:day"], turn=7).city(1, ["stockade"])
    t.producing(0, "wood ore papyrus").play(0, bury("altar"))
    assert (t.state.defeats, t.state.diplomacy[0]) == ([0, 0, 1], 0)


def test_unused_tokens_are_worth_nothing_at_the_end() -> None:
    t = cities_table(age=3, turn=7).diplomacy(0, 3)
    with_tokens = t.end_game().total(0)
    assert t.state.diplomacy[0] == 2
    assert with_tokens == cities_table(age=3, turn=7).end_game().total(0)


def test_strategists_guild_counts_the_defeats_that_diplomacy_has_left() -> None:
    t = cities_table(1, age=3, turn=7).city(0, ["strategists_guild", "stockade"]).diplomacy(1).end_game()
    assert t.points(0, "guilds") == 1
    t = cities_table(1, age=3, turn=7).city(0, ["strategists_guild", "stockade"]).end_game()
    assert t.points(0, "guilds") == 2


def test_strategists_guild_does_not_count_defeats_that_went_with_the_memorial() -> None:
    t = cities_table(1, age=3).city(0, ["strategists_guild"]).conflict(1, 0, 1).conflict(2, 0, 2)
    assert t.points(0, "guilds") == 2
    t.producing(1, "wood stone cloth").hand(1, "memorial").play(1, build("memorial"))
    assert t.points(0, "guilds") == 1

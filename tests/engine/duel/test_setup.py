"""The set-up: coins, tokens, the draft of the wonders, and the fixed sets of a first game."""

import pytest

from engine.duel.events import WondersShown
from tests.engine.duel.builder import Table, new_game
from tests.engine.duel.printed import TOKENS, WONDERS
from tests.engine.duel.wishes import take_wonder

pytestmark = pytest.mark.compiled

FIRST_GAME = (
    ["pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"],
    ["circus_maximus", "piraeus", "appian_way", "colossus"],
)


def picked(t: Table, picks: int) -> list[int]:
    """So many decisions of the draft, the first wonder shown each time; says who decided."""
    seats = []
    for _ in range(picks):
        seats.append(t.decider)
        t.play(take_wonder(t.shown[0]))
    return seats


def test_each_player_has_seven_coins_and_nothing_else() -> None:
    t = new_game()
    for seat in (0, 1):
        assert t.coins(seat) == 7
        assert t.cards(seat) == t.wonders(seat) == t.tokens(seat) == t.plans(seat) == []


def test_the_pawn_stands_in_the_middle_and_all_loot_lies_on_the_track() -> None:
    t = new_game()
    assert t.pawn == 0
    assert t.loot(0) == t.loot(1) == [2, 5]


@pytest.mark.parametrize("seed", range(5))
def test_five_tokens_lie_on_the_board_and_five_stay_out(seed: int) -> None:
    t = new_game(seed)
    assert len(t.board) == len(t.box) == 5
    assert sorted(t.board + t.box) == sorted(TOKENS)


def test_tokens_are_shuffled() -> None:
    assert len({tuple(new_game(seed).board) for seed in range(20)}) > 10


def test_the_first_player_is_as_the_table_says() -> None:
    assert new_game(first="seat_0").state.first == 0
    assert new_game(first="seat_1").state.first == 1


def test_the_first_player_may_be_drawn() -> None:
    assert {new_game(seed, "random").state.first for seed in range(20)} == {0, 1}


# -- the draft ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_four_wonders_are_shown(seed: int) -> None:
    t = new_game(seed)
    assert (t.phase, len(set(t.shown))) == ("draft", 4)
    assert t.legal() == [f"TakeWonder {wonder}" for wonder in t.shown]


@pytest.mark.parametrize("first", [0, 1])
def test_first_second_second_and_the_last_wonder_goes_to_the_first(first: int) -> None:
    t = new_game(first=f"seat_{first}")
    shown = t.shown
    other = 1 - first
    assert picked(t, 3) == [first, other, other]
    assert t.plans(first) == [shown[0], shown[3]]
    assert t.plans(other) == [shown[1], shown[2]]


@pytest.mark.parametrize("first", [0, 1])
def test_in_the_second_round_the_second_player_begins(first: int) -> None:
    t = new_game(first=f"seat_{first}")
    picked(t, 3)
    shown = t.shown
    other = 1 - first
    assert picked(t, 3) == [other, first, first]
    assert t.plans(other)[2:] == [shown[0], shown[3]]
    assert t.plans(first)[2:] == [shown[1], shown[2]]


def test_the_second_four_are_shown_when_the_first_are_gone_and_not_before() -> None:
    t = new_game()
    first_four = t.shown
    for _ in range(2):
        t.play(take_wonder(t.shown[0]))
        assert set(t.shown) < set(first_four)
    assert len([event for event in t.log if isinstance(event, WondersShown)]) == 1
    t.play(take_wonder(t.shown[0]))
    assert len(t.shown) == 4
    assert not set(t.shown) & set(first_four)


def test_the_second_four_do_not_depend_on_who_took_what() -> None:
    one, other = new_game(7), new_game(7)
    for _ in range(3):
        one.play(take_wonder(one.shown[0]))
        other.play(take_wonder(other.shown[-1]))
    assert one.shown == other.shown


@pytest.mark.parametrize("first", [0, 1])
def test_after_the_draft_each_has_four_wonders_and_the_first_player_opens_the_age(first: int) -> None:
    t = new_game(first=f"seat_{first}")
    picked(t, 6)
    assert len(t.plans(0)) == len(t.plans(1)) == 4
    assert len({*t.plans(0), *t.plans(1)}) == 8
    assert t.shown == []
    assert (t.age, t.phase, t.decider) == (1, "play", first)


def test_every_wonder_can_be_shown_and_every_wonder_can_stay_out() -> None:
    dealt = []
    for seed in range(40):
        t = new_game(seed)
        picked(t, 6)
        dealt.append({*t.plans(0), *t.plans(1)})
    assert set.union(*dealt) == set(WONDERS)
    assert set.intersection(*dealt) == set()


@pytest.mark.parametrize("pick", range(6))
def test_only_a_shown_wonder_can_be_taken(pick: int) -> None:
    t = new_game(2)
    picked(t, pick)
    for wonder in WONDERS:
        expected = None if wonder in t.shown else "wonder_not_shown"
        assert t.refusal(take_wonder(wonder)) == expected
        assert t.refusal(take_wonder(wonder), 1 - t.decider) == "not_your_decision"


# -- a first game -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1])
def test_in_a_first_game_the_wonders_are_given(first: int) -> None:
    t = new_game(first=f"seat_{first}", wonders="first_game")
    assert t.plans(first) == FIRST_GAME[0]
    assert t.plans(1 - first) == FIRST_GAME[1]
    assert (t.age, t.phase, t.decider) == (1, "play", first)

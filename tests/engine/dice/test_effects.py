"""Every kind of effect: what it asks for, what it brings, and in which order things happen."""

import pytest

from engine.dice.events import ChoiceDeclined, CoinsGained, FieldCrossed
from engine.dice.state import ACTIONS, CHOICES
from tests.engine.dice.builder import (
    AGORA,
    MARKET,
    WAREHOUSE,
    WHITE,
    WONDER,
    crossed,
    forum,
    give,
    laid,
    moves,
    play,
    sheet,
    why_not,
)

pytestmark = pytest.mark.compiled


def test_crossing_another_field_is_paid_and_needs_no_die() -> None:
    state = laid(sheet(board="rhodes", coins=4))
    log = play(state, "0 wonder")
    assert moves(state)[-1] == "decline"
    assert set(moves(state)[:-1]) == {"cross barracks_east.attack.1", "cross barracks_east.defence.1"}
    log += give(state, "0 cross barracks_east.defence.1")
    paid = [(event.die, event.die_price, event.paid) for event in log if isinstance(event, FieldCrossed)]
    assert paid == [(-1, 0, 2), (-1, 0, 1)]
    assert state.cities[0].coins == 1


def test_crossing_another_field_may_be_declined() -> None:
    state = laid(sheet(board="rhodes"))
    play(state, "0 wonder")
    assert isinstance(give(state, "0 decline")[0], ChoiceDeclined)
    assert (state.phase, state.turn) == (ACTIONS, 6)


def test_up_to_two_fields_may_be_none_one_or_two() -> None:
    for answers, expected in ((["decline"], 0), (["cross agora.r1.1", "decline"], 1), (["cross agora.r1.1"] * 1, 1)):
        state = laid(sheet(*WAREHOUSE, *WHITE), forum=forum(white="leader_blue 0"))
        play(state, "0 build white gallery.blue")
        give(state, *(f"0 {answer}" for answer in answers))
        assert len(crossed(state.cities[0]) & set(AGORA)) == expected
    state = laid(sheet(*WAREHOUSE, *WHITE), forum=forum(white="leader_blue 0"))
    play(state, "0 build white gallery.blue")
    give(state, "0 cross agora.r1.1", "0 cross agora.r1.2")
    assert state.turn == 6


def test_an_effect_that_offers_nothing_affordable_is_not_asked_for() -> None:
    state = laid(sheet("wonder.1", *WAREHOUSE[:2], board="babylon", coins=3))
    play(state, "0 wonder")
    assert (state.phase, state.turn) == (CHOICES, 5)
    state = laid(sheet(*WAREHOUSE, board="alexandria"))
    play(state, "0 wonder")
    assert (state.phase, state.turn) == (ACTIONS, 6)


def test_coins_come_after_paying() -> None:
    state = laid(sheet(coins=0), forum=forum(yellow="coin 0"))
    assert why_not(state, "0 build yellow market.coin.1").details == {"price": 1, "coins": 0, "missing": 1}
    state = laid(sheet(coins=1), forum=forum(yellow="coin 0"))
    play(state, "0 build yellow market.coin.1")
    assert state.cities[0].coins == 7


def test_coins_for_choosing_a_die_come_before_paying() -> None:
    state = laid(sheet("university.wheel.1", board="babylon", coins=0), forum=forum(yellow="coin 1"))
    log = play(state, "0 build yellow market.coin.1")
    event = next(event for event in log if isinstance(event, FieldCrossed))
    assert (event.die_coins, event.die_price, event.paid) == (2, 1, 1)


def test_coins_for_fields_count_those_crossed_so_far() -> None:
    state = laid(sheet(*WAREHOUSE[:4], coins=0), forum=forum(yellow="chest 0"))
    log = play(state, "0 build yellow market.chest.1")
    assert [event.amount for event in log if isinstance(event, CoinsGained)] == [4]


def test_a_free_build_uses_a_die_of_the_forum_at_no_price() -> None:
    state = laid(sheet(*WAREHOUSE, "wonder.1", board="olympia", coins=0), forum=forum(blue="mask 3"))
    play(state, "0 wonder")
    assert "build blue agora.r1.1" in moves(state)
    assert moves(state)[-1] == "decline"
    assert "pass" not in moves(state)
    log = give(state, "0 build blue agora.r1.1")
    assert [event.die_price for event in log if isinstance(event, FieldCrossed)] == [0]


def test_a_free_build_still_needs_an_unlocked_die_and_coins_for_the_field() -> None:
    state = laid(
        sheet(*WAREHOUSE, "wonder.1", board="olympia", coins=0),
        sheet(*WHITE, board="giza"),
        forum=forum(white="leader_blue 0", green="tablet 0"),
    )
    play(state, "0 wonder")
    assert why_not(state, "0 build white gallery.blue").code == "die_locked"
    state = laid(sheet("wonder.1", *WAREHOUSE[:2], board="olympia", coins=2), forum=forum(green="tablet 3"))
    play(state, "0 wonder")
    assert why_not(state, "0 build green university.tablet.1").details["missing"] == 1


def test_another_action_is_any_action_with_the_dice_as_they_lie() -> None:
    state = laid(sheet("wonder.1", *WAREHOUSE, board="halicarnassus", coins=2), forum=forum(blue="mask 2"))
    play(state, "0 wonder")
    assert "build blue agora.r1.1" in moves(state)
    assert moves(state)[-1] == "pass"
    assert "decline" not in moves(state)
    log = give(state, "0 build blue agora.r1.1")
    assert [event.die_price for event in log if isinstance(event, FieldCrossed)] == [2]


def test_another_action_may_be_to_pass() -> None:
    state = laid(sheet("wonder.1", *WAREHOUSE, board="halicarnassus", coins=0))
    play(state, "0 wonder")
    give(state, "0 pass")
    assert state.cities[0].coins == 3


def test_cheaper_dice_add_up() -> None:
    state = laid(sheet("market.camel.2", "wonder.1", board="olympia", coins=1), forum=forum(blue="mask 3"))
    play(state, "0 build blue agora.r1.1")
    assert state.cities[0].coins == 0


def test_free_dice_are_those_of_one_colour_all_of_them() -> None:
    state = laid(sheet("market.camel.1", coins=0), forum=forum(grey_1="stone 3", grey_2="wood 2", blue="mask 1"))
    assert {move for move in moves(state) if move.startswith("build grey")} == {
        "build grey_1 warehouse.stone",
        "build grey_2 warehouse.wood",
        "build grey_3 warehouse.clay",
    }
    assert "build blue agora.r1.1" not in moves(state)


def test_effects_come_before_the_bonus_field_of_a_completed_building() -> None:
    """The leader's fields first, then the bonus field for the gallery."""
    gallery = ["gallery.red", "gallery.yellow", "gallery.green", "gallery.laurel.1", "gallery.laurel.2"]
    state = laid(sheet(*WAREHOUSE, *WHITE, *gallery), forum=forum(white="leader_blue 0"))
    play(state, "0 build white gallery.blue")
    assert "cross agora.r1.1" in moves(state)
    give(state, "0 decline")
    assert moves(state) == ["cross bonus.action", "cross bonus.cross", "cross bonus.coins"]


def test_effects_may_chain() -> None:
    """A leader completes the market, its bonus field crosses the agora, and the rest of the leader follows."""
    state = laid(sheet(*WAREHOUSE, *WHITE, *MARKET[:4]), forum=forum(white="leader_yellow 0"))
    play(state, "0 build white gallery.yellow")
    give(state, "0 cross market.coin.1", "0 cross market.coin.2")
    assert moves(state) == ["cross bonus.action", "cross bonus.cross", "cross bonus.coins"]
    give(state, "0 cross bonus.cross", "0 cross agora.r1.1")
    assert {"gallery.yellow", "market.coin.2", "bonus.cross", "agora.r1.1"} <= crossed(state.cities[0])
    assert state.turn == 6


def test_everybody_decides_at_the_same_time_and_in_any_order() -> None:
    state = laid(sheet(board="rhodes"), sheet(board="halicarnassus"))
    play(state, "0 wonder", "1 wonder")
    assert state.waiting == 0b11
    give(state, "1 decline", "0 decline")
    assert state.turn == 6


def test_a_bonus_field_must_be_taken() -> None:
    state = laid(sheet(*WAREHOUSE, *WONDER[:2]))
    play(state, "0 wonder")
    assert why_not(state, "0 decline").code == "wrong_kind_of_decision"

"""The order of things within a turn: payment, placement, effects, choices, and then freed cards are turned up."""

import pytest

from engine.duel.events import CardTurnedUp
from tests.engine.duel.builder import Table, table
from tests.engine.duel.wishes import build, build_wonder, choose, destroy, dig, discard

pytestmark = pytest.mark.compiled


def names(t: Table) -> list[str]:
    return [event.name for event in t.log]


def one_card_frees_a_hidden_one(age: int = 2) -> Table:
    """Nothing but the card of slot 18 lies on the hidden card of slot 15."""
    return table(age).city(0, coins=30)


# -- turning up ---------------------------------------------------------------------------------------------------


def test_a_freed_card_is_turned_up_at_the_end_of_the_turn() -> None:
    t = one_card_frees_a_hidden_one().offer("brewery").play(build("brewery"))
    assert 15 in t.face_up
    assert names(t)[-2:] == ["card_turned_up", "turn_began"]
    assert CardTurnedUp(15, t.state.slots[15]) in t.log


def test_a_discard_turns_up_what_it_freed() -> None:
    t = one_card_frees_a_hidden_one().lay({18: "walls"}).play(discard("walls"))
    assert names(t) == ["card_discarded", "coins_gained", "card_turned_up", "turn_began"]


def test_two_cards_freed_at_once_are_both_turned_up() -> None:
    t = table().lay({15: "altar", 14: "theater", 16: "baths"}).play(discard("theater"), discard("baths"))
    t.play(discard("altar"))
    assert [event.slot for event in t.log if isinstance(event, CardTurnedUp)] == [9, 10]


def test_a_freed_card_that_lies_face_up_already_is_not_turned_up_again() -> None:
    t = table(2).left({0: "walls", 1: "statue", 6: "temple"}).play(discard("temple"))
    assert CardTurnedUp.name not in names(t)
    assert t.accessible == [0, 1]


def test_the_token_for_a_pair_is_chosen_before_cards_are_turned_up() -> None:
    t = one_card_frees_a_hidden_one().city(0, "workshop").offer("laboratory").play(build("laboratory"))
    assert t.phase == "choose_token"
    assert 15 not in t.face_up
    assert 15 in t.play(choose("law")).face_up


def test_a_token_is_kept_from_the_library_before_cards_are_turned_up() -> None:
    t = one_card_frees_a_hidden_one().city(0, plans="great_library").offer("walls")
    t.play(build_wonder("great_library", "walls"))
    assert (t.phase, 15 in t.face_up) == ("choose_from_box", False)
    assert 15 in t.play(choose(t.drawn[0])).face_up


def test_a_card_is_destroyed_before_cards_are_turned_up() -> None:
    t = one_card_frees_a_hidden_one().city(0, plans="circus_maximus").city(1, "press").offer("walls")
    t.play(build_wonder("circus_maximus", "walls"))
    assert (t.phase, 15 in t.face_up) == ("destroy", False)
    assert 15 in t.play(destroy("press")).face_up


def test_a_card_is_dug_up_before_cards_are_turned_up() -> None:
    t = one_card_frees_a_hidden_one().city(0, plans="mausoleum").discarded("altar").offer("walls")
    t.play(build_wonder("mausoleum", "walls"))
    assert (t.phase, 15 in t.face_up) == ("from_discard", False)
    assert 15 in t.play(dig("altar")).face_up


def test_cards_are_turned_up_before_an_extra_turn() -> None:
    t = one_card_frees_a_hidden_one().city(0, plans="sphinx").offer("walls").play(build_wonder("sphinx", "walls"))
    assert t.decider == 0
    assert 15 in t.face_up
    assert names(t)[-2:] == ["card_turned_up", "turn_began"]


def test_the_freed_card_may_be_used_in_the_extra_turn() -> None:
    t = one_card_frees_a_hidden_one().lay({15: "altar", 18: "walls"}).city(0, plans="sphinx")
    t.play(build_wonder("sphinx", "walls"), build("altar"))
    assert t.cards(0) == ["altar"]


# -- order --------------------------------------------------------------------------------------------------------


def test_a_card_is_paid_placed_and_then_takes_effect() -> None:
    t = table(3).city(0, "quarry sawmill", coins=30).offer("port").play(build("port"))
    assert names(t)[:3] == ["coins_paid", "card_built", "coins_gained"]


def test_a_wonder_is_paid_placed_and_then_takes_effect_coins_first() -> None:
    t = table(2).city(0, coins=30, plans="appian_way").offer("walls").play(build_wonder("appian_way", "walls"))
    assert names(t)[:2] == ["coins_paid", "wonder_built"]
    assert names(t).index("coins_gained") < names(t).index("coins_lost") < names(t).index("card_turned_up")


def test_shields_come_before_the_choice_of_a_wonder() -> None:
    t = table(2).city(0, coins=30, plans="statue_of_zeus").city(1, "quarry").raises("statue_of_zeus")
    assert names(t).index("pawn_moved") < names(t).index("decision_opened")


def test_a_card_that_costs_nothing_moves_no_coins() -> None:
    assert names(table().offer("altar").play(build("altar"))) == ["card_built", "turn_began"]


def test_players_take_turns() -> None:
    t = table()
    seats = []
    for _ in range(6):
        seats.append(t.decider)
        t.idle()
    assert seats == [0, 1, 0, 1, 0, 1]


def test_one_action_uses_up_one_card() -> None:
    t = table().city(0, coins=30, plans="pyramids").raises("pyramids")
    assert len(t.slots(t.state.present)) == 19
    assert len(t.slots(t.idle().state.present)) == 18


def test_a_turn_cannot_be_passed() -> None:
    assert all(move.split()[0] in ("BuildCard", "DiscardCard", "BuildWonder") for move in table().legal())

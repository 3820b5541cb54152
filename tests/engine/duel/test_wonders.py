"""The twelve wonders: cost, effects, the card under them, the limit of seven, and extra turns."""

import pytest

from engine.duel.events import ExtraTurnWon
from tests.engine.duel.builder import Table, table
from tests.engine.duel.printed import RESOURCES, WONDERS
from tests.engine.duel.wishes import build, build_wonder, choose, destroy, dig

pytestmark = pytest.mark.compiled

PURSE = 30
EXTRA_TURN = [wonder for wonder, printed in WONDERS.items() if printed.again]


def raised(wonder: str, seat: int = 0) -> Table:
    """A wonder has just been built with nothing to choose, unless it draws tokens."""
    t = table(2).turn(seat).city(seat, coins=PURSE, plans=wonder).raises(wonder)
    return t.play(choose(t.drawn[0])) if t.phase == "choose_from_box" else t


# -- costs --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wonder", WONDERS)
def test_the_printed_resources_are_all_a_wonder_asks(wonder: str) -> None:
    t = table(2).producing(0, WONDERS[wonder].needs).city(0, coins=0, plans=wonder)
    assert t.refusal(build_wonder(wonder)) is None
    assert t.needs(wonder) == [WONDERS[wonder].needs.split().count(resource) for resource in RESOURCES]


@pytest.mark.parametrize("wonder", WONDERS)
def test_what_is_missing_for_a_wonder_is_bought(wonder: str) -> None:
    price = 2 * len(WONDERS[wonder].needs.split())
    t = table(2).city(0, coins=price, plans=wonder)
    assert t.refusal(build_wonder(wonder)) is None
    assert t.city(0, coins=price - 1).refusal(build_wonder(wonder)) == "too_few_coins"
    assert not [move for move in t.legal() if move.startswith("BuildWonder")]


def test_the_cost_of_the_wonder_is_paid_and_not_that_of_the_card() -> None:
    t = table(3).producing(0, WONDERS["pyramids"].needs).city(0, coins=0, plans="pyramids").offer("pretorium")
    assert t.refusal(build("pretorium")) == "too_few_coins"
    assert t.play(build_wonder("pyramids", "pretorium")).wonders(0) == ["pyramids"]


def test_any_accessible_card_may_go_under_any_affordable_wonder() -> None:
    t = table(2).city(0, coins=9, plans="pyramids colossus mausoleum")
    wonders = ["pyramids", "colossus"]
    expected = [f"BuildWonder {wonder} under {card}" for card in t.open_cards for wonder in wonders]
    assert [move for move in t.legal() if move.startswith("BuildWonder")] == expected


# -- effects ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wonder", WONDERS)
def test_the_points_of_a_wonder(wonder: str) -> None:
    assert raised(wonder).points(0, "wonders") == WONDERS[wonder].points


@pytest.mark.parametrize("wonder", WONDERS)
def test_the_coins_of_a_wonder_and_what_the_opponent_loses(wonder: str) -> None:
    printed = WONDERS[wonder]
    t = table(2, board="urbanism agriculture law theology masonry").city(0, coins=PURSE, plans=wonder).raises(wonder)
    assert t.coins(0) == PURSE - 2 * len(printed.needs.split()) + printed.coins
    assert t.coins(1) == 7 - printed.opponent_loses


@pytest.mark.parametrize("coins", [0, 1, 2, 3, 4])
def test_the_appian_way_takes_three_coins_but_not_below_zero(coins: int) -> None:
    t = table(2).city(0, coins=PURSE, plans="appian_way").city(1, coins=coins).raises("appian_way")
    assert t.coins(1) == max(coins - 3, 0)
    assert t.coins(0) == PURSE - 10 + 3, "the own coins come from the bank"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("wonder", WONDERS)
def test_the_shields_of_a_wonder(wonder: str, seat: int) -> None:
    assert raised(wonder, seat).lead(seat) == WONDERS[wonder].shields


@pytest.mark.parametrize("wonder", WONDERS)
def test_the_choice_of_resources_of_a_wonder(wonder: str) -> None:
    t = raised(wonder)
    offered = WONDERS[wonder].one_of.split()
    assert [resource for resource in RESOURCES if t.price_of(0, resource) == 0] == offered
    assert all(t.price_of(0, f"{resource} {resource}") == 2 for resource in offered)


@pytest.mark.parametrize("wonder", WONDERS)
def test_wonders_never_change_the_opponents_prices(wonder: str) -> None:
    assert all(raised(wonder).unit_price(1, resource) == 2 for resource in RESOURCES)


@pytest.mark.parametrize("wonder", WONDERS)
def test_some_wonders_bring_another_turn(wonder: str) -> None:
    t = raised(wonder)
    assert (t.phase, t.decider) == ("play", 0 if wonder in EXTRA_TURN else 1)


def test_five_wonders_bring_another_turn() -> None:
    assert EXTRA_TURN == ["appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis"]


@pytest.mark.parametrize("wonder", WONDERS)
def test_a_wonder_stands_and_can_not_be_built_again(wonder: str) -> None:
    t = raised(wonder)
    assert (t.wonders(0), t.plans(0)) == ([wonder], [])
    assert t.turn(0).city(0, coins=PURSE).refusal(build_wonder(wonder)) == "wonder_already_built"


# -- the card under a wonder --------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["tavern", "theater", "guard_tower", "workshop", "quarry", "stone_reserve"])
def test_the_card_under_a_wonder_has_no_effect(card: str) -> None:
    t = table().city(0, coins=8, plans="pyramids").offer(card).play(build_wonder("pyramids", card))
    assert t.card_under("pyramids") == card
    assert t.cards(0) == []
    assert (t.coins(0), t.pawn, t.symbols(0), t.makes(0)) == (0, 0, set(), [0] * 5)
    assert t.unit_price(0, "stone") == 2
    assert t.score(0) == {"wonders": 9}


def test_the_card_under_a_wonder_counts_for_no_colour() -> None:
    t = table().city(0, coins=8, plans="pyramids").offer("tavern").play(build_wonder("pyramids", "tavern"))
    assert t.turn(0).idle().coins(0) == 2, "a discard brings nothing for a yellow card under a wonder"
    assert t.state.cities[0].counts == 1 << 5 * 7


def test_the_card_under_a_wonder_is_not_in_the_discard_pile() -> None:
    t = table().city(0, coins=PURSE, plans="pyramids mausoleum").offer("theater altar")
    t.play(build_wonder("pyramids", "theater")).turn(0).play(build_wonder("mausoleum", "altar"))
    assert t.discard_pile == []
    assert t.phase == "play", "the mausoleum finds nothing, not even the card under itself"


# -- seven wonders ------------------------------------------------------------------------------------------------

SIX = ("sphinx piraeus colossus", "mausoleum appian_way great_library")


def test_with_the_seventh_wonder_the_opponents_last_one_goes_out_at_once() -> None:
    t = table(3).city(0, coins=PURSE, wonders=SIX[0], plans="hanging_gardens").city(1, wonders=SIX[1], plans="pyramids")
    t.raises("hanging_gardens")
    assert t.plans(0) == t.plans(1) == []
    names = [event.name for event in t.log]
    assert names.index("wonder_built") < names.index("wonder_returned") < names.index("coins_gained")


def test_with_the_seventh_wonder_the_builders_own_last_one_goes_out() -> None:
    t = table(3).city(0, coins=PURSE, wonders="sphinx piraeus", plans="hanging_gardens pyramids")
    t.city(1, wonders=f"{SIX[1]} colossus").raises("hanging_gardens")
    assert (t.plans(0), t.wonders(0)) == ([], ["sphinx", "piraeus", "hanging_gardens"])
    assert t.refusal(build_wonder("pyramids")) == "no_more_wonders"


def test_the_seventh_wonder_works_in_full() -> None:
    t = table(3).city(0, coins=8, wonders=SIX[0], plans="hanging_gardens").city(1, wonders=SIX[1], plans="pyramids")
    t.raises("hanging_gardens")
    assert t.coins(0) == 8 - 6 + 6, "piraeus saves one unit"
    assert t.points(0, "wonders") == 6 + 2 + 3 + 3
    assert (t.phase, t.decider) == ("play", 0)


def test_the_choice_of_the_seventh_wonder_is_made() -> None:
    t = table(3).city(0, coins=PURSE, wonders="sphinx piraeus colossus", plans="circus_maximus")
    t.city(1, "press", wonders="mausoleum appian_way great_library", plans="pyramids").raises("circus_maximus")
    assert t.plans(1) == []
    assert t.play(destroy("press")).discard_pile == ["press"]


def test_an_eighth_wonder_is_refused() -> None:
    t = table(3).city(0, coins=PURSE, wonders=SIX[0], plans="hanging_gardens").city(1, wonders=SIX[1], plans="pyramids")
    t.raises("hanging_gardens").turn(1).city(1, coins=PURSE)
    assert t.refusal(build_wonder("pyramids")) == "no_more_wonders"
    assert not [move for move in t.legal() if move.startswith("BuildWonder")]


def test_before_the_seventh_no_wonder_goes_out() -> None:
    t = table(3).city(0, coins=PURSE, wonders="sphinx piraeus", plans="hanging_gardens statue_of_zeus")
    t.city(1, wonders=SIX[1], plans="pyramids").raises("hanging_gardens")
    assert (t.plans(0), t.plans(1)) == (["statue_of_zeus"], ["pyramids"])


# -- extra turns --------------------------------------------------------------------------------------------------


def test_a_wonder_built_in_an_extra_turn_may_bring_the_next_one() -> None:
    t = table(2).city(0, coins=PURSE, plans="sphinx piraeus").raises("sphinx").raises("piraeus")
    assert t.decider == 0
    assert t.idle().decider == 1


def test_extra_turns_do_not_add_up() -> None:
    t = table(2).city(0, coins=PURSE, plans="sphinx", tokens="theology").raises("sphinx")
    assert len([event for event in t.log if isinstance(event, ExtraTurnWon)]) == 1
    assert t.decider == 0
    assert t.idle().decider == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_an_extra_turn_is_lost_when_the_structure_is_empty(seat: int) -> None:
    t = table(1).turn(seat).city(seat, coins=PURSE, plans="sphinx").left({0: "altar"}).pawn_at(2 if seat == 0 else -2)
    t.raises("sphinx")
    assert (t.age, t.phase, t.decider) == (2, "beginner", 1 - seat)
    assert not t.state.again


def test_an_extra_turn_is_lost_at_the_end_of_the_game() -> None:
    t = table(3).city(0, coins=PURSE, plans="sphinx").left({0: "palace"}).raises("sphinx")
    assert (t.phase, t.victory) == ("over", "civilian")


def test_a_lost_extra_turn_is_not_owed_in_the_next_age() -> None:
    t = table(1).city(0, coins=PURSE, plans="sphinx").left({0: "altar"}).raises("sphinx")
    assert (t.age, t.decider) == (2, 0), "the pawn stands in the middle, so the last player begins"
    assert t.idle().decider == 1


def test_an_extra_turn_comes_after_the_choices_of_the_wonder() -> None:
    t = table(2).city(0, coins=PURSE, plans="mausoleum", tokens="theology").discarded("altar").raises("mausoleum")
    assert (t.phase, t.decider) == ("from_discard", 0)
    t.play(dig("altar"))
    assert (t.phase, t.decider) == ("play", 0)

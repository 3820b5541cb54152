"""What the audit notices when wonders, tokens, coins or the numbers of a city do not add up."""

from functools import partial

import pytest

from engine.duel.audit import audit, recount
from engine.duel.config import Switches, table
from engine.duel.facts import slots_in
from engine.duel.legality import legal
from engine.duel.state import CHOOSE_FROM_BOX, DRAFT, OVER
from tests.engine.duel.audited import Moment, codes, late, moment

pytestmark = pytest.mark.compiled

FLAGS = {"takes_trade_coins", "wonders_again"}


def drafting() -> Moment:
    """The first pick of the second round."""
    return moment(lambda s: s.phase == DRAFT and s.picked == 4)


def all_built() -> Moment:
    """A game in which seven wonders stand."""
    return moment(lambda s: s.wonders_built == 7 and s.phase != OVER)


# -- wonders --------------------------------------------------------------------------------------------------------


def test_a_wonder_that_is_shown_twice_is_noticed() -> None:
    state, witness = drafting()
    witness.seen_wonders[0] = witness.seen_wonders[-1]
    assert codes((state, witness)) == {"wonder_twice"}


def test_a_wonder_too_many_on_show_is_noticed() -> None:
    state, witness = drafting()
    witness.shown.append(state.cities[0].plans[0])
    state.shown.append(state.cities[0].plans[0])
    assert codes((state, witness)) == {"wrong_shown"}


def test_a_pick_that_is_not_counted_is_noticed() -> None:
    state, witness = drafting()
    state.picked -= 1
    assert codes((state, witness)) == {"wrong_picks"}


def test_a_pick_of_the_wrong_seat_is_noticed() -> None:
    state, witness = drafting()
    state.cities[0].plans.append(state.cities[1].plans.pop())
    witness.cities[0].plans.append(witness.cities[1].plans.pop())
    witness.cities[0].drafted += 1
    witness.cities[1].drafted -= 1
    assert codes((state, witness)) == {"wrong_draft"}


def test_a_fifth_wonder_is_noticed() -> None:
    state, witness = late()
    witness.cities[0].drafted += 1
    state.picked += 1
    assert codes((state, witness)) == {"wrong_draft"}


def test_other_wonders_than_those_of_a_first_game_are_noticed() -> None:
    state, witness = late(partial(table, wonders="first_game"))
    stranger = next(wonder for wonder in range(12) if wonder not in witness.seen_wonders)
    state.cities[1].plans[0] = witness.cities[1].plans[0] = stranger
    assert codes((state, witness)) == {"wrong_set"}


def test_a_wonder_that_vanishes_is_noticed() -> None:
    state, witness = late()
    state.cities[0].plans.pop()
    assert codes((state, witness)) == {"wrong_plans"}


def test_wonders_in_another_order_are_noticed() -> None:
    state, witness = moment(lambda s: len(s.cities[1].wonders) == 2)
    state.cities[1].wonders.reverse()
    assert codes((state, witness)) == {"wrong_wonders"}


def test_another_card_under_a_wonder_is_noticed() -> None:
    state, witness = late()
    wonder = state.cities[0].wonders[0]
    state.under[wonder], state.discard[0] = state.discard[0], state.under[wonder]
    witness.discard[0] = state.discard[0]
    assert codes((state, witness)) == {"wrong_card_under"}


def test_a_wonder_that_is_not_counted_is_noticed() -> None:
    state, witness = late()
    state.wonders_built -= 1
    assert codes((state, witness)) == {"wrong_wonder_count"}


def test_an_eighth_wonder_is_noticed() -> None:
    state, witness = all_built()
    for wonders in (state.cities[0].wonders, witness.cities[0].wonders):
        wonders.append(witness.returned[0])
    state.wonders_built += 1
    assert "too_many_wonders" in codes((state, witness))


def test_an_eighth_wonder_that_could_still_be_built_is_noticed() -> None:
    state, witness = all_built()
    for plans in (state.cities[0].plans, witness.cities[0].plans):
        plans.append(witness.returned[0])
    assert codes((state, witness)) == {"wonder_not_returned"}


def test_a_wonder_that_is_returned_too_early_is_noticed() -> None:
    state, witness = late()
    witness.returned.append(witness.cities[0].plans.pop())
    state.cities[0].plans.pop()
    assert codes((state, witness)) == {"wonder_returned_early"}


# -- tokens ---------------------------------------------------------------------------------------------------------


def test_a_token_that_vanishes_is_noticed() -> None:
    state, witness = late()
    state.box.pop()
    assert codes((state, witness)) == {"tokens_lost_or_made", "wrong_box"}


def test_a_token_that_lies_in_two_places_is_noticed() -> None:
    state, witness = late()
    state.board.append(state.box[0])
    assert codes((state, witness)) == {"tokens_lost_or_made", "wrong_board"}


def test_a_token_that_changes_cities_is_noticed() -> None:
    state, witness = late()
    state.cities[1].tokens.append(state.cities[0].tokens.pop())
    assert codes((state, witness)) == {"wrong_tokens"}


def test_a_board_with_a_token_too_many_is_noticed() -> None:
    state, witness = late()
    witness.laid_out += 1
    assert codes((state, witness)) == {"wrong_token_deal"}


def test_a_draw_that_stays_on_the_table_is_noticed() -> None:
    state, witness = late()
    state.drawn = state.box[:1]
    assert codes((state, witness)) == {"wrong_draw"}


def test_a_draw_of_tokens_that_are_not_in_the_box_is_noticed() -> None:
    state, witness = moment(lambda s: s.phase == CHOOSE_FROM_BOX)
    state.drawn[0] = witness.drawn[0] = next(token for token in range(10) if token not in state.box)
    assert codes((state, witness)) == {"wrong_draw"}


# -- coins ----------------------------------------------------------------------------------------------------------


def test_coins_out_of_nowhere_are_noticed() -> None:
    state, witness = late()
    state.cities[1].coins += 1
    assert codes((state, witness)) == {"coins_lost_or_made", "wrong_coins"}


def test_coins_that_change_hands_by_themselves_are_noticed() -> None:
    state, witness = late()
    state.cities[1].coins += 1
    state.cities[0].coins -= 1
    assert codes((state, witness)) == {"wrong_coins"}


def test_debts_are_noticed() -> None:
    state, witness = late()
    witness.to_bank += 1000
    state.cities[0].coins -= 1000
    witness.cities[0].coins -= 1000
    assert codes((state, witness)) == {"coins_below_zero"}


@pytest.mark.parametrize(("limited", "found"), [(False, set()), (True, {"too_many_coins"})])
def test_more_coins_than_the_box_has_are_noticed_by_a_switch(limited: bool, found: set[str]) -> None:
    state, witness = late(partial(table, chosen=Switches(coins_are_limited=limited)))
    witness.from_bank += 86
    state.cities[0].coins += 86
    witness.cities[0].coins += 86
    assert codes((state, witness)) == found


# -- counts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("field", sorted(set(recount.DERIVED) - FLAGS))
def test_a_derived_number_that_went_wrong_is_noticed_by_name(field: str) -> None:
    state, witness = late()
    setattr(state.cities[1], field, getattr(state.cities[1], field) + 1)
    assert _wrong_counts((state, witness)) == [{"seat": 1, "field": field}]


@pytest.mark.parametrize("field", sorted(FLAGS))
def test_a_derived_flag_that_went_wrong_is_noticed_by_name(field: str) -> None:
    state, witness = late()
    setattr(state.cities[0], field, not getattr(state.cities[0], field))
    assert _wrong_counts((state, witness)) == [{"seat": 0, "field": field}]


def _wrong_counts(at: Moment) -> list[dict[str, int | str]]:
    return [violation.details for violation in audit(*at) if violation.code == "wrong_count"]


def priced() -> tuple[Moment, list[int]]:
    """A moment after its prices have been looked up, and those of the city to play, which it now shares with nobody."""
    state, witness = late()
    legal(state, state.decider)
    city = state.cities[state.decider]
    city.prices = city.prices[:]
    return (state, witness), city.prices


def test_a_remembered_price_that_is_wrong_is_noticed() -> None:
    (state, witness), prices = priced()
    prices[state.slots[slots_in(state.accessible)[0]]] += 1
    assert codes((state, witness)) == {"wrong_card_price"}


def test_a_remembered_price_of_a_wonder_that_is_wrong_is_noticed() -> None:
    (state, witness), prices = priced()
    prices[73 + state.cities[state.decider].plans[0]] += 1
    assert codes((state, witness)) == {"wrong_wonder_price"}

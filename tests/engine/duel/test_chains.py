"""Free construction through chain symbols: all seventeen, and what does not count as one."""

import pytest

from engine.duel.events import CoinsPaid
from tests.engine.duel.builder import table
from tests.engine.duel.printed import CARDS, CHAINS
from tests.engine.duel.wishes import build, build_wonder, dig

pytestmark = pytest.mark.compiled


def test_there_are_seventeen_chains() -> None:
    assert len(CHAINS) == 17
    assert len({giver for giver, _ in CHAINS}) == 17


@pytest.mark.parametrize(("giver", "card"), CHAINS)
def test_the_owner_of_the_chain_symbol_builds_for_nothing(giver: str, card: str) -> None:
    t = table(CARDS[card].age).city(0, giver, coins=0).offer(card).play(build(card))
    assert t.cards(0) == [giver, card]
    assert not [event for event in t.log if isinstance(event, CoinsPaid)]


@pytest.mark.parametrize(("giver", "card"), CHAINS)
def test_the_symbol_in_the_other_city_helps_nobody(giver: str, card: str) -> None:
    t = table(CARDS[card].age).city(1, giver).city(0, coins=0).offer(card)
    assert t.refusal(build(card)) == "too_few_coins"


@pytest.mark.parametrize(("giver", "card"), CHAINS)
def test_a_chain_makes_one_card_free_and_no_other(giver: str, card: str) -> None:
    t = table().city(0, giver)
    bare = table()
    for number, other in enumerate(CARDS):
        if other == card:
            assert t.price(0, other) == 0 < bare.price(0, other)
        elif not t.state.book.cards[number].need:
            assert t.price(0, other) == bare.price(0, other)


def test_a_chain_waives_printed_coins_too() -> None:
    assert table(2).city(0, "garrison", coins=0).builds("barracks").cards(0) == ["garrison", "barracks"]


def test_a_chain_of_three_cards_goes_on() -> None:
    t = table(2).city(0, "theater", coins=0).builds("statue")
    assert t.turn(0).builds("gardens").cards(0) == ["theater", "statue", "gardens"]


def test_the_owner_of_a_chain_is_never_asked_to_pay_instead() -> None:
    t = table(2).city(0, "baths", coins=7).builds("aqueduct")
    assert t.coins(0) == 7


def test_a_card_under_a_wonder_gives_no_chain() -> None:
    t = table().city(0, coins=20, plans="pyramids").offer("baths").play(build_wonder("pyramids", "baths"))
    assert t.price(0, "aqueduct") == 3 * 2


def test_a_card_from_the_discard_pile_gives_its_chain() -> None:
    t = table().city(0, coins=20, plans="mausoleum").discarded("baths").raises("mausoleum").play(dig("baths"))
    assert t.price(0, "aqueduct") == 0


# -- Urbanism -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("giver", "card"), CHAINS)
def test_urbanism_gives_four_coins_for_every_card_built_through_a_chain(giver: str, card: str) -> None:
    earned = {"lighthouse": 2, "arena": 0}
    t = table(CARDS[card].age).city(0, giver, coins=0, tokens="urbanism").builds(card)
    assert t.coins(0) == 4 + earned.get(card, 0)


def test_urbanism_gives_nothing_for_a_card_that_is_free_anyway() -> None:
    assert table().city(0, coins=0, tokens="urbanism").builds("altar").coins(0) == 0


def test_urbanism_gives_nothing_for_a_card_that_own_production_pays() -> None:
    assert table().city(0, "quarry", coins=0, tokens="urbanism").builds("baths").coins(0) == 0


def test_urbanism_gives_nothing_for_a_card_from_the_discard_pile_even_with_its_chain() -> None:
    t = table(2).city(0, "baths", coins=10, plans="mausoleum", tokens="urbanism").discarded("aqueduct")
    before = t.raises("mausoleum").coins(0)
    assert t.play(dig("aqueduct")).coins(0) == before


def test_urbanism_of_the_opponent_gives_nothing() -> None:
    t = table(2).city(0, "baths", coins=0).city(1, coins=0, tokens="urbanism").builds("aqueduct")
    assert (t.coins(0), t.coins(1)) == (0, 0)


def test_the_four_coins_come_before_the_effects_and_after_the_payment() -> None:
    t = table(3).city(0, "tavern", coins=0, tokens="urbanism").builds("lighthouse")
    assert [event.name for event in t.log[:3]] == ["card_built", "coins_gained", "coins_gained"]

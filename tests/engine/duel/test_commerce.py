"""Coins: yellow cards that count the own city, what a discard brings, and what cannot be paid with."""

import pytest

from tests.engine.duel.builder import table
from tests.engine.duel.printed import CARDS
from tests.engine.duel.wishes import build, build_wonder, dig, discard

pytestmark = pytest.mark.compiled

THREE = {
    "chamber_of_commerce": "glassworks press glassblower",
    "port": "quarry clay_pool sawmill",
    "armory": "guard_tower stable walls",
    "lighthouse": "stone_reserve brewery",
}
OTHERS = "theater baths workshop apothecary merchants_guild"


# -- coins by what the own city has -------------------------------------------------------------------------------


@pytest.mark.parametrize("card", THREE)
def test_coins_per_card_count_the_own_city(card: str) -> None:
    t = table(3).city(0, f"{THREE[card]} {OTHERS}", coins=20)
    price = t.price(0, card)
    count = 3  # the lighthouse itself is the third yellow card
    assert t.builds(card).coins(0) == 20 - price + count * CARDS[card].coins


@pytest.mark.parametrize("card", THREE)
def test_coins_per_card_do_not_count_the_other_city(card: str) -> None:
    t = table(3).city(1, THREE[card]).city(0, coins=30)
    price = t.price(0, card)
    own = 1 if card == "lighthouse" else 0
    assert t.builds(card).coins(0) == 30 - price + own * CARDS[card].coins


def test_the_lighthouse_counts_itself() -> None:
    assert table(3).city(0, "tavern", coins=0).builds("lighthouse").coins(0) == 2


def test_the_arena_gives_two_coins_for_every_wonder_that_stands_in_the_own_city() -> None:
    t = table(3).city(0, "brewery", coins=0, wonders="pyramids sphinx colossus", plans="mausoleum")
    assert t.city(1, wonders="piraeus").builds("arena").coins(0) == 3 * 2


def test_coins_by_count_are_not_given_again_when_the_count_grows() -> None:
    t = table(3).city(0, "tavern", coins=9).builds("lighthouse")
    before = t.coins(0)
    assert t.turn(0).city(0, "brewery").coins(0) == before


def test_a_commercial_card_from_the_discard_pile_gives_its_coins() -> None:
    t = table(3).city(0, "quarry clay_pool", coins=20, plans="mausoleum").discarded("port").raises("mausoleum")
    before = t.coins(0)
    assert t.play(dig("port")).coins(0) == before + 2 * 2


# -- discarding ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("yellow", range(6))
def test_a_discard_brings_two_coins_and_one_for_each_own_yellow_card(yellow: int) -> None:
    cards = ["tavern", "stone_reserve", "forum", "brewery", "port"][:yellow]
    t = table().city(0, " ".join([*cards, "baths", "press"]), coins=3).city(1, "clay_reserve wood_reserve")
    assert t.idle().coins(0) == 3 + 2 + yellow


@pytest.mark.parametrize("card", ["tavern", "theater", "guard_tower", "workshop"])
def test_a_discarded_card_has_no_effect_and_lies_in_the_discard_pile(card: str) -> None:
    t = table().offer(card).play(discard(card))
    assert t.discard_pile == [card]
    assert t.cards(0) == []
    assert t.coins(0) == 7 + 2
    assert (t.pawn, t.symbols(0), t.points(0, "civilian")) == (0, set(), 0)


def test_a_discarded_yellow_card_does_not_count_for_its_own_discard() -> None:
    assert table().city(0, coins=0).offer("tavern").play(discard("tavern")).coins(0) == 2


def test_every_accessible_card_may_be_discarded_so_there_is_always_a_move() -> None:
    t = table().city(0, coins=0)
    assert {f"DiscardCard {card}" for card in t.open_cards} <= set(t.legal())


def test_the_discard_pile_grows_in_the_order_of_discarding() -> None:
    t = table().offer("tavern theater altar")
    t.play(discard("theater"), discard("altar"), discard("tavern"))
    assert t.discard_pile == ["theater", "altar", "tavern"]


# -- what cannot pay ----------------------------------------------------------------------------------------------


def test_coins_earned_by_a_card_cannot_help_to_pay_for_it() -> None:
    t = table(3).city(0, "quarry clay_pool lumber_yard press", coins=1).offer("port")
    assert t.price(0, "port") == 2
    assert t.refusal(build("port")) == "too_few_coins"


def test_coins_earned_by_a_wonder_cannot_help_to_pay_for_it() -> None:
    t = table().city(0, coins=7, plans="temple_of_artemis")
    assert t.price(0, "temple_of_artemis") == 8
    assert t.refusal(build_wonder("temple_of_artemis")) == "too_few_coins"


def test_coins_of_a_guild_cannot_help_to_pay_for_it() -> None:
    t = table(3).city(0, "tavern brewery", coins=7).offer("merchants_guild")
    assert t.refusal(build("merchants_guild")) == "too_few_coins"


def test_the_last_coin_may_be_spent() -> None:
    assert table().city(0, coins=2).builds("palisade").coins(0) == 0


def test_a_fixed_price_works_from_the_next_construction_on() -> None:
    t = table(2).city(0, coins=20).builds("customs_house")
    assert t.coins(0) == 20 - 4
    assert t.turn(0).builds("temple").coins(0) == 16 - 2 - 1


def test_a_choice_works_from_the_next_construction_on() -> None:
    t = table(2).city(0, "clay_pool", coins=20).builds("forum")
    assert t.coins(0) == 20 - 3
    assert t.turn(0).builds("caravansery").coins(0) == 17 - 2 - 2

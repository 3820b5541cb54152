"""Payment: what the own city makes, what the bank asks, fixed prices, choices, discounts, and Economy."""

import pytest

from engine.duel.events import CoinsPaid
from tests.engine.duel.builder import table
from tests.engine.duel.printed import RESOURCES, WONDERS
from tests.engine.duel.wishes import build, dig

pytestmark = pytest.mark.compiled

MAKERS = {
    "wood": "lumber_yard logging_camp sawmill",
    "stone": "quarry stone_pit shelf_quarry",
    "clay": "clay_pool clay_pit brickyard",
    "glass": "glassworks glassblower",
    "papyrus": "press drying_room",
}
FIXERS = {"wood": "wood_reserve", "stone": "stone_reserve", "clay": "clay_reserve"}
FIXERS |= {"glass": "customs_house", "papyrus": "customs_house"}


# -- prices -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("resource", RESOURCES)
def test_a_unit_costs_two_coins_and_one_for_each_symbol_in_the_other_city(resource: str) -> None:
    t = table()
    expected = 2
    assert t.unit_price(0, resource) == expected
    for card in MAKERS[resource].split():
        expected += 2 if card in ("sawmill", "shelf_quarry", "brickyard") else 1
        assert t.city(1, card).unit_price(0, resource) == expected
    others = [other for other in RESOURCES if other != resource]
    assert [t.unit_price(0, other) for other in others] == [2] * 4
    assert [t.unit_price(1, other) for other in RESOURCES] == [2] * 5, "own production does not make trade dearer"


@pytest.mark.parametrize("resource", RESOURCES)
def test_a_fixed_price_holds_whatever_the_other_city_makes(resource: str) -> None:
    t = table().city(1, MAKERS[resource]).city(0, FIXERS[resource])
    assert t.unit_price(0, resource) == 1
    assert t.unit_price(1, resource) == 2, "the fixed price is the owner's alone"


def test_a_fixed_price_holds_for_what_the_other_city_builds_later() -> None:
    t = table().city(0, "stone_reserve").city(1, "shelf_quarry")
    assert t.unit_price(0, "stone") == 1


@pytest.mark.parametrize("cards", ["forum", "caravansery", "stone_reserve customs_house"])
def test_the_opponents_yellow_cards_do_not_change_prices(cards: str) -> None:
    t = table().city(1, cards)
    assert [t.unit_price(0, resource) for resource in RESOURCES] == [2] * 5


def test_the_price_is_the_same_for_each_unit_and_any_number_may_be_bought() -> None:
    t = table(3).city(1, "lumber_yard sawmill").city(0, coins=20)
    assert t.price_of(0, "wood") == 5
    assert t.price_of(0, "wood wood wood") == 15


def test_resources_may_be_bought_that_nobody_makes() -> None:
    assert table(3).city(0, coins=10).builds("town_hall").cards(0) == ["town_hall"]


def test_resources_are_not_used_up() -> None:
    t = table().city(0, "quarry", coins=0).builds("baths").turn(0)
    assert t.price_of(0, "stone") == 0


def test_nothing_can_be_made_twice_in_one_construction() -> None:
    assert table().city(0, "quarry").price_of(0, "stone stone") == 2


def test_own_surplus_earns_nothing() -> None:
    t = table().city(0, "quarry stone_pit shelf_quarry", coins=0).builds("baths")
    assert t.coins(0) == 0


def test_payment_is_counted_before_the_card_makes_anything() -> None:
    t = table(2).city(0, "press", coins=2).builds("glassblower").turn(0)
    assert t.offer("caravansery").refusal(build("caravansery")) is None
    assert t.builds("caravansery").coins(0) == 0


# -- choices ------------------------------------------------------------------------------------------------------


def test_a_choice_takes_the_dearest_unit() -> None:
    t = table().city(0, "caravansery").city(1, "sawmill quarry")
    assert t.price_of(0, "wood stone clay") == 3 + 2


def test_two_choices_of_the_same_group_supply_two_units() -> None:
    t = table().city(0, "caravansery", wonders="great_lighthouse")
    assert t.price_of(0, "wood wood") == 0
    assert t.price_of(0, "wood stone clay") == 2


def test_two_choices_of_goods_supply_two_goods() -> None:
    t = table().city(0, "forum", wonders="piraeus")
    assert t.price_of(0, "glass papyrus") == t.price_of(0, "glass glass") == 0
    assert t.price_of(0, "glass glass papyrus") == 2


def test_a_choice_of_raw_materials_supplies_no_goods() -> None:
    t = table().city(0, "caravansery")
    assert t.price_of(0, "glass") == t.price_of(0, "papyrus") == 2


def test_a_choice_serves_every_construction_anew() -> None:
    t = table(2).city(0, "caravansery", coins=4).builds("rostrum").turn(0).builds("statue")
    assert t.coins(0) == 4 - 2 - 2


# -- Architecture and Masonry -------------------------------------------------------------------------------------


@pytest.mark.parametrize("wonder", WONDERS)
def test_architecture_saves_two_units_of_every_wonder(wonder: str) -> None:
    t = table().city(0, coins=30, plans=wonder, tokens="architecture")
    assert t.price(0, wonder) == 2 * len(WONDERS[wonder].needs.split()) - 4


def test_architecture_saves_the_dearest_units() -> None:
    t = table().city(0, tokens="architecture").city(1, "sawmill press")
    assert t.price(0, "great_library") == 4 + 3 + 2


def test_architecture_never_goes_below_zero() -> None:
    t = table().city(0, "shelf_quarry stone_pit", coins=0, plans="pyramids", tokens="architecture").raises("pyramids")
    assert t.coins(0) == 0


@pytest.mark.parametrize(("card", "price"), [("baths", 0), ("courthouse", 2), ("town_hall", 6), ("palace", 6)])
def test_masonry_saves_two_units_of_a_blue_card(card: str, price: int) -> None:
    assert table(3).city(0, tokens="masonry").price(0, card) == price


@pytest.mark.parametrize("card", ["library", "walls", "forum", "port", "builders_guild"])
def test_masonry_saves_nothing_on_other_cards(card: str) -> None:
    assert table(3).city(0, tokens="masonry").price(0, card) == table(3).price(0, card)


def test_masonry_saves_nothing_on_wonders_and_architecture_nothing_on_cards() -> None:
    assert table().city(0, tokens="masonry").price(0, "pyramids") == 8
    assert table().city(0, tokens="architecture").price(0, "town_hall") == 10


@pytest.mark.parametrize("token", ["architecture", "masonry"])
def test_a_discount_never_touches_printed_coins(token: str) -> None:
    t = table(3).city(0, tokens=token)
    assert (t.price(0, "pretorium"), t.price(0, "caravansery")) == (8, 6)


def test_choices_and_discount_together_leave_the_cheapest_rest() -> None:
    t = table(3).city(0, "caravansery", tokens="masonry").city(1, "sawmill glassworks")
    assert t.price(0, "palace") == 2 + 2


def test_a_discount_of_the_opponent_helps_nobody_else() -> None:
    assert table().city(1, tokens="architecture").price(0, "pyramids") == 8


# -- Economy ------------------------------------------------------------------------------------------------------


def test_economy_brings_its_owner_what_the_opponent_pays_for_resources_of_a_card() -> None:
    t = table().city(0, coins=9).city(1, coins=1, tokens="economy").builds("baths")
    assert (t.coins(0), t.coins(1)) == (7, 3)


def test_economy_brings_its_owner_what_the_opponent_pays_for_a_wonder() -> None:
    t = table().city(0, coins=9, plans="pyramids").city(1, coins=0, tokens="economy").raises("pyramids")
    assert (t.coins(0), t.coins(1)) == (1, 8)


def test_printed_coins_go_to_the_bank_in_spite_of_economy() -> None:
    t = table(2).city(0, "clay_pool", coins=9).city(1, coins=0, tokens="economy").builds("forum")
    assert (t.coins(0), t.coins(1)) == (6, 0)


def test_bank_and_economy_share_a_mixed_price() -> None:
    t = table(2).city(0, coins=9).city(1, coins=0, tokens="economy").builds("caravansery")
    assert (t.coins(0), t.coins(1)) == (3, 4)
    assert CoinsPaid(0, 2, 4) in t.log


def test_economy_gets_fixed_prices_as_they_are_really_paid() -> None:
    t = table(2).city(0, "stone_reserve", coins=9).city(1, "shelf_quarry", coins=0, tokens="economy").builds("aqueduct")
    assert (t.coins(0), t.coins(1)) == (6, 3)


def test_economy_gets_the_price_after_discounts() -> None:
    t = table(2).city(0, coins=9, tokens="masonry").city(1, coins=0, tokens="economy").builds("aqueduct")
    assert (t.coins(0), t.coins(1)) == (7, 2)
    wonder = table().city(0, coins=9, plans="pyramids", tokens="architecture").city(1, coins=0, tokens="economy")
    assert wonder.raises("pyramids").coins(1) == 4


def test_economy_gets_nothing_for_a_build_by_chain() -> None:
    t = table(2).city(0, "baths", coins=9).city(1, coins=0, tokens="economy").builds("aqueduct")
    assert (t.coins(0), t.coins(1)) == (9, 0)


def test_economy_gets_nothing_for_own_production() -> None:
    t = table().city(0, "quarry", coins=9).city(1, coins=0, tokens="economy").builds("baths")
    assert (t.coins(0), t.coins(1)) == (9, 0)


def test_economy_gets_nothing_for_a_build_by_the_mausoleum() -> None:
    t = table(3).city(0, coins=20, plans="mausoleum").city(1, coins=0, tokens="economy").discarded("palace")
    paid = t.raises("mausoleum").coins(1)
    assert t.play(dig("palace")).coins(1) == paid == 10


def test_economy_brings_nothing_from_its_owners_own_trade() -> None:
    assert table().city(0, coins=9, tokens="economy").builds("baths").coins(0) == 7


def test_economy_does_not_lower_or_raise_prices() -> None:
    assert table().city(1, tokens="economy").price(0, "baths") == 2

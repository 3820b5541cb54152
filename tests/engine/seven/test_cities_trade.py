"""Wharves, Smuggler's Cache, Secret Warehouse, Black Market and Architect Firm: what they change about paying."""

import pytest

from engine.seven.config import Switches
from tests.engine.seven.builder import Table, cities_table
from tests.engine.seven.printed import RESOURCES
from tests.engine.seven.wishes import build, bury, pay

pytestmark = pytest.mark.compiled

WEST, EAST, CACHE = "west_clandestine_wharf", "east_clandestine_wharf", "smugglers_cache"
ONE_EACH = ["lumber_yard", "clay_pool", "ore_vein", "glassworks_1", "loom_1", "press_1"]


def market(*cards: str, left: tuple[str, ...] = (), right: tuple[str, ...] = (), age: int = 2) -> Table:
    """Seat 0 is Gizah (stone) with these cards; Rhodos (ore) is on its left and Ephesos (papyrus) on its right."""
    return cities_table(age=age).city(0, cards, coins=20).city(1, left).city(2, right)


# -- wharves ------------------------------------------------------------------------------------------------------


def test_a_wharf_takes_a_coin_off_one_unit_of_a_turn_and_not_off_each() -> None:
    t = market(WEST, left=("sawmill", "loom_1"))
    assert t.ways_to_pay(0, "wood") == [pay(left=1)]
    assert t.ways_to_pay(0, "wood wood") == [pay(left=3)]
    assert t.ways_to_pay(0, "wood wood cloth") == [pay(left=5)]


def test_west_is_the_left_neighbour_and_east_the_right_one() -> None:
    both = ("lumber_yard",)
    assert market(WEST, left=both, right=both).ways_to_pay(0, "wood") == [pay(left=1), pay(right=2)]
    assert market(EAST, left=both, right=both).ways_to_pay(0, "wood") == [pay(right=1), pay(left=2)]


def test_each_of_two_wharves_serves_its_own_side() -> None:
    t = market(WEST, EAST, left=("sawmill",), right=("sawmill",))
    assert t.ways_to_pay(0, "wood wood")[0] == pay(left=1, right=1)
    assert set(t.ways_to_pay(0, "wood wood")) == {pay(left=1, right=1), pay(left=3), pay(right=3)}


def test_a_wharf_serves_goods_and_raw_materials_alike() -> None:
    t = market(WEST, left=("loom_1",))
    assert t.ways_to_pay(0, "cloth") == t.ways_to_pay(0, "ore") == [pay(left=1)]


def test_a_wharf_and_a_trading_post_add_up_so_that_one_unit_is_free() -> None:
    t = market(WEST, "west_trading_post", left=("sawmill",))
    assert t.ways_to_pay(0, "wood") == [pay()]
    assert t.ways_to_pay(0, "wood wood") == [pay(left=1)]


def test_a_wharf_and_a_marketplace_add_up_for_goods() -> None:
    t = market(EAST, "marketplace", right=("loom_1",))
    assert t.ways_to_pay(0, "cloth") == [pay()]
    assert t.ways_to_pay(0, "cloth papyrus") == [pay(right=1)]


def test_a_wharf_and_the_discount_of_olympia_add_up() -> None:
    t = cities_table(1, ["olympia:B", "rhodos:A", "gizah:A"]).city(0, [WEST], stages=1)
    assert t.ways_to_pay(0, "ore") == [pay()]
    assert t.ways_to_pay(0, "stone") == [pay(right=1)]


def test_a_wharf_never_brings_coins() -> None:
    t = market(WEST, CACHE, "west_trading_post")
    assert t.ways_to_pay(0, "ore") == [pay()]


def test_the_neighbour_receives_only_what_was_paid() -> None:
    t = market(WEST, left=("lumber_yard",), age=1).hand(0, "stockade").play(0, build("stockade"))
    assert (t.coins(0), t.coins(1)) == (20 - 1, 3 + 3 + 1)
    t = market(WEST, "west_trading_post", left=("lumber_yard",), age=1).hand(0, "stockade").play(0, build("stockade"))
    assert (t.coins(0), t.coins(1)) == (20, 3 + 3)


def test_a_wharf_works_again_in_every_turn() -> None:
    t = market(WEST, left=("lumber_yard",), age=1).skip()
    assert t.ways_to_pay(0, "wood") == [pay(left=1)]
    assert t.skip().ways_to_pay(0, "wood") == [pay(left=1)]


def test_a_wharf_does_not_work_in_the_turn_in_which_it_is_built_but_in_the_next() -> None:
    t = market(left=("lumber_yard",), age=1).hand(0, WEST)
    assert t.ways_to_pay(0, "wood") == [pay(left=2)]
    assert t.play(0, build(WEST)).ways_to_pay(0, "wood") == [pay(left=1)]


# -- Smuggler's Cache ---------------------------------------------------------------------------------------------


def test_the_cache_works_on_both_sides_in_the_same_turn_and_in_every_turn() -> None:
    t = market(CACHE)
    assert t.ways_to_pay(0, "ore papyrus") == [pay(left=1, right=1)]
    assert t.skip().ways_to_pay(0, "ore papyrus") == [pay(left=1, right=1)]


def test_the_board_makes_one_unit_so_only_one_unit_a_side_is_cheaper() -> None:
    t = market(CACHE, left=("foundry",))
    assert t.ways_to_pay(0, "ore ore") == [pay(left=3)]
    assert t.ways_to_pay(0, "ore ore ore") == [pay(left=5)]


def test_the_unit_of_the_board_is_taken_first() -> None:
    t = market(CACHE, left=("ore_vein",))
    assert t.ways_to_pay(0, "ore") == [pay(left=1)]


def test_the_cache_leaves_what_only_cards_of_the_neighbour_make_alone() -> None:
    t = market(CACHE, left=("lumber_yard", "press_1"))
    assert t.ways_to_pay(0, "wood") == [pay(left=2)]
    assert t.ways_to_pay(0, "papyrus") == [pay(right=1), pay(left=2)]


def test_the_cache_and_a_trading_post_make_the_unit_of_the_board_free_and_no_less() -> None:
    t = market(CACHE, "west_trading_post", left=("ore_vein",))
    assert t.ways_to_pay(0, "ore") == [pay()]
    assert t.ways_to_pay(0, "ore ore") == [pay(left=1)]


def test_the_cache_and_a_wharf_add_up() -> None:
    t = market(CACHE, WEST, left=("ore_vein",))
    assert t.ways_to_pay(0, "ore") == [pay()], "two, less one for the board, less one for the wharf"
    assert t.ways_to_pay(0, "ore ore") == [pay(left=2)]


def test_the_cache_comes_before_the_wharf_which_needs_something_left_to_pay() -> None:
    t = market(CACHE, WEST, "west_trading_post", left=("foundry",))
    assert t.ways_to_pay(0, "ore") == [pay()]
    assert t.ways_to_pay(0, "ore ore") == [pay()], "nothing for the board unit, and the wharf pays the other"
    assert t.ways_to_pay(0, "ore ore ore") == [pay(left=1)]


def test_the_cache_serves_its_owner_only() -> None:
    t = market(left=(CACHE,))
    assert t.ways_to_pay(0, "ore") == [pay(left=2)]


# -- Secret Warehouse ---------------------------------------------------------------------------------------------


def made(t: Table) -> set[str]:
    return {resource for resource in RESOURCES if t.makes(0, resource)}


def doubled(t: Table) -> set[str]:
    return {resource for resource in RESOURCES if t.makes(0, f"{resource} {resource}")}


def test_the_warehouse_makes_one_more_of_a_brown_a_grey_card_or_the_board() -> None:
    t = market("secret_warehouse", "lumber_yard", "loom_1")
    assert doubled(t) == {"stone", "wood", "cloth"}
    assert not t.makes(0, "wood wood cloth cloth"), "one unit a turn"


def test_the_warehouse_makes_nothing_that_the_city_does_not_make() -> None:
    assert made(market("secret_warehouse", "lumber_yard")) == {"stone", "wood"}


@pytest.mark.parametrize(("card", "group"), [("caravansery", "wood stone clay ore"), ("forum", "glass cloth papyrus")])
def test_the_warehouse_ignores_yellow_production(card: str, group: str) -> None:
    t = market("secret_warehouse", card)
    assert doubled(t) == {"stone"}
    assert made(t) == {"stone", *group.split()}


def test_the_warehouse_ignores_the_production_of_stages() -> None:
    t = cities_table(2, ["alexandria:night", "rhodos:day", "ephesos:day"]).city(0, ["secret_warehouse"], stages=2)
    assert doubled(t) == {"glass"}, "the board, and a stage that may make goods; no raw material twice"


def test_the_warehouse_and_the_black_market_ignore_each_other() -> None:
    t = market("secret_warehouse", "black_market", "lumber_yard")
    assert doubled(t) == {"stone", "wood"}
    assert t.makes(0, "stone stone wood clay")
    assert not t.makes(0, "clay clay")


def test_a_brown_card_with_a_choice_counts_as_making_each_of_its_resources() -> None:
    t = market("secret_warehouse", "tree_farm")
    assert doubled(t) == {"stone", "wood", "clay"}
    assert t.makes(0, "wood clay"), "one by the farm and one by the warehouse"


def test_with_the_switch_a_choice_does_not_count_for_the_warehouse() -> None:
    switches = Switches(choice_cards_produce_both_for_black_cards=False)
    t = cities_table(age=2, switches=switches).city(0, ["secret_warehouse", "tree_farm"])
    assert doubled(t) == {"stone"}
    assert not t.makes(0, "wood clay")


@pytest.mark.parametrize("card", ["secret_warehouse", "black_market"])
def test_what_warehouse_and_market_make_is_never_sold(card: str) -> None:
    t = market(card)
    assert t.ways_to_pay(1, "stone stone") == []
    assert t.ways_to_pay(1, "wood") == []


def test_the_warehouse_serves_from_the_turn_after_it_is_built() -> None:
    t = market(age=1).hand(0, "secret_warehouse")
    assert not t.makes(0, "stone stone")
    assert t.play(0, build("secret_warehouse")).makes(0, "stone stone")


def test_the_warehouse_looks_at_what_the_city_makes_later_too() -> None:
    t = market("secret_warehouse").city(0, ["glassworks_1"])
    assert doubled(t) == {"stone", "glass"}


# -- Black Market -------------------------------------------------------------------------------------------------


def test_the_black_market_makes_one_unit_of_any_resource_that_is_missing() -> None:
    t = market("black_market", "lumber_yard", "loom_1")
    assert made(t) == set(RESOURCES)
    assert doubled(t) == set()
    assert not t.makes(0, "clay ore")


def test_the_black_market_yields_nothing_when_all_seven_are_made() -> None:
    t = market("black_market", *ONE_EACH)
    assert doubled(t) == set()
    assert not any(t.makes(0, f"{one} {one}") for one in RESOURCES)


def test_the_black_market_takes_what_only_yellow_cards_or_stages_make_for_missing() -> None:
    t = market("black_market", "forum")
    assert t.makes(0, "glass glass"), "one by the forum and one by the market"
    t = cities_table(2, ["alexandria:night", "rhodos:day", "ephesos:day"]).city(0, ["black_market"], stages=1)
    assert t.makes(0, "wood wood")


def test_the_black_market_takes_a_choice_for_made() -> None:
    t = market("black_market", "tree_farm")
    assert not t.makes(0, "wood clay")
    assert t.makes(0, "wood ore")


def test_with_the_switch_the_black_market_takes_a_choice_for_missing() -> None:
    switches = Switches(choice_cards_produce_both_for_black_cards=False)
    t = cities_table(age=2, switches=switches).city(0, ["black_market", "tree_farm"])
    assert t.makes(0, "wood clay")


def test_what_a_neighbour_makes_is_still_missing_here() -> None:
    assert market("black_market", left=("lumber_yard",)).makes(0, "wood")


# -- Architect Firm -----------------------------------------------------------------------------------------------


def test_with_the_architect_firm_the_coins_of_a_stage_stay() -> None:
    for edition, side, coins in ((1, "A", 7), (1, "B", 14), (2, "day", 5), (2, "night", 10)):
        boards = {1: ["rhodos:A", "ephesos:A"], 2: ["rhodos:day", "ephesos:day"]}[edition]
        t = cities_table(edition, [f"petra:{side}", *boards]).city(0, ["architect_firm"], coins=20)
        assert t.stage_prices(0) == [pay()]
        t.city(0, stages=1)
        assert t.stage_prices(0) == [pay(bank=coins)]
        assert t.city(0, coins=coins - 1).refusal(0, bury("altar")) == "too_few_coins"


def test_the_architect_firm_serves_stages_and_not_cards() -> None:
    t = market("architect_firm").hand(0, "walls")
    assert t.refusal(0, build("walls")) == "resource_missing"


def test_the_architect_firm_serves_from_the_turn_after_it_is_built() -> None:
    t = market().producing(0, "stone papyrus").hand(0, "architect_firm")
    assert t.refusal(0, bury("walls")) == "resource_missing"
    assert t.play(0, build("architect_firm")).stage_prices(0) == [pay()]


def test_a_stage_without_resources_is_offered_once_and_for_nothing_although_it_could_be_bought() -> None:
    t = market("architect_firm", left=("sawmill",))
    assert t.stage_prices(0) == [pay()]
    assert t.refusal(0, bury("walls", pay(left=4))) == "payment_not_offered"

"""Paying and trading: own production, prices, discounts, what is for sale, and which coins may be spent."""

import pytest

from engine.core.refusal import Refusal
from engine.seven import legality
from engine.seven.commands import BuildCard
from tests.engine.seven.builder import Table, beside, table
from tests.engine.seven.look import need
from tests.engine.seven.wishes import build, bury, pay, sell

pytestmark = pytest.mark.compiled

# Seat 0 has its left neighbour at seat 1 and its right neighbour at the last seat.
IDLE = {1: ["halikarnassos:A", "ephesos:A", "alexandria:A"], 2: ["halikarnassos:day", "ephesos:day", "alexandria:day"]}


def idle(edition: int = 2, age: int = 2, turn: int = 3) -> Table:
    """Boards that make goods only: cloth, papyrus, glass."""
    return table(edition, IDLE[edition], age, turn)


# -- own production -----------------------------------------------------------------------------------------------


def test_what_the_city_makes_itself_costs_nothing() -> None:
    t = idle(age=1).city(0, ["lumber_yard"]).hand(0, "stockade")
    assert t.prices(0, "stockade") == [pay()]


def test_own_production_is_never_used_up() -> None:
    t = idle(age=1, turn=1).city(0, ["lumber_yard"]).hand(0, "stockade")
    t.play(0, build("stockade"))
    assert t.makes(0, "wood")


def test_each_symbol_serves_its_owner_once_in_a_turn() -> None:
    t = idle().city(0, ["lumber_yard"])
    assert not t.makes(0, "wood wood")


def test_what_one_makes_oneself_is_not_bought() -> None:
    t = idle(age=1).city(0, ["lumber_yard"]).city(1, ["lumber_yard"]).city(2, ["lumber_yard"]).hand(0, "stockade")
    assert t.prices(0, "stockade") == [pay()]


def test_a_missing_resource_nobody_sells_makes_the_card_unplayable() -> None:
    t = idle(age=1).city(0, coins=20).hand(0, "stockade")
    assert t.refusal(0, build("stockade")) == "resource_missing"


def test_the_refusal_names_what_can_be_had_nowhere() -> None:
    t = idle().city(0, ["stone_pit"], coins=20).city(1, ["stone_pit"]).hand(0, "walls")
    refused = legality.refusal(t.state, BuildCard(0, 0, t.number("walls"), pay()))
    assert refused == Refusal("resource_missing", {"need": need("stone")})


def test_the_refusal_names_price_and_coins() -> None:
    t = idle().city(0, coins=5).city(1, ["quarry", "stone_pit"]).hand(0, "walls")
    refused = legality.refusal(t.state, BuildCard(0, 0, t.number("walls"), pay(left=6)))
    assert refused == Refusal("too_few_coins", {"price": 6, "coins": 5})


def test_only_the_missing_part_is_bought() -> None:
    t = idle().city(0, ["quarry"], coins=9).city(1, ["stone_pit"]).hand(0, "walls")
    assert t.prices(0, "walls") == [pay(left=2)]


def test_a_choice_card_of_the_own_city_leaves_the_cheaper_rest_to_buy() -> None:
    """Wood or clay: whichever it makes, the other is bought, from whoever sells that one."""
    t = idle().city(0, ["tree_farm"], coins=9).city(1, ["lumber_yard"]).city(2, ["clay_pool"])
    assert set(t.ways_to_pay(0, "wood clay")) == {pay(right=2), pay(left=2)}


# -- what is for sale ---------------------------------------------------------------------------------------------


def test_the_initial_resource_brown_and_grey_cards_of_a_neighbour_are_for_sale() -> None:
    t = idle().city(1, ["lumber_yard", "loom_1"])
    assert [t.ways_to_pay(0, made) for made in ("papyrus", "wood")] == [[pay(left=2)], [pay(left=2)]]
    assert set(t.ways_to_pay(2, "cloth")) == {pay(left=2), pay(right=2)}


@pytest.mark.parametrize("edition", [1, 2])
def test_the_production_of_yellow_cards_is_never_sold(edition: int) -> None:
    t = idle(edition).city(1, ["caravansery", "forum"])
    assert t.makes(1, "wood cloth")
    assert t.ways_to_pay(0, "wood") == []
    assert t.ways_to_pay(2, "cloth") == [pay(left=2)], "from the board of seat 0 alone"


@pytest.mark.parametrize(("edition", "side"), [(1, "B"), (2, "night")])
def test_the_production_of_stages_is_never_sold(edition: int, side: str) -> None:
    boards = [f"gizah:{side}", f"alexandria:{side}", f"rhodos:{side}"]
    t = table(edition, boards).city(1, stages=2)
    assert t.makes(1, "wood cloth")
    assert t.ways_to_pay(0, "wood") == t.ways_to_pay(0, "cloth") == []


def test_only_the_left_and_the_right_neighbour_sell() -> None:
    boards = ["halikarnassos:day", "ephesos:day", "gizah:day", "alexandria:day"]
    t = table(2, boards).city(2, ["lumber_yard"])
    assert t.ways_to_pay(0, "wood") == t.ways_to_pay(0, "stone") == []
    assert t.ways_to_pay(1, "wood") == [pay(left=2)]
    assert t.ways_to_pay(3, "wood") == [pay(right=2)]


def test_a_one_of_two_card_sells_either_resource_whatever_its_owner_takes_from_it() -> None:
    t = idle(age=1).city(1, ["tree_farm"]).hand(0, "stockade").hand(1, "guard_tower")
    t.choose(1, build("guard_tower", pay())).play(0, build("stockade", pay(left=2)))
    assert t.cards(1) == {"tree_farm", "guard_tower"}
    assert t.cards(0) == {"stockade"}


def test_a_one_of_two_card_sells_only_one_of_them_to_the_same_buyer() -> None:
    t = idle().city(1, ["tree_farm"])
    assert t.ways_to_pay(0, "wood") == t.ways_to_pay(0, "clay") == [pay(left=2)]
    assert t.ways_to_pay(0, "wood clay") == []


def test_the_same_buyer_buys_each_symbol_once_in_a_turn() -> None:
    t = idle().city(1, ["lumber_yard"])
    assert t.ways_to_pay(0, "wood wood") == []
    assert t.city(1, ["sawmill"]).ways_to_pay(0, "wood wood wood") == [pay(left=6)]


def test_both_neighbours_of_a_seller_may_buy_the_same_symbol() -> None:
    t = idle(age=1).city(1, ["lumber_yard"]).hand(0, "stockade").hand(2, "stockade")
    t.choose(0, build("stockade", pay(left=2))).play(2, build("stockade", pay(right=2)))
    assert t.cards(0) == t.cards(2) == {"stockade"}
    assert t.coins(1) == 3 + 2 + 2 + 3


def test_a_seller_cannot_refuse_and_still_uses_the_unit() -> None:
    t = idle(age=1).city(1, ["lumber_yard"]).hand(0, "stockade").hand(1, "stockade")
    t.choose(1, build("stockade", pay())).play(0, build("stockade", pay(left=2)))
    assert t.cards(1) == {"lumber_yard", "stockade"}
    assert t.coins(1) == 3 + 2


# -- prices -------------------------------------------------------------------------------------------------------


def test_a_unit_costs_two_coins_paid_to_the_seller() -> None:
    t = idle(age=1).city(1, ["lumber_yard"]).hand(0, "stockade")
    t.choose(1, sell("altar")).play(0, build("stockade"))
    assert t.coins(0) == 3 - 2
    assert t.coins(1) == 3 + 3 + 2


def test_stages_are_paid_like_cards() -> None:
    t = table(2, ["halikarnassos:day", "rhodos:day", "ephesos:day"]).city(0, ["ore_vein"])
    t.play(0, bury("altar", pay(left=2)))
    assert t.stages(0) == 1
    assert t.coins(1) == 3 + 3 + 2


@pytest.mark.parametrize("edition", [1, 2])
def test_the_east_trading_post_buys_raw_materials_from_the_right_for_one(edition: int) -> None:
    t = idle(edition).city(0, ["east_trading_post"]).city(1, ["lumber_yard"]).city(2, ["lumber_yard"])
    assert t.ways_to_pay(0, "wood") == [pay(right=1), pay(left=2)]
    assert t.ways_to_pay(0, "glass") == [pay(right=2)]


@pytest.mark.parametrize("edition", [1, 2])
def test_the_west_trading_post_buys_raw_materials_from_the_left_for_one(edition: int) -> None:
    t = idle(edition).city(0, ["west_trading_post"]).city(1, ["lumber_yard"]).city(2, ["lumber_yard"])
    assert t.ways_to_pay(0, "wood") == [pay(left=1), pay(right=2)]
    assert t.ways_to_pay(0, "papyrus") == [pay(left=2)]


@pytest.mark.parametrize("resource", ["wood", "stone", "clay", "ore"])
def test_a_trading_post_helps_with_each_raw_material(resource: str) -> None:
    t = idle().city(0, ["west_trading_post"]).producing(1, resource)
    assert t.ways_to_pay(0, resource) == [pay(left=1)]


@pytest.mark.parametrize("edition", [1, 2])
def test_the_marketplace_buys_goods_from_both_for_one(edition: int) -> None:
    t = idle(edition).city(0, ["marketplace"]).city(1, ["lumber_yard"])
    assert t.ways_to_pay(0, "papyrus") == [pay(left=1)]
    assert t.ways_to_pay(0, "glass") == [pay(right=1)]
    assert t.city(1, ["loom_1"]).ways_to_pay(0, "cloth cloth") == [pay(left=1)]
    assert t.ways_to_pay(0, "wood") == [pay(left=2)]


def test_a_discount_is_for_its_owner_alone() -> None:
    t = idle().city(0, ["west_trading_post", "east_trading_post", "marketplace"]).city(0, ["lumber_yard"])
    assert t.ways_to_pay(1, "wood") == [pay(right=2)]
    assert t.ways_to_pay(2, "cloth") == [pay(left=2)]


def test_olympia_b_buys_raw_materials_from_both_for_one() -> None:
    t = table(1, beside("olympia:B")).city(0, stages=1)
    assert t.ways_to_pay(0, "stone") == [pay(left=1)]
    assert t.ways_to_pay(0, "ore") == [pay(right=1)]


def test_discounts_do_not_add_up() -> None:
    t = table(1, beside("olympia:B")).city(0, ["east_trading_post", "west_trading_post"], stages=1)
    assert t.ways_to_pay(0, "stone ore") == [pay(left=1, right=1)]


def test_olympia_b_may_build_both_trading_posts_besides_its_stage() -> None:
    t = table(1, beside("olympia:B")).city(0, ["east_trading_post"], stages=1)
    assert t.hand(0, "west_trading_post").may(0, build("west_trading_post"))


def test_coin_costs_go_to_the_bank() -> None:
    t = idle(age=2).hand(0, "sawmill").hand(1, "vineyard").hand(2, "vineyard")
    t.choose(1, build("vineyard")).choose(2, build("vineyard")).choose(0, build("sawmill", pay(bank=1)))
    assert t.coins(0) == 2
    assert t.coins(1) + t.coins(2) == 2 * (3 + 1), "each counted the new brown card, and nobody got the coin"


def test_a_coin_cost_that_is_not_in_the_purse_cannot_be_paid() -> None:
    t = idle(age=2).city(0, coins=0).hand(0, "sawmill")
    assert t.refusal(0, build("sawmill")) == "too_few_coins"


# -- whom to pay --------------------------------------------------------------------------------------------------


def test_the_buyer_chooses_freely_between_the_neighbours() -> None:
    t = idle(age=1).city(1, ["lumber_yard"]).city(2, ["lumber_yard"]).hand(0, "stockade")
    assert set(t.prices(0, "stockade")) == {pay(right=2), pay(left=2)}
    t.play(0, build("stockade", pay(left=2)))
    assert (t.coins(1), t.coins(2)) == (3 + 3 + 2, 3 + 3)


def test_also_the_dearer_neighbour_may_be_paid() -> None:
    t = idle(age=1).city(0, ["east_trading_post"]).city(1, ["lumber_yard"]).city(2, ["lumber_yard"])
    t.hand(0, "stockade").play(0, build("stockade", pay(left=2)))
    assert (t.coins(0), t.coins(1)) == (1, 3 + 3 + 2)


def test_all_ways_to_share_the_payment_are_listed_and_the_cheapest_comes_first() -> None:
    t = idle().city(0, ["west_trading_post"], coins=9).city(1, ["quarry", "stone_pit"]).city(2, ["quarry", "stone_pit"])
    t.hand(0, "walls")
    assert t.prices(0, "walls") == [pay(left=3), pay(2, 2), pay(1, 4), pay(right=6)]


def test_a_payment_that_costs_more_at_both_neighbours_than_another_is_left_out() -> None:
    t = idle().city(0, ["west_trading_post"]).city(1, ["ore_vein", "glassworks_1"]).city(2, ["ore_vein"])
    assert set(t.ways_to_pay(0, "ore glass")) == {pay(left=3), pay(left=1, right=2), pay(right=4)}


def test_a_payment_that_is_not_on_offer_is_refused() -> None:
    t = idle(age=1).city(1, ["lumber_yard"]).hand(0, "stockade")
    for payment in (pay(), pay(left=1), pay(left=3), pay(right=2), pay(left=2, bank=1)):
        assert t.refusal(0, build("stockade", payment)) == "payment_not_offered"


def test_a_payment_beyond_the_purse_is_not_on_offer() -> None:
    t = idle().city(0, ["west_trading_post"], coins=4).city(1, ["quarry", "stone_pit"]).city(2, ["quarry", "stone_pit"])
    assert t.hand(0, "walls").prices(0, "walls") == [pay(left=3), pay(2, 2)]
    assert t.refusal(0, build("walls", pay(1, 4))) == "payment_not_offered"
    assert t.city(0, coins=2).refusal(0, build("walls")) == "too_few_coins"


# -- time ---------------------------------------------------------------------------------------------------------


def test_income_of_this_turn_cannot_be_spent_in_this_turn() -> None:
    t = idle(age=1, turn=1).city(0, ["clay_pool"], coins=1).city(1, ["lumber_yard"], coins=2).city(2, coins=9)
    t.hand(0, "stockade").hand(2, "guard_tower")
    t.choose(2, build("guard_tower", pay(left=2)))
    assert t.refusal(0, build("stockade", pay(left=2))) == "too_few_coins"
    t.play(0, sell("stockade"))
    assert t.coins(0) == 1 + 2 + 3, "trade and sale are credited after the turn"


def test_a_card_a_neighbour_builds_this_turn_is_not_for_sale_before_the_next() -> None:
    t = idle(age=1, turn=1).hand(1, "lumber_yard").hand(0, "stockade").hand(2, "stockade")
    t.choose(1, build("lumber_yard"))
    assert t.refusal(0, build("stockade")) == "resource_missing"
    t.finish()
    assert t.may(0, build("stockade", pay(left=2)))


@pytest.mark.parametrize("edition", [1, 2])
def test_a_discount_works_from_the_turn_after_it_was_built(edition: int) -> None:
    t = idle(edition, age=1, turn=1).city(1, ["lumber_yard"]).hand(0, "west_trading_post").hand(2, "stockade")
    assert t.ways_to_pay(0, "wood") == [pay(left=2)]
    t.play(0, build("west_trading_post"))
    assert t.prices(0, "stockade") == [pay(left=1)]

"""Babylon plays its last card: the extra card of turn six, its budget, its production, and the switch."""

import pytest

from engine.seven.config import Switches
from engine.seven.state import LAST_CARD, OVER, PLAY
from tests.engine.seven.builder import Table, table
from tests.engine.seven.wishes import build, bury, pay, sell, take

pytestmark = pytest.mark.compiled

OWN_TURN = Switches(babylon_extra_card_is_a_turn_of_its_own=True)
BOARDS = {1: ["babylon:B", "alexandria:A", "ephesos:A"], 2: ["babylon:night", "alexandria:day", "ephesos:day"]}
STAGE = {1: 2, 2: 1}
both_editions = pytest.mark.parametrize("edition", [1, 2])


def sixth_turn(edition: int = 2, age: int = 1, switches: Switches | None = None) -> Table:
    """Babylon has the power; its neighbours' boards make glass and papyrus."""
    return table(edition, BOARDS[edition], age, 6, switches=switches).city(0, stages=STAGE[edition])


@both_editions
def test_on_turn_six_both_cards_may_be_played(edition: int) -> None:
    t = sixth_turn(edition).hand(0, "altar", "theater").play(0, build("altar"))
    assert (t.phase, t.to_move()) == (LAST_CARD, [0])
    assert t.choose(0, build("theater")).cards(0) == {"altar", "theater"}
    assert (t.age, t.turn) == (2, 1)


@both_editions
def test_the_extra_card_may_be_constructed_sold_or_buried(edition: int) -> None:
    t = sixth_turn(edition).producing(0, "clay clay clay glass papyrus").hand(0, "altar", "theater")
    t.play(0, build("altar"))
    assert t.legal(0) == ["BuildCard theater", "BuildStage theater", "SellCard theater"]


@both_editions
def test_the_extra_card_may_be_sold_for_three_coins(edition: int) -> None:
    t = sixth_turn(edition).hand(0, "altar", "theater").play(0, build("altar")).choose(0, sell("theater"))
    assert t.coins(0) == 3 + 3
    assert "theater" in t.discard


@both_editions
def test_the_extra_card_may_be_buried_for_the_next_stage(edition: int) -> None:
    t = sixth_turn(edition).producing(0, "clay clay clay glass papyrus").hand(0, "altar", "theater")
    t.play(0, build("altar")).choose(0, bury("theater"))
    assert t.stages(0) == STAGE[edition] + 1


@both_editions
def test_before_turn_six_there_is_no_extra_card(edition: int) -> None:
    t = table(edition, BOARDS[edition], 1, 5).city(0, stages=STAGE[edition])
    t.play(0, sell("altar"))
    assert (t.phase, t.turn) == (PLAY, 6)


@both_editions
def test_without_the_stage_the_last_card_is_discarded_like_everybody_elses(edition: int) -> None:
    t = table(edition, BOARDS[edition], 1, 6).city(0, stages=STAGE[edition] - 1)
    t.hand(0, "altar", "theater").play(0, build("altar"))
    assert (t.phase, t.age) == (PLAY, 2)
    assert "theater" in t.discard
    assert t.coins(0) == 3


@both_editions
def test_everybody_else_discards_the_last_card(edition: int) -> None:
    t = sixth_turn(edition).hand(0, "altar", "theater").hand(1, "baths", "tavern").hand(2, "loom_1", "tavern")
    t.choose(1, build("tavern")).choose(2, build("tavern")).choose(0, build("altar")).choose(0, build("theater"))
    assert sorted(t.discard) == ["baths", "loom_1"]


@both_editions
def test_it_works_at_once_when_its_stage_is_built_with_the_sixth_card(edition: int) -> None:
    t = table(edition, BOARDS[edition], 1, 6).city(0, stages=STAGE[edition] - 1)
    t.producing(0, {1: "wood wood glass", 2: "stone stone"}[edition]).hand(0, "altar", "theater")
    t.play(0, bury("altar"))
    assert t.phase == LAST_CARD
    assert "theater" in t.choose(0, build("theater")).cards(0)


@both_editions
def test_it_works_once_in_every_age_from_then_on(edition: int) -> None:
    t = sixth_turn(edition)
    extra_cards = 0
    while t.phase != OVER:
        t.finish()
        extra_cards += t.phase == LAST_CARD
    assert extra_cards == 3


@both_editions
def test_nobody_else_may_decide_while_babylon_plays_its_last_card(edition: int) -> None:
    t = sixth_turn(edition).hand(0, "altar", "theater").play(0, build("altar"))
    assert t.refusal(1, sell("altar")) == "not_your_decision"


@both_editions
def test_the_extra_card_must_be_the_one_that_is_left(edition: int) -> None:
    t = sixth_turn(edition).hand(0, "altar", "theater").play(0, build("altar"))
    assert t.refusal(0, build("altar")) == "card_not_in_hand"


@both_editions
def test_an_extra_card_that_is_already_built_can_only_be_sold_or_buried(edition: int) -> None:
    t = sixth_turn(edition).hand(0, "altar", "altar").play(0, build("altar"))
    assert t.refusal(0, build("altar")) == "already_built"
    assert t.legal(0) == ["SellCard altar"]


# -- it belongs to turn six ---------------------------------------------------------------------------------------


@both_editions
def test_the_extra_card_is_paid_from_the_coins_held_at_the_start_of_turn_six(edition: int) -> None:
    t = sixth_turn(edition).city(0, coins=1).city(1, ["stone_pit"]).hand(0, "tavern", "baths")
    t.play(0, build("tavern"))
    assert t.coins(0) == 1 + 5
    assert t.refusal(0, build("baths", pay(left=2))) == "too_few_coins"


@both_editions
def test_what_the_sixth_card_has_cost_is_gone_for_the_extra_card(edition: int) -> None:
    t = sixth_turn(edition).city(0, coins=3).city(1, ["stone_pit"]).hand(0, "workshop", "baths")
    t.play(0, build("workshop", pay(left=2)))
    assert t.refusal(0, build("baths", pay(left=2))) == "too_few_coins"
    t = sixth_turn(edition).city(0, coins=4).city(1, ["stone_pit"]).hand(0, "workshop", "baths")
    assert t.play(0, build("workshop", pay(left=2))).may(0, build("baths", pay(left=2)))


@both_editions
def test_trade_income_of_turn_six_does_not_pay_for_the_extra_card(edition: int) -> None:
    t = sixth_turn(edition).city(0, ["ore_vein"], coins=0).city(1, ["stone_pit"]).city(2, coins=5)
    t.hand(0, "altar", "baths").hand(2, "barracks", "theater")
    t.choose(2, build("barracks", pay(left=2))).play(0, build("altar"))
    assert t.coins(0) == 2
    assert t.refusal(0, build("baths", pay(left=2))) == "too_few_coins"


@both_editions
def test_the_sale_of_the_sixth_card_does_not_pay_for_the_extra_card(edition: int) -> None:
    t = sixth_turn(edition).city(0, coins=0).city(1, ["stone_pit"]).hand(0, "altar", "baths").play(0, sell("altar"))
    assert t.coins(0) == 3
    assert t.refusal(0, build("baths", pay(left=2))) == "too_few_coins"


@both_editions
def test_the_production_of_the_sixth_card_counts_for_the_extra_card(edition: int) -> None:
    t = sixth_turn(edition).hand(0, "stone_pit", "baths").play(0, build("stone_pit"))
    assert t.prices(0, "baths") == [pay()]


@both_editions
def test_what_neighbours_build_in_turn_six_is_not_for_sale_to_the_extra_card(edition: int) -> None:
    t = sixth_turn(edition).city(0, coins=9).hand(0, "altar", "baths").hand(1, "stone_pit", "theater")
    t.hand(2, "stone_pit", "theater").choose(1, build("stone_pit")).choose(2, build("stone_pit"))
    t.choose(0, build("altar"))
    assert t.refusal(0, build("baths")) == "resource_missing"


@both_editions
def test_what_neighbours_had_before_turn_six_is_for_sale_to_the_extra_card(edition: int) -> None:
    t = sixth_turn(edition).city(1, ["stone_pit"]).city(2, ["quarry"], coins=5).hand(0, "altar", "baths")
    t.hand(2, "lumber_yard", "theater").choose(2, build("lumber_yard")).play(0, build("altar"))
    assert set(t.prices(0, "baths")) == {pay(left=2), pay(right=2)}
    t.choose(0, build("baths", pay(right=2)))
    assert (t.coins(0), t.coins(2)) == (3 - 2, 5 + 2)


@both_editions
def test_a_discount_built_with_the_sixth_card_does_not_work_for_the_extra_card(edition: int) -> None:
    t = sixth_turn(edition).city(1, ["stone_pit"]).hand(0, "west_trading_post", "baths")
    t.play(0, build("west_trading_post"))
    assert t.prices(0, "baths") == [pay(left=2)]


@both_editions
def test_an_older_discount_works_for_the_extra_card(edition: int) -> None:
    t = sixth_turn(edition).city(0, ["west_trading_post"]).city(1, ["stone_pit"]).hand(0, "altar", "baths")
    assert t.play(0, build("altar")).prices(0, "baths") == [pay(left=1)]


@both_editions
def test_a_chain_makes_the_extra_card_free(edition: int) -> None:
    t = sixth_turn(edition, age=2).city(0, ["baths"], coins=0).hand(0, "aqueduct", "walls").play(0, sell("walls"))
    assert t.prices(0, "aqueduct") == [pay()]


@both_editions
def test_an_extra_red_card_counts_in_the_conflict_of_its_age(edition: int) -> None:
    t = sixth_turn(edition).producing(0, "wood clay").hand(0, "altar", "stockade").play(0, build("altar"))
    assert t.choose(0, build("stockade")).points(0, "military") == 2


def test_an_extra_card_that_is_sold_lies_in_the_pile_for_halikarnassos() -> None:
    t = table(1, ["babylon:B", "halikarnassos:B", "gizah:A"], 1, 6).city(0, stages=2).producing(1, "ore ore")
    t.hand(0, "altar", "tavern").hand(1, "theater", "baths").choose(1, bury("theater")).play(0, build("altar"))
    t.choose(0, sell("tavern")).choose(1, take("tavern"))
    assert "tavern" in t.cards(1)


# -- the switch: a turn of its own --------------------------------------------------------------------------------


@both_editions
def test_with_the_switch_the_extra_card_may_spend_all_income_of_turn_six(edition: int) -> None:
    t = sixth_turn(edition, switches=OWN_TURN).city(0, coins=0).city(1, ["stone_pit"]).hand(0, "tavern", "baths")
    t.play(0, build("tavern")).choose(0, build("baths", pay(left=2)))
    assert t.coins(0) == 5 - 2


@both_editions
def test_with_the_switch_neighbours_sell_what_they_built_in_turn_six(edition: int) -> None:
    t = sixth_turn(edition, switches=OWN_TURN).hand(0, "altar", "baths").hand(1, "stone_pit", "theater")
    t.choose(1, build("stone_pit")).play(0, build("altar"))
    assert t.prices(0, "baths") == [pay(left=2)]


@both_editions
def test_with_the_switch_a_discount_of_the_sixth_card_works_for_the_extra_card(edition: int) -> None:
    t = sixth_turn(edition, switches=OWN_TURN).city(1, ["stone_pit"]).hand(0, "west_trading_post", "baths")
    assert t.play(0, build("west_trading_post")).prices(0, "baths") == [pay(left=1)]

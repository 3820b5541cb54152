"""Olympia in the second edition: the first card of each colour (day), the first and the last of each age (night)."""

import pytest

from tests.engine.seven.builder import Table, table
from tests.engine.seven.printed import CARDS
from tests.engine.seven.wishes import build, bury, pay, sell

pytestmark = pytest.mark.compiled


def olympia(side: str, age: int = 1, turn: int = 1, stages: int = 2) -> Table:
    """So many stages, no coins, and neighbours who sell stone and papyrus."""
    return table(2, [f"olympia:{side}", "gizah:day", "ephesos:day"], age, turn).city(0, coins=0, stages=stages)


# -- day: the first card of each colour ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card", ["arsenal", "palace", "academy", "lighthouse", "spies_guild", "sawmill", "tree_farm", "loom_2"]
)
def test_a_card_whose_colour_is_not_yet_in_the_city_is_free(card: str) -> None:
    t = olympia("day", CARDS[2][card].age).hand(0, card)
    assert t.prices(0, card) == [pay()]
    assert t.play(0, build(card)).cards(0) == {card}


def test_guild_purple_counts_as_a_colour() -> None:
    t = olympia("day", 3).city(0, ["workers_guild"]).hand(0, "spies_guild")
    assert t.refusal(0, build("spies_guild")) == "resource_missing"


def test_the_second_card_of_a_colour_is_paid() -> None:
    t = olympia("day", 2).city(0, ["stockade"]).hand(0, "walls")
    assert t.refusal(0, build("walls")) == "resource_missing"
    t = olympia("day", 2).city(0, ["lumber_yard"]).hand(0, "sawmill")
    assert t.refusal(0, build("sawmill")) == "too_few_coins"


def test_it_works_for_one_colour_after_the_other() -> None:
    t = olympia("day", 2).hand(0, "walls").hand(1, "aqueduct").play(0, build("walls"))
    assert t.play(0, build("aqueduct", pay())).cards(0) == {"walls", "aqueduct"}


def test_a_stage_is_not_free() -> None:
    assert olympia("day").hand(0, "stockade").refusal(0, bury("stockade")) == "resource_missing"


def test_it_works_from_the_turn_after_its_stage() -> None:
    t = olympia("day", stages=1).producing(0, "wood wood").hand(0, "barracks").hand(2, "barracks")
    assert t.refusal(0, build("barracks")) == "resource_missing"
    assert t.play(0, bury("barracks")).prices(0, "barracks") == [pay()]


def test_colours_of_neighbours_do_not_matter() -> None:
    t = olympia("day", 2).city(1, ["stockade"]).city(2, ["walls"]).hand(0, "stables")
    assert t.prices(0, "stables") == [pay()]


def test_a_buried_card_is_no_colour_in_the_city() -> None:
    t = olympia("day", stages=2).hand(0, "baths")
    assert t.prices(0, "baths") == [pay()], "two blue cards lie under the wonder"


def test_nobody_but_olympia_gets_a_first_card_free() -> None:
    t = olympia("day", 2).city(1, coins=0).hand(1, "stables")
    assert t.refusal(1, build("stables")) == "resource_missing"


def test_the_day_side_does_not_make_the_first_or_sixth_card_of_an_age_free() -> None:
    for turn in (1, 6):
        t = olympia("day", 3, turn).city(0, ["stockade"]).hand(0, "arsenal")
        assert t.refusal(0, build("arsenal")) == "resource_missing"


# -- night, stage 1: the first card of each age -------------------------------------------------------------------


@pytest.mark.parametrize("age", [2, 3])
def test_the_first_card_of_an_age_is_free_if_it_is_constructed(age: int) -> None:
    card = {2: "sawmill", 3: "palace"}[age]
    t = olympia("night", age, 1, stages=1).hand(0, card)
    assert t.prices(0, card) == [pay()]
    assert t.play(0, build(card)).cards(0) == {card}


def test_the_second_card_of_an_age_is_not_free() -> None:
    t = olympia("night", 2, 2, stages=1).hand(0, "walls")
    assert t.refusal(0, build("walls")) == "resource_missing"


@pytest.mark.parametrize("use", ["sell", "bury"])
def test_selling_or_burying_the_first_card_loses_the_effect_for_that_age(use: str) -> None:
    t = olympia("night", 2, 1, stages=1).producing(0, "clay clay clay").hand(0, "walls").hand(1, "dispensary")
    t.play(0, sell("walls") if use == "sell" else bury("walls"))
    assert t.refusal(0, build("dispensary")) == "resource_missing"


def test_it_starts_with_the_age_after_its_stage_even_when_built_with_the_first_card() -> None:
    t = olympia("night", 1, 1, stages=0).producing(0, "ore ore").hand(0, "baths").hand(2, "workshop")
    assert t.refusal(0, build("baths")) == "too_few_coins"
    assert t.play(0, bury("baths")).refusal(0, build("workshop")) == "resource_missing"
    t.end_age()
    t.give(0, "courthouse")
    assert t.prices(0, "courthouse") == [pay()]


def test_the_first_card_makes_no_stage_free() -> None:
    assert olympia("night", 2, 1, stages=1).refusal(0, bury("walls")) == "resource_missing"


def test_a_duplicate_is_not_built_even_free() -> None:
    t = olympia("night", 2, 1, stages=1).city(0, ["walls"]).hand(0, "walls")
    assert t.refusal(0, build("walls")) == "already_built"


# -- night, stage 2: the sixth card of each age -------------------------------------------------------------------


@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_sixth_card_of_an_age_is_free_if_it_is_constructed(age: int) -> None:
    card = {1: "tree_farm", 2: "walls", 3: "palace"}[age]
    t = olympia("night", age, 6).hand(0, card, *{1: ["altar"], 2: ["statue"], 3: ["gardens"]}[age])
    assert t.prices(0, card) == [pay()]
    assert card in t.play(0, build(card)).cards(0)


def test_either_of_the_last_two_cards_is_free_but_only_one_is_built() -> None:
    t = olympia("night", 2, 6).hand(0, "walls", "statue")
    assert t.prices(0, "walls") == t.prices(0, "statue") == [pay()]
    t.play(0, build("walls"))
    assert t.cards(0) == {"walls"}
    assert "statue" in t.discard


def test_the_fifth_card_of_an_age_is_not_free() -> None:
    assert olympia("night", 2, 5).hand(0, "walls").refusal(0, build("walls")) == "resource_missing"


def test_it_works_already_in_the_age_of_its_stage() -> None:
    t = olympia("night", 1, 5, stages=1).producing(0, "clay clay clay").hand(0, "baths").hand(2, "workshop", "stockade")
    t.play(0, bury("baths"))
    assert "workshop" in t.hand_of(0)
    assert t.prices(0, "workshop") == [pay()]


def test_it_does_not_work_for_the_sixth_card_with_which_its_stage_is_built() -> None:
    t = olympia("night", 1, 6, stages=1).producing(0, "clay clay clay").hand(0, "baths", "workshop")
    assert t.refusal(0, build("workshop")) == "resource_missing"
    t.play(0, bury("baths"))
    assert "workshop" in t.discard


def test_the_sixth_turn_makes_no_stage_free() -> None:
    assert olympia("night", 2, 6).refusal(0, bury("sawmill")) == "resource_missing"


def test_before_the_second_stage_only_the_first_card_is_free() -> None:
    assert olympia("night", 2, 6, stages=1).hand(0, "walls").refusal(0, build("walls")) == "resource_missing"

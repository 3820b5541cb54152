"""Chains: a building of an earlier age makes the next one free, by name (first edition) or by symbol (second)."""

import pytest

from engine.seven import legality
from tests.engine.seven.builder import table
from tests.engine.seven.printed import CARDS, EDITION_AND_CARD
from tests.engine.seven.wishes import build, bury, pay, sell

pytestmark = pytest.mark.compiled

IN_BOTH_EDITIONS = {
    "baths": {"aqueduct"},
    "east_trading_post": {"forum"},
    "west_trading_post": {"forum"},
    "marketplace": {"caravansery"},
    "apothecary": {"stables", "dispensary"},
    "workshop": {"archery_range", "laboratory"},
    "scriptorium": {"courthouse", "library"},
    "forum": {"haven"},
    "caravansery": {"lighthouse"},
    "walls": {"fortifications"},
    "training_ground": {"circus"},
    "dispensary": {"arena", "lodge"},
    "laboratory": {"siege_workshop", "observatory"},
    "library": {"senate", "university"},
    "school": {"academy", "study"},
}
CHAINS: dict[int, dict[str, set[str]]] = {
    1: {
        **IN_BOTH_EDITIONS,
        "altar": {"temple"},
        "temple": {"pantheon"},
        "theater": {"statue"},
        "statue": {"gardens"},
    },
    2: {**IN_BOTH_EDITIONS, "well": {"statue"}, "altar": {"pantheon"}, "theater": {"gardens"}},
}


@pytest.mark.parametrize(("edition", "parent"), EDITION_AND_CARD)
def test_a_building_makes_just_the_cards_free_that_chain_from_it(edition: int, parent: str) -> None:
    freed: set[str] = set()
    for age in (2, 3):
        t = table(edition, age=age).city(0, [parent], coins=0)
        costly = [card for card, printed in CARDS[edition].items() if printed.age == age and printed.cost]
        costly = [card for card in costly if not t.makes(0, CARDS[edition][card].cost)]
        for start in range(0, len(costly), 7):
            hand = costly[start : start + 7]
            t.hand(0, *hand)
            freed |= {card for card in hand if t.prices(0, card) == [pay()]}
    assert freed == CHAINS[edition].get(parent, set())


@pytest.mark.parametrize("edition", [1, 2])
def test_a_chained_card_is_built_without_resources_and_coins(edition: int) -> None:
    t = table(edition, age=2).city(0, ["baths"], coins=0).hand(0, "aqueduct").play(0, build("aqueduct"))
    assert t.cards(0) == {"baths", "aqueduct"}
    assert t.coins(0) == 0


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("post", ["east_trading_post", "west_trading_post"])
def test_the_forum_accepts_either_trading_post(edition: int, post: str) -> None:
    assert table(edition, age=2).city(0, [post], coins=0).hand(0, "forum").prices(0, "forum") == [pay()]


@pytest.mark.parametrize("city", [0, 1, 2])
@pytest.mark.parametrize(("parent", "child"), [("baths", "aqueduct"), ("walls", "fortifications")])
def test_a_chain_frees_the_card_in_its_own_city_alone(city: int, parent: str, child: str) -> None:
    t = table().city(city, [parent])
    card = t.state.book.cards[t.number(child)]
    free = [number for number in range(3) if legality.card_payments(t.state, number, card) == [pay()]]
    assert free == [city]


def test_a_chain_reaches_across_an_age_in_the_second_edition() -> None:
    t = table(2, age=3).city(0, ["theater", "altar"], coins=0).hand(0, "gardens", "pantheon")
    assert t.prices(0, "gardens") == t.prices(0, "pantheon") == [pay()]


def test_a_chain_of_a_neighbour_is_no_use() -> None:
    t = table(age=2).city(1, ["baths"]).city(2, ["baths"]).city(0, coins=0).hand(0, "aqueduct")
    assert t.refusal(0, build("aqueduct")) == "resource_missing"


def test_a_buried_parent_opens_no_chain() -> None:
    t = table(1, ["gizah:A", "rhodos:A", "ephesos:A"], age=2).city(0, stages=1, coins=0).hand(0, "temple")
    assert t.refusal(0, build("temple")) == "resource_missing", "the altar lies under the wonder"


def test_the_chain_is_a_right_and_no_duty() -> None:
    t = table(age=2).city(0, ["baths"]).producing(0, "wood wood").hand(0, "aqueduct")
    assert t.may(0, bury("aqueduct"))
    assert t.may(0, sell("aqueduct"))


def test_a_chain_does_not_lift_the_rule_against_duplicates() -> None:
    t = table(age=2).city(0, ["baths", "aqueduct"]).hand(0, "aqueduct")
    assert t.refusal(0, build("aqueduct")) == "already_built"


def test_a_chain_lasts_through_the_ages() -> None:
    t = table(age=1, turn=6).hand(0, "theater", "tavern").play(0, build("theater")).end_age()
    assert t.age == 3
    t.give(0, "gardens")
    assert t.prices(0, "gardens") == [pay()]

"""What the cards cost and do, kind by kind: production, points, shields, science, coins and discounts."""

import pytest

from tests.engine.seven.builder import table
from tests.engine.seven.printed import CARDS, EDITION_AND_CARD, RESOURCES
from tests.engine.seven.printed_boards import boards_without
from tests.engine.seven.wishes import build, pay

pytestmark = pytest.mark.compiled


# -- costs --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "card"), EDITION_AND_CARD)
def test_the_printed_cost_is_all_a_card_asks(edition: int, card: str) -> None:
    printed = CARDS[edition][card]
    coins = printed.cost.split().count("coin")
    resources = " ".join(word for word in printed.cost.split() if word != "coin")
    t = table(edition, age=printed.age).producing(0, resources).hand(0, card)
    assert t.prices(0, card) == [pay(bank=coins)]
    assert t.city(0, coins=coins).may(0, build(card))
    assert not coins or t.city(0, coins=coins - 1).refusal(0, build(card)) == "too_few_coins"


@pytest.mark.parametrize(("edition", "card"), EDITION_AND_CARD)
def test_a_card_cannot_be_built_with_one_unit_too_few(edition: int, card: str) -> None:
    printed = CARDS[edition][card]
    for resource in {word for word in printed.cost.split() if word != "coin"}:
        t = table(edition, boards_without(edition, resource), age=printed.age)
        t.city(0, coins=50).producing(0, printed.cost.replace(resource, "", 1)).hand(0, card)
        assert t.refusal(0, build(card)) == "resource_missing", resource


# -- brown and grey -----------------------------------------------------------------------------------------------

MADE_BY_ONE_SLOT = {
    "lumber_yard": "wood",
    "stone_pit": "stone",
    "clay_pool": "clay",
    "ore_vein": "ore",
    "tree_farm": "wood clay",
    "excavation": "stone clay",
    "clay_pit": "clay ore",
    "timber_yard": "wood stone",
    "forest_cave": "wood ore",
    "mine": "stone ore",
    "loom_1": "cloth",
    "glassworks_1": "glass",
    "press_1": "papyrus",
    "loom_2": "cloth",
    "glassworks_2": "glass",
    "press_2": "papyrus",
    "forum": "glass cloth papyrus",
    "caravansery": "wood stone clay ore",
}
MADE_TWICE = {"sawmill": "wood", "quarry": "stone", "brickyard": "clay", "foundry": "ore"}


def pairs(resources: str) -> list[str]:
    return [f"{one} {two}" for one in resources.split() for two in resources.split()]


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(("card", "made"), MADE_BY_ONE_SLOT.items())
def test_a_producer_yields_one_unit_of_what_it_shows(edition: int, card: str, made: str) -> None:
    t = table(edition, boards_without(edition, made)).city(0, [card])
    before = table(edition, boards_without(edition, made))
    assert {r for r in RESOURCES if t.makes(0, r) and not before.makes(0, r)} == set(made.split())
    assert not any(t.makes(0, pair) for pair in pairs(made))


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(("card", "made"), MADE_TWICE.items())
def test_a_brown_card_of_age_two_yields_two_units(edition: int, card: str, made: str) -> None:
    t = table(edition, boards_without(edition, made)).city(0, [card])
    assert t.makes(0, f"{made} {made}")
    assert not t.makes(0, f"{made} {made} {made}")
    assert t.ways_to_pay(2, f"{made} {made}") == [pay(left=4)]


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(("card", "made"), MADE_BY_ONE_SLOT.items())
def test_brown_and_grey_cards_sell_what_they_yield_and_yellow_ones_do_not(edition: int, card: str, made: str) -> None:
    t = table(edition, boards_without(edition, made)).city(0, [card])
    price = [] if card in ("forum", "caravansery") else [pay(right=2)]
    assert [t.ways_to_pay(1, resource) for resource in made.split()] == [price] * len(made.split())


# -- blue ---------------------------------------------------------------------------------------------------------

BLUE = {
    "baths": 3,
    "aqueduct": 5,
    "statue": 4,
    "courthouse": 4,
    "pantheon": 7,
    "gardens": 5,
    "town_hall": 6,
    "palace": 8,
    "senate": 6,
}
BLUE_POINTS = {
    1: {**BLUE, "pawnshop": 3, "altar": 2, "theater": 2, "temple": 3},
    2: {**BLUE, "well": 3, "altar": 3, "theater": 3, "temple": 4},
}


@pytest.mark.parametrize(("edition", "card"), [(e, card) for e, cards in BLUE_POINTS.items() for card in cards])
def test_a_blue_card_brings_its_points(edition: int, card: str) -> None:
    t = table(edition).city(0, [card], coins=0)
    assert t.score(0) == {"civilian": BLUE_POINTS[edition][card]}


# -- red ----------------------------------------------------------------------------------------------------------

RED = {
    "stockade": 1,
    "barracks": 1,
    "guard_tower": 1,
    "walls": 2,
    "training_ground": 2,
    "stables": 2,
    "archery_range": 2,
    "fortifications": 3,
    "circus": 3,
    "arsenal": 3,
    "siege_workshop": 3,
}
SHIELDS = {1: RED, 2: {**RED, "castrum": 3}}


@pytest.mark.parametrize(("edition", "card"), [(e, card) for e, cards in SHIELDS.items() for card in cards])
def test_a_red_card_brings_its_shields_and_nothing_else(edition: int, card: str) -> None:
    t = table(edition).city(0, [card], coins=0)
    assert t.shields(0) == SHIELDS[edition][card]
    assert t.score(0) == {}


# -- green --------------------------------------------------------------------------------------------------------

SYMBOLS = {
    "compass": ("apothecary", "dispensary", "lodge", "academy"),
    "gear": ("workshop", "laboratory", "observatory", "study"),
    "tablet": ("scriptorium", "library", "school", "university"),
}


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_four_green_cards_of_a_symbol_are_worth_sixteen_points(edition: int, symbol: str) -> None:
    assert table(edition).city(0, SYMBOLS[symbol], coins=0).score(0) == {"science": 16}


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("card", [card for cards in SYMBOLS.values() for card in cards])
def test_a_green_card_shows_one_symbol_worth_one_point_alone(edition: int, card: str) -> None:
    assert table(edition).city(0, [card], coins=0).score(0) == {"science": 1}


# -- yellow -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [1, 2])
def test_the_tavern_brings_five_coins_at_once(edition: int) -> None:
    t = table(edition).hand(0, "tavern").play(0, build("tavern"))
    assert t.coins(0) == 3 + 5


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("card", ["tavern", "east_trading_post", "west_trading_post", "marketplace", "forum"])
def test_a_yellow_card_without_counting_brings_no_points(edition: int, card: str) -> None:
    assert table(edition).city(0, [card], coins=0).score(0) == {}


@pytest.mark.parametrize("edition", [1, 2])
def test_every_colour_is_the_printed_one(edition: int) -> None:
    """A Traders Guild beside each card counts it exactly when it is yellow, and so on for each colour."""
    counting = {
        "workers_guild": "brown",
        "traders_guild": "yellow",
        "philosophers_guild": "green",
        "spies_guild": "red",
        "magistrates_guild": "blue",
    }
    for card, printed in CARDS[edition].items():
        for guild, colour in counting.items():
            t = table(edition).city(0, [guild], coins=0).city(1, [card], coins=0)
            assert t.score(0).get("guilds", 0) == (printed.colour == colour), (card, guild)

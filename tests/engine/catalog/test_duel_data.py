"""The printed facts of Duel: every card, chain, wonder and token, the structures, and the numbers of the game."""

from collections import Counter
from typing import NamedTuple, get_args

import pytest

from engine.catalog.duel.loader import load_duel
from engine.catalog.duel.model import (
    AGES,
    GOODS,
    RAW,
    RESOURCES,
    SYMBOLS,
    BuildFromDiscard,
    Card,
    Choice,
    Coins,
    CoinsPer,
    CoinsPerChain,
    Colour,
    Cost,
    Destroy,
    Discount,
    DrawTokens,
    Effect,
    ExtraShields,
    FixedPrice,
    Guild,
    Numbers,
    OpponentLoses,
    PlayAgain,
    Points,
    PointsPerToken,
    Production,
    Science,
    Shields,
    TakeTradeCoins,
    Token,
    Wonder,
    WondersPlayAgain,
    Zone,
)


class Printed(NamedTuple):
    id: str
    age: int
    colour: Colour
    cost: Cost
    effects: tuple[Effect, ...]


def cost(coins: int = 0, **resources: int) -> Cost:
    return Cost(coins, tuple(resources.get(resource, 0) for resource in RESOURCES))


def makes(**units: int) -> Production:
    return Production(tuple(units.get(resource, 0) for resource in RESOURCES))


def printed(card_id: str, age: int, colour: Colour, price: Cost, *effects: Effect) -> Printed:
    return Printed(card_id, age, colour, price, effects)


CARDS = (
    printed("lumber_yard", 1, "brown", cost(), makes(wood=1)),
    printed("logging_camp", 1, "brown", cost(coins=1), makes(wood=1)),
    printed("clay_pool", 1, "brown", cost(), makes(clay=1)),
    printed("clay_pit", 1, "brown", cost(coins=1), makes(clay=1)),
    printed("quarry", 1, "brown", cost(), makes(stone=1)),
    printed("stone_pit", 1, "brown", cost(coins=1), makes(stone=1)),
    printed("glassworks", 1, "grey", cost(coins=1), makes(glass=1)),
    printed("press", 1, "grey", cost(coins=1), makes(papyrus=1)),
    printed("guard_tower", 1, "red", cost(), Shields(1)),
    printed("stable", 1, "red", cost(wood=1), Shields(1)),
    printed("garrison", 1, "red", cost(clay=1), Shields(1)),
    printed("palisade", 1, "red", cost(coins=2), Shields(1)),
    printed("workshop", 1, "green", cost(papyrus=1), Points(1), Science("pendulum")),
    printed("apothecary", 1, "green", cost(glass=1), Points(1), Science("wheel")),
    printed("scriptorium", 1, "green", cost(coins=2), Science("quill")),
    printed("pharmacist", 1, "green", cost(coins=2), Science("mortar")),
    printed("theater", 1, "blue", cost(), Points(3)),
    printed("altar", 1, "blue", cost(), Points(3)),
    printed("baths", 1, "blue", cost(stone=1), Points(3)),
    printed("stone_reserve", 1, "yellow", cost(coins=3), FixedPrice(("stone",))),
    printed("clay_reserve", 1, "yellow", cost(coins=3), FixedPrice(("clay",))),
    printed("wood_reserve", 1, "yellow", cost(coins=3), FixedPrice(("wood",))),
    printed("tavern", 1, "yellow", cost(), Coins(4)),
    printed("sawmill", 2, "brown", cost(coins=2), makes(wood=2)),
    printed("brickyard", 2, "brown", cost(coins=2), makes(clay=2)),
    printed("shelf_quarry", 2, "brown", cost(coins=2), makes(stone=2)),
    printed("glassblower", 2, "grey", cost(), makes(glass=1)),
    printed("drying_room", 2, "grey", cost(), makes(papyrus=1)),
    printed("walls", 2, "red", cost(stone=2), Shields(2)),
    printed("horse_breeders", 2, "red", cost(wood=1, clay=1), Shields(1)),
    printed("barracks", 2, "red", cost(coins=3), Shields(1)),
    printed("archery_range", 2, "red", cost(wood=1, stone=1, papyrus=1), Shields(2)),
    printed("parade_ground", 2, "red", cost(clay=2, glass=1), Shields(2)),
    printed("library", 2, "green", cost(wood=1, stone=1, glass=1), Points(2), Science("quill")),
    printed("dispensary", 2, "green", cost(stone=1, clay=2), Points(2), Science("mortar")),
    printed("school", 2, "green", cost(wood=1, papyrus=2), Points(1), Science("wheel")),
    printed("laboratory", 2, "green", cost(wood=1, glass=2), Points(1), Science("pendulum")),
    printed("courthouse", 2, "blue", cost(wood=2, glass=1), Points(5)),
    printed("statue", 2, "blue", cost(clay=2), Points(4)),
    printed("temple", 2, "blue", cost(wood=1, papyrus=1), Points(4)),
    printed("aqueduct", 2, "blue", cost(stone=3), Points(5)),
    printed("rostrum", 2, "blue", cost(wood=1, stone=1), Points(4)),
    printed("forum", 2, "yellow", cost(coins=3, clay=1), Choice(GOODS)),
    printed("caravansery", 2, "yellow", cost(coins=2, glass=1, papyrus=1), Choice(RAW)),
    printed("customs_house", 2, "yellow", cost(coins=4), FixedPrice(GOODS)),
    printed("brewery", 2, "yellow", cost(), Coins(6)),
    printed("arsenal", 3, "red", cost(wood=2, clay=3), Shields(3)),
    printed("pretorium", 3, "red", cost(coins=8), Shields(3)),
    printed("fortifications", 3, "red", cost(stone=2, clay=1, papyrus=1), Shields(2)),
    printed("siege_workshop", 3, "red", cost(wood=3, glass=1), Shields(2)),
    printed("circus", 3, "red", cost(stone=2, clay=2), Shields(2)),
    printed("academy", 3, "green", cost(wood=1, stone=1, glass=2), Points(3), Science("sundial")),
    printed("study", 3, "green", cost(wood=2, glass=1, papyrus=1), Points(3), Science("sundial")),
    printed("university", 3, "green", cost(clay=1, glass=1, papyrus=1), Points(2), Science("gyroscope")),
    printed("observatory", 3, "green", cost(stone=1, papyrus=2), Points(2), Science("gyroscope")),
    printed("palace", 3, "blue", cost(wood=1, stone=1, clay=1, glass=2), Points(7)),
    printed("town_hall", 3, "blue", cost(wood=2, stone=3), Points(7)),
    printed("obelisk", 3, "blue", cost(stone=2, glass=1), Points(5)),
    printed("gardens", 3, "blue", cost(wood=2, clay=2), Points(6)),
    printed("pantheon", 3, "blue", cost(wood=1, clay=1, papyrus=2), Points(6)),
    printed("senate", 3, "blue", cost(stone=1, clay=2, papyrus=1), Points(5)),
    printed("chamber_of_commerce", 3, "yellow", cost(papyrus=2), CoinsPer(3, "grey"), Points(3)),
    printed("port", 3, "yellow", cost(wood=1, glass=1, papyrus=1), CoinsPer(2, "brown"), Points(3)),
    printed("armory", 3, "yellow", cost(stone=2, glass=1), CoinsPer(1, "red"), Points(3)),
    printed("lighthouse", 3, "yellow", cost(clay=2, glass=1), CoinsPer(1, "yellow"), Points(3)),
    printed("arena", 3, "yellow", cost(wood=1, stone=1, clay=1), CoinsPer(2, "wonder"), Points(3)),
    printed("merchants_guild", 3, "purple", cost(wood=1, clay=1, glass=1, papyrus=1), Guild(("yellow",), 1, 1)),
    printed("shipowners_guild", 3, "purple", cost(stone=1, clay=1, glass=1, papyrus=1), Guild(("brown", "grey"), 1, 1)),
    printed("builders_guild", 3, "purple", cost(wood=1, stone=2, clay=1, glass=1), Guild(("wonder",), 0, 2)),
    printed("magistrates_guild", 3, "purple", cost(wood=2, clay=1, papyrus=1), Guild(("blue",), 1, 1)),
    printed("scientists_guild", 3, "purple", cost(wood=2, clay=2), Guild(("green",), 1, 1)),
    printed("moneylenders_guild", 3, "purple", cost(wood=2, stone=2), Guild(("three_coins",), 0, 1)),
    printed("tacticians_guild", 3, "purple", cost(stone=2, clay=1, papyrus=1), Guild(("red",), 1, 1)),
)

CHAINS = {
    "stable": "horse_breeders",
    "garrison": "barracks",
    "palisade": "fortifications",
    "scriptorium": "library",
    "pharmacist": "dispensary",
    "theater": "statue",
    "altar": "temple",
    "baths": "aqueduct",
    "tavern": "lighthouse",
    "archery_range": "siege_workshop",
    "parade_ground": "circus",
    "school": "university",
    "laboratory": "observatory",
    "statue": "gardens",
    "temple": "pantheon",
    "rostrum": "senate",
    "brewery": "arena",
}

WONDERS = (
    Wonder(
        "appian_way",
        "The Appian Way",
        cost(stone=2, clay=2, papyrus=1),
        (Coins(3), Points(3), OpponentLoses(3), PlayAgain()),
    ),
    Wonder(
        "circus_maximus", "Circus Maximus", cost(wood=1, stone=2, glass=1), (Points(3), Shields(1), Destroy("grey"))
    ),
    Wonder("colossus", "The Colossus", cost(clay=3, glass=1), (Points(3), Shields(2))),
    Wonder("great_library", "The Great Library", cost(wood=3, glass=1, papyrus=1), (Points(4), DrawTokens(3))),
    Wonder("great_lighthouse", "The Great Lighthouse", cost(wood=1, stone=1, papyrus=2), (Choice(RAW), Points(4))),
    Wonder(
        "hanging_gardens", "The Hanging Gardens", cost(wood=2, glass=1, papyrus=1), (Coins(6), Points(3), PlayAgain())
    ),
    Wonder("mausoleum", "The Mausoleum", cost(clay=2, glass=2, papyrus=1), (Points(2), BuildFromDiscard())),
    Wonder("piraeus", "Piraeus", cost(wood=2, stone=1, clay=1), (Choice(GOODS), Points(2), PlayAgain())),
    Wonder("pyramids", "The Pyramids", cost(stone=3, papyrus=1), (Points(9),)),
    Wonder("sphinx", "The Sphinx", cost(stone=1, clay=1, glass=2), (Points(6), PlayAgain())),
    Wonder(
        "statue_of_zeus",
        "The Statue of Zeus",
        cost(wood=1, stone=1, clay=1, papyrus=2),
        (Points(3), Shields(1), Destroy("brown")),
    ),
    Wonder(
        "temple_of_artemis",
        "The Temple of Artemis",
        cost(wood=1, stone=1, glass=1, papyrus=1),
        (Coins(12), PlayAgain()),
    ),
)

TOKENS = (
    Token("agriculture", "Agriculture", (Coins(6), Points(4))),
    Token("architecture", "Architecture", (Discount("wonder", 2),)),
    Token("economy", "Economy", (TakeTradeCoins(),)),
    Token("law", "Law", (Science("law"),)),
    Token("masonry", "Masonry", (Discount("blue", 2),)),
    Token("mathematics", "Mathematics", (PointsPerToken(3),)),
    Token("philosophy", "Philosophy", (Points(7),)),
    Token("strategy", "Strategy", (ExtraShields(1),)),
    Token("theology", "Theology", (WondersPlayAgain(),)),
    Token("urbanism", "Urbanism", (Coins(6), CoinsPerChain(4))),
)

# The slots that cover each slot, row by row from the top.
COVERED_BY = {
    1: "2+3 3+4 | 5+6 6+7 7+8 | 9+10 10+11 11+12 12+13 | 14+15 15+16 16+17 17+18 18+19 | none none none none none none",
    2: "6 6+7 7+8 8+9 9+10 10 | 11 11+12 12+13 13+14 14 | 15 15+16 16+17 17 | 18 18+19 19 | none none",
    3: "2+3 3+4 | 5+6 6+7 7+8 | 9 9 10 10 | 11+12 13+14 | 15 15+16 16+17 17 | 18 18+19 19 | none none",
}


def card_of(card_id: str) -> Card:
    return next(card for card in load_duel().cards if card.id == card_id)


def all_effects() -> list[tuple[Effect, ...]]:
    catalog = load_duel()
    return [entry.effects for section in (catalog.cards, catalog.wonders, catalog.tokens) for entry in section]


@pytest.mark.parametrize("expected", CARDS, ids=lambda card: card.id)
def test_a_card_has_the_age_colour_cost_and_effects_that_are_printed_on_it(expected: Printed) -> None:
    card = card_of(expected.id)
    assert Printed(card.id, card.age, card.colour, card.cost, card.effects) == expected


def test_the_number_of_a_card_is_its_place_in_the_table() -> None:
    assert [card.id for card in load_duel().cards] == [card.id for card in CARDS]


def test_a_card_is_named_as_its_id() -> None:
    spoken = {card.id: card.id.replace("_", " ").title().replace(" Of ", " of ") for card in CARDS}
    assert {card.id: card.name for card in load_duel().cards} == spoken


def test_there_are_23_cards_in_ages_one_and_two_and_20_and_seven_guilds_in_age_three() -> None:
    decks = Counter((card.age, card.guild) for card in load_duel().cards)
    assert decks == {(1, False): 23, (2, False): 23, (3, False): 20, (3, True): 7}


def test_the_guilds_are_the_purple_cards_and_stand_last() -> None:
    cards = load_duel().cards
    assert [card.guild for card in cards] == [card.colour == "purple" for card in cards] == [False] * 66 + [True] * 7


@pytest.mark.parametrize(
    ("colour", "per_age"),
    [
        ("brown", (6, 3, 0)),
        ("grey", (2, 2, 0)),
        ("blue", (3, 5, 6)),
        ("green", (4, 4, 4)),
        ("yellow", (4, 4, 5)),
        ("red", (4, 5, 5)),
        ("purple", (0, 0, 7)),
    ],
)
def test_every_age_has_its_number_of_cards_of_each_colour(colour: Colour, per_age: tuple[int, ...]) -> None:
    ages = [card.age for card in load_duel().cards if card.colour == colour]
    assert tuple(ages.count(age) for age in AGES) == per_age


def test_the_chains_are_those_of_the_table_and_lead_both_ways() -> None:
    cards = load_duel().cards
    assert {card.id: card.chains_to for card in cards if card.chains_to} == CHAINS
    assert {card.free_with: card.id for card in cards if card.free_with} == CHAINS


def test_a_chain_goes_by_one_symbol_that_two_cards_show() -> None:
    given = {card.symbol_given: card.id for card in load_duel().cards if card.symbol_given}
    needed = {card.symbol_needed: card.id for card in load_duel().cards if card.symbol_needed}
    assert {given[symbol]: needed[symbol] for symbol in given} == CHAINS
    assert len(given) == len(needed) == 17


def test_only_the_statue_and_the_temple_are_both_freed_and_free_another() -> None:
    assert {card.id for card in load_duel().cards if card.free_with and card.chains_to} == {"statue", "temple"}


@pytest.mark.parametrize("expected", WONDERS, ids=lambda wonder: wonder.id)
def test_a_wonder_has_the_cost_and_effects_that_are_printed_on_it(expected: Wonder) -> None:
    assert next(wonder for wonder in load_duel().wonders if wonder.id == expected.id) == expected


@pytest.mark.parametrize("expected", TOKENS, ids=lambda token: token.id)
def test_a_token_has_the_effects_that_are_printed_on_it(expected: Token) -> None:
    assert next(token for token in load_duel().tokens if token.id == expected.id) == expected


def test_the_twelve_wonders_and_ten_tokens_are_numbered_as_in_the_tables() -> None:
    assert [wonder.id for wonder in load_duel().wonders] == [wonder.id for wonder in WONDERS]
    assert [token.id for token in load_duel().tokens] == [token.id for token in TOKENS]
    assert (len(WONDERS), len(TOKENS)) == (12, 10)


def test_no_wonder_costs_coins() -> None:
    assert not any(wonder.cost.coins for wonder in load_duel().wonders)


def test_two_cards_show_each_symbol_and_the_law_is_on_a_token() -> None:
    symbols = Counter(one.symbol for several in all_effects() for one in several if isinstance(one, Science))
    assert symbols == {symbol: 1 if symbol == "law" else 2 for symbol in SYMBOLS}
    law = next(token for token in load_duel().tokens if Science("law") in token.effects)
    assert law.id == "law"


def test_brown_and_grey_cards_alone_produce_and_nothing_else_is_on_them() -> None:
    for card in load_duel().cards:
        produces = [isinstance(effect, Production) for effect in card.effects]
        assert produces == [card.colour in ("brown", "grey")] * len(produces)


def test_effects_stand_in_the_order_of_the_union() -> None:
    rank = {kind: position for position, kind in enumerate(get_args(Effect))}
    for effects in all_effects():
        order = [rank[type(effect)] for effect in effects]
        assert order == sorted(set(order))


def test_every_kind_of_effect_is_on_some_card_wonder_or_token() -> None:
    assert {type(effect) for effects in all_effects() for effect in effects} == set(get_args(Effect))


@pytest.mark.parametrize(
    ("age", "rows"), [(1, [2, 3, 4, 5, 6]), (2, [6, 5, 4, 3, 2]), (3, [2, 3, 4, 2, 4, 3, 2])], ids=AGES
)
def test_a_structure_has_its_rows_and_they_lie_face_up_and_down_in_turn(age: int, rows: list[int]) -> None:
    slots = load_duel().structures[age - 1].slots
    assert [slot.row for slot in slots] == [row for row, width in enumerate(rows, 1) for _ in range(width)]
    assert all(slot.face_up == (slot.row % 2 == 1) for slot in slots)


@pytest.mark.parametrize("age", AGES)
def test_a_card_is_covered_by_the_cards_of_the_next_row_that_overlap_it(age: int) -> None:
    structure = load_duel().structures[age - 1]
    found = ["+".join(map(str, slot.covered_by)) or "none" for slot in structure.slots]
    assert (structure.age, found) == (age, COVERED_BY[age].replace("|", "").split())


@pytest.mark.parametrize("age", AGES)
def test_a_card_covers_exactly_those_that_say_it_covers_them(age: int) -> None:
    slots = load_duel().structures[age - 1].slots
    upwards = {(upper, lower) for upper, slot in enumerate(slots) for lower in slot.covered_by}
    downwards = {(upper, lower) for lower, slot in enumerate(slots) for upper in slot.covers}
    assert upwards == downwards


@pytest.mark.parametrize("age", AGES)
def test_a_structure_is_as_wide_on_the_left_as_on_the_right(age: int) -> None:
    slots = [(slot.row, slot.x) for slot in load_duel().structures[age - 1].slots]
    assert {(row, 12 - x) for row, x in slots} == set(slots)


def test_the_track_has_three_zones_on_each_side_and_loot_in_the_outer_two() -> None:
    assert load_duel().zones == (Zone(1, 2, 2, 0), Zone(3, 5, 5, 2), Zone(6, 8, 10, 5))


def test_the_draft_goes_to_and_fro_and_the_second_player_opens_the_second_round() -> None:
    assert load_duel().draft == (("first", "second", "second", "first"), ("second", "first", "first", "second"))


def test_a_first_game_has_fixed_wonders() -> None:
    assert load_duel().first_game == {
        "first": ("pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"),
        "second": ("circus_maximus", "piraeus", "appian_way", "colossus"),
    }


def test_the_numbers_of_the_game_are_those_of_the_rulebook() -> None:
    assert load_duel().numbers == Numbers(
        start_coins=7,
        cards_removed=3,
        guilds_in_play=3,
        tokens_on_board=5,
        wonders_shown=4,
        most_wonders=7,
        discard_coins=2,
        trade_price=2,
        capital=9,
        symbols_to_win=6,
        coins_per_point=3,
    )

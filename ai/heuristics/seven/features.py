"""A city of 7 Wonders as a short list of numbers: what it has, what it may still get, and how it stands beside others.

Decides nothing: points, prices and powers are asked of the engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.heuristics.seven.intrigue import NAMES as NAMES_OF_CITIES
from ai.heuristics.seven.intrigue import add_intrigue
from ai.heuristics.seven.prices import add_hand, add_prices, price_of
from ai.heuristics.seven.symbols import known_science
from engine.seven.facts import (
    AGES,
    ANY_SYMBOL,
    BLUE,
    COLOURS,
    COPY_NEIGHBOUR_GUILD,
    FREE_BUILD_ONCE_PER_AGE,
    FREE_FIRST_CARD_OF_AGE,
    FREE_FIRST_OF_EACH_COLOUR,
    FREE_LAST_CARD_OF_AGE,
    GREEN,
    PLAY_LAST_CARD,
    PURPLE,
    RED,
    SYMBOLS,
    YELLOW,
    Book,
)
from engine.seven.legality import market_of, stage_cost
from engine.seven.powers import powers_of
from engine.seven.scoring import BLACK_CARDS, points
from engine.seven.state import State
from engine.seven.teams import opponent_of
from engine.seven.trade import GOODS_BOTH, RAW_LEFT, RAW_RIGHT
from engine.seven.wares import RESOURCES

if TYPE_CHECKING:
    from mypy_extensions import i64

_NAMES_OF_BASE: Final = (
    "military",
    "treasury",
    "wonder",
    "civilian",
    "science",
    "commerce",
    "guilds",
    "coins",
    "no_coins",
    "ahead",
    "behind",
    "lead",
    "lag",
    "shields",
    "symbols",
    "two_kinds",
    "three_kinds",
    "next_symbol",
    "free_symbols",
    "wood",
    "stone",
    "clay",
    "ore",
    "glass",
    "cloth",
    "papyrus",
    "second_raw",
    "third_raw",
    "choices",
    "buyable_raw",
    "buyable_goods",
    "raw_discounts",
    "goods_discount",
    "chained_now",
    "chained_points",
    "chained_shields",
    "chained_symbols",
    "chained_others",
    "stages_left",
    "stage_points_left",
    "stages_affordable",
    "stage_prices",
    "plays_last_card",
    "free_builds",
    "free_colours",
    "copies_guild",
    "yellow_cards",
    "guild_cards",
    "red_cards",
    "sold_wares",
    "prices_of_points_now",
    "prices_of_symbols_now",
    "prices_of_shields_now",
    "other_prices_now",
    "prices_of_points",
    "prices_of_symbols",
    "prices_of_shields",
    "other_prices",
    "points_in_hand",
    "science_in_hand",
    "shields_in_hand",
)
NAMES: Final = (*_NAMES_OF_BASE, *NAMES_OF_CITIES)
SIZE: Final = 71
SIZE_OF_BASE: Final = 61  # all numbers after these are 0 without the black cards of Cities
_CATEGORIES: Final = 7
_FIRST_RESOURCE: Final = 19
_RAW: Final = 4
_PURSE: Final = 8
_FAR: Final = 4  # a lead in shields beyond which more hardly matters

_chained_colours: Final[dict[int, list[int]]] = {}

_FIRST_PRICE: Final = 50
_FIRST_IN_HAND: Final = 58
_FIRST_OF_CITIES: Final = SIZE_OF_BASE
_SAVED_FOR_STAGE: Final = 70


def city_features(state: State, city: i64) -> list[float]:
    """What one city has."""
    found = [0.0] * SIZE
    worth = points(state, city)
    for category in range(_CATEGORIES):
        found[category] = float(worth[category])
    coins: i64 = state.coins[city]
    found[7] = float(coins if coins < _PURSE else _PURSE)
    if coins < 2:
        found[8] = float(2 - coins)
    _add_military(state, city, found)
    _add_science(state, city, worth[4], found)
    _add_production(state, city, found)
    _add_chains(state, city, found)
    _add_wonder(state, city, found)
    place = COLOURS * city
    found[46] = float(state.colours[place + YELLOW])
    found[47] = float(state.colours[place + PURPLE])
    found[48] = float(state.colours[place + RED])
    if state.table.with_black:
        add_intrigue(state, city, _FIRST_OF_CITIES, worth[BLACK_CARDS], found)
    return found


def _add_military(state: State, city: i64, found: list[float]) -> None:
    shields: i64 = state.shields[city]
    found[13] = float(shields)
    if state.table.teams:
        _add_border(shields - state.shields[opponent_of(state.table, city)], found)
        return
    _add_border(shields - state.shields[state.table.left[city]], found)
    _add_border(shields - state.shields[state.table.right[city]], found)


def _add_border(lead: i64, found: list[float]) -> None:
    if lead > 0:
        found[9] += 1.0
        found[11] += float(lead if lead < _FAR else _FAR)
    elif lead < 0:
        found[10] += 1.0
        found[12] += float(-lead if lead > -_FAR else _FAR)


def _add_science(state: State, city: i64, now: i64, found: list[float]) -> None:
    place = SYMBOLS * city
    compasses: i64 = state.science[place]
    gears: i64 = state.science[place + 1]
    tablets: i64 = state.science[place + 2]
    free: i64 = state.science[place + ANY_SYMBOL]
    found[14] = float(compasses + gears + tablets)
    kinds = (1 if compasses else 0) + (1 if gears else 0) + (1 if tablets else 0)
    if kinds == 2:
        found[15] = 1.0
    elif kinds == 3:
        found[16] = 1.0
    if state.copies[city]:  # what is copied is not the city's own
        now = known_science(compasses, gears, tablets, free)
    found[17] = float(known_science(compasses, gears, tablets, free + 1) - now)
    found[18] = float(free)


def _add_production(state: State, city: i64, found: list[float]) -> None:
    table = state.table
    own: i64 = state.own[city].reach
    left: i64 = state.sells[table.left[city]].reach
    right: i64 = state.sells[table.right[city]].reach
    for resource in range(RESOURCES):
        units: i64 = own >> 8 * resource & 127
        if units:
            found[_FIRST_RESOURCE + resource] = 1.0
            if resource < _RAW and units > 1:
                found[26] += 1.0
                if units > 2:
                    found[27] += 1.0
        elif (left | right) >> 8 * resource & 127:
            found[29 if resource < _RAW else 30] += 1.0
    found[28] = float(_slots(state.own[city].slots >> 4 * RESOURCES))
    found[49] = float(_slots(state.sells[city].slots))
    _add_discounts(state.discounts[city], left, right, found)


def _slots(slots: i64) -> i64:
    """How many slots there are."""
    count: i64 = 0
    while slots:
        count += slots & 15
        slots >>= 4
    return count


def _add_discounts(discounts: i64, left: i64, right: i64, found: list[float]) -> None:
    if discounts & RAW_LEFT:
        found[31] += float(_reach_of_raw(left))
    if discounts & RAW_RIGHT:
        found[31] += float(_reach_of_raw(right))
    if discounts & GOODS_BOTH:
        found[32] = 1.0


def _reach_of_raw(reach: i64) -> i64:
    """So many raw materials are for sale there, choices counted as often as they can be made."""
    return (reach & 127) + (reach >> 8 & 127) + (reach >> 16 & 127) + (reach >> 24 & 127)


def _add_chains(state: State, city: i64, found: list[float]) -> None:
    """Cards that a chain makes free and that are not built yet."""
    colours = chained_colours(state.book)
    for age in range(state.age, AGES):
        place = AGES * city + age
        left: i64 = state.free[place] & ~state.barred[place]
        number: i64 = 64 * age
        while left:
            if left & 1:
                found[33 if age == state.age else colours[number]] += 1.0
            left >>= 1
            number += 1


def chained_colours(book: Book) -> list[int]:
    """For each card, by age and bit, the feature that counts it while it is still to come."""
    known = _chained_colours.get(book.edition)
    if known is None:
        known = [37] * (64 * AGES)
        kinds = {BLUE: 34, RED: 35, GREEN: 36}
        for card in book.cards:
            known[64 * card.age + card.bit.bit_length() - 1] = kinds.get(card.colour, 37)
        _chained_colours[book.edition] = known
    return known


def _add_wonder(state: State, city: i64, found: list[float]) -> None:
    side = state.book.sides[state.side[city]]
    wares = market_of(state, city)
    coins: i64 = state.coins[city]
    for number in range(state.stages[city], side.height):
        cost = stage_cost(state, city, side.stages[number])
        price = price_of(wares, cost)
        found[38] += 1.0
        found[39] += float(side.stages[number].points)
        found[40] += 1.0 if price <= coins and cost.coins <= coins else 0.0
        found[41] += float(price)
        if cost.coins:  # Petra saves up
            found[_SAVED_FOR_STAGE] = float(coins if coins < cost.coins else cost.coins)
    add_prices(state, wares, _FIRST_PRICE, found)
    if city < state.table.players:
        add_hand(state, city, wares, _FIRST_IN_HAND, found)
    powers: i64 = powers_of(state, city)
    if powers:
        _add_powers(state, city, powers, found)


def _add_powers(state: State, city: i64, powers: i64, found: list[float]) -> None:
    if powers & PLAY_LAST_CARD:
        found[42] = 1.0
    if powers & FREE_BUILD_ONCE_PER_AGE:
        found[43] = float(AGES - state.age - state.free_build_used[city])
    if powers & (FREE_FIRST_CARD_OF_AGE | FREE_LAST_CARD_OF_AGE):
        found[43] += float(AGES - state.age - (1 if powers & FREE_FIRST_CARD_OF_AGE else 0))
    if powers & FREE_FIRST_OF_EACH_COLOUR:
        found[44] = float(_colours_without_card(state, city))
    if powers & COPY_NEIGHBOUR_GUILD:
        found[45] = float(
            state.colours[COLOURS * state.table.left[city] + PURPLE]
            + state.colours[COLOURS * state.table.right[city] + PURPLE]
            + 1
        )


def _colours_without_card(state: State, city: i64) -> i64:
    count: i64 = 0
    for colour in range(COLOURS - 1):
        if state.colours[COLOURS * city + colour] == 0:
            count += 1
    return count

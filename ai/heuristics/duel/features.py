"""A position of Duel as a short list of numbers: what one city has, less what the other has. Decides nothing.

Every feature is computed for both cities alike, so a position is worth to one seat exactly what it lacks for the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.duel.facts import COUNT_BITS, COUNT_MASK, NIBBLE, PURPLE, RAW, RESOURCES
from engine.duel.legality import wonder_price
from engine.duel.military import lead_of
from engine.duel.science import symbols_in
from engine.duel.scoring import guild_points
from engine.duel.state import City, State

if TYPE_CHECKING:
    from mypy_extensions import i64

NAMES: Final = (
    "to_move",
    "points",
    "guild_points",
    "coins",
    "spare_coins",
    "lead",
    "lead_points",
    "near_capital",
    "symbols_2",
    "symbols_3",
    "symbols_4",
    "symbols_5",
    "open_pairs",
    "wood",
    "more_wood",
    "stone",
    "more_stone",
    "clay",
    "more_clay",
    "glass",
    "more_glass",
    "papyrus",
    "more_papyrus",
    "raw_choices",
    "goods_choices",
    "fixed_raw",
    "fixed_goods",
    "chains",
    "wonders_to_build",
    "extra_turns_to_build",
    "wonder_points_to_build",
    "wonder_prices",
    "token_0",
    "token_1",
    "token_2",
    "token_3",
    "token_4",
    "token_5",
    "token_6",
    "token_7",
    "token_8",
    "token_9",
)
SIZE: Final = 42
_FIRST_RESOURCE: Final = 13
_FIRST_TOKEN: Final = 32
_PURSE: Final = 6
_DEAREST: Final = 12


def features(state: State, seat: i64) -> list[float]:
    """What `seat` has, less what the other has."""
    found = [0.0] * SIZE
    _add_city(state, seat, 1.0, found)
    _add_city(state, 1 - seat, -1.0, found)
    return found


def _add_city(state: State, seat: i64, sign: float, found: list[float]) -> None:
    """What one city has, counted with a sign."""
    city = state.cities[seat]
    if state.decider == seat:
        found[0] = sign
    points = city.blue_points + city.green_points + city.yellow_points + city.wonder_points + city.token_points
    found[1] = found[1] + sign * float(points + city.points_per_token * len(city.tokens))
    if city.counts >> COUNT_BITS * PURPLE & COUNT_MASK:
        found[2] = found[2] + sign * float(guild_points(state, seat))
    purse = city.coins if city.coins < _PURSE else _PURSE
    found[3] = found[3] + sign * float(purse)
    found[4] = found[4] + sign * float(city.coins - purse)
    _add_military(state, seat, sign, found)
    _add_science(state, city, sign, found)
    _add_resources(city, sign, found)
    _add_wonders(state, city, sign, found)
    for token in city.tokens:
        found[_FIRST_TOKEN + token] = sign


def _add_military(state: State, seat: i64, sign: float, found: list[float]) -> None:
    lead = lead_of(state, seat)
    if lead > 0:
        found[5] = sign * float(lead)
        found[6] = sign * float(state.book.lead_points[lead])
        if lead > 4:
            found[7] = sign * float((lead - 4) * (lead - 4))


def _add_science(state: State, city: City, sign: float, found: list[float]) -> None:
    count = symbols_in(city.symbols)
    for step in range(2, 6):
        if count >= step:
            found[6 + step] = found[6 + step] + sign
    if state.board:
        found[12] = found[12] + sign * float(_open_pairs(state, city.symbols))
    found[27] = found[27] + sign * float(_open_chains(state, city.chains))


def _open_pairs(state: State, symbols: i64) -> i64:
    """Cards that may still come and bring a second copy of a symbol."""
    pairs: i64 = 0
    for number in state.slots:
        if number >= 0 and symbols & state.book.cards[number].symbol:
            pairs += 1
    for card in state.book.science_cards:
        if card.age > state.age and symbols & card.symbol:
            pairs += 1
    return pairs


def _open_chains(state: State, chains: i64) -> i64:
    """Cards that may still come and would be free."""
    free: i64 = 0
    for number in state.slots:
        if number >= 0 and chains & state.book.cards[number].chained_by:
            free += 1
    for card in state.book.chained_cards:
        if card.age > state.age and chains & card.chained_by:
            free += 1
    return free


def _add_resources(city: City, sign: float, found: list[float]) -> None:
    for resource in range(RESOURCES):
        units = city.makes >> NIBBLE * resource & 7
        place = _FIRST_RESOURCE + 2 * resource
        if units:
            found[place] = found[place] + sign
            found[place + 1] = found[place + 1] + sign * float(units - 1)
        if city.fixed >> NIBBLE * resource & 1:
            place = 25 if resource < RAW else 26
            found[place] = found[place] + sign
    if city.choices:
        found[23] = found[23] + sign * float(city.choices & 3)
        found[24] = found[24] + sign * float(city.choices >> 2)


def _add_wonders(state: State, city: City, sign: float, found: list[float]) -> None:
    again: i64 = 0
    points: i64 = 0
    prices: i64 = 0
    for number in city.plans:
        wonder = state.book.wonders[number]
        price = wonder_price(city, wonder)
        prices += price if price < _DEAREST else _DEAREST
        points += wonder.points
        if wonder.again or city.wonders_again:
            again += 1
    found[28] = found[28] + sign * float(len(city.plans))
    found[29] = found[29] + sign * float(again)
    found[30] = found[30] + sign * float(points)
    found[31] = found[31] + sign * float(prices)

"""A position of Duel as a short list of numbers: what one city has, less what the other has. Decides nothing.

Every feature is computed for both cities alike, so a position is worth to one seat exactly what it lacks for the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.heuristics.tally import Listed, Tally
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
_TO_MOVE: Final = 0
_POINTS: Final = 1
_GUILD_POINTS: Final = 2
_COINS: Final = 3
_SPARE_COINS: Final = 4
_LEAD: Final = 5
_LEAD_POINTS: Final = 6
_NEAR_CAPITAL: Final = 7
_SYMBOLS: Final = 6  # and so many more as there are symbols, from two on
_MOST_SYMBOLS: Final = 5
_OPEN_PAIRS: Final = 12
_FIRST_RESOURCE: Final = 13
_RAW_CHOICES: Final = 23
_GOODS_CHOICES: Final = 24
_FIXED_RAW: Final = 25
_FIXED_GOODS: Final = 26
_CHAINS: Final = 27
_WONDERS: Final = 28
_EXTRA_TURNS: Final = 29
_WONDER_POINTS: Final = 30
_WONDER_PRICES: Final = 31
_FIRST_TOKEN: Final = 32
_PURSE: Final = 6
_DEAREST: Final = 12
_CLOSE: Final = 4  # a lead from which the capital is near


def features(state: State, seat: i64) -> list[float]:
    """What `seat` has, less what the other has."""
    tally = Listed(SIZE)
    count(state, seat, tally)
    return tally.found


def count(state: State, seat: i64, tally: Tally) -> None:
    """Take in what `seat` has, less what the other has."""
    _add_city(state, seat, 1.0, tally)
    _add_city(state, 1 - seat, -1.0, tally)
    _add_cards_to_come(state, state.cities[seat], state.cities[1 - seat], tally)


def _add_city(state: State, seat: i64, sign: float, tally: Tally) -> None:
    """What one city has, counted with a sign."""
    city = state.cities[seat]
    if state.decider == seat:
        tally.add(_TO_MOVE, sign)
    points = city.blue_points + city.green_points + city.yellow_points + city.wonder_points + city.token_points
    tally.add(_POINTS, sign * float(points + city.points_per_token * len(city.tokens)))
    if city.counts >> COUNT_BITS * PURPLE & COUNT_MASK:
        tally.add(_GUILD_POINTS, sign * float(guild_points(state, seat)))
    purse = city.coins if city.coins < _PURSE else _PURSE
    tally.add(_COINS, sign * float(purse))
    if city.coins > purse:
        tally.add(_SPARE_COINS, sign * float(city.coins - purse))
    _add_military(state, seat, sign, tally)
    symbols = symbols_in(city.symbols)
    for step in range(2, _MOST_SYMBOLS + 1):
        if symbols >= step:
            tally.add(_SYMBOLS + step, sign)
    _add_resources(city, sign, tally)
    if city.plans:
        _add_wonders(state, city, sign, tally)
    for token in city.tokens:
        tally.add(_FIRST_TOKEN + token, sign)


def _add_military(state: State, seat: i64, sign: float, tally: Tally) -> None:
    lead = lead_of(state, seat)
    if lead > 0:
        tally.add(_LEAD, sign * float(lead))
        tally.add(_LEAD_POINTS, sign * float(state.book.lead_points[lead]))
        if lead > _CLOSE:
            tally.add(_NEAR_CAPITAL, sign * float((lead - _CLOSE) * (lead - _CLOSE)))


def _add_cards_to_come(state: State, own: City, other: City, tally: Tally) -> None:
    """Cards that may still come and bring a second copy of a symbol, or would be free."""
    pairs: i64 = 0
    free: i64 = 0
    cards = state.book.cards
    for number in state.slots:
        if number >= 0:
            card = cards[number]
            pairs += _has(own.symbols, card.symbol) - _has(other.symbols, card.symbol)
            free += _has(own.chains, card.chained_by) - _has(other.chains, card.chained_by)
    for card in state.book.science_after[state.age]:
        pairs += _has(own.symbols, card.symbol) - _has(other.symbols, card.symbol)
    for card in state.book.chained_after[state.age]:
        free += _has(own.chains, card.chained_by) - _has(other.chains, card.chained_by)
    if pairs and state.board:
        tally.add(_OPEN_PAIRS, float(pairs))
    if free:
        tally.add(_CHAINS, float(free))


def _has(mask: i64, marks: i64) -> i64:
    return 1 if mask & marks else 0


def _add_resources(city: City, sign: float, tally: Tally) -> None:
    makes, fixed = city.makes, city.fixed
    for resource in range(RESOURCES):
        units = makes >> NIBBLE * resource & 7
        if units:
            place = _FIRST_RESOURCE + 2 * resource
            tally.add(place, sign)
            if units > 1:
                tally.add(place + 1, sign * float(units - 1))
        if fixed >> NIBBLE * resource & 1:
            tally.add(_FIXED_RAW if resource < RAW else _FIXED_GOODS, sign)
    if city.choices:
        tally.add(_RAW_CHOICES, sign * float(city.choices & 3))
        tally.add(_GOODS_CHOICES, sign * float(city.choices >> 2))


def _add_wonders(state: State, city: City, sign: float, tally: Tally) -> None:
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
    tally.add(_WONDERS, sign * float(len(city.plans)))
    tally.add(_EXTRA_TURNS, sign * float(again))
    tally.add(_WONDER_POINTS, sign * float(points))
    tally.add(_WONDER_PRICES, sign * float(prices))

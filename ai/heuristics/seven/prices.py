"""What the cards of 7 Wonders would cost in a city, now and later, and the best that its hand holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.heuristics.seven.symbols import science_gain
from engine.seven.facts import AGES, Book
from engine.seven.scoring import VICTORY_WORTH, card_points
from engine.seven.state import State
from engine.seven.trade import Cost, Market
from engine.seven.wares import ODD_BITS

if TYPE_CHECKING:
    from mypy_extensions import i64

DEAREST: Final = 8  # what cannot be had at all counts as so dear
KINDS: Final = 4  # points, symbols, shields, others
_KIND_OF_COLOUR: Final[list[int]] = [3, 3, 0, 3, 2, 1, 3, 3]
_WITH_BLACK: Final = 4
_MOST_REMEMBERED: Final = 100_000
_remembered: Final[dict[tuple[int, int, int, int], list[float]]] = {}


def price_of(wares: Market, cost: Cost) -> i64:
    """The cheapest way to pay, or a high price where there is none."""
    payments = wares.payments(cost)
    if not payments:
        return DEAREST
    price: i64 = payments[0].total
    return price if price < DEAREST else DEAREST


def add_prices(state: State, wares: Market, first: i64, found: list[float]) -> None:
    """What all cards of this age and of the later ones would cost here."""
    box: i64 = state.book.edition + (_WITH_BLACK if state.table.with_black else 0)
    key = (wares.own.slots, wares.left.slots, wares.right.slots, (wares.terms << ODD_BITS | wares.own.odd) * 8 + box)
    known = _remembered.get(key)
    if known is None:
        if len(_remembered) > _MOST_REMEMBERED:
            _remembered.clear()
        known = _price_list(state.book, wares)
        _remembered[key] = known
    for kind in range(KINDS):
        found[first + kind] = known[KINDS * state.age + kind]
        for age in range(state.age + 1, AGES):
            found[first + KINDS + kind] += known[KINDS * age + kind]


def _price_list(book: Book, wares: Market) -> list[float]:
    """By age and kind of card, the mean price of the cards."""
    prices = [0.0] * (KINDS * AGES)
    cards = [0.0] * (KINDS * AGES)
    for card in book.cards:
        if not card.cost.nothing:
            place = KINDS * card.age + _KIND_OF_COLOUR[card.colour]
            prices[place] += float(price_of(wares, card.cost))
            cards[place] += 1.0
    return [prices[place] / max(1.0, cards[place]) for place in range(KINDS * AGES)]


def add_hand(state: State, city: i64, wares: Market, first: i64, found: list[float]) -> None:
    """The most that one card of the hand would bring: points, points for science, or shields."""
    cards = state.book.cards
    place = AGES * city + state.age
    barred: i64 = state.barred[place]
    free: i64 = state.free[place]
    coins: i64 = state.coins[city]
    for number in state.hands[city]:
        card = cards[number]
        bit: i64 = card.bit
        if barred & bit or not (free & bit or price_of(wares, card.cost) <= coins):
            continue
        kind = _KIND_OF_COLOUR[card.colour]
        worth = float(card.shields)
        if card.symbol >= 0:
            kind = 1
            worth = float(science_gain(state, city, card.symbol))
        elif card.shields:
            kind = 2
        else:
            kind = 0
            worth = float(card_points(state, city, card)) if card.scores() else 0.0
            if card.token >= 0:
                worth = float(VICTORY_WORTH[card.token])
        if worth > found[first + kind]:
            found[first + kind] = worth

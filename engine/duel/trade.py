"""What resources cost: the cheapest purchase of what is missing, by the rulebook's chapter on trade. Knows no state.

The terms of a city are one number: the price of a unit of each resource, four bits each, and above them how many
choices of raw materials and of goods it has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.core.seats import NOBODY
from engine.duel.facts import NIBBLE, RAW, RESOURCES

if TYPE_CHECKING:
    from mypy_extensions import i64

CHOICES_AT: Final = 20
TERMS_BITS: Final = 24
DISCOUNT_BITS: Final = 4
FIXED: Final = 0x11111  # one coin a unit
UNASKED: Final = -1
_THINGS: Final = 85  # cards and wonders
_MOST_LISTS: Final = 2_000
_price_lists: Final[dict[int, list[int]]] = {}


def trade_terms(usual_price: i64, opponent_makes: i64, fixed: i64, choices: i64) -> i64:
    """Two coins and one more for each unit the opponent produces, or one coin where the price is fixed."""
    return (usual_price + opponent_makes) & ~fixed | FIXED & fixed | choices << CHOICES_AT


def price_list(makes: i64, terms: i64, discounts: i64) -> list[int]:
    """What cards, then wonders cost a city under these terms, UNASKED where nobody has asked yet; for all to fill in.

    Positions that differ in nothing that matters for prices share the list, in one game and across games.
    """
    key = (makes << TERMS_BITS | terms) << DISCOUNT_BITS | discounts
    known = _price_lists.get(key)
    if known is None:
        if len(_price_lists) >= _MOST_LISTS:
            _price_lists.clear()
        known = [UNASKED] * _THINGS
        _price_lists[key] = known
    return known


def unit_price(terms: i64, resource: i64) -> i64:
    """What one unit of a resource costs."""
    return terms >> NIBBLE * resource & 15


def trade_price(missing: i64, terms: i64, discount: i64) -> i64:
    """The fewest coins that buy what is missing, when `discount` units of it are not needed after all."""
    price: i64 = 0
    units = missing
    prices = terms
    while units:
        price += (units & 7) * (prices & 15)
        units >>= NIBBLE
        prices >>= NIBBLE
    if price and (discount or terms >> CHOICES_AT):
        price -= _saved(missing, terms, discount)
    return price


def _saved(missing: i64, terms: i64, discount: i64) -> i64:
    """Choices replace the dearest units of their group, then the discount the dearest of all that remain."""
    choices = terms >> CHOICES_AT
    raw = choices & 3
    goods = choices >> 2
    coins: i64 = 0
    while raw or goods or discount:
        if raw:
            raw -= 1
            resource: i64 = _dearest(missing, terms, 0, RAW)
        elif goods:
            goods -= 1
            resource = _dearest(missing, terms, RAW, RESOURCES)
        else:
            discount -= 1
            resource = _dearest(missing, terms, 0, RESOURCES)
        if resource != NOBODY:
            missing -= 1 << NIBBLE * resource
            coins += unit_price(terms, resource)
    return coins


def _dearest(missing: i64, terms: i64, first: i64, end: i64) -> i64:
    """The missing resource among some that costs most, or NOBODY when none of them is missing."""
    best: i64 = NOBODY
    highest: i64 = 0
    for resource in range(first, end):
        price = unit_price(terms, resource)
        if price > highest and missing >> NIBBLE * resource & 7:
            best = resource
            highest = price
    return best

"""What resources cost: the cheapest purchase of what is missing, by the rulebook's chapter on trade. Knows no state.

The terms of a city are one number: the price of a unit of each resource, four bits each, and above them how many
choices of raw materials and of goods it has.
"""

from typing import Final

from engine.duel.facts import NIBBLE, RAW, RESOURCES

CHOICES_AT: Final = 20
_MOST_REMEMBERED: Final = 100_000
_prices: Final[dict[int, int]] = {}


def trade_terms(usual_price: int, opponent_makes: int, fixed: int, choices: int) -> int:
    """Two coins and one more for each unit the opponent produces, or one coin where the price is fixed."""
    return (usual_price + opponent_makes) & ~fixed | 0x11111 & fixed | choices << CHOICES_AT


def unit_price(terms: int, resource: int) -> int:
    """What one unit of a resource costs."""
    return terms >> NIBBLE * resource & 15


def trade_price(missing: int, terms: int, discount: int) -> int:
    """The fewest coins that buy what is missing, when `discount` units of it are not needed after all."""
    key = (missing << 24 | terms) << 2 | discount
    price = _prices.get(key, -1)
    if price < 0:
        if len(_prices) >= _MOST_REMEMBERED:
            _prices.clear()
        price = _cheapest(missing, terms, discount)
        _prices[key] = price
    return price


def _cheapest(missing: int, terms: int, discount: int) -> int:
    """Choices replace the dearest units of their group, then the discount the dearest of all that remain."""
    choices = terms >> CHOICES_AT
    raw = _unit_prices(missing, terms, 0, RAW)
    goods = _unit_prices(missing, terms, RAW, RESOURCES)
    rest = raw[choices & 3 :] + goods[choices >> 2 & 3 :]
    rest.sort(reverse=True)
    return sum(rest[discount:])


def _unit_prices(missing: int, terms: int, first: int, end: int) -> list[int]:
    """The price of each missing unit of some resources, the dearest first."""
    prices: list[int] = []
    for resource in range(first, end):
        prices += [unit_price(terms, resource)] * (missing >> NIBBLE * resource & 7)
    prices.sort(reverse=True)
    return prices

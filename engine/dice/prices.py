"""What dice cost a city and bring to it: the section's price, less discounts, and coins for colours.

For each die and section, what choosing it changes in the purse is kept in one list, which all positions with the same
terms share.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.dice.facts import FULL, NIBBLE, Rolled

if TYPE_CHECKING:
    from mypy_extensions import i64

NEVER: Final = -1_000_000  # what a die costs that may not be chosen
_RATES: Final[dict[int, list[int]]] = {}  # by terms: the discount, 40 bits of coins, and twice ten dice
_DICE_BITS: Final = 10
_COINS_BITS: Final = NIBBLE * _DICE_BITS


def price_with(rolled: Rolled, discount: i64, free_dice: i64) -> i64:
    """The price of the section, less what a city with these terms need not pay."""
    if free_dice & rolled.bit:
        return 0
    price = rolled.price - discount
    return price if price > 0 else 0


def price_beside(resources: i64, cost: i64) -> i64:
    """A coin for each resource that is lacking; resources are never used up."""
    missing = cost - resources
    return missing if missing > 0 else 0


def coins_with(rolled: Rolled, coins: i64) -> i64:
    """Coins that come with choosing this die."""
    return coins >> NIBBLE * rolled.die & FULL


def rates_of(priced: list[Rolled], discount: i64, free_dice: i64, coins: i64, locked: i64) -> list[int]:
    """By die and section: coins that come less coins that go; the list is shared, so do not change it."""
    terms: int = ((discount << _COINS_BITS | coins) << _DICE_BITS | free_dice) << _DICE_BITS | locked
    rates = _RATES.get(terms)
    if rates is None:
        rates = [_rate(die, discount, free_dice, coins, locked) for die in priced]
        _RATES[terms] = rates
    return rates


def _rate(rolled: Rolled, discount: i64, free_dice: i64, coins: i64, locked: i64) -> i64:
    if locked & rolled.bit:
        return NEVER
    return coins_with(rolled, coins) - price_with(rolled, discount, free_dice)

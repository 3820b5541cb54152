"""What dice cost a city and bring to it: the section's price, less discounts, and coins for colours.

For each die and section, what choosing it changes in the purse is kept in one list, which all positions with the same
terms share.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from engine.dice.facts import FULL, NIBBLE, Field, Rolled

if TYPE_CHECKING:
    from mypy_extensions import i64

NEVER: Final = 1_000_000  # what a die costs that may not be chosen
_DICE_BITS: Final = 10
_COINS_BITS: Final = NIBBLE * _DICE_BITS


@final
class Terms:
    """What dice cost a city and bring to it. Shared by all positions with the same terms, so do not change it."""

    def __init__(self, priced: list[Rolled], discount: i64, free_dice: i64, coins: i64, locked: i64) -> None:
        self.discount: Final = discount
        self.free_dice: Final = free_dice
        self.coins: Final = coins  # a nibble for each die
        self.locked: Final = locked  # dice that may not be chosen
        # By die and section: coins that go, coins that come, and those less these, or NEVER.
        self.prices: Final = [price_with(die, discount, free_dice) for die in priced]
        self.brings: Final = [coins_with(die, coins) for die in priced]
        self.rates: Final = [_rate(die, discount, free_dice, coins, locked) for die in priced]
        self.after: Final[dict[int, Terms]] = {}  # the terms after a change, by its number (`Field.change`), once met


_TERMS: Final[dict[int, Terms]] = {}  # by the discount, 40 bits of coins, and twice ten dice


def price_with(rolled: Rolled, discount: i64, free_dice: i64) -> i64:
    """The price of the section, less what a city with these terms need not pay."""
    if free_dice & rolled.bit:
        return 0
    price = rolled.price - discount
    return price if price > 0 else 0


def price_beside(resources: i64, cost: i64) -> i64:
    """A coin for each resource that is lacking; resources are never used up."""
    missing = cost - resources
    if missing < 0:  # an expression with `else 0` would make an object of the number when compiled
        return 0
    return missing


def coins_with(rolled: Rolled, coins: i64) -> i64:
    """Coins that come with choosing this die."""
    return coins >> NIBBLE * rolled.die & FULL


def terms_of(priced: list[Rolled], discount: i64, free_dice: i64, coins: i64, locked: i64) -> Terms:
    """The terms of a city with this discount, these dice for nothing, coins for dice, and dice that it may not use."""
    key: int = ((discount << _COINS_BITS | coins) << _DICE_BITS | free_dice) << _DICE_BITS | locked
    terms = _TERMS.get(key)
    if terms is None:
        terms = Terms(priced, discount, free_dice, coins, locked)
        _TERMS[key] = terms
    return terms


def terms_after(terms: Terms, priced: list[Rolled], field: Field) -> Terms:
    """The terms once a field is crossed that changes them."""
    after = terms.after.get(field.change)
    if after is None:
        free_dice, coins = terms.free_dice | field.free_dice, terms.coins + field.die_coins
        after = terms_of(priced, terms.discount + field.discount, free_dice, coins, terms.locked & ~field.unlocks)
        terms.after[field.change] = after
    return after


def _rate(rolled: Rolled, discount: i64, free_dice: i64, coins: i64, locked: i64) -> i64:
    if locked & rolled.bit:
        return NEVER
    return price_with(rolled, discount, free_dice) - coins_with(rolled, coins)

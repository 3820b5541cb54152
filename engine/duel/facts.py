"""The cards, wonders, tokens and structures in numbers, as the hot paths need them. Made by `book.py`, never changed.

Amounts of the five resources are packed into one number, four bits each; the top bit of each four stays free for
the subtraction in `shortfall`. Counts of things in a city are packed too, five bits each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from engine.core.seats import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

AGES: Final = 3
SLOTS: Final = 20
RESOURCES: Final = 5
RAW: Final = 3  # the first three; the others are goods
NIBBLE: Final = 4
GUARD: Final = 0x88888
RAW_CHOICE: Final = 1  # a unit of any raw material; goods are counted two bits higher
GOODS_CHOICE: Final = 4

BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6
WONDER: Final = 7  # counted like a colour
THREE_COINS: Final = 8
COUNT_BITS: Final = 5
COUNT_MASK: Final = 31

NO_CARD: Final = -1
UNKNOWN: Final = -2  # in a view: a card the seat may not know
UNKNOWN_GUILD: Final = -3  # the same, but its back shows a guild


@final
class Count:
    """So much for each thing counted; several kinds are added up within a city."""

    def __init__(self, kinds: list[int], coins: i64, points: i64) -> None:
        self.kinds: Final = kinds
        self.coins: Final = coins
        self.points: Final = points


@final
class Card:
    """One card in numbers."""

    def __init__(self, number: i64, age: i64, colour: i64, guild: bool, coins: i64, need: i64) -> None:
        self.number: Final = number
        self.age: Final = age
        self.colour: Final = colour
        self.guild: Final = guild
        self.coins: Final = coins  # that it costs
        self.need: Final = need
        self.nothing: Final = coins == 0 and need == 0
        self.unit: Final[i64] = 1 << COUNT_BITS * colour  # one of its colour
        self.chained_by: i64 = 0  # the bit of the chain that makes it free
        self.chains: i64 = 0  # the bit of the chain that it opens
        self.makes: i64 = 0
        self.choice: i64 = 0
        self.fixed: i64 = 0  # a full nibble for each resource whose price it fixes
        self.gain: i64 = 0
        self.per: Count | None = None  # coins by what the own city has
        self.guild_count: Count | None = None  # by what the better city has
        self.points: i64 = 0
        self.shields: i64 = 0
        self.symbol: i64 = 0  # a bit


@final
class Wonder:
    """One wonder in numbers."""

    def __init__(self, number: i64, need: i64) -> None:
        self.number: Final = number
        self.need: Final = need
        self.choice: i64 = 0
        self.gain: i64 = 0
        self.opponent_loses: i64 = 0
        self.points: i64 = 0
        self.shields: i64 = 0
        self.again = False
        self.destroys: i64 = NOBODY  # a colour
        self.digs = False  # builds a card of the discard pile
        self.draws: i64 = 0  # progress tokens out of the box


@final
class Token:
    """One progress token in numbers."""

    def __init__(self, number: i64) -> None:
        self.number: Final = number
        self.gain: i64 = 0
        self.points: i64 = 0
        self.symbol: i64 = 0
        self.wonder_discount: i64 = 0
        self.blue_discount: i64 = 0
        self.takes_trade_coins = False
        self.points_per_token: i64 = 0
        self.extra_shields: i64 = 0
        self.wonders_again = False
        self.chain_coins: i64 = 0


@final
class Structure:
    """The cards of an age as they lie: sets of slots are masks of 20 bits."""

    def __init__(self, face_up: i64, covered_by: list[int], covers: list[list[int]]) -> None:
        self.face_up: Final = face_up
        self.covered_by: Final = covered_by  # for each slot, the mask of slots that lie on it
        self.covers: Final = covers  # for each slot, the slots it lies on
        self.accessible: Final = _free(covered_by)


def _free(covered_by: list[int]) -> i64:
    mask = 0
    for slot, covering in enumerate(covered_by):
        if covering == 0:
            mask |= 1 << slot
    return mask


_HALF: Final = SLOTS // 2
_UPPER: Final = [[slot for slot in range(_HALF) if mask >> slot & 1] for mask in range(1 << _HALF)]
_LOWER: Final = [[_HALF + slot for slot in upper] for upper in _UPPER]


def slots_in(mask: i64) -> list[int]:
    """The slots of a mask, from the top down."""
    return upper_slots(mask) + lower_slots(mask)


def upper_slots(mask: i64) -> list[int]:
    """Those among the first ten; shared, so not to be changed."""
    return _UPPER[mask & (1 << _HALF) - 1]


def lower_slots(mask: i64) -> list[int]:
    """Those among the last ten; shared, so not to be changed."""
    return _LOWER[mask >> _HALF]


@final
class Loot:
    """A token on the military track: who is pushed to this step loses coins, once."""

    def __init__(self, step: i64, coins: i64) -> None:
        self.step: Final = step
        self.coins: Final = coins


@final
class Numbers:
    """The fixed numbers of the game."""

    def __init__(
        self,
        start_coins: i64,
        guilds_in_play: i64,
        tokens_on_board: i64,
        wonders_shown: i64,
        most_wonders: i64,
        discard_coins: i64,
        trade_price: i64,
        capital: i64,
        symbols_to_win: i64,
        coins_per_point: i64,
    ) -> None:
        self.start_coins: Final = start_coins
        self.guilds_in_play: Final = guilds_in_play
        self.tokens_on_board: Final = tokens_on_board
        self.wonders_shown: Final = wonders_shown
        self.most_wonders: Final = most_wonders
        self.discard_coins: Final = discard_coins
        self.trade_price: Final = trade_price  # packed: the price of a unit that the opponent does not produce
        self.capital: Final = capital
        self.symbols_to_win: Final = symbols_to_win
        self.coins_per_point: Final = coins_per_point


@final
class Book:
    """Everything printed, in numbers."""

    def __init__(
        self,
        numbers: Numbers,
        cards: list[Card],
        wonders: list[Wonder],
        tokens: list[Token],
        structures: list[Structure],
        loot: list[Loot],
        lead_points: list[int],
    ) -> None:
        self.numbers: Final = numbers
        self.cards: Final = cards
        self.wonders: Final = wonders
        self.tokens: Final = tokens
        self.structures: Final = structures
        self.loot: Final = loot  # on each side of the track, in the order of the steps
        self.lead_points: Final = lead_points  # for a lead of so many steps
        self.decks: Final = [[c.number for c in cards if c.age == age and not c.guild] for age in range(AGES)]
        self.guilds: Final = [c.number for c in cards if c.guild]
        # What later ages hold, by the age that it is now.
        self.science_after: Final = [[c for c in cards if c.symbol and c.age > age] for age in range(AGES)]
        self.chained_after: Final = [[c for c in cards if c.chained_by and c.age > age] for age in range(AGES)]


def shortfall(need: i64, makes: i64) -> i64:
    """What is missing of `need`, resource by resource, when `makes` is there."""
    difference = (need | GUARD) - makes
    kept = difference & GUARD
    return difference & (kept - (kept >> 3))

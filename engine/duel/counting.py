"""What a city has of something, and which of the two cities has more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.duel.facts import COUNT_BITS, COUNT_MASK, THREE_COINS, Count
from engine.duel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def has(state: State, seat: i64, kind: i64) -> i64:
    """How many cards of a colour, built wonders or sets of three coins a city has."""
    city = state.cities[seat]
    if kind == THREE_COINS:
        return city.coins // state.book.numbers.coins_per_point
    return city.counts >> COUNT_BITS * kind & COUNT_MASK


def counted(state: State, seat: i64, count: Count) -> i64:
    """All that `count` counts in one city."""
    total = 0
    for kind in count.kinds:
        total += has(state, seat, kind)
    return total


def counted_in_better_city(state: State, count: Count) -> i64:
    """The larger of both cities' counts."""
    return max(counted(state, 0, count), counted(state, 1, count))

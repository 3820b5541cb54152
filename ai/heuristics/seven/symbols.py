"""Points for science in a city of 7 Wonders, remembered: few questions are ever asked twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.seven.facts import ANY_SYMBOL, SYMBOLS
from engine.seven.science import science_points
from engine.seven.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

_known: Final[list[int]] = [-1] * 4096


def known_science(compasses: i64, gears: i64, tablets: i64, free: i64) -> i64:
    """The points for so many symbols."""
    if compasses > 7 or gears > 7 or tablets > 7 or free > 7:
        return science_points(compasses, gears, tablets, free)
    place = compasses | gears << 3 | tablets << 6 | free << 9
    known: i64 = _known[place]
    if known < 0:
        known = science_points(compasses, gears, tablets, free)
        _known[place] = known
    return known


def science_gain(state: State, city: i64, symbol: i64) -> i64:
    """The points that one more symbol would bring."""
    place = SYMBOLS * city
    compasses: i64 = state.science[place]
    gears: i64 = state.science[place + 1]
    tablets: i64 = state.science[place + 2]
    free: i64 = state.science[place + ANY_SYMBOL]
    before = known_science(compasses, gears, tablets, free)
    if symbol == ANY_SYMBOL:
        return known_science(compasses, gears, tablets, free + 1) - before
    if symbol == 0:
        compasses += 1
    elif symbol == 1:
        gears += 1
    else:
        tablets += 1
    return known_science(compasses, gears, tablets, free) - before

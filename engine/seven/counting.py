"""Counting what lies on the table, for coins now and points later."""

from engine.seven.facts import (
    AGES,
    ALL_VICTORIES_COUNTED,
    COLOURS,
    DEFEATS_COUNTED,
    STAGES_COUNTED,
    VICTORIES_COUNTED,
    Count,
)
from engine.seven.state import State


def amount_of(state: State, city: int, count: Count) -> int:
    """What a counting effect of `city` is worth as the table now stands."""
    found = 0
    if count.own:
        found += _found_in(state, city, count)
    if count.neighbours:
        found += _found_in(state, state.table.left[city], count) + _found_in(state, state.table.right[city], count)
    return count.amount * found


def _found_in(state: State, city: int, count: Count) -> int:
    found = 0
    colours = count.colours
    place = COLOURS * city
    while colours:
        if colours & 1:
            found += state.colours[place]
        colours >>= 1
        place += 1
    if count.others & STAGES_COUNTED:
        found += state.stages[city]
    if count.others & DEFEATS_COUNTED:
        found += state.defeats[city]
    if count.others & ALL_VICTORIES_COUNTED:
        for age in range(AGES):
            if count.others & VICTORIES_COUNTED[age]:
                found += state.victories[AGES * city + age]
    return found


def wonder_is_complete(state: State, city: int) -> bool:
    """Whether every stage of the city's side is built."""
    return state.stages[city] == state.book.sides[state.side[city]].height

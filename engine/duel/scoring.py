"""The final score by category, and who wins by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.core.seats import NOBODY
from engine.duel.counting import counted_in_better_city
from engine.duel.military import lead_of
from engine.duel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

# The lines of the score sheet.
CIVILIAN_POINTS: Final = 0
SCIENCE_POINTS: Final = 1
COMMERCE_POINTS: Final = 2
GUILD_POINTS: Final = 3
WONDER_POINTS: Final = 4
PROGRESS_POINTS: Final = 5
TREASURY_POINTS: Final = 6
MILITARY_POINTS: Final = 7


def points(state: State, seat: i64) -> list[int]:
    """The points of a city, category by category."""
    city = state.cities[seat]
    lead = lead_of(state, seat)
    return [
        city.blue_points,
        city.green_points,
        city.yellow_points,
        guild_points(state, seat),
        city.wonder_points,
        city.token_points + city.points_per_token * len(city.tokens),
        city.coins // state.book.numbers.coins_per_point,
        state.book.lead_points[lead] if lead > 0 else 0,
    ]


def guild_points(state: State, seat: i64) -> i64:
    """Each guild counts in the city that has more of its kind now."""
    total = 0
    for number in state.cities[seat].built:
        count = state.book.cards[number].guild_count
        if count is not None:
            total += count.points * counted_in_better_city(state, count)
    return total


def total(state: State, seat: i64) -> i64:
    """All points of a city."""
    return sum(points(state, seat))


def best_seat(state: State) -> i64:
    """More points win, then more points on blue cards; NOBODY when the victory is shared."""
    mine = total(state, 0)
    theirs = total(state, 1)
    if mine == theirs:
        mine = state.cities[0].blue_points
        theirs = state.cities[1].blue_points
    if mine != theirs:
        return 0 if mine > theirs else 1
    return 1 - state.first if state.table.rulings.second_wins_tie else NOBODY

"""The final score by building, and who wins by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.dice.facts import Field, count_in, only_number_in
from engine.dice.military import noted_points
from engine.dice.state import City, State

if TYPE_CHECKING:
    from mypy_extensions import i64


def points(state: State, seat: i64) -> list[int]:
    """The points of a city: as they were written down at the end of the game, or counted now."""
    return state.scores[seat] if state.scores else counted(state, seat)


def counted(state: State, seat: i64) -> list[int]:
    """The points of a city, building by building, and at the end those for having completed one first."""
    city = state.cities[seat]
    sheet = [0] * (len(state.book.buildings) + 1)
    for field in city.board.fields:
        if city.crossed & field.bit and field.building >= 0:
            sheet[field.building] += field_points(city, field)
    sheet[len(state.book.buildings)] = city.first
    return sheet


def field_points(city: City, field: Field) -> i64:
    """What a crossed field brings."""
    gained = field.points
    if field.attack:
        gained += noted_points(city, field)
    for ending in field.endings:
        gained += ending.points * count_in(city.crossed & ending.fields)
    return gained


def score_sheets(state: State) -> list[list[int]]:
    """The points of every city."""
    return [counted(state, seat) for seat in state.table.seats]


def total(state: State, seat: i64) -> i64:
    """All points of a city. A search asks at every end that it foresees, so no sheet is made for it."""
    if state.scores:
        return sum(state.scores[seat])
    city = state.cities[seat]
    gained = city.first
    left = city.crossed & ~state.book.bonus
    while left:
        gained += field_points(city, city.board.fields[only_number_in(left & -left)])
        left &= left - 1
    return gained


def order_key(state: State, seat: i64) -> i64:
    """More points win, then more unspent coins; equal keys share a place."""
    return total(state, seat) * 100_000 + state.cities[seat].coins

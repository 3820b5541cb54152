"""Attacks: the printed value, less the defences that the enemy crossed in earlier turns on the side facing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.dice.facts import FULL, NO_ENEMY, Field, count_in
from engine.dice.state import City, State, neighbour

if TYPE_CHECKING:
    from mypy_extensions import i64


def attack_points(state: State, seat: i64, field: Field) -> i64:
    """What an attack field brings when it is crossed now; later defences change nothing."""
    building = state.book.buildings[field.building]
    if building.enemy == NO_ENEMY:
        return field.attack
    enemy = state.cities[neighbour(state, seat, building.enemy)]
    points = field.attack - count_in(enemy.before & building.facing)
    if points < 0:
        return 0
    return points


def noted_points(city: City, field: Field) -> i64:
    """What a crossed attack field has brought."""
    return city.noted >> field.shift & FULL

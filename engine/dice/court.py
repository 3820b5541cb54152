"""The condition of the court: as many crossed fields as each neighbour, counted as the turn began."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.core.refusal import Refusal
from engine.dice.facts import LEFT, RIGHT, count_in
from engine.dice.state import State, neighbour

if TYPE_CHECKING:
    from mypy_extensions import i64

_TWO_PLAYERS: Final = 2


def old_fields(state: State, seat: i64, fields: i64) -> i64:
    """How many of these fields a city had crossed before the turn."""
    return count_in(state.cities[seat].before & fields)


def fields_asked(state: State, seat: i64, fields: i64) -> i64:
    """How many of these fields the seat must have: as many as each neighbour, with two players more."""
    left = old_fields(state, neighbour(state, seat, LEFT), fields)
    if state.table.players == _TWO_PLAYERS:
        return left + 1
    right = old_fields(state, neighbour(state, seat, RIGHT), fields)
    return left if left > right else right


def has_enough_fields(state: State, seat: i64, fields: i64) -> bool:
    """Whether the condition of a face holds for the seat."""
    return old_fields(state, seat, fields) >= fields_asked(state, seat, fields)


def why_not_in_court(state: State, seat: i64, fields: i64) -> Refusal | None:
    """The numbers that miss the condition, or None when it holds."""
    own = old_fields(state, seat, fields)
    asked = fields_asked(state, seat, fields)
    return None if own >= asked else Refusal("court_not_met", {"own": own, "asked": asked, "missing": asked - own})

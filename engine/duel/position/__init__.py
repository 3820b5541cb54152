"""Positions as plain data and as text, the way FEN is for chess: a whole table, written down and laid out again."""

from engine.core.game import Json
from engine.duel.state import State


def state_to_json(state: State) -> Json:
    """Still to come."""
    raise NotImplementedError


def state_from_json(data: object) -> State:
    """Still to come."""
    raise NotImplementedError

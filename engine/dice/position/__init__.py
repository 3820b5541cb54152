"""Positions of Dice as plain data and as text: a whole table, written down and laid out again.

The format is described in docs/positions.md.
"""

from engine.core.position.text import data_of, text_of
from engine.dice.position.read import state_from_json
from engine.dice.position.write import state_to_json
from engine.dice.state import State

__all__ = ["read_position", "state_from_json", "state_to_json", "write_position"]


def read_position(text: str) -> State:
    """The position that a text (YAML or JSON) describes; raises PositionError."""
    return state_from_json(data_of(text))


def write_position(state: State) -> str:
    """The position as readable YAML."""
    return text_of(state_to_json(state))

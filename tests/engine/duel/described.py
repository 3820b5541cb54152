"""The described positions of Duel at hand for tests: read, changed, asked for their moves, and played on by text."""

from typing import Any

import pytest

from engine.core.errors import PositionError
from engine.core.position.text import data_of
from engine.duel import rules
from engine.duel.apply import DuelLedger
from engine.duel.legality import legal, refusal
from engine.duel.moves import move_from_text, move_to_text
from engine.duel.position import read_position, state_from_json
from engine.duel.state import State
from tests.positions import DUEL

GONE = object()


def described(name: str) -> State:
    """A described position, laid out."""
    return read_position(DUEL.text_of(name))


def moves(state: State) -> list[str]:
    """What the seat to move may do, as text without the seat itself."""
    return [move_to_text(state, move)[2:] for move in legal(state, state.decider)]


def play(state: State, *texts: str) -> State:
    """Let these moves happen, one after the other."""
    for text in texts:
        move = move_from_text(state, text)
        reason = refusal(state, move)
        assert reason is None, f"{text}: {reason}"
        rules.resolve(DuelLedger(state, None), move)
    return state


def changed(name: str, **changes: object) -> Any:
    """A described position with other values in some fields; ``cities__0__coins`` is the coins of the first city."""
    data: Any = data_of(DUEL.text_of(name))
    for path, value in changes.items():
        place = data
        *inner, last = [int(key) if key.isdigit() else key for key in path.split("__")]
        for key in inner:
            place = place[key]
        if value is GONE:
            del place[last]
        else:
            place[last] = value
    return data


def refusal_of(data: object) -> PositionError:
    """The error that refuses this data."""
    with pytest.raises(PositionError) as refused:
        state_from_json(data)
    return refused.value


def expect(name: str, code: str, field: str, **changes: object) -> None:
    """Check that a described position is possible and is refused for just this once it is changed."""
    state_from_json(changed(name))
    error = refusal_of(changed(name, **changes))
    assert (error.code, error.details["field"]) == (code, field)

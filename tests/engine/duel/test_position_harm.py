"""Positions of Duel harmed at random: each is refused, or is possible after all and can be played to the end."""

import copy
import json
from random import Random
from typing import Any

import pytest

from engine.core.errors import PositionError
from engine.core.position.text import data_of
from engine.duel.position import state_from_json, state_to_json
from tests.engine.duel.random_games import played_on, positions
from tests.engine.duel.same import differences
from tests.positions import DUEL


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in some plain data."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    return [path, *(place for key, item in inner for place in places(item, (*path, key)))]


def at(data: Any, path: tuple[Any, ...]) -> tuple[Any, Any]:
    """What holds the value at the end of a path, and its last key."""
    for key in path[:-1]:
        data = data[key]
    return data, path[-1]


def harmed(data: Any, rng: Random) -> Any:
    """Plain data with one value deleted, repeated, replaced or exchanged."""
    data = copy.deepcopy(data)
    found = places(data)
    holder, last = at(data, rng.choice(found[1:]))
    other_holder, other_last = at(data, rng.choice(found[1:]))
    other = other_holder[other_last]
    harm = rng.randrange(8)
    if harm == 0:
        del holder[last]
    elif harm == 1 and isinstance(holder, list):
        holder.append(holder[last])
    elif harm == 2 and isinstance(holder[last], int):
        holder[last] += rng.choice([-1, 1, 7])
    elif harm == 3:
        holder[last] = rng.choice([None, -1, 0, 99, "", "altar", "down", "taken", "down guild", [], {}, 1.5, True])
    elif harm == 4:
        holder[last] = copy.deepcopy(other)
    elif isinstance(other, type(holder[last])):
        holder[last], other_holder[other_last] = copy.deepcopy(other), copy.deepcopy(holder[last])
    return data


@pytest.mark.parametrize("name", DUEL.names)
def test_a_harmed_position_is_refused_or_can_be_played_to_the_end(name: str) -> None:
    rng = Random(name)
    whole = json.loads(json.dumps(data_of(DUEL.text_of(name))))
    for _ in range(60):
        _refuse_or_play(harmed(whole, rng), rng)


@pytest.mark.parametrize("seed", range(20))
def test_a_harmed_position_of_a_random_game_is_refused_or_can_be_played_to_the_end(seed: int) -> None:
    rng = Random(seed)
    for number, state in enumerate(positions(seed)):
        if (number + seed) % 6 == 0:
            for _ in range(8):
                _refuse_or_play(harmed(state_to_json(state), rng), rng)


def _refuse_or_play(data: Any, rng: Random) -> None:
    try:
        state = state_from_json(data)
    except PositionError:
        return
    assert differences(state_from_json(state_to_json(state)), state) == []
    for _ in played_on(state, rng):
        pass
    assert differences(state_from_json(state_to_json(state)), state) == []

"""What every game must promise of views that travel: tried on the views of one position, and on harmed data."""

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

from engine.core.errors import PositionError
from engine.core.game import C, E, Game, M, S, V

HARMS: tuple[object, ...] = (None, -1, 0, 99, "", "altar", "?", [], {}, 1.5, True)


def check_that_it_arrives(
    game: Game[C, S, M, E, V], state: S, seat: int, differences: Callable[[S, S], list[str]]
) -> None:
    """The view arrives equal, and whoever imagines from it by the same chance imagines the same."""
    sent = game.view(state, seat)
    arrived = game.view_from_json(json.loads(json.dumps(game.view_to_json(sent))))
    assert arrived == sent
    for chance in (1, 2):
        assert differences(game.imagine(arrived, Random(chance)), game.imagine(sent, Random(chance))) == []


def check_that_harm_is_refused(game: Game[C, S, M, E, V], state: S, seat: int, rng: Random) -> None:
    """Harmed data is refused with a code, or describes a view after all, from which a seat can imagine."""
    harmed = _harmed(game.view_to_json(game.view(state, seat)), rng)
    try:
        view = game.view_from_json(harmed)
    except PositionError:
        return
    game.imagine(view, rng)


def _harmed(data: Any, rng: Random) -> Any:
    """Plain data with one value deleted, repeated, replaced, or moved to another place."""
    data = copy.deepcopy(data)
    holders = _holders(data)
    holder = rng.choice(holders)
    key = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    harm = rng.randrange(4)
    if harm == 0:
        del holder[key]
    elif harm == 1 and isinstance(holder, list):
        holder.append(holder[key])
    elif harm == 2:
        holder[key] = copy.deepcopy(rng.choice(holders))
    else:
        holder[key] = rng.choice(HARMS)
    return data


def _holders(value: Any) -> list[Any]:
    """Every mapping and list in some plain data that holds something."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [value, *(holder for item in inner for holder in _holders(item))] if inner else []

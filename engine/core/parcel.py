"""A view as plain data: it travels as a full position that fits it, made up where the seat knows nothing. No game here.

Nothing hidden gets in, because only the view itself is asked. Nothing is lost, because that position looks from the
seat exactly like the view. The reader of positions refuses whatever cannot be.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from engine.core.game import C, E, Game, Json, M, S, V
from engine.core.position.fields import Entry
from engine.core.seats import Seat

_FIELDS: Final = ("seat", "world")


def view_to_json(game: Game[C, S, M, E, V], view: V, seat: Seat) -> Json:
    """What `seat` knows, as plain data; the same view always gives the same data."""
    return {"seat": seat, "world": game.state_to_json(game.imagine(view, Random(0)))}


def view_from_json(game: Game[C, S, M, E, V], data: object, seats: Callable[[S], int]) -> V:
    """The view described by plain data; `seats` counts the seats of a table. Raises PositionError."""
    told = Entry(data, "").record(_FIELDS)
    state = game.state_from_json(told.read("world").value)
    return game.view(state, told.read("seat").number(0, seats(state) - 1))

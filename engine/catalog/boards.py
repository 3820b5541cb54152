"""Reads the boards of an edition: a resource, and stages on every side."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from engine.catalog.effects import EFFECT_FIELDS, read_cost, read_effects
from engine.catalog.fields import entries, list_of, one_of, record, text
from engine.catalog.model import FREE, RESOURCES, Board, Stage
from engine.catalog.place import Place

_RESOURCE: Final = one_of(RESOURCES, "unknown_resource")


def read_boards(value: object, place: Place, sides: tuple[str, ...]) -> tuple[Board, ...]:
    """Every board of an edition, in the order of the file: one for each resource."""
    boards = read_more_boards(value, place, sides)
    taken: set[str] = set()
    for board in boards:
        if board.resource in taken:
            raise place.inside(board.id).inside("resource").refused("resource_taken", value=board.resource)
        taken.add(board.resource)
    if len(boards) != len(RESOURCES):
        raise place.refused("wrong_board_count", boards=len(boards), expected=len(RESOURCES))
    return boards


def read_more_boards(value: object, place: Place, sides: tuple[str, ...]) -> tuple[Board, ...]:
    """Every board, in the order of the file."""
    return entries(partial(_board, sides))(value, place)


def _board(side_names: tuple[str, ...], board_id: str, value: object, place: Place) -> Board:
    entry = record(value, place, ("name", "resource", "sides"))
    return Board(
        id=board_id,
        name=entry.read("name", text),
        resource=entry.read("resource", _RESOURCE),
        sides=entry.read("sides", partial(_sides, names=side_names)),
    )


def _sides(value: object, place: Place, names: tuple[str, ...]) -> Mapping[str, tuple[Stage, ...]]:
    sides = record(value, place, names)
    return {name: sides.read(name, list_of(_stage)) for name in names}


def _stage(value: object, place: Place) -> Stage:
    entry = record(value, place, ("cost", *EFFECT_FIELDS))
    return Stage(entry.read_or(FREE, "cost", read_cost), read_effects(entry))

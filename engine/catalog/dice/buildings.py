"""Reads the buildings, the bonus fields and the boards of 7 Wonders Dice."""

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Final

from engine.catalog.dice.effects import read_effects
from engine.catalog.dice.model import BONUS, SIDES, Board, Building, Effect, Field
from engine.catalog.fields import (
    Reader,
    Record,
    T,
    entries,
    flag,
    identifier,
    mapping,
    number,
    one_of,
    record,
    set_of,
    text,
)
from engine.catalog.place import Place

_FIELD_ID: Final = re.compile(r"[a-z][a-z_]*(\.[a-z0-9]+)+")
_FIELD_KEYS: Final = ("symbols", "after", "cost", "points", "attack", "defence", "effects")
_BUILDING_KEYS: Final = ("colour", "bonus", "resources", "first_points", "attacks", "on_boards", "fields")
_SIDE: Final = one_of(SIDES, "unknown_side")


def field_id(value: object, place: Place) -> str:
    """The id of a field: its building, and what tells it apart there."""
    word = text(value, place)
    if not _FIELD_ID.fullmatch(word):
        raise place.refused("wrong_id", value=word)
    return word


def read_buildings(value: object, place: Place) -> tuple[Building, ...]:
    """Every building, in the order of the file."""
    return entries(_building)(value, place)


def _building(building_id: str, value: object, place: Place) -> Building:
    entry = record(value, place, _BUILDING_KEYS)
    on_boards = entry.read_or(False, "on_boards", flag)
    if on_boards == ("fields" in entry.data):
        raise place.inside("fields").refused("fields_or_boards")
    fields = () if on_boards else read_fields(building_id, entry.data["fields"], place.inside("fields"))
    return Building(
        building_id,
        entry.read("colour", identifier),
        entry.read_or(False, "bonus", flag),
        entry.read_or(False, "resources", flag),
        entry.read_or(0, "first_points", number),
        entry.read("attacks", _SIDE) if "attacks" in entry.data else None,
        on_boards,
        fields,
    )


def read_bonus(value: object, place: Place) -> tuple[Field, ...]:
    """The bonus fields, the same on every board."""
    return read_fields(BONUS, value, place)


def read_fields(building: str, value: object, place: Place) -> tuple[Field, ...]:
    """The fields of a building, in the order of the file."""
    data = mapping(value, place)
    if not data:
        raise place.refused("empty")
    return tuple(_field(building, key, entry, place.inside(key)) for key, entry in data.items())


def _field(building: str, key: str, value: object, place: Place) -> Field:
    entry = record(value, place, _FIELD_KEYS)
    return Field(
        field_id(key, place.inside("id")),
        building,
        entry.read_or((), "symbols", set_of(identifier)),
        entry.read("after", field_id) if "after" in entry.data else None,
        entry.read_or(0, "cost", number),
        entry.read_or(0, "points", number),
        entry.read_or(0, "attack", number),
        entry.read_or(False, "defence", flag),
        entry.read_or((), "effects", read_effects),
    )


# -- boards ---------------------------------------------------------------------------------------------------------


def read_boards(header: Record, buildings: Sequence[Building], bonus: Sequence[Field]) -> tuple[Board, ...]:
    """Every board with all its fields: those of the buildings in their order, then the bonus fields."""

    def board(board_id: str, value: object, place: Place) -> Board:
        own = [building.id for building in buildings if building.on_boards]
        entry = record(value, place, ("name", "effects", "points", *own))
        no_effects: dict[str, tuple[Effect, ...]] = {}
        no_points: dict[str, int] = {}
        effects = entry.read_or(no_effects, "effects", _by_field(read_effects))
        points = entry.read_or(no_points, "points", _by_field(number))
        fields: list[Field] = []
        for building in buildings:
            if building.on_boards:
                fields += read_fields(building.id, entry.read(building.id, mapping), place.inside(building.id))
            else:
                fields += building.fields
        fields += bonus
        known = {field.id for field in fields}
        _check_known(effects, known, place.inside("effects"))
        _check_known(points, known, place.inside("points"))
        own_fields = [
            replace(
                field,
                effects=field.effects + effects.get(field.id, ()),
                points=points.get(field.id, field.points),
            )
            for field in fields
        ]
        return Board(board_id, entry.read("name", text), tuple(own_fields))

    return header.read("boards", entries(board))


def _by_field(reader: Reader[T]) -> Reader[dict[str, T]]:
    """Something for some of the fields, by their ids."""

    def read(value: object, place: Place) -> dict[str, T]:
        data = mapping(value, place)
        return {field_id(key, place.inside(key)): reader(entry, place.inside(key)) for key, entry in data.items()}

    return read


def _check_known(names: Iterable[str], known: Collection[str], place: Place) -> None:
    for name in names:
        if name not in known:
            raise place.inside(name).refused("unknown_dice_field", value=name)

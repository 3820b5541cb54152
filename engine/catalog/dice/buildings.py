"""Reads the buildings, the bonus fields and the boards of 7 Wonders Dice."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.catalog.dice.effects import read_effects
from engine.catalog.dice.model import BONUS, SIDES, Board, Building, Effect, Field
from engine.catalog.fields import (
    Record,
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
        entry = record(value, place, ("name", "effects", *own))
        no_effects: dict[str, tuple[Effect, ...]] = {}
        effects = entry.read_or(no_effects, "effects", _effects_by_field)
        fields: list[Field] = []
        for building in buildings:
            if building.on_boards:
                fields += read_fields(building.id, entry.read(building.id, mapping), place.inside(building.id))
            else:
                fields += building.fields
        return Board(board_id, entry.read("name", text), _with_effects([*fields, *bonus], effects, place))

    return header.read("boards", entries(board))


def _effects_by_field(value: object, place: Place) -> dict[str, tuple[Effect, ...]]:
    return {
        field_id(key, place.inside(key)): read_effects(entry, place.inside(key))
        for key, entry in mapping(value, place).items()
    }


def _with_effects(fields: list[Field], effects: dict[str, tuple[Effect, ...]], place: Place) -> tuple[Field, ...]:
    """The fields with what this board adds to them."""
    known = {field.id for field in fields}
    for name in effects:
        if name not in known:
            raise place.inside("effects").inside(name).refused("unknown_dice_field", value=name)
    return tuple(
        replace(field, effects=field.effects + effects[field.id]) if field.id in effects else field for field in fields
    )

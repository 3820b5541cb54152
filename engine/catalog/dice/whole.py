"""Checks that the parts of a Dice catalog fit each other: faces and symbols, buildings, colours, arrows, dice."""

from collections.abc import Iterable

from engine.catalog.dice.model import (
    BONUS,
    Board,
    CoinsAndPointsPer,
    CoinsOnDie,
    CrossFields,
    DiceCatalog,
    Effect,
    Field,
    FreeDice,
    PointsPer,
    UnlockDie,
)
from engine.catalog.place import Place

MOST_FIELDS = 60
"""The engine keeps the fields of a sheet in the bits of one number."""


def check_whole(catalog: DiceCatalog, place: Place) -> None:
    """Refuse a catalog that no game can be played with; `place` is that of the file."""
    _check_dice(catalog, place.inside("dice"))
    _check_faces(catalog, place.inside("faces"))
    for board in catalog.boards:
        _check_board(catalog, board, place.inside("boards").inside(board.id))


def _check_dice(catalog: DiceCatalog, place: Place) -> None:
    for die in catalog.dice:
        for position, face in enumerate(die.faces, 1):
            if face not in catalog.faces:
                raise place.inside(die.id).inside("faces").inside(position).refused("unknown_face", value=face)
    leaving = sum(die.leaves for die in catalog.dice)
    special = sum(die.special for die in catalog.dice)
    if leaving < special:
        raise place.refused("too_few_dice_leave", dice=leaving, expected=special)


def _check_faces(catalog: DiceCatalog, place: Place) -> None:
    symbols = {symbol for board in catalog.boards for field in board.fields for symbol in field.symbols}
    for face in catalog.faces.values():
        here = place.inside(face.id)
        if face.symbol is not None and face.symbol not in symbols:
            raise here.inside("symbol").refused("unknown_symbol", value=face.symbol)
        _check_buildings(catalog, face.cross, here.inside("cross"))
        _check_buildings(catalog, face.compare, here.inside("compare"))


def _check_buildings(catalog: DiceCatalog, names: Iterable[str], place: Place) -> None:
    known = {building.id for building in catalog.buildings}
    for name in names:
        if name not in known:
            raise place.refused("unknown_building", value=name)


def _check_board(catalog: DiceCatalog, board: Board, place: Place) -> None:
    if len(board.fields) > MOST_FIELDS:
        raise place.refused("too_many_fields", fields=len(board.fields), expected=MOST_FIELDS)
    if [field.id for field in board.fields] != [field.id for field in catalog.boards[0].fields]:
        raise place.refused("other_fields")
    seen: dict[str, Field] = {}
    for field in board.fields:
        here = place.inside(field.id)
        if field.id in seen:
            raise here.refused("taken", value=field.id)
        if field.after is not None and (field.after not in seen or seen[field.after].building != field.building):
            raise here.inside("after").refused("unknown_dice_field", value=field.after)
        if field.id.split(".")[0] != field.building and field.building != BONUS:
            raise here.refused("wrong_id", value=field.id)
        seen[field.id] = field
        for effect in field.effects:
            _check_effect(catalog, effect, here.inside("effects"))


def _check_effect(catalog: DiceCatalog, effect: Effect, place: Place) -> None:
    if isinstance(effect, CrossFields | CoinsAndPointsPer | PointsPer):
        _check_buildings(catalog, effect.buildings, place)
    elif isinstance(effect, FreeDice | CoinsOnDie):
        if effect.colour not in {die.colour for die in catalog.dice}:
            raise place.refused("unknown_colour", value=effect.colour)
    elif isinstance(effect, UnlockDie) and effect.die not in {die.id for die in catalog.dice if die.special}:
        raise place.refused("unknown_die", value=effect.die)

"""A die or a field of Dice, by number -> what its face shows."""

from collections.abc import Iterable
from functools import cache
from typing import Final, assert_never

from engine.catalog.dice import model
from engine.catalog.dice.loader import load_dice
from engine.dice.book import words
from wonders_gui.art.dicelooks import DieFace, FieldFace
from wonders_gui.art.faces import SLASH, Sign, Signs
from wonders_gui.games.dice.marks import (
    building_colour,
    die_icon,
    face_icon,
    family,
    symbol_icon,
    wonder_picture,
)

__all__ = [
    "building_colour",
    "die_face",
    "die_faces",
    "die_icon",
    "effect_signs",
    "face_icon",
    "field_face",
    "symbol_icon",
    "wonder_picture",
]

TIMES: Final = "\N{MULTIPLICATION SIGN}"

# Buildings in which every field has a symbol of its own, so that no sign at the head of a row can tell it.
_SIGNED: Final = ("warehouse", "gallery")


@cache
def die_face(die: int, face: int) -> DieFace:
    """The face of a die that lies up."""
    shown = words().face_ids[face]
    colour = load_dice().dice[die].colour
    return DieFace(f"dice:{colour}:{shown}", colour, face_icon(shown))


@cache
def die_faces(die: int) -> tuple[DieFace, ...]:
    """All six faces of a die."""
    numbers = words().face_numbers
    return tuple(die_face(die, numbers[face]) for face in load_dice().dice[die].faces)


@cache
def field_face(board: int, field: int) -> FieldFace:
    """What is printed in a field of a board."""
    sheet = load_dice().boards[board]
    printed = sheet.fields[field]
    own = tuple(Sign(symbol_icon(symbol)) for symbol in printed.symbols if printed.building in _SIGNED)
    brought = [signs for signs in (_worth(printed), *map(_signs, printed.effects)) if signs]
    return FieldFace(
        key=f"dice:{sheet.id}:{printed.id}",
        colour=building_colour(printed.building),
        cost=printed.cost,
        small=own or _joined(brought),
        more=tuple(brought) if own else (),
    )


def effect_signs(effects: Iterable[model.Effect]) -> Signs:
    """What effects do, as a row of signs."""
    return _joined(map(_signs, effects))


def _joined(rows: Iterable[Signs]) -> Signs:
    return tuple(sign for row in rows for sign in row)


def _worth(field: model.Field) -> Signs:
    points = field.points or field.attack
    shield = (Sign("shield"),) if field.defence else ()
    return ((Sign("points", points),) if points else ()) + shield


def _crossing(buildings: tuple[str, ...]) -> Sign:
    """A field of these buildings; a signpost where one side of the city is meant, as the colour is that of both."""
    sides = {building.attacks for building in load_dice().buildings if building.id in buildings}
    side = f"_{sides.pop()}" if sides in ({"left"}, {"right"}) else ""
    return Sign(f"cross_{family(buildings)}{side}")


def _signs(effect: model.Effect) -> Signs:  # noqa: C901 - a table, one case per effect
    match effect:
        case model.CrossFields(buildings, amount):
            times = (Sign("", text=f"{TIMES}{amount}"),) if amount > 1 else ()
            return (_crossing(buildings), *times)
        case model.Coins(amount):
            return (Sign("coin", amount),)
        case model.FreeBuild():
            return (Sign("free_build"),)
        case model.AnotherAction():
            return (Sign("another_action"),)
        case model.CoinsAndPointsPer(buildings, amount):
            return (Sign("coin", amount), Sign("points", amount), SLASH, Sign(f"field_{family(buildings)}"))
        case model.PointsPer(buildings, amount):
            return (Sign("points", amount), SLASH, Sign(f"field_{family(buildings)}"))
        case model.CheaperDice(amount):
            return (Sign("die_any"), Sign("coin", -amount))
        case model.FreeDice(colour):
            return (Sign(f"die_{colour}"), Sign("equals"), Sign("coin", 0))
        case model.CoinsOnDie(colour, amount):
            return (Sign(f"die_{colour}"), Sign("arrow_right"), Sign("coin", amount))
        case model.UnlockDie(die):
            return (Sign(f"unlock_{die}"),)
        case _:
            assert_never(effect)

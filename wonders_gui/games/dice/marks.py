"""Which icon stands for which symbol, and which landscape for which board."""

from collections.abc import Mapping
from typing import Final

from engine.catalog.dice.loader import load_dice

_RESOURCES: Final = ("stone", "wood", "clay", "cloth", "glass", "papyrus")
_OF_MANY: Final = "four"
_LANDSCAPES: Final[Mapping[str, str]] = {
    "ephesus": "ephesos",
    "giza": "gizah",
    "halicarnassus": "halikarnassos",
    "rhodes": "rhodos",
}


def symbol_icon(symbol: str) -> str:
    """The icon of a symbol that leads a row of fields."""
    if symbol in _RESOURCES or symbol.startswith("leader_"):
        return symbol
    return "sign_purple" if symbol == "guild" else f"face_{symbol}"


def face_icon(face: str) -> str:
    """The icon on a face of a die: its symbol, what it may cross, or what it compares."""
    shown = load_dice().faces[face]
    if shown.compare:
        return f"guild_{family(shown.compare)}"
    if shown.cross:
        return f"cross_{family(shown.cross)}"
    return symbol_icon(shown.symbol or face)


def building_colour(building: str) -> str:
    """The colour of a building, or of the bonus fields."""
    return next((entry.colour for entry in load_dice().buildings if entry.id == building), "bonus")


def family(buildings: tuple[str, ...]) -> str:
    """The one colour of these buildings, or the word for many."""
    found = {building_colour(building) for building in buildings}
    return found.pop() if len(found) == 1 else _OF_MANY


def die_icon(die: str) -> str:
    """The small flat icon of a die."""
    return f"die_{next(entry.colour for entry in load_dice().dice if entry.id == die)}"


def wonder_picture(board: str) -> str:
    """The name of a board's landscape, as other games know it."""
    return _LANDSCAPES.get(board, board)

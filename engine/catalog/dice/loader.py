"""Loads the data file of 7 Wonders Dice into a catalog, and refuses one that breaks the schema."""

from functools import cache
from importlib.resources import files
from typing import Final

from engine.catalog.dice.buildings import read_boards, read_bonus, read_buildings
from engine.catalog.dice.model import DiceCatalog
from engine.catalog.dice.table import read_dice, read_faces, read_numbers, read_sections
from engine.catalog.dice.whole import check_whole
from engine.catalog.fields import record
from engine.catalog.place import Place
from engine.catalog.plain import plain
from engine.catalog.source import digest, text_of

FILE: Final = "dice.yaml"

_NUMBERED: Final = ("dice", "buildings", "bonus", "boards")
_FIELDS: Final = ("numbers", "sections", "faces", *_NUMBERED)


@cache
def load_dice() -> DiceCatalog:
    """The catalog of 7 Wonders Dice; raises CatalogError."""
    return parse_dice(text_of(files("engine.catalog"), FILE), FILE)


def parse_dice(yaml_text: str, file: str) -> DiceCatalog:
    """The catalog that a text describes; `file` is its name in errors. Raises CatalogError."""
    place = Place(file)
    header = record(plain(yaml_text, place), place, _FIELDS)
    buildings = header.read("buildings", read_buildings)
    bonus = header.read("bonus", read_bonus)
    catalog = DiceCatalog(
        numbers=header.read("numbers", read_numbers),
        sections=header.read("sections", read_sections),
        dice=header.read("dice", read_dice),
        faces=header.read("faces", read_faces),
        buildings=buildings,
        bonus=bonus,
        boards=read_boards(header, buildings, bonus),
        digest=digest(header, _NUMBERED),
    )
    check_whole(catalog, place)
    return catalog

"""Loads the data file of 7 Wonders Duel into a catalog, and refuses one that breaks the schema."""

from functools import cache
from importlib.resources import files
from typing import Final

from engine.catalog.duel.cards import read_cards
from engine.catalog.duel.model import DuelCatalog
from engine.catalog.duel.structures import read_structures
from engine.catalog.duel.table import read_draft, read_first_game, read_numbers, read_zones
from engine.catalog.duel.whole import check_whole
from engine.catalog.duel.wonders import read_tokens, read_wonders
from engine.catalog.fields import record
from engine.catalog.place import Place
from engine.catalog.plain import plain
from engine.catalog.source import digest, text_of

FILE: Final = "duel.yaml"

_NUMBERED: Final = ("cards", "wonders", "tokens")
_FIELDS: Final = ("numbers", "draft", "first_game", "zones", "structures", *_NUMBERED)


@cache
def load_duel() -> DuelCatalog:
    """The catalog of 7 Wonders Duel; raises CatalogError."""
    return parse_duel(text_of(files("engine.catalog"), FILE), FILE)


def parse_duel(yaml_text: str, file: str) -> DuelCatalog:
    """The catalog that a text describes; `file` is its name in errors. Raises CatalogError."""
    place = Place(file)
    header = record(plain(yaml_text, place), place, _FIELDS)
    catalog = DuelCatalog(
        numbers=header.read("numbers", read_numbers),
        draft=header.read("draft", read_draft),
        first_game=header.read("first_game", read_first_game),
        zones=header.read("zones", read_zones),
        cards=header.read("cards", read_cards),
        wonders=header.read("wonders", read_wonders),
        tokens=header.read("tokens", read_tokens),
        structures=header.read("structures", read_structures),
        digest=digest(header, _NUMBERED),
    )
    check_whole(catalog, place)
    return catalog

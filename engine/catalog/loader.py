"""Loads the data file of an edition into a catalog, and refuses one that breaks the schema."""

from functools import cache, partial
from importlib.resources import files
from typing import Final

from engine.catalog.boards import read_boards
from engine.catalog.cards import read_cards
from engine.catalog.deck import check_deck
from engine.catalog.fields import one_of, record, set_of, text
from engine.catalog.model import CATEGORIES, Category, SevenCatalog
from engine.catalog.place import Place
from engine.catalog.plain import plain
from engine.catalog.source import digest, text_of
from engine.core.errors import CatalogError

EDITIONS: Final = (1, 2)

_FIELDS: Final = ("edition", "sides", "score_order", "cards", "boards")
_NUMBERED: Final = ("cards", "boards")
_EDITION: Final = one_of(EDITIONS, "unknown_edition")
_ORDER: Final = set_of(one_of(CATEGORIES, "unknown_category"))


@cache
def load_seven(edition: int) -> SevenCatalog:
    """The catalog of one edition of 7 Wonders; raises CatalogError."""
    if edition not in EDITIONS:
        raise CatalogError("unknown_edition", edition=edition)
    file = f"seven_{edition}e.yaml"
    return parse_seven(text_of(files("engine.catalog"), file), file)


def parse_seven(yaml_text: str, file: str) -> SevenCatalog:
    """The catalog that a text describes; `file` is its name in errors. Raises CatalogError."""
    place = Place(file)
    header = record(plain(yaml_text, place), place, _FIELDS)
    edition = header.read("edition", _EDITION)
    sides = header.read("sides", set_of(text))
    cards = header.read("cards", partial(read_cards, edition=edition))
    check_deck(cards, place.inside("cards"))
    boards = header.read("boards", partial(read_boards, sides=sides))
    order = header.read("score_order", _score_order)
    return SevenCatalog(edition, sides, order, cards, boards, digest(header, _NUMBERED))


def _score_order(value: object, place: Place) -> tuple[Category, ...]:
    order = _ORDER(value, place)
    for category in CATEGORIES:
        if category not in order:
            raise place.refused("missing_category", value=category)
    return order

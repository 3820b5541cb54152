"""Loads the data files of an edition and its expansions into a catalog, and refuses one that breaks the schema."""

from functools import cache, partial
from importlib.resources import files
from typing import Final

from engine.catalog.boards import read_boards
from engine.catalog.cards import read_cards
from engine.catalog.deck import check_deck
from engine.catalog.expansion import with_expansion
from engine.catalog.fields import Record, one_of, record, set_of, text
from engine.catalog.model import CATEGORIES_OF_AN_EDITION, Category, SevenCatalog
from engine.catalog.place import Place
from engine.catalog.plain import plain
from engine.catalog.source import digest, text_of
from engine.core.errors import CatalogError

EDITIONS: Final = (1, 2)
EXPANSIONS: Final = ("cities",)

_FIELDS: Final = ("edition", "sides", "score_order", "cards", "boards")
_NUMBERED: Final = ("cards", "boards")
_EDITION: Final = one_of(EDITIONS, "unknown_edition")
_ORDER: Final = set_of(one_of(CATEGORIES_OF_AN_EDITION, "unknown_category"))
_ORDER_IN_DIGEST: Final = {2: ["military", "treasury", "wonder", "civilian", "commerce", "guilds", "science"]}
"""The second edition's sheet once had this order. Games were saved with that digest, and their cards are the same."""


@cache
def load_seven(edition: int, expansions: tuple[str, ...] = ()) -> SevenCatalog:
    """The catalog of one edition of 7 Wonders, with these expansions; raises CatalogError."""
    if expansions:
        file = f"{expansions[-1]}.yaml"
        return with_expansion(load_seven(edition, expansions[:-1]), _text(file), file)
    if edition not in EDITIONS:
        raise CatalogError("unknown_edition", edition=edition)
    file = f"seven_{edition}e.yaml"
    return parse_seven(_text(file), file)


def whole_box(edition: int) -> SevenCatalog:
    """The catalog with every expansion: cards and boards have the same numbers as in any part of it."""
    return load_seven(edition, EXPANSIONS)


def _text(file: str) -> str:
    return text_of(files("engine.catalog"), file)


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
    return SevenCatalog(edition, sides, order, cards, boards, _digest(header, edition))


def _digest(header: Record, edition: int) -> str:
    order = _ORDER_IN_DIGEST.get(edition, header.data["score_order"])
    return digest(Record({**header.data, "score_order": order}, header.place), _NUMBERED)


def _score_order(value: object, place: Place) -> tuple[Category, ...]:
    order = _ORDER(value, place)
    for category in CATEGORIES_OF_AN_EDITION:
        if category not in order:
            raise place.refused("missing_category", value=category)
    return order

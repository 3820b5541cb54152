"""Reads the data file of an expansion and lays its cards and boards behind those of a catalog."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from typing import Final

from engine.catalog.boards import read_more_boards
from engine.catalog.cards import read_black_cards
from engine.catalog.deck import check_black_deck
from engine.catalog.fields import identifier, number, one_of, record
from engine.catalog.model import CATEGORIES, Board, Card, SevenCatalog
from engine.catalog.place import Place
from engine.catalog.plain import plain
from engine.catalog.source import digest

SIDES_OF_EDITIONS: Final = ("A", "B", "day", "night")

_FIELDS: Final = ("expansion", "cards_per_player", "score", "cards", "boards")
_NUMBERED: Final = ("cards", "boards")
_CATEGORY: Final = one_of(CATEGORIES, "unknown_category")


def with_expansion(base: SevenCatalog, yaml_text: str, file: str) -> SevenCatalog:
    """The catalog `base` with what a text describes; `file` is its name in errors. Raises CatalogError."""
    place = Place(file)
    header = record(plain(yaml_text, place), place, _FIELDS)
    cards = header.read("cards", read_black_cards)
    check_black_deck(cards, place.inside("cards"))
    boards = header.read("boards", partial(read_more_boards, sides=SIDES_OF_EDITIONS))
    _check_news(base, [*cards, *boards], place)
    return replace(
        base,
        score_order=(*base.score_order, header.read("score", _CATEGORY)),
        cards=base.cards + cards,
        boards=base.boards + tuple(_of_edition(board, base.sides) for board in boards),
        digest=sha256((base.digest + digest(header, _NUMBERED)).encode()).hexdigest(),
        hand=base.hand + header.read("cards_per_player", number),
        expansions=(*base.expansions, header.read("expansion", identifier)),
    )


def _of_edition(board: Board, sides: Sequence[str]) -> Board:
    """The board with the sides of one edition."""
    return replace(board, sides={side: board.sides[side] for side in sides})


def _check_news(base: SevenCatalog, entries: Sequence[Card | Board], place: Place) -> None:
    known = {card.id for card in base.cards} | {board.id for board in base.boards}
    for news in entries:
        if news.id in known:
            raise place.inside(news.id).refused("id_taken", value=news.id)

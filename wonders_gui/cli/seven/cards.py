"""The cards and boards of an edition of 7 Wonders, as a table and as JSON."""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.catalog.listing import listing
from engine.catalog.loader import load_seven
from engine.catalog.model import AGES, COLOURS, Card, SevenCatalog, Stage
from engine.core.errors import ConfigError
from engine.seven.config import EDITIONS, checked_expansions
from wonders_gui.cli.columns import Row, table
from wonders_gui.cli.desk import Listing
from wonders_gui.cli.seven.options import add_edition, add_expansions
from wonders_gui.cli.wish import Wish, add_wish, check_wish, wish_from
from wonders_gui.texts.effects_seven import cost_text, effects_text
from wonders_gui.texts.names import SEVEN, resource_name, wonder_name

HEADS: Final[Row] = ("id", "age", "colour", "copies", "cost", "free with", "does")


def add_cards(parser: argparse.ArgumentParser) -> None:
    """Options that choose among cards and boards."""
    add_edition(parser)
    add_expansions(parser)
    add_wish(parser, COLOURS, "a card or board")


def cards(options: argparse.Namespace) -> Listing:
    """What the options choose."""
    if options.edition not in EDITIONS:
        raise ConfigError("unknown_edition", edition=options.edition)
    chosen = chosen_from(load_seven(options.edition, checked_expansions(options.expansions)), wish_from(options))
    return Listing(listing(chosen), list(lines(chosen)))


def chosen_from(catalog: SevenCatalog, wish: Wish) -> SevenCatalog:
    """The catalog without what is not asked for; raises UsageError when something asked for does not exist."""
    check_wish(wish, AGES, COLOURS, (*catalog.cards, *catalog.boards))
    return replace(
        catalog,
        cards=tuple(card for card in catalog.cards if wish.wants_card(card)),
        boards=tuple(board for board in catalog.boards if wish.wants(board)),
    )


def lines(catalog: SevenCatalog) -> Iterator[str]:
    """Cards as a table, boards below it."""
    if catalog.cards:
        yield from table([HEADS, *(row(card) for card in catalog.cards)])
    for board in catalog.boards:
        yield ""
        yield f"{board.id}: {wonder_name(SEVEN, board.id)}, with {resource_name(board.resource)}"
        for side in catalog.sides:
            yield f"  side {side}"
            yield from (f"    {line}" for line in table(stage_rows(board.sides[side])))
    if not catalog.cards and not catalog.boards:
        yield "no such card"


def stage_rows(stages: Sequence[Stage]) -> list[Row]:
    """The stages of one side in columns."""
    return [
        (f"stage {number}", cost_text(stage.cost), effects_text(stage.effects))
        for number, stage in enumerate(stages, 1)
    ]


def row(card: Card) -> Row:
    """A card in columns."""
    copies = "guild" if card.guild else "drawn" if not card.copies else ",".join(f"{copy}+" for copy in card.copies)
    free_with = ", ".join(card.free_with) or "-"
    return card.id, str(card.age), card.colour, copies, cost_text(card.cost), free_with, effects_text(card.effects)

"""`wonders cards`: the cards and boards of an edition, as a table or as JSON."""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.catalog.listing import listing
from engine.catalog.loader import load_seven
from engine.catalog.model import AGES, COLOURS, Board, Card, SevenCatalog, Stage
from engine.core.errors import ConfigError
from engine.seven.config import EDITIONS
from wonders_gui.cli.effects import cost_text, effects_text
from wonders_gui.cli.exits import OK
from wonders_gui.cli.options import add_edition, check_game
from wonders_gui.cli.parser import UsageError, whole_number

Row = tuple[str, ...]

HEADS: Final[Row] = ("id", "age", "colour", "copies", "cost", "free with", "does")


@dataclass(frozen=True, slots=True)
class Wish:
    """Which cards and boards are asked for; what is not said leaves all."""

    age: int | None
    colour: str | None
    names: tuple[str, ...]

    def wants_card(self, card: Card) -> bool:
        """Whether the card is asked for."""
        named = not self.names or card.id in self.names or card.name.lower() in self.names
        return named and self.age in (None, card.age) and self.colour in (None, card.colour)

    def wants_board(self, board: Board) -> bool:
        """Whether the board is asked for: by name, or when everything is."""
        if not self.names:
            return self.age is None and self.colour is None
        return board.id in self.names or board.name.lower() in self.names


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this verb."""
    add_edition(parser)
    parser.add_argument("--age", type=whole_number, help="only cards of age 1, 2 or 3")
    parser.add_argument("--colour", help=f"only cards of one colour: {', '.join(COLOURS)}")
    parser.add_argument("--json", action="store_true", help="everything about them as JSON")
    parser.add_argument("names", nargs="*", metavar="NAME", help="a card or board, by its id or its name")


def run(options: argparse.Namespace) -> int:
    """Choose and show."""
    check_game(options.game)
    if options.edition not in EDITIONS:
        raise ConfigError("unknown_edition", edition=options.edition)
    wish = Wish(options.age, options.colour, tuple(name.lower() for name in options.names))
    chosen = chosen_from(load_seven(options.edition), wish)
    print(json.dumps(listing(chosen), indent=2) if options.json else "\n".join(lines(chosen)))
    return OK


def chosen_from(catalog: SevenCatalog, wish: Wish) -> SevenCatalog:
    """The catalog without what is not asked for; raises UsageError when something asked for does not exist."""
    if wish.age not in (None, *AGES):
        raise UsageError("no_such_age", age=str(wish.age))
    if wish.colour not in (None, *COLOURS):
        raise UsageError("unknown_colour", colour=str(wish.colour), known=", ".join(COLOURS))
    known = {word for card in catalog.cards for word in (card.id, card.name.lower())}
    known |= {word for board in catalog.boards for word in (board.id, board.name.lower())}
    for name in wish.names:
        if name not in known:
            raise UsageError("unknown_name", name=name)
    return replace(
        catalog,
        cards=tuple(card for card in catalog.cards if wish.wants_card(card)),
        boards=tuple(board for board in catalog.boards if wish.wants_board(board)),
    )


def lines(catalog: SevenCatalog) -> Iterator[str]:
    """Cards as a table, boards below it."""
    if catalog.cards:
        yield from table([HEADS, *(row(card) for card in catalog.cards)])
    for board in catalog.boards:
        yield ""
        yield f"{board.id}: {board.name}, with {board.resource}"
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
    copies = "guild" if card.guild else ",".join(f"{copy}+" for copy in card.copies)
    free_with = ", ".join(card.free_with) or "-"
    return card.id, str(card.age), card.colour, copies, cost_text(card.cost), free_with, effects_text(card.effects)


def table(rows: Sequence[Row]) -> Iterator[str]:
    """Rows with their columns under each other."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for cells in rows:
        yield "  ".join(f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True)).rstrip()

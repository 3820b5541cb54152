"""All that is in the box of 7 Wonders Dice, as tables and as JSON: dice, boards and their fields."""

import argparse
from collections.abc import Iterator
from dataclasses import asdict, replace
from typing import Final

from engine.catalog.dice.listing import listing
from engine.catalog.dice.loader import load_dice
from engine.catalog.dice.model import Board, DiceCatalog, Field
from wonders_gui.cli.columns import Row, table
from wonders_gui.cli.desk import Listing
from wonders_gui.cli.parser import UsageError
from wonders_gui.texts.effects_dice import cost_text, field_text
from wonders_gui.texts.names_dice import board_name, building_name, die_name, face_name

FIELD_HEADS: Final[Row] = ("id", "symbols", "after", "cost", "brings")


def add_cards(parser: argparse.ArgumentParser) -> None:
    """Options that choose among boards."""
    boards = ", ".join(board.id for board in load_dice().boards)
    parser.add_argument("boards", nargs="*", metavar="BOARD", help=f"only these boards: {boards}")


def cards(options: argparse.Namespace) -> Listing:
    """What the options choose."""
    catalog = load_dice()
    known = [board.id for board in catalog.boards]
    for name in options.boards:
        if name not in known:
            raise UsageError("unknown_name", name=name)
    chosen = replace(catalog, boards=tuple(b for b in catalog.boards if not options.boards or b.id in options.boards))
    return Listing(listing(chosen), list(lines(chosen)))


def lines(catalog: DiceCatalog) -> Iterator[str]:
    """Dice, the buildings that all boards share, and what each board has of its own."""
    yield from table([("die", "faces"), *((die_name(d.id), ", ".join(map(face_name, d.faces))) for d in catalog.dice)])
    yield ""
    yield from table([("building", "colour", "bonus"), *_buildings(catalog)])
    yield ""
    shared = [field for building in catalog.buildings for field in building.fields]
    yield from table([FIELD_HEADS, *(row(field) for field in (*shared, *catalog.bonus))])
    for board in catalog.boards:
        yield ""
        yield board_name(board.id)
        yield from table([FIELD_HEADS, *(row(field) for field in own_fields(catalog, board))])
    yield ""
    yield from table([("number", "is"), *((name, str(value)) for name, value in asdict(catalog.numbers).items())])


def _buildings(catalog: DiceCatalog) -> list[Row]:
    return [(building_name(b.id), b.colour, "yes" if b.bonus else "no") for b in catalog.buildings]


def own_fields(catalog: DiceCatalog, board: Board) -> list[Field]:
    """The fields of a board that are not the same on every board."""
    shared = {field for building in catalog.buildings for field in building.fields} | set(catalog.bonus)
    return [field for field in board.fields if field not in shared]


def row(field: Field) -> Row:
    """A field in columns."""
    return field.id, " ".join(field.symbols) or "-", field.after or "-", cost_text(field.cost), field_text(field) or "-"

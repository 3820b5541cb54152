"""Where everything lies on a sheet: blocks of buildings with rows of fields, as rectangles. It paints nothing."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from PySide6.QtCore import QRectF

from engine.catalog.dice.loader import load_dice
from engine.dice.book import words

WONDER: Final = "wonder"
BONUS: Final = "bonus"
GAP: Final = 0.012  # between blocks, by the width of the sheet
BANNER: Final = 0.172  # the landscape with the wonder, by the height of the sheet
STAGES: Final = 0.4  # how much of the banner belongs to the wonder
FIRST: Final = "agora"

# Building, then its left and right edge, top and bottom, as shares of what lies below the banner.
PLACES: Final[Mapping[str, tuple[float, float, float, float]]] = {
    "agora": (0.0, 0.315, 0.0, 0.43),
    "university": (0.315, 0.68, 0.0, 0.43),
    "market": (0.68, 1.0, 0.0, 0.43),
    "barracks_west": (0.0, 0.345, 0.43, 0.775),
    "barracks_east": (0.345, 0.69, 0.43, 0.775),
    "court": (0.69, 1.0, 0.43, 0.6025),
    "gallery": (0.69, 1.0, 0.6025, 0.775),
    "warehouse": (0.0, 0.45, 0.775, 1.0),
    BONUS: (0.45, 1.0, 0.775, 1.0),
}
LOW: Final = ("court", "gallery")
"""Blocks of half the height: their heading is lower, too."""


@dataclass(frozen=True, slots=True)
class Row:
    """Fields that the same symbols open."""

    symbols: tuple[str, ...]
    fields: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """A building on the sheet."""

    building: str
    area: QRectF
    header: float


@dataclass(frozen=True, slots=True)
class Mark:
    """A symbol that leads a row."""

    building: str
    symbol: str
    area: QRectF


@dataclass(slots=True)
class Plan:
    """Everything on one sheet; fields by number."""

    banner: QRectF
    wonder: QRectF
    blocks: list[Block] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    fields: dict[int, QRectF] = field(default_factory=dict)
    first: QRectF = field(default_factory=QRectF)

    def places(self) -> list[QRectF]:
        """Where the fields lie, by number."""
        return [self.fields[number] for number in range(len(self.fields))]


@cache
def rows_of(building: str) -> tuple[Row, ...]:
    """The rows of a building: fields with the same symbols side by side; where each has its own there is one row."""
    ids = words().field_numbers
    if building == BONUS:
        return (Row((), tuple(ids[bonus.id] for bonus in load_dice().bonus)),)
    found: dict[tuple[str, ...], list[int]] = {}
    for printed in load_dice().boards[0].fields:
        if printed.building == building:
            found.setdefault(printed.symbols, []).append(ids[printed.id])
    if all(len(fields) == 1 for fields in found.values()) or building in ("gallery", "court", WONDER):
        return (Row((), tuple(number for fields in found.values() for number in fields)),)
    return tuple(Row(symbols, tuple(fields)) for symbols, fields in found.items())


@cache
def arrows() -> tuple[tuple[int, int], ...]:
    """Which field leads to which."""
    ids = words().field_numbers
    return tuple((ids[one.after], ids[one.id]) for one in load_dice().boards[0].fields if one.after is not None)


def plan(area: QRectF, header: float, low_header: float) -> Plan:
    """Lay a sheet out; headers say how high headings would like to be, `low_header` those of low blocks."""
    gap = max(5.0, area.width() * GAP)
    banner = QRectF(area.left(), area.top(), area.width(), area.height() * BANNER)
    wonder = QRectF(banner.right() - banner.width() * STAGES, banner.top(), banner.width() * STAGES, banner.height())
    made = Plan(banner, wonder.adjusted(6, 6, -6, -6))
    _lay_wonder(made)
    below = area.adjusted(0, banner.height() + gap, gap, gap)
    for building, place in PLACES.items():
        _lay_block(made, building, _placed(below, place, gap), low_header if building in LOW else header)
    return made


def _placed(area: QRectF, place: tuple[float, float, float, float], gap: float) -> QRectF:
    left, right, top, bottom = place
    box = QRectF(
        area.left() + left * area.width(),
        area.top() + top * area.height(),
        (right - left) * area.width(),
        (bottom - top) * area.height(),
    )
    return box.adjusted(0, 0, -gap, -gap)


def _lay_wonder(made: Plan) -> None:
    stages = rows_of(WONDER)[0].fields
    box = made.wonder.adjusted(6, made.wonder.height() * 0.22, -6, -6)
    for number, cell in zip(stages, _cells(box, len(stages), 8.0), strict=True):
        made.fields[number] = cell


def _lay_block(made: Plan, building: str, box: QRectF, header: float) -> None:
    high = min(header, box.height() * (0.36 if building in LOW else 0.3))
    made.blocks.append(Block(building, box, high))
    pad = max(3.0, box.height() * 0.03)
    inner = box.adjusted(pad * 1.6, high + pad, -pad * 1.6, -pad)
    rows = rows_of(building)
    most = max(len(row.fields) for row in rows)
    marks = max(len(row.symbols) for row in rows)
    for row, line in zip(rows, _lines(inner, len(rows), pad), strict=True):
        _lay_row(made, building, row, line, (marks, most))


def _lay_row(made: Plan, building: str, row: Row, line: QRectF, grid: tuple[int, int]) -> None:
    marks, most = grid
    side = min(line.height() * 0.74, line.width() * 0.13)
    left = line.left()
    for place, symbol in enumerate(row.symbols):
        disc = QRectF(left + place * side * 1.06, line.center().y() - side / 2, side, side)
        made.marks.append(Mark(building, symbol, disc))
    lead = marks * side * 1.06 + side * 0.2 if marks else 0.0
    cells = _cells(line.adjusted(lead, 0, 0, 0), most, line.width() * 0.025)
    for number, cell in zip(row.fields, cells, strict=False):
        made.fields[number] = cell
    if building == FIRST and len(row.fields) < most:
        made.first = cells[-1]


def _cells(box: QRectF, count: int, gap: float) -> Sequence[QRectF]:
    width = (box.width() - gap * (count - 1)) / count
    return [QRectF(box.left() + place * (width + gap), box.top(), width, box.height()) for place in range(count)]


def _lines(box: QRectF, count: int, gap: float) -> Iterator[QRectF]:
    height = (box.height() - gap * (count - 1)) / count
    for place in range(count):
        yield QRectF(box.left(), box.top() + place * (height + gap), box.width(), height)

"""Tiles in columns, as a city lies on the table: one column a colour, its name and number above, empty ones narrow."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QWidget

from wonders_gui import theme
from wonders_gui.art.frames import draw_symbol
from wonders_gui.models.roles import Role
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.paint import draw_text, least_width, reads

TILE: Final = 44  # height of a tile of the design
WIDEST: Final = 200  # a column is never wider while others are empty
LEAST_TILE: Final = 34  # a tile is made this low before tiles overlap
NAMED: Final = 0.84  # of its height that must be visible for its name to be read
COVERED: Final = 0.54  # of its height that stays visible of a tile under another: its signs, not half of its name
READABLE: Final = 88  # below this width long names need more of it than short ones
LEAST_FILLED: Final = 44  # width of a filled column where titles have no room
SYMBOL: Final = 19
SLIM: Final = 26  # width of an empty column where every pixel is needed
HEAD: Final = 28
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_Move = QAbstractItemView.CursorAction


@dataclass(frozen=True, slots=True)
class Column:
    """The head of a column: a card colour, whose symbol is shown, and what lies below."""

    colour: str
    title: str


def _comfortable_width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text) + 1


class ColumnsView(PlacedView):
    """A city by colours. The model says by Role.COLUMN in which column an item lies."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns: tuple[Column, ...] = ()

    def set_columns(self, columns: Sequence[Column]) -> None:
        """The columns, from left to right."""
        self._columns = tuple(columns)
        self.invalidate()

    def columns(self) -> tuple[Column, ...]:
        """What stands above them."""
        return self._columns

    def _members(self) -> list[list[int]]:
        members: list[list[int]] = [[] for _ in self._columns]
        for row in range(self._count()):
            column = self.model().index(row, 0).data(Role.COLUMN)
            if isinstance(column, int) and column < len(members):
                members[column].append(row)
        return members

    def _lanes(self) -> list[QRect]:
        """The columns as they share the width."""
        members = self._members()
        gap = theme.metrics().px(8)
        width = self.viewport().width() - gap * max(len(members) - 1, 0)
        lanes, left = [], 0
        for own in self._widths(members, width):
            lanes.append(QRect(left, 0, own, self.viewport().height()))
            left += own + gap
        return lanes

    def _widths(self, members: list[list[int]], width: int) -> list[int]:
        """All filled columns alike, empty ones as wide as their titles; where filled ones are many, by their names."""
        filled = sum(1 for rows in members if rows)
        for measured in (_comfortable_width, least_width):
            heads = self._head_widths(members, measured)
            narrow = [0 if rows else head for rows, head in zip(members, heads, strict=True)]
            wide = (width - sum(narrow)) // filled if filled else 0
            if sum(narrow) <= width and wide >= min(filled, 1) * max((*heads, theme.metrics().px(READABLE))):
                return self._shared_out(narrow, min(wide, theme.metrics().px(WIDEST)), width)
        return self._by_names(members, width)

    def _head_widths(self, members: list[list[int]], measured: Callable[[QFont, str], float]) -> list[int]:
        """What the heads of the columns need: symbol, title and, where something lies below, its number."""
        px, figures = theme.metrics().px, QFontMetricsF(theme.font("strong"))
        return [
            ceil(measured(theme.font("label"), column.title))
            + px(SYMBOL + 10)
            + (ceil(figures.horizontalAdvance(str(len(rows)))) + px(4) if rows else 0)
            for column, rows in zip(self._columns, members, strict=True)
        ]

    def _shared_out(self, narrow: list[int], wide: int, width: int) -> list[int]:
        """Empty columns also get what filled ones leave."""
        empty = sum(1 for head in narrow if head)
        left = width - sum(narrow) - wide * (len(narrow) - empty)
        return [head + left // empty if head else wide for head in narrow]

    def _by_names(self, members: list[list[int]], width: int) -> list[int]:
        """Every column shows its head; what is left of the width is shared out as the longest names need it."""
        px = theme.metrics().px
        heads = self._head_widths(members, least_width)
        if sum(heads) > width:
            heads = [px(LEAST_FILLED if rows else SLIM) for rows in members]
        wishes = [
            max(self._name_width(rows) - head, 1) if rows else 0 for rows, head in zip(members, heads, strict=True)
        ]
        spare = max(width - sum(heads), 0)
        shares = [head + int(spare * wish / max(sum(wishes), 1)) for head, wish in zip(heads, wishes, strict=True)]
        return [share * width // max(sum(shares), width) for share in shares]

    def _name_width(self, rows: list[int]) -> int:
        """What the longest name in a column wants; very long ones become smaller."""
        px, measured = theme.metrics().px, QFontMetricsF(theme.font("label"))
        longest = max(measured.horizontalAdvance(str(self.model().index(row, 0).data())) for row in rows)
        return round(min(max(longest, px(40)), px(120))) + px(34)

    def _tile_height(self, members: list[list[int]]) -> int:
        """As high as the design says, lower when the longest column needs it."""
        measures = theme.metrics()
        most = max((len(rows) for rows in members), default=0)
        room = self.viewport().height() - measures.px(HEAD) - 4
        fitting = room // max(most, 1) - measures.px(3)
        return min(measures.px(TILE), max(fitting, measures.px(LEAST_TILE)))

    def arranged(self, count: int) -> list[QRect]:
        head, gap = theme.metrics().px(HEAD), theme.metrics().px(3)
        members = self._members()
        tile = self._tile_height(members)
        places = [QRect()] * count
        for lane, rows in zip(self._lanes(), members, strict=True):
            room = lane.height() - head - tile - 4
            pitch = tile + gap
            if len(rows) > 1 and room < pitch * (len(rows) - 1):
                pitch = room // (len(rows) - 1)
                pitch = pitch if pitch >= NAMED * tile else max(min(round(tile * COVERED), pitch), 8)
            for number, row in enumerate(rows):
                places[row] = QRect(lane.left() + 1, head + number * pitch, lane.width() - 2, tile)
        return places

    def stepped(self, row: int, action: QAbstractItemView.CursorAction) -> int:
        """Up and down within a column, left and right to the nearest filled one."""
        members = [rows for rows in self._members() if rows]
        column = next(number for number, rows in enumerate(members) if row in rows)
        depth = members[column].index(row)
        if action in (_Move.MoveUp, _Move.MovePrevious):
            return members[column][max(depth - 1, 0)]
        if action in (_Move.MoveDown, _Move.MoveNext):
            return members[column][min(depth + 1, len(members[column]) - 1)]
        step = -1 if action == _Move.MoveLeft else 1
        other = members[min(max(column + step, 0), len(members) - 1)]
        return other[min(depth, len(other) - 1)]

    def paint_ground(self, painter: QPainter) -> None:
        for column, lane, rows in zip(self._columns, self._lanes(), self._members(), strict=True):
            self._paint_head(painter, column, QRectF(lane), len(rows))
            if not rows:
                self._paint_empty(painter, QRectF(lane))

    def _paint_head(self, painter: QPainter, column: Column, lane: QRectF, number: int) -> None:
        measures = theme.metrics()
        size = measures.px(SYMBOL)
        top = (measures.px(HEAD) - size) / 2 - measures.px(2)
        draw_symbol(painter, column.colour, QRectF(lane.left() + 1, top, size, size))
        text = QRectF(lane.left() + size + measures.px(7), top - 2, lane.width() - size - measures.px(10), size + 4)
        ink = theme.current()
        if number:
            strong = theme.font("strong")
            draw_text(painter, text, str(number), strong, ink.ink, _RIGHT)
            text.setRight(text.right() - QFontMetricsF(strong).horizontalAdvance(str(number)) - measures.px(4))
        if reads(theme.font("label"), column.title, text.width()):
            draw_text(painter, text, column.title, theme.font("label"), ink.ink_soft, _LEFT)

    def _paint_empty(self, painter: QPainter, lane: QRectF) -> None:
        measures = theme.metrics()
        pen = QPen(theme.current().line, theme.current().line_width, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = QRectF(
            lane.left() + 1,
            measures.px(HEAD),
            lane.width() - 2,
            min(measures.px(TILE), max(lane.height() - measures.px(HEAD) - 4, 10)) - 2,
        )
        painter.drawRoundedRect(box, measures.tile_radius, measures.tile_radius)

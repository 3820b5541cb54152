"""How wonders, progress tokens and the cards of a city lie beside each other, and the delegates that paint them."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from wonders_gui import theme
from wonders_gui.art import cards, icons, signs
from wonders_gui.art.cache import painted
from wonders_gui.art.faces import CardFace, Tag, TokenFace, WonderFace
from wonders_gui.art.frames import draw_band, draw_symbol
from wonders_gui.delegates.tile import TileDelegate
from wonders_gui.games.duel.models import COLUMNS
from wonders_gui.games.duel.records import WonderRecord
from wonders_gui.models.roles import Role
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.paint import draw_text, faded, px

Index = QModelIndex | QPersistentModelIndex
_State = QStyle.StateFlag
_Move = QAbstractItemView.CursorAction
PRICE: Final = 28.0  # height of the price tag of a wonder: its number can be read from there on
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
WONDERS: Final = 4
WONDER_SHAPE: Final = 0.93  # width of a wonder by its height
TILE: Final = 40
NARROW: Final = 88  # tiles below this width have no room for a name
WIDEST: Final = 150
EMPTY: Final = 0.5  # width of an empty column, as a share of a filled one
COMPACT: Final = 29  # height of a tile without a name
FLAT: Final = 0.62  # and where tiles are narrow, its share of their width, so that signs have room beside the symbol
LEAST: Final = 24


class WondersView(PlacedView):
    """Four wonders in a row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.open = False  # more wonders will come
        self.setItemDelegate(WonderDelegate(self))

    def paint_ground(self, painter: QPainter) -> None:
        """Dashed places for the wonders that a player will still take."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(theme.current().ink_soft, 0.4), 1, Qt.PenStyle.DashLine))
        for place in self.arranged(WONDERS)[self._count() :] if self.open else []:
            painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), px(8), px(8))

    def arranged(self, count: int) -> list[QRect]:
        gap = px(8)
        height = self.viewport().height() - 8
        width = min(
            round(height * WONDER_SHAPE),
            (self.viewport().width() - 6 - gap * (max(count, WONDERS) - 1)) // max(count, WONDERS),
        )
        return [QRect(3 + row * (width + gap), 3, width, height) for row in range(count)]

    def wish(self, height: int) -> int:
        """How wide the view likes to be at a height."""
        return round(4 * (height - 8) * WONDER_SHAPE + 3 * px(8) + 6)


class WonderDelegate(QStyledItemDelegate):
    """A wonder with its cost, name and signs; built ones in colour, the others in chalk."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        face = index.data(Role.FACE)
        if not isinstance(face, WonderFace):
            return
        rect = QRectF(option.rect)
        state: QStyle.StateFlag = option.state
        record = index.data(Role.RECORD)
        built = isinstance(record, WonderRecord) and record.built
        if state & _State.State_MouseOver:
            rect.translate(0, -2)
        radius = rect.height() * 0.06
        cards.draw_shadow(painter, rect, radius)
        gone = isinstance(record, WonderRecord) and record.gone
        painter.setOpacity(0.45 if gone else 1.0)
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(rect.topLeft(), cards.wonder(face, QSizeF(rect.size()), ratio, built))
        painter.setOpacity(1.0)
        if gone:
            side = min(rect.width(), rect.height()) * 0.26
            icons.draw(
                painter, "close", QRectF(rect.center().x() - side / 2, rect.top() + side, side, side), theme.PRINT
            )
        paint_rings(painter, rect, radius, state)
        if isinstance(record, WonderRecord) and record.tag is not None:
            _paint_price(painter, record.tag, rect, face)


def _paint_price(painter: QPainter, tag: Tag, rect: QRectF, face: WonderFace) -> None:
    """The price at the right edge, just above the name plate."""
    height = min(max(PRICE, rect.height() * 0.2), rect.width() * 0.32)
    size = cards.tag_size(tag, height)
    top = rect.top() + cards.wonder_plate(face, rect.size()).top() - height - 2
    cards.draw_tag(painter, QRectF(rect.right() - size.width() - 2, top, size.width(), height), tag)


def paint_rings(painter: QPainter, rect: QRectF, radius: float, state: QStyle.StateFlag) -> None:
    """The outlines of what is selected and of what has the keyboard."""
    if state & _State.State_Selected:
        cards.draw_selection(painter, rect.adjusted(1, 1, -1, -1), radius, 2.5)
    if state & _State.State_HasFocus:
        cards.draw_focus(painter, rect.adjusted(3, 3, -3, -3), radius, 2.0)


class TokensView(PlacedView):
    """Progress tokens below each other with their names, or side by side without."""

    def __init__(self, parent: QWidget | None = None, upright: bool = True, places: int = 5) -> None:
        super().__init__(parent)
        self.upright = upright
        self._least = places
        self.setItemDelegate(TokenDelegate(self))

    def arranged(self, count: int) -> list[QRect]:
        places = max(count, self._least)
        area = self.viewport().size()
        if self.upright:
            pitch = area.height() / places
            return [QRect(0, round(row * pitch), area.width(), round(pitch)) for row in range(count)]
        side = min(area.height(), area.width() // max(places, 1))
        return [QRect(row * side, 0, side, area.height()) for row in range(count)]


class TokenDelegate(QStyledItemDelegate):
    """A green disc with its signs, and its name where there is room."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        face = index.data(Role.FACE)
        if not isinstance(face, TokenFace):
            return
        rect = QRectF(option.rect)
        state: QStyle.StateFlag = option.state
        name = theme.font("label" if rect.width() > px(100) else "small")
        line = px(20) if rect.height() > px(52) and rect.width() > px(72) else 0
        side = min(rect.width() - 6, rect.height() - line - 5)
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(rect.center())
        disc.moveTop(rect.top() + (rect.height() - side - line) / 2)
        cards.draw_shadow(painter, disc, side / 2)
        painter.drawPixmap(disc.topLeft(), cards.token(face, side, painter.device().devicePixelRatio()))
        paint_rings(painter, disc, side / 2, state)
        if line:
            place = QRectF(rect.left(), disc.bottom() + 2, rect.width(), line)
            draw_text(painter, place, face.name, name, theme.current().ink, _CENTRE)


class CityTileDelegate(TileDelegate):
    """Where there is no room for a name, symbol and signs fill the tile."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        face = index.data(Role.FACE)
        rect = QRectF(option.rect)
        if rect.height() > px(COMPACT) or not isinstance(face, CardFace):
            super().paint(painter, option, index)
            return
        radius = 5 * rect.height() / COMPACT
        cards.draw_shadow(painter, rect, radius)
        painter.drawPixmap(rect.topLeft(), _compact(face, QSizeF(rect.size()), painter.device().devicePixelRatio()))
        state: QStyle.StateFlag = option.state
        if index.data(Role.NEW):
            cards.draw_selection(painter, rect.adjusted(1, 1, -1, -1), radius, 1.5)
        if state & _State.State_HasFocus:
            cards.draw_focus(painter, rect.adjusted(2, 2, -2, -2), radius, 2)


def _compact(face: CardFace, size: QSizeF, ratio: float) -> QPixmap:
    """Symbol and signs, at the top, so that they stay in sight under the next tile."""

    unit = size.height() / COMPACT

    def paint(painter: QPainter) -> None:
        rect = QRectF(0, 0, size.width(), size.height())
        path = QPainterPath()
        path.addRoundedRect(rect, 5 * unit, 5 * unit)
        painter.setClipPath(path)
        draw_band(painter, face.colour, rect)
        look = theme.current()
        painter.fillRect(rect.adjusted(0, rect.height() - 2, 0, 0), look.card_colours[face.colour].deep)
        side = min(size.height() - 8 * unit, 15 * unit, size.width() * 0.34)
        draw_symbol(painter, face.colour, QRectF(3 * unit, 3 * unit, side, side))
        room = QRectF(side + 6 * unit, 2 * unit, size.width() - side - 8 * unit, size.height() - 7 * unit)
        signs.draw(painter, face.small, room, look.card_colours[face.colour].text)
        if look.card_edge.alpha():
            painter.setPen(QPen(look.card_edge, look.line_width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 5 * unit, 5 * unit)

    return painted(("compact", face.key), size, ratio, paint)


@dataclass(frozen=True, slots=True)
class Lane:
    """A column of a city: the rows of the model in it, and the place of its first tile."""

    rows: tuple[int, ...]
    first: QRect


class TilesView(PlacedView):
    """The cards of a city in columns by colour; a full column overlaps, the newest stays whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lanes: list[Lane] = []
        self.setItemDelegate(CityTileDelegate(self))

    def _members(self) -> list[list[int]]:
        members: list[list[int]] = [[] for _ in COLUMNS]
        for row in range(self._count()):
            column = self.model().index(row, 0).data(Role.COLUMN)
            if isinstance(column, int):
                members[column].append(row)
        return members

    def _measured(self, members: list[list[int]]) -> list[Lane]:
        """The columns as they share the width; empty ones are narrow."""
        gap = px(6)
        shares = [1.0 if rows else EMPTY for rows in members]
        unit = min((self.viewport().width() - gap * (len(COLUMNS) - 1)) / sum(shares), px(WIDEST))
        lanes = []
        left = 0.0
        for rows, share in zip(members, shares, strict=True):
            height = self._tile_height(len(rows), unit)
            lanes.append(Lane(tuple(rows), QRect(round(left) + 1, 1, int(share * unit) - 2, height)))
            left += share * unit + gap
        return lanes

    def _tile_height(self, tiles: int, width: float) -> int:
        """Tiles have names only where these are wide enough and not covered by the next tile."""
        room = self.viewport().height() - 6
        named = width >= px(NARROW) and tiles * px(TILE + 3) <= room
        return min(px(TILE) if named else max(LEAST, min(px(COMPACT), round(width * FLAT))), room)

    def arranged(self, count: int) -> list[QRect]:
        self._lanes = self._measured(self._members())
        places = [QRect()] * count
        for lane in self._lanes:
            pitch = self._pitch(len(lane.rows), lane.first.height())
            for depth, row in enumerate(lane.rows):
                places[row] = lane.first.translated(0, round(depth * pitch))
        return places

    def _pitch(self, tiles: int, height: int) -> float:
        if tiles < 2:
            return 0.0
        room = self.viewport().height() - height - 6
        return min(height + px(3), room / (tiles - 1))

    def paint_ground(self, painter: QPainter) -> None:
        """A dashed place with the sign of the colour where a city has nothing of it yet."""
        self.places()
        for colour, lane in zip(COLUMNS, self._lanes, strict=False):
            if not lane.rows:
                _paint_empty(painter, colour, QRectF(lane.first))

    def stepped(self, row: int, action: QAbstractItemView.CursorAction) -> int:
        """Up and down within a column, left and right to the next one that has cards."""
        members = [lane.rows for lane in self._lanes if lane.rows]
        column = next((number for number, rows in enumerate(members) if row in rows), 0)
        depth = members[column].index(row)
        if action in (_Move.MoveUp, _Move.MovePrevious):
            return members[column][max(depth - 1, 0)]
        if action in (_Move.MoveDown, _Move.MoveNext):
            return members[column][min(depth + 1, len(members[column]) - 1)]
        other = members[min(max(column + (-1 if action == _Move.MoveLeft else 1), 0), len(members) - 1)]
        return other[min(depth, len(other) - 1)]


def _paint_empty(painter: QPainter, colour: str, box: QRectF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(theme.current().ink_soft, 0.4), 1, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), px(6), px(6))
    painter.setOpacity(0.4)
    side = min(box.height(), box.width()) * 0.5
    symbol = QRectF(0, 0, side, side)
    symbol.moveCenter(box.center())
    draw_symbol(painter, colour, symbol)
    painter.setOpacity(1.0)

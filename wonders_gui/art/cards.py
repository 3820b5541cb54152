"""Card faces as pixmaps. All places are shares of the card's height; the anatomy is that of the look page."""

from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from wonders_gui import theme
from wonders_gui.art import icons, pictures, signs
from wonders_gui.art.backs import DUEL_WIDTH, NUMERALS, SEVEN_WIDTH, back
from wonders_gui.art.cache import painted
from wonders_gui.art.faces import CardFace, Sign
from wonders_gui.art.frames import (
    cut_corners,
    draw_band,
    draw_focus,
    draw_plate,
    draw_selection,
    draw_shadow,
    draw_symbol,
    name_plate,
)
from wonders_gui.art.lettering import draw_line
from wonders_gui.art.tags import draw_tag, tag_size
from wonders_gui.art.tiles import chip, chip_size, tile, token, wonder, wonder_plate

__all__ = [
    "CORNER",
    "back",
    "card",
    "card_size",
    "chip",
    "chip_size",
    "draw_focus",
    "draw_selection",
    "draw_shadow",
    "draw_tag",
    "tag_size",
    "tile",
    "token",
    "wonder",
    "wonder_plate",
]

Veil = Literal["", "dear", "covered"]

CORNER: Final = 0.045
_INSET: Final = 0.018
_SMALLEST_ICON: Final = 20
_PIP: Final = 0.095
_PITCH: Final = 0.099
_RAIL_ROWS: Final = 5
_DEAR: Final = 0.56
_COVERED: Final = 0.24


def card_size(kind: str, height: float) -> QSizeF:
    """Width and height of a card of a kind."""
    return QSizeF(round(height * (DUEL_WIDTH if kind == "duel" else SEVEN_WIDTH)), height)


def card(face: CardFace, height: float, ratio: float = 1.0, veiled: Veil = "") -> QPixmap:
    """The picture of a card; `veiled` when it is too dear (price and name stay vivid) or covered."""
    size = card_size(face.kind, height)

    def paint(painter: QPainter) -> None:
        _paint(painter, face, QRectF(0, 0, size.width(), size.height()), veiled)

    return painted(("card", face.key, face.name, face.free, veiled), size, ratio, paint)


def _paint(painter: QPainter, face: CardFace, rect: QRectF, veiled: Veil) -> None:
    painter.fillRect(rect, theme.current().card_colours[face.colour].deep)
    if face.kind == "duel":
        _duel(painter, face, rect, veiled)
    else:
        _seven(painter, face, rect, veiled)
    if veiled == "covered":
        painter.fillRect(rect, _veil(_COVERED))
    cut_corners(painter, rect, rect.height() * CORNER)
    _edge(painter, face, rect)


def _seven(painter: QPainter, face: CardFace, rect: QRectF, veiled: Veil) -> None:
    unit = rect.height()
    _band(painter, face, _part(rect, 0, 0.225))
    picture = _part(rect, 0.237, 0.787).adjusted(_INSET * unit, 0, -_INSET * unit, 0)
    pictures.draw(painter, face.picture, face.age, face.colour, picture)
    if veiled == "dear":
        painter.fillRect(_part(rect, 0, 0.787), _veil(_DEAR))
    _rail(painter, face, rect)
    _plate(painter, face, _part(rect, 0.787, 0.905).adjusted(_INSET * unit, 0, -_INSET * unit, 0))
    _foot(painter, face, _part(rect, 0.905, 1.0))


def _duel(painter: QPainter, face: CardFace, rect: QRectF, veiled: Veil) -> None:
    unit = rect.height()
    side = _INSET * unit
    _band(painter, face, _part(rect, 0, 0.205))
    picture = _part(rect, 0.34, 0.855).adjusted(side, 0, -side, 0)
    pictures.draw(painter, face.picture, face.age, face.colour, picture)
    if veiled == "dear":
        painter.fillRect(_part(rect, 0, 0.205), _veil(_DEAR))
        painter.fillRect(picture, _veil(_DEAR))
    _cost_row(painter, face, _part(rect, 0.205, 0.34).adjusted(side, 0, -side, 0))
    for number, mark in enumerate(face.chain_to):
        box = QRectF(0, 0, 0.1 * unit, 0.1 * unit)
        box.moveTopRight(picture.topRight() + QPointF(-0.02 * unit - 0.11 * unit * number, 0.02 * unit))
        icons.draw(painter, mark, box)
    _plate(painter, face, _part(rect, 0.855, 1 - _INSET).adjusted(side, 0, -side, 0))


def _part(rect: QRectF, top: float, bottom: float) -> QRectF:
    height = rect.height()
    return QRectF(rect.left(), rect.top() + top * height, rect.width(), (bottom - top) * height)


def _band(painter: QPainter, face: CardFace, rect: QRectF) -> None:
    look = theme.current().card_colours[face.colour]
    unit = rect.width() / (DUEL_WIDTH if face.kind == "duel" else SEVEN_WIDTH)
    draw_band(painter, face.colour, rect)
    symbol = QRectF(0, 0, 0.1 * unit, 0.1 * unit)
    symbol.moveCenter(QPointF(rect.left() + 0.07 * unit, rect.center().y()))
    draw_symbol(painter, face.colour, symbol)
    high = 0.158 * unit
    room = QRectF(symbol.right() + 0.018 * unit, rect.center().y() - high / 2, 0, high)
    room.setRight(rect.right() - 0.022 * unit)
    row = face.band if signs.height_in(face.band, room) >= _SMALLEST_ICON else face.small
    # A single sign stands in the middle of the card, which the eye expects; longer rows need all the room.
    centred = QRectF(room)
    centred.moveCenter(QPointF(rect.center().x() + 0.012 * unit, rect.center().y()))
    fits = signs.width(row, high) / 2 < centred.center().x() - room.left()
    signs.draw(painter, row, centred if fits else room, look.text)


def _rail(painter: QPainter, face: CardFace, rect: QRectF) -> None:
    """The cost in a capsule over the picture; more than five pips stand in two columns."""
    if not face.cost:
        return
    unit = rect.height()
    columns = 1 if len(face.cost) <= _RAIL_ROWS else 2
    rows = -(-len(face.cost) // columns)
    capsule = QRectF(0.03 * unit, 0.252 * unit, (_PITCH * columns + 0.018) * unit, (_PITCH * rows + 0.018) * unit)
    painter.save()
    painter.setPen(QPen(theme.PRINT, max(1.0, 0.006 * unit)))
    painter.setBrush(theme.current().paper)
    painter.drawRoundedRect(capsule, 0.058 * unit, 0.058 * unit)
    painter.restore()
    for number, sign in enumerate(face.cost):
        column, row = divmod(number, rows)
        middle = capsule.topLeft() + QPointF(
            (0.009 + _PITCH * (column + 0.5)) * unit, (0.009 + _PITCH * (row + 0.5)) * unit
        )
        signs.draw_one(painter, sign, _around(middle, _PIP * unit))


def _cost_row(painter: QPainter, face: CardFace, rect: QRectF) -> None:
    """The cost of a Duel card, and behind a slash the mark that makes it free."""
    painter.fillRect(rect, theme.current().paper)
    room = rect.adjusted(rect.height() * 0.16, rect.height() * 0.08, -rect.height() * 0.16, -rect.height() * 0.08)
    if face.chain_from:
        row = (Sign("slash"), *(Sign(mark) for mark in face.chain_from))
        signs.draw(painter, row, room, theme.PRINT, Qt.AlignmentFlag.AlignRight)
        room.setRight(room.right() - signs.width(row, room.height()))
    signs.draw(painter, face.cost, room, theme.PRINT, Qt.AlignmentFlag.AlignLeft)
    if face.free:
        painter.setFont(theme.sized(theme.SANS, QFont.Weight.ExtraBold, rect.height() * 0.5))
        painter.setPen(theme.FREE)
        draw_line(painter, room, face.free, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def _plate(painter: QPainter, face: CardFace, rect: QRectF) -> None:
    unit = rect.width() / (SEVEN_WIDTH - 2 * _INSET)
    font = theme.sized(theme.SANS, QFont.Weight.ExtraBold, max(theme.SMALLEST, 0.068 * unit))
    side = 0.02 * unit
    plate = name_plate(face.name, font, rect.adjusted(side, 0, -side, 0))
    painter.fillRect(plate.adjusted(-side, 0, side, 0), theme.current().paper)
    draw_plate(painter, face.name, font, plate, theme.PRINT)


def _foot(painter: QPainter, face: CardFace, rect: QRectF) -> None:
    unit = rect.width() / SEVEN_WIDTH
    side = 0.075 * unit
    x = rect.left() + 0.02 * unit
    middle = rect.center().y()
    for mark in face.chain_from:
        icons.draw(painter, mark, QRectF(x, middle - side / 2, side, side))
        x += side + 0.01 * unit
    if face.chain_from:
        icons.draw(painter, "arrow_left", QRectF(x, middle - 0.026 * unit, 0.052 * unit, 0.052 * unit), theme.IVORY)
    x = rect.right() - 0.02 * unit - side
    for mark in reversed(face.chain_to):
        icons.draw(painter, mark, QRectF(x, middle - side / 2, side, side))
        x -= side + 0.008 * unit
    painter.setPen(theme.IVORY)
    painter.setFont(theme.sized(theme.DISPLAY, QFont.Weight.Bold, 0.058 * unit))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, NUMERALS[face.age - 1])


def _edge(painter: QPainter, face: CardFace, rect: QRectF) -> None:
    look = theme.current()
    own = QColor(look.card_colours[face.colour].deep)
    line = look.card_edge if look.card_edge.alpha() else own
    width = max(float(look.line_width), 0.005 * rect.height())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, width))
    radius = rect.height() * CORNER
    painter.drawRoundedRect(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius, radius)


def _veil(strength: float) -> QColor:
    colour = QColor(theme.current().surface)
    colour.setAlphaF(strength)
    return colour


def _around(middle: QPointF, side: float) -> QRectF:
    box = QRectF(0, 0, side, side)
    box.moveCenter(middle)
    return box

"""Smaller than cards: the tile in a city, the chip that counts, Duel's wonders, and progress tokens."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from wonders_gui import theme
from wonders_gui.art import icons, landscapes, signs
from wonders_gui.art.cache import painted
from wonders_gui.art.faces import SLASH, CardFace, Signs, TokenFace, WonderFace
from wonders_gui.art.frames import cut_corners, draw_band, draw_plate, draw_symbol, fitted, name_plate
from wonders_gui.art.lettering import draw_line

_CHIP_WIDTH: Final = 1.62
_SMALLEST_ICON: Final = 18
_TOKEN_ROW: Final = 2


def tile(face: CardFace, size: QSizeF, ratio: float = 1.0) -> QPixmap:
    """A built card in a city: its band alone, with symbol, signs and name."""

    def paint(painter: QPainter) -> None:
        _tile(painter, face, QRectF(0, 0, size.width(), size.height()))

    return painted(("tile", face.key, face.name), size, ratio, paint)


def _tile(painter: QPainter, face: CardFace, rect: QRectF) -> None:
    look = theme.current().card_colours[face.colour]
    height = rect.height()
    draw_band(painter, face.colour, rect)
    painter.fillRect(QRectF(0, height - max(2.0, height * 0.06), rect.width(), height), look.deep)
    side = height * 0.5
    draw_symbol(painter, face.colour, QRectF(height * 0.1, (height - side) / 2, side, side))
    left = side + height * 0.2
    room = QRectF(left, height * 0.05, rect.width() - left - height * 0.1, height * 0.48)
    row = face.band if signs.height_in(face.band, room) >= min(_SMALLEST_ICON, room.height()) else face.small
    signs.draw(painter, row, room, look.text, Qt.AlignmentFlag.AlignLeft)
    name = QRectF(left, height * 0.53, room.width(), height * 0.4)
    _tile_name(painter, face.name, name, look.text)
    cut_corners(painter, rect, height * 0.13)
    _outline(painter, rect, height * 0.13)


def _tile_name(painter: QPainter, text: str, rect: QRectF, colour: QColor) -> None:
    font = theme.sized(theme.SANS, QFont.Weight.ExtraBold, max(theme.SMALLEST, rect.height() * 0.86))
    painter.setFont(fitted(text, font, rect.width(), 0.7))
    painter.setPen(colour)
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
    draw_line(painter, rect, text, flags)


def chip_size(height: float) -> QSizeF:
    """How large a chip of this height is."""
    return QSizeF(round(height * _CHIP_WIDTH), height)


def chip(colour: str, number: int, height: float, ratio: float = 1.0) -> QPixmap:
    """How many cards of a colour a city has: symbol and number."""
    size = chip_size(height)

    def paint(painter: QPainter) -> None:
        rect = QRectF(0, 0, size.width(), size.height())
        look = theme.current().card_colours[colour]
        draw_band(painter, colour, rect)
        icons.draw(
            painter, f"sign_{colour}", QRectF(height * 0.18, height * 0.2, height * 0.6, height * 0.6), look.text
        )
        place = QRectF(height * 0.74, 0, size.width() - height * 0.8, height)
        icons.draw_text(painter, str(number), place, height * 0.68, look.text)
        cut_corners(painter, rect, height * 0.25)
        _outline(painter, rect, height * 0.25)

    return painted(("chip", colour, number), size, ratio, paint)


def token(face: TokenFace, size: float, ratio: float = 1.0) -> QPixmap:
    """A progress token: a green disc with its signs."""

    def paint(painter: QPainter) -> None:
        icons.draw(painter, "token", QRectF(0, 0, size, size))
        rows = _token_rows(face)
        high = size * (0.48 if len(rows) == 1 else 0.34)
        top = (size - high * len(rows)) / 2
        for number, row in enumerate(rows):
            signs.draw(painter, row, QRectF(size * 0.12, top + high * number, size * 0.76, high), theme.IVORY)

    return painted(("token", face.key), QSizeF(size, size), ratio, paint)


def _token_rows(face: TokenFace) -> tuple[Signs, ...]:
    """Three things side by side would be too small: the first stands above the others."""
    if len(face.signs) > _TOKEN_ROW and SLASH not in face.signs:
        return face.signs[:1], face.signs[1:]
    return (face.signs,)


def wonder(face: WonderFace, size: QSizeF, ratio: float = 1.0, built: bool = False) -> QPixmap:
    """A wonder of Duel: its picture with cost, name and signs; pale as long as it is not built."""

    def paint(painter: QPainter) -> None:
        _wonder(painter, face, QRectF(0, 0, size.width(), size.height()), built)

    return painted(("wonder", face.key, face.name, built), size, ratio, paint)


def _wonder(painter: QPainter, face: WonderFace, rect: QRectF, built: bool) -> None:
    height = rect.height()
    radius = height * 0.06
    look = theme.current()
    painter.fillRect(rect, look.paper)
    picture = QRectF(0, 0, rect.width(), height * 0.76)
    landscapes.draw(painter, face.picture, picture)
    if not built:
        painter.fillRect(picture, _planned())
    plate = wonder_plate(face, rect.size())
    painter.fillRect(QRectF(0, plate.top(), rect.width(), plate.height()), QColor(43, 35, 32, 205))
    draw_plate(painter, face.name, _wonder_font(height), plate, theme.IVORY)
    band = QRectF(rect.width() * 0.06, height * 0.78, rect.width() * 0.88, height * 0.2)
    signs.draw(painter, face.signs, band, theme.PRINT)
    if built:
        icons.draw(painter, "done", QRectF(rect.width() - height * 0.18, height * 0.03, height * 0.15, height * 0.15))
    else:
        _wonder_cost(painter, face, rect)
    cut_corners(painter, rect, radius)
    edge = theme.RIM if built else look.line
    painter.setPen(QPen(edge, max(float(look.line_width), height * (0.022 if built else 0.01))))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)


def wonder_plate(face: WonderFace, size: QSizeF) -> QRectF:
    """Where the name of a wonder stands."""
    height = size.height()
    plate = QRectF(height * 0.03, height * 0.62, size.width() - height * 0.06, height * 0.14)
    return name_plate(face.name, _wonder_font(height), plate)


def _wonder_font(height: float) -> QFont:
    return theme.sized(theme.SANS, QFont.Weight.ExtraBold, max(theme.SMALLEST, height * 0.105))


def _planned() -> QColor:
    """The haze over a wonder that is not built yet; a chalk outline would say too little in so small a picture."""
    haze = QColor(theme.current().paper)
    haze.setAlphaF(0.45)
    return haze


def _wonder_cost(painter: QPainter, face: WonderFace, rect: QRectF) -> None:
    height = rect.height()
    pip = min(height * 0.135, (rect.width() - height * 0.06) / (signs.width(face.cost, 1.0) + 0.4))
    wide = signs.width(face.cost, pip)
    capsule = QRectF(height * 0.03, height * 0.03, wide + pip * 0.4, pip * 1.24)
    painter.setPen(QPen(theme.PRINT, max(1.0, height * 0.008)))
    painter.setBrush(theme.current().paper)
    painter.drawRoundedRect(capsule, capsule.height() / 2, capsule.height() / 2)
    row = QRectF(capsule.topLeft() + QPointF(pip * 0.2, pip * 0.12), QSizeF(wide, pip))
    signs.draw(painter, face.cost, row, theme.PRINT)


def _outline(painter: QPainter, rect: QRectF, radius: float) -> None:
    look = theme.current()
    if look.card_edge.alpha():
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.card_edge, look.line_width))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

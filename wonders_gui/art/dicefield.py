"""A field of a sheet of Dice: its print, its cross, and whether it may be crossed; by shape, not by colour alone."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from wonders_gui import theme
from wonders_gui.art import icons, signs
from wonders_gui.art.cache import painted
from wonders_gui.art.dicecolours import colours, draw_ground, faded
from wonders_gui.art.dicelooks import FieldLook
from wonders_gui.art.faces import Sign, Signs
from wonders_gui.art.frames import cut_corners, draw_selection
from wonders_gui.palette import BUILT

OVERHANG: Final = 7  # pixels by which badges, tags and outlines may reach beyond a field
SMALLEST: Final = 22  # height below which a field shows its state alone
_SMALLEST_SIGN: Final = 15
_ROOMY_SIGN: Final = 22
_LARGEST_SIGN: Final = 60.0
_UPPER: Final = 1.27  # the height of the uppermost of several rows, in those of the others
_NARROW: Final = 60
_LIGHT: Final = 128


def draw_field(painter: QPainter, rect: QRectF, look: FieldLook) -> None:
    """Paint a field of a sheet; badges and outlines reach a little beyond `rect`."""
    size = QSizeF(rect.width() + 2 * OVERHANG, rect.height() + 2 * OVERHANG)
    place = QRectF(OVERHANG, OVERHANG, rect.width(), rect.height())
    key = ("field", look.face.key, look.state, look.price, look.noted, look.fresh)

    def paint(canvas: QPainter) -> None:
        _paint_ground(canvas, place, look)
        if look.state == "crossed":
            draw_cross(canvas, place, theme.COIN if look.fresh else theme.IVORY)
        if place.height() >= SMALLEST:
            _paint_print(canvas, place, look)
        _paint_frame(canvas, place, look)
        if place.height() >= SMALLEST:
            _paint_badges(canvas, place, look)

    pixmap = painted(key, size, painter.device().devicePixelRatio(), paint)
    painter.drawPixmap(rect.topLeft() - QPointF(OVERHANG, OVERHANG), pixmap)


def draw_cross(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Paint the two strokes of a pen, with a dark edge, so that they are seen on every colour."""
    wide = max(2.0, min(rect.width(), rect.height()) * 0.085)
    reach = QPointF(min(rect.width() * 0.42, rect.height() * 0.95), rect.height() * 0.38)
    other = QPointF(reach.x(), -reach.y())
    centre = rect.center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for stroke, ink in ((wide * 1.8, faded(theme.PRINT, 0.6)), (wide, colour)):
        painter.setPen(QPen(ink, stroke, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QLineF(centre - reach, centre + reach))
        painter.drawLine(QLineF(centre - other, centre + other))
    painter.restore()


def _radius(rect: QRectF) -> float:
    return min(7.0, rect.height() * 0.2)


def _paint_ground(painter: QPainter, rect: QRectF, look: FieldLook) -> None:
    own = colours(look.face.colour)
    painter.setPen(Qt.PenStyle.NoPen)
    if look.state == "crossed":
        draw_ground(painter, look.face.colour, rect)
    else:
        painter.fillRect(rect, {"waiting": _pale(own.tint), "chosen": BUILT}.get(look.state, own.tint))
    cut_corners(painter, rect, _radius(rect))


def _pale(tint: QColor) -> QColor:
    """A field whose turn has not come: its tint, half gone into the ground of the look."""
    ground = theme.current().surface if not theme.current().dark else theme.current().ink_soft
    return QColor(*((one + other) // 2 for one, other in zip(_parts(tint), _parts(ground), strict=True)))


def _parts(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def _paint_print(painter: QPainter, rect: QRectF, look: FieldLook) -> None:
    """What the field brings, over its cross, for it counts on: smaller then, and a little pale while it waits."""
    painter.save()
    painter.setOpacity({"crossed": 0.9, "waiting": 0.72}.get(look.state, 1.0))
    ink = colours(look.face.colour).text if look.state == "crossed" else theme.PRINT
    for row, room in _rows(look, _room(rect, look)):
        if look.state == "crossed":
            _paint_plate(painter, row, room, colours(look.face.colour).base)
        signs.draw(painter, row, room, ink)
    painter.restore()


def _paint_plate(painter: QPainter, row: Signs, room: QRectF, base: QColor) -> None:
    """A ground under the signs of a crossed field, so that its strokes do not run through them."""
    high = signs.height_in(row, room)
    plate = QRectF(0, 0, min(signs.width(row, high) + high * 0.1, room.width()), high * 0.92)
    plate.moveCenter(room.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(base)
    painter.drawRoundedRect(plate, high * 0.46, high * 0.46)


def _rows(look: FieldLook, room: QRectF) -> list[tuple[Signs, QRectF]]:
    """All signs in one row, or in several where the room is high, or the most needed where it is small."""
    whole, small, more = look.face.signs, look.face.small, look.face.more
    if look.noted is not None:
        return [((Sign("points", look.noted),), room)]
    if not more or signs.height_in(whole, room) >= min(_ROOMY_SIGN, room.height()):
        return [(whole, room)]
    for lower in ((whole[len(small) :],), more):
        rows = _one_below_another(small, lower, room)
        if all(signs.height_in(row, place) >= _SMALLEST_SIGN for row, place in rows):
            return rows
    return [(small, room)]


def _one_below_another(upper: Signs, lower: Sequence[Signs], room: QRectF) -> list[tuple[Signs, QRectF]]:
    """The first row is a little higher than the others."""
    unit = room.height() / (len(lower) + _UPPER)
    rows = [(upper, QRectF(room.left(), room.top(), room.width(), unit * _UPPER))]
    for row in lower:
        rows.append((row, QRectF(room.left(), rows[-1][1].bottom() + 2, room.width(), unit - 2)))
    return rows


def _room(rect: QRectF, look: FieldLook) -> QRectF:
    """Where the signs stand: in a narrow field below its badges, in a crossed one small in the middle."""
    side, top = min(6.0, rect.width() * 0.08), max(2.0, rect.height() * 0.1)
    box = rect.adjusted(side, top, -side, -top)
    if look.state == "crossed":
        box = rect.adjusted(rect.width() * 0.12, rect.height() * 0.18, -rect.width() * 0.12, -rect.height() * 0.18)
    elif rect.width() < _NARROW and rect.height() > rect.width():
        box.setTop(rect.top() + rect.height() * 0.24)
    high = min(box.height(), box.height() if look.face.more else _LARGEST_SIGN)
    return QRectF(box.left(), box.center().y() - high / 2, box.width(), high)


def _paint_frame(painter: QPainter, rect: QRectF, look: FieldLook) -> None:
    own = colours(look.face.colour)
    thin = look.state == "waiting"
    style = Qt.PenStyle.DotLine if thin else Qt.PenStyle.SolidLine
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(own.deep, 1.0 if thin else 1.6, style))
    radius = _radius(rect)
    painter.drawRoundedRect(rect.adjusted(0.8, 0.8, -0.8, -0.8), radius, radius)
    if look.state == "crossed" and theme.current().card_edge.alpha():
        painter.setPen(QPen(theme.current().card_edge, theme.current().line_width))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    if look.state in ("offered", "chosen"):
        width = 3.0 if look.state == "offered" else 4.4
        draw_selection(painter, rect, radius, width)


def _paint_badges(painter: QPainter, rect: QRectF, look: FieldLook) -> None:
    """What it costs in resources, top left; what it takes in coins, top right."""
    if look.state == "crossed":
        if look.fresh:  # the colour of its cross alone would be too little
            _paint_badge(painter, rect, "pencil", theme.COIN, rect.topRight())
        return
    if look.face.cost:
        _paint_cost(painter, rect, look)
    if look.state == "chosen":
        _paint_badge(painter, rect, "check", theme.current().selection, QPointF(rect.right(), rect.bottom()))
    if look.price is not None and look.state in ("offered", "chosen", "dear"):
        _paint_price(painter, rect, look.price)
    if look.state == "dear":
        _paint_badge(painter, rect, "cross", theme.current().tag_bad, QPointF(rect.right(), rect.bottom()))


def _paint_price(painter: QPainter, rect: QRectF, price: int) -> None:
    side = max(22.0, min(rect.height() * 0.46, 32.0))
    coin = QRectF(rect.right() + OVERHANG - 1 - side, rect.top() - OVERHANG + 1, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.PRINT)
    painter.drawEllipse(coin.adjusted(-0.5, -0.5, 0.5, 0.5))
    icons.draw_number(painter, "coin", price, coin)


def _paint_cost(painter: QPainter, rect: QRectF, look: FieldLook) -> None:
    side = max(15.0, min(rect.height() * 0.38, 22.0))
    badge = QRectF(rect.left() - 4, rect.top() - 5, side, side)
    painter.save()
    painter.setOpacity(0.8 if look.state == "waiting" else 1.0)
    painter.setPen(QPen(theme.IVORY, 1.2))
    painter.setBrush(theme.PRINT)
    painter.drawRoundedRect(badge, side * 0.26, side * 0.26)
    icons.draw_text(painter, str(look.face.cost), badge, side * 0.82, theme.IVORY)
    painter.restore()


def _paint_badge(painter: QPainter, rect: QRectF, icon: str, fill: QColor, corner: QPointF) -> None:
    """A small disc at a corner of a field: what its state is, said by a shape."""
    side = max(15.0, min(rect.height() * 0.34, 20.0))
    badge = QRectF(0, 0, side, side)
    badge.moveCenter(corner - QPointF(side * 0.3, side * (0.3 if corner.y() > rect.center().y() else -0.3)))
    painter.setPen(QPen(theme.IVORY, 1.2))
    painter.setBrush(fill)
    painter.drawEllipse(badge)
    inset = side * 0.2
    ink = theme.PRINT if fill.lightness() > _LIGHT else theme.IVORY
    icons.draw(painter, icon, badge.adjusted(inset, inset, -inset, -inset), ink)

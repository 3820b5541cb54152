"""Dice and the forum they lie in: bodies, a tumbling look, the tray with its priced sections, and places in it."""

from collections.abc import Iterator, Sequence
from math import cos, pi, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap, QRadialGradient

from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.art.cache import painted
from wonders_gui.art.dicecolours import colours, faded, felt, wood
from wonders_gui.art.dicelooks import DieFace, DieState, Lying
from wonders_gui.art.frames import draw_selection

SECTIONS: Final = 4

# Shares of the side of a die.
_MARGIN: Final = 0.12
_CORNER: Final = 0.2
_THICK: Final = 0.06
_EMBLEM: Final = 0.7
_SMALLEST_WITH_SIGN: Final = 30

# Shares of the side of the tray.
_RIM: Final = 0.045
_ROUND: Final = 0.13
_BAR: Final = 0.018
_BADGE: Final = 0.125

_MOST_TURN: Final = 13
_ROOMY: Final = 4  # dice that a section holds at their full size
_SPINS: Final = 1.6


def draw_die(painter: QPainter, rect: QRectF, face: DieFace, state: DieState = "free", angle: float = 0.0) -> None:
    """Paint a die; `rect` is the square of its body before it is turned."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(rect.center())
    painter.save()
    painter.rotate(angle)
    _draw_turned(painter, face, side, state)
    painter.restore()
    if state == "locked":
        _draw_lock(painter, side)
    painter.restore()


def draw_rolling(painter: QPainter, lying: Lying, faces: Sequence[DieFace], share: float, salt: int) -> None:
    """Paint a die that tumbles; it begins at 0 and lies still at 1, with the last of its faces up."""
    left = (1.0 - min(1.0, max(0.0, share))) ** 2
    seen = faces[(len(faces) - 1 - round(left * 2 * len(faces))) % len(faces)]
    side = min(lying.rect.width(), lying.rect.height())
    way = radians(salt * 67 % 360)
    painter.save()
    painter.translate(lying.rect.center() + QPointF(cos(way), sin(way)) * (left * side * 0.9))
    painter.rotate(lying.angle + left * 360 * _SPINS * (1 if salt % 2 else -1))
    painter.scale(1.0, 1.0 - 0.34 * abs(sin(left * pi * 3)))
    draw_die(painter, QRectF(-side / 2, -side / 2, side, side), seen)
    painter.restore()


def _rest_angle(salt: int) -> float:
    """By how many degrees a die lies turned: never much, so that its symbol stays easy to read."""
    return float((salt * 73 + 41) % (2 * _MOST_TURN + 1) - _MOST_TURN)


def draw_tray(painter: QPainter, rect: QRectF, prices: Sequence[int] = (0, 1, 2, 3)) -> None:
    """Paint the forum: a wooden rim around felt, in four sections, with the price of each in its outer corner."""
    side = min(rect.width(), rect.height())

    def paint(canvas: QPainter) -> None:
        whole = QRectF(0, 0, side, side)
        _paint_rim(canvas, whole)
        _paint_felt(canvas, whole)
        for section, price in enumerate(prices):
            icons.draw_number(canvas, "coin", price, _badge(whole, section))

    tray = painted(("tray", tuple(prices)), QSizeF(side, side), painter.device().devicePixelRatio(), paint)
    painter.drawPixmap(rect.center() - QPointF(side / 2, side / 2), tray)


def section_rect(rect: QRectF, section: int) -> QRectF:
    """The felt of one section: 0 top left, 1 top right, 2 bottom left, 3 bottom right."""
    side = min(rect.width(), rect.height())
    half = side / 2
    corner = rect.center() + QPointF((section % 2 - 1) * half, (section // 2 - 1) * half)
    rim, bar = side * _RIM, side * _BAR / 2
    right, lower = section % 2 == 1, section // 2 == 1
    return QRectF(corner, QSizeF(half, half)).adjusted(
        bar if right else rim, bar if lower else rim, -rim if right else -bar, -rim if lower else -bar
    )


def lie(rect: QRectF, sections: Sequence[int], turn: int) -> tuple[Lying, ...]:
    """Where dice lie that fell into these sections: each wholly inside its own, and the same all turn long."""
    crowd = max((sections.count(section) for section in range(SECTIONS)), default=0)
    places = {section: _places(rect, section, sections.count(section), crowd, turn) for section in set(sections)}
    return tuple(
        Lying(next(places[section]), _rest_angle(turn * 11 + number * 5)) for number, section in enumerate(sections)
    )


def _places(rect: QRectF, section: int, count: int, crowd: int, turn: int) -> Iterator[QRectF]:
    """Places of as many dice in a section, the outer corner last, where its price stands; one alone lies anywhere."""
    area = _clear_of_badge(section_rect(rect, section), section)
    side = area.width() * (0.4 if crowd <= _ROOMY else 0.268)
    columns = 1 if count == 1 else 2 if count <= _ROOMY else 3
    cell = area.width() / columns
    stray = _stray(turn * SECTIONS + section) * (area.width() if count == 1 else 0.0)
    for across, down in _cells(columns):
        x = across if section % 2 == 0 else columns - 1 - across
        y = down if section // 2 == 0 else columns - 1 - down
        middle = area.topLeft() + QPointF((x + 0.5) * cell, (y + 0.5) * cell) + stray
        yield QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def _stray(salt: int) -> QPointF:
    """How far from the middle of its section a die comes to lie, by the side of the section."""
    return QPointF((salt * 37 % 11 - 5) * 0.035, (salt * 53 % 13 - 6) * 0.03)


def _cells(columns: int) -> list[tuple[int, int]]:
    """Column and row counted from the outer corner, the pair that lies best apart first and that corner last."""
    cells = [(across, down) for across in range(columns) for down in range(columns)]
    return sorted(cells, key=lambda cell: (cell == (0, 0), abs(cell[0] + cell[1] - (columns - 1)), cell))


def _clear_of_badge(area: QRectF, section: int) -> QRectF:
    kept = area.width() * 0.9
    x = area.right() - kept if section % 2 == 0 else area.left()
    y = area.bottom() - kept if section // 2 == 0 else area.top()
    return QRectF(x, y, kept, kept)


def _draw_turned(painter: QPainter, face: DieFace, side: float, state: DieState) -> None:
    body = QRectF(-side / 2, -side / 2, side, side)
    if state == "chosen":
        draw_selection(painter, body, side * _CORNER, max(3.0, side * 0.06))
    if state == "dimmed":
        painter.setOpacity(painter.opacity() * 0.5)
    pixmap = _body(face, side, painter.device().devicePixelRatio())
    painter.drawPixmap(body.topLeft() - QPointF(side * _MARGIN, side * _MARGIN), pixmap)
    if state == "locked":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(theme.PRINT, 0.45))
        painter.drawRoundedRect(body, side * _CORNER, side * _CORNER)


def _draw_lock(painter: QPainter, side: float) -> None:
    size = max(18.0, side * 0.42)
    disc = QRectF(side * 0.5 - size * 0.72, -side * 0.5 - size * 0.28, size, size)
    painter.setPen(QPen(theme.PRINT, max(1.5, size * 0.06)))
    painter.setBrush(theme.IVORY)
    painter.drawEllipse(disc)
    inset = size * 0.22
    icons.draw(painter, "lock", disc.adjusted(inset, inset, -inset, -inset), theme.PRINT)


def _body(face: DieFace, side: float, ratio: float) -> QPixmap:
    margin = side * _MARGIN

    def paint(painter: QPainter) -> None:
        painter.translate(margin, margin)
        _paint_cube(painter, face.colour, side)
        _paint_emblem(painter, face, side)

    return painted(("die", face.key), QSizeF(side + 2 * margin, side + 2 * margin), ratio, paint)


def _paint_cube(painter: QPainter, colour: str, side: float) -> None:
    """The top of a die, with its thickness seen below and light from the upper left."""
    look = colours(colour)
    whole = QRectF(0, 0, side, side)
    corner = side * _CORNER
    painter.setPen(Qt.PenStyle.NoPen)
    for spread, share in ((0.05, 0.10), (0.03, 0.14), (0.01, 0.18)):
        grown = side * spread
        painter.setBrush(faded(QColor(Qt.GlobalColor.black), share))
        painter.drawRoundedRect(whole.translated(0, side * 0.04).adjusted(-grown, -grown, grown, grown), corner, corner)
    painter.setPen(QPen(_edge(look.deep), max(1.0, side * 0.025)))
    painter.setBrush(look.deep)
    painter.drawRoundedRect(whole, corner, corner)
    top = whole.adjusted(side * 0.03, side * 0.025, -side * 0.03, -side * (_THICK + 0.03))
    light = QLinearGradient(top.topLeft(), top.bottomRight())
    light.setColorAt(0.0, look.base.lighter(118))
    light.setColorAt(0.45, look.base)
    light.setColorAt(1.0, look.base.darker(108))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawRoundedRect(top, corner * 0.9, corner * 0.9)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(QColor(Qt.GlobalColor.white), 0.42), max(1.0, side * 0.022)))
    inner = side * 0.05
    painter.drawRoundedRect(top.adjusted(inner, inner, -inner, -inner), corner * 0.7, corner * 0.7)


def _edge(deep: QColor) -> QColor:
    edge = theme.current().card_edge
    return edge if edge.alpha() else deep.darker(140)


def _paint_emblem(painter: QPainter, face: DieFace, side: float) -> None:
    """The symbol, and the sign of the colour small in a corner, where there is room for it."""
    size = side * _EMBLEM
    middle = QPointF(side / 2, side * (0.5 - _THICK / 2))
    emblem = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
    ink = colours(face.colour).text
    if side >= _SMALLEST_WITH_SIGN:
        emblem = emblem.translated(-side * 0.025, -side * 0.03).adjusted(side * 0.02, side * 0.02, 0, 0)
        sign = QRectF(side * 0.71, side * 0.65, side * 0.22, side * 0.22)
        icons.draw(painter, f"sign_{face.colour}", sign, ink)
        emblem = emblem.adjusted(0, 0, -side * 0.06, -side * 0.06)
    icons.draw(painter, face.emblem, emblem, ink)


def _paint_rim(painter: QPainter, whole: QRectF) -> None:
    light, middle, dark = wood()
    grain = QLinearGradient(whole.topLeft(), whole.bottomRight())
    grain.setColorAt(0.0, light)
    grain.setColorAt(0.5, middle)
    grain.setColorAt(1.0, dark if theme.current().name != "contrast" else middle)
    side = whole.width()
    inset = side * 0.012
    painter.setPen(QPen(dark, max(1.5, side * 0.008)))
    painter.setBrush(grain)
    painter.drawRoundedRect(whole.adjusted(inset, inset, -inset, -inset), side * _ROUND, side * _ROUND)


def _paint_felt(painter: QPainter, whole: QRectF) -> None:
    middle, edge = felt()
    _, wood_middle, dark = wood()
    side = whole.width()
    rim = side * _RIM
    inner = whole.adjusted(rim, rim, -rim, -rim)
    glow = QRadialGradient(whole.center(), side * 0.62)
    glow.setColorAt(0.0, middle)
    glow.setColorAt(1.0, edge)
    painter.setPen(QPen(dark, max(1.0, side * 0.008)))
    painter.setBrush(glow)
    painter.drawRoundedRect(inner, side * (_ROUND - _RIM), side * (_ROUND - _RIM))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for depth in (0.006, 0.012, 0.018, 0.026):  # the shade that the rim throws
        painter.setPen(QPen(faded(QColor(Qt.GlobalColor.black), 0.1), side * 0.012))
        low = side * depth
        painter.drawRoundedRect(
            inner.adjusted(low, low, -low * 0.3, -low * 0.3), side * (_ROUND - _RIM), side * (_ROUND - _RIM)
        )
    for shade, width, shift in ((dark, _BAR * 1.25, 0.0), (wood_middle, _BAR * 0.8, -0.001)):
        painter.setPen(QPen(shade, side * width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        centre = whole.center() + QPointF(side * shift, side * shift)
        painter.drawLine(QPointF(inner.left(), centre.y()), QPointF(inner.right(), centre.y()))
        painter.drawLine(QPointF(centre.x(), inner.top()), QPointF(centre.x(), inner.bottom()))


def _badge(whole: QRectF, section: int) -> QRectF:
    size = max(22.0, whole.width() * _BADGE)
    x = 0.0 if section % 2 == 0 else whole.width() - size
    y = 0.0 if section // 2 == 0 else whole.height() - size
    return QRectF(x, y, size, size)

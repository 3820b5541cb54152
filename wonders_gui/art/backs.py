"""The backs of cards: sunrise, noon and sunset by age; a star for the guilds of Duel."""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPen, QPixmap, QPolygonF

from wonders_gui import theme
from wonders_gui.art.cache import painted
from wonders_gui.art.frames import at
from wonders_gui.art.patterns import star

NUMERALS: Final = ("I", "II", "III")
DUEL_WIDTH: Final = 0.69
SEVEN_WIDTH: Final = 0.66
_RAYS: Final = 16


def back(age: int, guild: bool, height: float, ratio: float = 1.0, width: float = 0.0) -> QPixmap:
    """The back of a card of an age (1 to 3); `width` is that of a base card when left out."""
    size = QSizeF(width or height * SEVEN_WIDTH, height)

    def paint(painter: QPainter) -> None:
        _paint(painter, age, guild, QRectF(0, 0, size.width(), size.height()))

    return painted(("back", age, guild), size, ratio, paint)


def _paint(painter: QPainter, age: int, guild: bool, rect: QRectF) -> None:
    height = rect.height()
    base, deep = theme.AGES[age - 1], theme.AGE_DEEP[age - 1]
    painter.setPen(Qt.PenStyle.NoPen)
    fill = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fill.setColorAt(0.0, deep.lighter(112))
    fill.setColorAt(0.68, base)
    fill.setColorAt(1.0, deep)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, height * 0.045, height * 0.045)
    frame = rect.adjusted(height * 0.035, height * 0.035, -height * 0.035, -height * 0.035)
    painter.save()
    painter.setClipRect(frame)
    _landscape(painter, age, guild, frame)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 248, 232, 190), max(1.0, height * 0.007)))
    painter.drawRoundedRect(frame, height * 0.02, height * 0.02)
    _edge(painter, rect)


def _landscape(painter: QPainter, age: int, guild: bool, frame: QRectF) -> None:
    height, width = frame.height(), frame.width()
    noon = age == 2
    horizon = height * 0.69
    sun = at(frame, width / 2, height * 0.44 if noon or guild else horizon)
    _rays(painter, sun, height * 1.2)
    painter.setBrush(theme.SUN)
    if guild:
        painter.drawPolygon(star(sun, width * 0.34))
    else:
        painter.drawEllipse(sun, width * 0.27, width * 0.27)
    _sea(painter, age, frame.adjusted(0, horizon, 0, 0))
    place = QRectF(frame.left(), frame.top() + height * 0.07, width, height * 0.2)
    ink = theme.IVORY
    if noon or guild:
        place = QRectF(sun.x() - width, sun.y() - height * 0.1, 2 * width, height * 0.2)
        ink = theme.AGE_DEEP[age - 1]
    painter.setPen(ink)
    painter.setFont(theme.sized(theme.DISPLAY, QFont.Weight.Bold, height * (0.13 if guild else 0.17)))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, NUMERALS[age - 1])


def _rays(painter: QPainter, sun: QPointF, reach: float) -> None:
    painter.setBrush(QColor(255, 248, 232, 30))
    half = pi / _RAYS / 2
    for ray in range(_RAYS):
        angle = 2 * pi * ray / _RAYS + pi / 2
        edges = [
            QPointF(sun.x() + reach * cos(angle + turn), sun.y() + reach * sin(angle + turn)) for turn in (-half, half)
        ]
        painter.drawPolygon(QPolygonF([sun, *edges]))


def _sea(painter: QPainter, age: int, rect: QRectF) -> None:
    painter.fillRect(rect, theme.AGE_DEEP[age - 1])
    painter.setBrush(QColor(251, 231, 184, 110))
    for line, share in enumerate((0.62, 0.74, 0.46, 0.3)):
        y = rect.top() + rect.height() * (0.16 + 0.2 * line)
        wide = rect.width() * share
        painter.drawRoundedRect(QRectF(rect.center().x() - wide / 2, y, wide, rect.height() * 0.035), 1, 1)


def _edge(painter: QPainter, rect: QRectF) -> None:
    look = theme.current()
    if look.card_edge.alpha():
        painter.setPen(QPen(look.card_edge, look.line_width))
        inset = look.line_width / 2
        painter.drawRoundedRect(
            rect.adjusted(inset, inset, -inset, -inset), rect.height() * 0.045, rect.height() * 0.045
        )

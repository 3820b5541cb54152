"""The pattern of each card colour, as a texture brush, so that colours are told apart without seeing colour."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from wonders_gui import theme
from wonders_gui.art.cache import painted

TILE: Final = 14.0

Motif = Callable[[QPainter], None]


def brush(colour: str, ratio: float) -> QBrush:
    """The pattern over the base colour of a card."""
    motif = _MOTIFS[colour]

    def paint(painter: QPainter) -> None:
        ink = _ink(colour)
        painter.setPen(QPen(ink, 1.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        motif(painter)

    return QBrush(painted(("pattern", colour), QSizeF(TILE, TILE), ratio, paint))


def _ink(colour: str) -> QColor:
    strength = theme.current().pattern_strength
    ink = QColor(theme.YELLOW_PATTERN if colour == "yellow" else Qt.GlobalColor.white)
    ink.setAlphaF(strength + (0.07 if colour == "yellow" else 0.0))
    return ink


def star(centre: QPointF, radius: float) -> QPolygonF:
    """A star of five points."""
    points = []
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * 0.42
        angle = -pi / 2 + corner * pi / 5
        points.append(QPointF(centre.x() + reach * cos(angle), centre.y() + reach * sin(angle)))
    return QPolygonF(points)


def _waves(painter: QPainter) -> None:
    for y in (3.5, 10.5):
        path = QPainterPath(QPointF(0, y))
        path.cubicTo(3.5, y - 3, 3.5, y - 3, 7, y)
        path.cubicTo(10.5, y + 3, 10.5, y + 3, TILE, y)
        painter.drawPath(path)


def _lattice(painter: QPainter) -> None:
    painter.drawLine(QPointF(0, 0), QPointF(TILE, TILE))
    painter.drawLine(QPointF(0, TILE), QPointF(TILE, 0))


def _lines(painter: QPainter) -> None:
    for y in (1.5, 5.0, 8.5, 12.0):
        painter.drawLine(QPointF(0, y), QPointF(TILE, y))


def _dots(painter: QPainter) -> None:
    painter.setBrush(painter.pen().color())
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y in ((3.5, 3.5), (10.5, 10.5)):
        painter.drawEllipse(QPointF(x, y), 1.7, 1.7)


def _hatch(painter: QPainter) -> None:
    for start in (0.0, 7.0):
        painter.drawLine(QPointF(start, 0), QPointF(start, TILE))
        painter.drawLine(QPointF(0, start), QPointF(TILE, start))
    painter.drawLine(QPointF(0, 0), QPointF(TILE, TILE))


def _chevrons(painter: QPainter) -> None:
    for y in (6.0, 13.0):
        painter.drawPolyline(QPolygonF([QPointF(0, y), QPointF(7, y - 5), QPointF(TILE, y)]))


def _stars(painter: QPainter) -> None:
    painter.setBrush(painter.pen().color())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPolygon(star(QPointF(4, 4.2), 3.4))
    painter.drawPolygon(star(QPointF(11, 11.2), 3.4))


def _rings(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(7, 7), 3.4, 3.4)


_MOTIFS: Final[Mapping[str, Motif]] = {
    "brown": _waves,
    "grey": _lattice,
    "blue": _lines,
    "yellow": _dots,
    "red": _hatch,
    "green": _chevrons,
    "purple": _stars,
    "black": _rings,
}

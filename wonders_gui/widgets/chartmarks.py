"""Signs on a curve and beside a list: each has a shape of its own, so that colour is never needed."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.widgets.paint import draw_box

OCTAGON: Final = ((0.3, 0), (0.7, 0), (1, 0.3), (1, 0.7), (0.7, 1), (0.3, 1), (0, 0.7), (0, 0.3))
TRIANGLE: Final = ((0.5, 0.04), (1.02, 0.94), (-0.02, 0.94))


def _outline(painter: QPainter, colour: QColor, rect: QRectF) -> None:
    painter.setBrush(theme.current().surface)
    painter.setPen(QPen(colour, max(rect.width() * 0.1, 1.5)))


def _polygon(rect: QRectF, corners: tuple[tuple[float, float], ...]) -> QPolygonF:
    return QPolygonF([QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height()) for x, y in corners])


def _inner(rect: QRectF, share: float, down: float = 0.0) -> QRectF:
    margin = rect.width() * (1 - share) / 2
    return rect.adjusted(margin, margin + down * rect.height(), -margin, -margin + down * rect.height())


def _star(painter: QPainter, rect: QRectF) -> None:
    colour = theme.current().good
    _outline(painter, colour, rect)
    painter.drawEllipse(rect)
    icons.draw(painter, "star", _inner(rect, 0.66), colour)


def _dot(painter: QPainter, rect: QRectF) -> None:
    colours = theme.current()
    painter.setBrush(colours.ink_soft)
    painter.setPen(QPen(colours.surface, max(rect.width() * 0.08, 1.0)))
    painter.drawEllipse(_inner(rect, 0.5))


def _triangle(painter: QPainter, rect: QRectF) -> None:
    colour = theme.current().warn
    _outline(painter, colour, rect)
    painter.drawPolygon(_polygon(rect, TRIANGLE))
    icons.draw_text(painter, "?", _inner(rect, 0.7, 0.13), rect.height() * 0.62, colour)


def _square(painter: QPainter, rect: QRectF) -> None:
    colour = theme.current().bad
    _outline(painter, colour, rect)
    box = _inner(rect, 0.94)
    painter.drawRoundedRect(box, box.width() * 0.2, box.width() * 0.2)
    icons.draw(painter, "cross", _inner(rect, 0.6), colour)


def _octagon(painter: QPainter, rect: QRectF) -> None:
    colours = theme.current()
    painter.setBrush(colours.bad)
    painter.setPen(QPen(colours.surface, max(rect.width() * 0.06, 1.0)))
    painter.drawPolygon(_polygon(rect, OCTAGON))
    icons.draw_text(painter, "!!", _inner(rect, 0.8), rect.height() * 0.66, colours.surface)


def _ring(painter: QPainter, rect: QRectF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.current().selection, max(rect.width() * 0.12, 2.0)))
    painter.drawEllipse(rect)


SHAPES: Final[Mapping[str, Callable[[QPainter, QRectF], None]]] = {
    "star": _star,
    "dot": _dot,
    "triangle": _triangle,
    "square": _square,
    "octagon": _octagon,
    "ring": _ring,
}


def draw_mark(painter: QPainter, shape: str, rect: QRectF) -> None:
    """One sign, filling the rectangle."""
    SHAPES[shape](painter, rect)


def draw_bubble(painter: QPainter, box: QRectF) -> None:
    """The ground of a value that stands above the chart."""
    colours = theme.current()
    draw_box(painter, box, box.height() * 0.28, colours.selection, colours.surface)

"""The limestone table that every page lies on: light from the middle, a faint pattern of slabs."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from wonders_gui import theme
from wonders_gui.art.cache import painted
from wonders_gui.widgets.paint import faded, painting

SLAB = 72


def _slab(ratio: float) -> QPixmap:
    colours = theme.current()
    share = 0.05 if colours.dark else 0.35

    def paint(painter: QPainter) -> None:
        painter.setPen(QPen(faded(colours.line, share), 1))
        half = SLAB / 2
        corners = (QPointF(half, 0), QPointF(SLAB, half), QPointF(half, SLAB), QPointF(0, half))
        for first, second in zip(corners, (*corners[1:], corners[0]), strict=True):
            painter.drawLine(first, second)
        painter.setBrush(faded(colours.line, share * 0.8))
        painter.drawPolygon(
            [QPointF(half, half - 5), QPointF(half + 5, half), QPointF(half, half + 5), QPointF(half - 5, half)]
        )

    return painted(("slab",), QSizeF(SLAB, SLAB), ratio, paint)


def paint_ground(painter: QPainter, area: QRectF) -> None:
    """Fill `area` with the table; from a picture, because everything that lies on it asks for it again and again."""
    colours = theme.current()
    if colours.line_width > 1:
        painter.fillRect(area, colours.table)
        return
    ratio = painter.device().devicePixelRatio()
    whole = QRectF(0, 0, area.width(), area.height())
    painter.drawPixmap(area.topLeft(), painted(("ground",), area.size(), ratio, lambda under: _paint(under, whole)))


def _paint(painter: QPainter, area: QRectF) -> None:
    colours = theme.current()
    light = QRadialGradient(area.center(), max(area.width(), area.height()) * 0.65)
    light.setColorAt(0, colours.table)
    light.setColorAt(0.55, colours.table)
    light.setColorAt(1, colours.table_edge)
    painter.fillRect(area, light)
    painter.fillRect(area, QBrush(_slab(painter.device().devicePixelRatio())))


class Ground(QWidget):
    """A page or a part of one that shows the table."""

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            paint_ground(painter, QRectF(self.rect()))

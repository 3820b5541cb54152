"""The table under everything: limestone with a faint lattice, lighter in the middle."""

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPixmap, QPolygonF, QRadialGradient

from wonders_gui import theme
from wonders_gui.art.cache import painted
from wonders_gui.paths import assets

_LATTICE: Final = 96.0


def table(size: QSizeF, ratio: float = 1.0) -> QPixmap:
    """The table at a size."""

    def paint(painter: QPainter) -> None:
        _paint(painter, QRectF(0, 0, size.width(), size.height()))

    return painted(("table",), size, ratio, paint)


def draw_table(painter: QPainter, rect: QRectF) -> None:
    """Paint the table into a place."""
    painter.drawPixmap(rect.topLeft(), table(rect.size(), painter.device().devicePixelRatio()))


def _paint(painter: QPainter, rect: QRectF) -> None:
    look = theme.current()
    if look.name == "contrast":
        painter.fillRect(rect, look.table)
        return
    light = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.62)
    light.setColorAt(0.0, look.table)
    light.setColorAt(0.45, look.table)
    light.setColorAt(1.0, look.table_edge)
    painter.fillRect(rect, light)
    painter.setOpacity(0.25 if look.dark else 0.65)
    painter.fillRect(rect, QBrush(_grain()))
    painter.setOpacity(1.0)
    painter.fillRect(rect, QBrush(_lattice(painter.device().devicePixelRatio())))


@cache
def _grain() -> QImage:
    return QImage(str(assets() / "textures" / "limestone.png"))


def _lattice(ratio: float) -> QPixmap:
    """Diamonds as of inlaid stone, with a small one at every crossing."""

    def paint(painter: QPainter) -> None:
        ink = QColor(theme.current().ink)
        ink.setAlphaF(0.045)
        painter.setPen(QPen(ink, 1.2))
        half = _LATTICE / 2
        painter.drawLine(QPointF(0, half), QPointF(half, 0))
        painter.drawLine(QPointF(half, 0), QPointF(_LATTICE, half))
        painter.drawLine(QPointF(_LATTICE, half), QPointF(half, _LATTICE))
        painter.drawLine(QPointF(half, _LATTICE), QPointF(0, half))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        corners = ((half, half - 5), (half + 5, half), (half, half + 5), (half - 5, half))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))

    return painted(("lattice",), QSizeF(_LATTICE, _LATTICE), ratio, paint)

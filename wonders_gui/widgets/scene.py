"""Landscapes of wonders inside widgets: cut to rounded corners, with a scrim where words stand on them."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath

from wonders_gui import theme
from wonders_gui.art.faces import UNKNOWN, Scenery
from wonders_gui.art.landscapes import landscape
from wonders_gui.widgets.paint import faded, px


def rounded(area: QRectF, radius: float) -> QPainterPath:
    """The area with round corners."""
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path


def draw_scene(painter: QPainter, area: QRectF, wonder: str, night: bool, radius: float, centre: float = 0.5) -> None:
    """The finished wonder in its landscape, or a riddle when nobody knows yet which it will be."""
    draw_scenery(painter, area, Scenery(wonder, night), radius, centre)


def draw_scenery(painter: QPainter, area: QRectF, scenery: Scenery, radius: float, centre: float = 0.5) -> None:
    """A wonder as far as it is built, or a riddle when nobody knows which it is."""
    painter.save()
    painter.setClipPath(rounded(area, radius))
    if scenery.wonder == UNKNOWN:
        _draw_riddle(painter, area)
    else:
        size = QSizeF(round(area.width()), round(area.height()))
        ratio = painter.device().devicePixelRatio()
        told = (scenery.wonder, scenery.night, scenery.built, scenery.stages)
        painter.drawPixmap(area.topLeft(), landscape(*told, size, ratio, centre))
    painter.restore()


def _draw_riddle(painter: QPainter, area: QRectF) -> None:
    sky = QLinearGradient(area.topLeft(), area.bottomLeft())
    sky.setColorAt(0, theme.AGE_DEEP[1])
    sky.setColorAt(1, theme.AGES[1])
    painter.fillRect(area, sky)
    painter.setPen(faded(theme.IVORY, 0.85))
    painter.setFont(theme.sized(theme.DISPLAY, QFont.Weight.Bold, area.height() * 0.55))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "?")


def draw_scrim(painter: QPainter, area: QRectF, radius: float, share: float = 0.62) -> None:
    """Darken the left and the foot of a picture, so that light words can be read on it."""
    night = QColor(16, 20, 34)
    painter.save()
    painter.setClipPath(rounded(area, radius))
    if theme.current().line_width > 1:
        painter.fillRect(QRectF(area.left(), area.bottom() - px(66), area.width(), px(66)), faded(night, 0.94))
    side = QLinearGradient(area.topLeft(), area.topRight())
    side.setColorAt(0, faded(night, share * 1.3))
    side.setColorAt(0.3, faded(night, share * 0.9))
    side.setColorAt(0.72, faded(night, 0.0))
    painter.fillRect(area, side)
    foot = QLinearGradient(area.topLeft(), area.bottomLeft())
    foot.setColorAt(0.55, faded(night, 0.0))
    foot.setColorAt(1, faded(night, share))
    painter.fillRect(area, foot)
    painter.restore()

"""The picture on a card: the sky of its age, the sun or moon, and one building."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from wonders_gui.art import assets
from wonders_gui.palette import GUILD_SKY, NIGHT_SKIES, SKIES, Sky

BUILDINGS: Final = "buildings"
_DRAWN: Final = (200.0, 170.0)


def draw(painter: QPainter, picture: str, age: int, colour: str, rect: QRectF) -> None:
    """Paint sky and building of a card of a colour, cut to `rect`."""
    painter.save()
    _sky(painter, sky_of(age, colour), rect)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    if picture in assets.names(BUILDINGS):
        assets.renderer(BUILDINGS, picture).render(painter, _placed(rect))
    painter.restore()


def sky_of(age: int, colour: str) -> Sky:
    """The sky over a card: that of its age, an evening for guilds, and dusk or night for black cards."""
    if colour == "purple":
        return GUILD_SKY
    return (NIGHT_SKIES if colour == "black" else SKIES)[age - 1]


def _placed(rect: QRectF) -> QRectF:
    """The drawing fills the place, its bottom on the bottom; what is too much at the sides is cut."""
    scale = max(rect.width() / _DRAWN[0], rect.height() / _DRAWN[1])
    box = QRectF(0, 0, _DRAWN[0] * scale, _DRAWN[1] * scale)
    box.moveCenter(rect.center())
    box.moveBottom(rect.bottom())
    return box


def _sky(painter: QPainter, sky: Sky, rect: QRectF) -> None:
    fill = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fill.setColorAt(0.0, sky.top)
    fill.setColorAt(0.85, sky.bottom)
    painter.fillRect(rect, fill)
    centre = QPointF(rect.left() + rect.width() * sky.across, rect.top() + rect.height() * sky.down)
    radius = rect.height() * 0.085
    glow = QColor(sky.sun)
    glow.setAlphaF(0.3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(centre, radius * 1.6, radius * 1.6)
    painter.setBrush(sky.sun)
    painter.drawEllipse(centre, radius, radius)

"""Surfaces and landscapes as they lie on the table, each kept as one picture: a table is painted anew every turn."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from wonders_gui import theme
from wonders_gui.art import landscapes
from wonders_gui.art.cache import painted
from wonders_gui.art.landscapes import EVERYWHERE, Room
from wonders_gui.widgets.paint import draw_box, draw_shadow, px

RADIUS = 14
_RIM = 6  # room for the shadow around a surface
_SHADE = QColor(18, 22, 34)


class Scene(NamedTuple):
    """A wonder in its landscape: how much of it stands, where in the width, how far it is shaded from the left.

    `room` is what other things leave to it.
    """

    board: str
    night: bool
    built: float
    stages: int
    centre: float
    shaded: float = 0.0
    room: Room = EVERYWHERE


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """The outline of a panel."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def draw_surface(painter: QPainter, box: QRectF, line: QColor | None = None) -> None:
    """A panel: the one shadow, the surface and its edge."""
    edge = theme.current().line if line is None else line
    place = QRectF(_RIM, _RIM, box.width(), box.height())

    def paint(under: QPainter) -> None:
        draw_shadow(under, place, px(RADIUS))
        draw_box(under, place, px(RADIUS), theme.current().surface, edge)

    size = QSizeF(box.width() + 2 * _RIM, box.height() + 2 * _RIM)
    key = ("surface", px(RADIUS), edge.rgba())
    panel = painted(key, size, painter.device().devicePixelRatio(), paint)
    painter.drawPixmap(round(box.left()) - _RIM, round(box.top()) - _RIM, panel)


def draw_scene(painter: QPainter, rect: QRectF, scene: Scene, outline: QRectF, radius: float) -> None:
    """A landscape at `rect`, cut to the rounded `outline` of what it lies on."""
    cut = outline.translated(-rect.topLeft())
    whole = QRectF(0, 0, rect.width(), rect.height())

    def paint(under: QPainter) -> None:
        under.setClipPath(rounded(cut, radius), Qt.ClipOperation.IntersectClip)
        name = f"{scene.board}_night" if scene.night else f"{scene.board}_day"
        landscapes.draw(under, name, whole, scene.built, scene.stages, scene.centre, scene.room)
        if scene.shaded:
            _shade(under, whole, scene.shaded)

    corners = tuple(round(length, 1) for length in (cut.left(), cut.top(), cut.width(), cut.height()))
    key = ("scene", scene, corners, radius)
    picture = painted(key, rect.size(), painter.device().devicePixelRatio(), paint)
    painter.drawPixmap(rect.topLeft(), picture)


def _shade(painter: QPainter, rect: QRectF, reach: float) -> None:
    """Dark from the left, under text that stands on a landscape."""
    shade = QLinearGradient(rect.topLeft(), rect.topRight())
    for place, strength in ((0.0, 205), (reach * 0.55, 130), (reach, 0)):
        colour = QColor(_SHADE)
        colour.setAlpha(strength)
        shade.setColorAt(place, colour)
    painter.fillRect(rect, shade)

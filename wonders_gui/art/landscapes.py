"""Wonders as landscapes: what is built is painted, the rest is a chalk outline of the same paths."""

from functools import cache
from typing import Final, NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from wonders_gui.art import assets
from wonders_gui.art.cache import painted

WONDERS: Final = "wonders"
_DRAWN: Final = QRectF(0, 0, 320, 180)
_WIDE: Final = 1720.0  # hills and sea reach this far, so that one drawing serves any frame
_FRAME: Final = QRectF(-700, -60, _WIDE, 240)
_SVG: Final = "{http://www.w3.org/2000/svg}"
_SHAPES: Final = ("path", "rect", "polygon", "circle", "ellipse", "line", "polyline")
_PLAN: Final = {
    "fill": "#FFFFFF",
    "fill-opacity": "0.10",
    "stroke": "#FFFFFF",
    "stroke-opacity": "0.85",
    "stroke-width": "0.9",
    "stroke-dasharray": "3 2",
}
_HEADROOM: Final = 12.0
_RIM: Final = 0.015  # of the width that a wonder keeps from the edges
_SUN: Final = 12.0  # circles of the sky that are larger are the sun or the moon
_INTERSECT: Final = Qt.ClipOperation.IntersectClip


class Room(NamedTuple):
    """Where in a frame the wonder may stand, in shares: right of something, and below something."""

    left: float = 0.0
    head: float = 0.0


EVERYWHERE: Final = Room()


class Stand(NamedTuple):
    """A drawing in its frame: where its origin lies in the frame, and how large it is."""

    left: float
    top: float
    scale: float

    def of(self, part: QRectF) -> QRectF:
        """Where a part of the drawing is painted in the frame."""
        x, y = self.left + part.left() * self.scale, self.top + part.top() * self.scale
        return QRectF(x, y, part.width() * self.scale, part.height() * self.scale)


def landscape(
    wonder: str,
    night: bool,
    built: float,
    stages: int,
    size: QSizeF,
    ratio: float = 1.0,
    centre: float = 0.5,
) -> QPixmap:
    """The wonder with `built` of its stages painted, scaled to height; it stands at `centre` of the width."""
    name = f"{wonder}_night" if night else f"{wonder}_day"

    def paint(painter: QPainter) -> None:
        draw(painter, name, QRectF(0, 0, size.width(), size.height()), built, stages, centre)

    return painted(("landscape", name, round(built, 3), stages, round(centre, 3)), size, ratio, paint)


def draw(
    painter: QPainter,
    name: str,
    rect: QRectF,
    built: float = 1,
    stages: int = 1,
    centre: float = 0.5,
    room: Room = EVERYWHERE,
) -> None:
    """Paint a landscape into a place, cut at its edges; the wonder itself stands whole in the room that it has."""
    painter.save()
    painter.setClipRect(rect, _INTERSECT)
    stand = placed(name, rect.size(), centre, room)
    painter.translate(rect.left() + stand.left, rect.top() + stand.top)
    painter.scale(stand.scale, stand.scale)
    _beyond(painter, name, stand, rect.width())
    painter.fillRect(QRectF(_FRAME.left(), _FRAME.top() - _WIDE, _WIDE, _WIDE + 1), _zenith(name))
    for layer in ("sky", "back"):
        _layer(name, layer).render(painter, _FRAME)
    _wonder(painter, name, min(1.0, built / stages) if stages else 1.0)
    _layer(name, "front").render(painter, _FRAME)
    painter.restore()


def _beyond(painter: QPainter, name: str, stand: Stand, width: float) -> None:
    """Where a small drawing ends inside the frame, its mirror image goes on: hills and sea have no seam."""
    shown = stand.of(_FRAME)
    for edge, is_short in ((_FRAME.left(), shown.left() > 0), (_FRAME.right(), shown.right() < width)):
        if is_short:
            painter.save()
            painter.translate(2 * edge, 0)
            painter.scale(-1, 1)
            painter.fillRect(QRectF(_FRAME.left(), _FRAME.top() - _WIDE, _WIDE, _WIDE + 1), _zenith(name))
            for layer in ("sky", "back", "front"):
                _layer(name, layer).render(painter, _FRAME)
            painter.restore()


def placed(name: str, size: QSizeF, centre: float = 0.5, room: Room = EVERYWHERE) -> Stand:
    """How a drawing lies in a frame: as high as it, smaller where the wonder or its sun would be cut."""
    box, sun = bounds(name), sun_of(name)
    top, bottom = visible(name)
    scale = max(size.height() / (bottom - top), size.width() / _WIDE)
    scale = min(scale, size.height() * (1 - room.head) / (bottom - box.top()))
    stand = _inside(box, size, scale, centre, room)
    if not _is_cut(stand.of(sun), size):
        return stand
    aside = _without(sun, stand, size)
    fits = _spans(aside.of(box), size, room)
    return aside if fits else _inside(box.united(sun), size, scale, centre, room)


def _inside(part: QRectF, size: QSizeF, scale: float, centre: float, room: Room) -> Stand:
    """The stand in which a part is wholly in its room, and as near to the wished place as that allows."""
    rim = _RIM * size.width()
    first, last = room.left * size.width() + rim, size.width() - rim
    scale = min(scale, (last - first) / part.width())
    left = size.width() * centre - part.center().x() * scale
    left = max(min(left, last - part.right() * scale), first - part.left() * scale)
    return Stand(left, size.height() - _DRAWN.bottom() * scale, scale)


def _without(sun: QRectF, stand: Stand, size: QSizeF) -> Stand:
    """The same with the sun wholly beyond the edge that cuts it."""
    shown = stand.of(sun)
    step = -shown.right() - 1 if shown.left() < 0 else size.width() - shown.left() + 1
    return stand._replace(left=stand.left + step)


def _is_cut(part: QRectF, size: QSizeF) -> bool:
    return part.left() < 0 < part.right() or part.left() < size.width() < part.right()


def _spans(part: QRectF, size: QSizeF, room: Room) -> bool:
    return part.left() >= room.left * size.width() and part.right() <= size.width()


def _wonder(painter: QPainter, name: str, share: float) -> None:
    box = bounds(name)
    cut = box.bottom() - box.height() * share
    if share < 1:
        painter.save()
        painter.setClipRect(QRectF(_FRAME.left(), _FRAME.top(), _WIDE, cut - _FRAME.top()), _INTERSECT)
        _chalk(name).render(painter, _FRAME)
        painter.restore()
    if share > 0:
        painter.save()
        painter.setClipRect(QRectF(_FRAME.left(), cut, _WIDE, _FRAME.bottom() - cut), _INTERSECT)
        _layer(name, "wonder").render(painter, _FRAME)
        painter.restore()


def visible(name: str) -> tuple[float, float]:
    """Top and bottom of what is shown of a drawing: all of it, and more sky where the wonder is higher than that."""
    return min(0.0, bounds(name).top() - _HEADROOM), _DRAWN.height()


@cache
def bounds(name: str) -> QRectF:
    """Where the wonder itself stands in its drawing."""
    return assets.renderer(WONDERS, name).boundsOnElement("wonder")


@cache
def sun_of(name: str) -> QRectF:
    """The disc of the sun or the moon."""
    sky = next(group for group in _parsed(name).findall(f"{_SVG}g") if group.get("id") == "sky")
    circles = [[float(shape.get(key, "0")) for key in ("cx", "cy", "r")] for shape in sky.iter(f"{_SVG}circle")]
    x, y, radius = min((circle for circle in circles if circle[2] > _SUN), key=lambda circle: circle[2])
    return QRectF(x - radius, y - radius, 2 * radius, 2 * radius)


@cache
def _zenith(name: str) -> QColor:
    """The colour of the sky above all that is drawn."""
    stop = next(_parsed(name).iter(f"{_SVG}stop"))
    return QColor(stop.get("stop-color", ""))


@cache
def _layer(name: str, layer: str) -> QSvgRenderer:
    """One group of a drawing as a drawing of its own, with all that reaches beyond the frame."""
    root = _parsed(name)
    for group in root.findall(f"{_SVG}g"):
        if group.get("id") != layer:
            root.remove(group)
    return _drawing(root)


@cache
def _chalk(name: str) -> QSvgRenderer:
    """The wonder as a plan: the same paths, dashed in white."""
    root = _parsed(name)
    for group in root.findall(f"{_SVG}g"):
        if group.get("id") != "wonder":
            root.remove(group)
    for shape in root.iter():
        if shape.tag.removeprefix(_SVG) in _SHAPES:
            shape.attrib.update(_PLAN)
            shape.attrib.pop("opacity", None)
    return _drawing(root)


def _parsed(name: str) -> Element:
    return ElementTree.fromstring(assets.text(WONDERS, name))


def _drawing(root: Element) -> QSvgRenderer:
    root.set("viewBox", f"{_FRAME.left()} {_FRAME.top()} {_FRAME.width()} {_FRAME.height()}")
    return assets.drawing(ElementTree.tostring(root, encoding="unicode"))

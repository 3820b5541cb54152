"""Wonders as landscapes: what is built is painted, the rest is a chalk outline of the same paths."""

from functools import cache
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
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
_INTERSECT: Final = Qt.ClipOperation.IntersectClip


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


def draw(painter: QPainter, name: str, rect: QRectF, built: float = 1, stages: int = 1, centre: float = 0.5) -> None:
    """Paint a landscape into a place, cut at its edges."""
    painter.save()
    painter.setClipRect(rect, _INTERSECT)
    top, bottom = visible(name)
    scale = max(rect.height() / (bottom - top), rect.width() / _WIDE)
    middle = bounds(name).center().x()
    painter.translate(rect.left() + rect.width() * centre - middle * scale, rect.bottom() - bottom * scale)
    painter.scale(scale, scale)
    for layer in ("sky", "back"):
        _layer(name, layer).render(painter, _FRAME)
    _wonder(painter, name, min(1.0, built / stages) if stages else 1.0)
    _layer(name, "front").render(painter, _FRAME)
    painter.restore()


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

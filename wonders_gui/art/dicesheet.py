"""The parts of a sheet of Dice beside its fields: blocks of buildings, marks of rows, arrows, counts and rewards."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from wonders_gui import theme
from wonders_gui.art import icons, signs
from wonders_gui.art.cache import Key, painted
from wonders_gui.art.dicecolours import colours, draw_ground, faded
from wonders_gui.art.dicefield import draw_cross, draw_field
from wonders_gui.art.dicelooks import FieldState, FirstState
from wonders_gui.art.faces import Sign, Signs
from wonders_gui.art.frames import cut_corners, draw_selection
from wonders_gui.art.lettering import draw_line, shrunk

__all__ = [
    "colours",
    "draw_arrow",
    "draw_block",
    "draw_bonus",
    "draw_count",
    "draw_field",
    "draw_first",
    "draw_header",
    "draw_pips",
    "draw_row_mark",
]

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip


def draw_block(painter: QPainter, rect: QRectF, colour: str, name: str, header: float) -> None:
    """Paint the panel of a building, with its heading."""

    def paint(canvas: QPainter) -> None:
        whole = QRectF(QPointF(0, 0), rect.size())
        canvas.fillRect(whole, theme.current().surface)
        canvas.fillRect(whole, faded(colours(colour).base, 0.07))
        _paint_header(canvas, QRectF(0, 0, whole.width(), header), colour, name)
        _round(canvas, whole, colour)

    _kept(painter, rect, ("block", colour, name, round(header, 1)), paint)


def draw_header(painter: QPainter, rect: QRectF, colour: str, name: str) -> None:
    """Paint the heading of a building alone: its band, symbol and name."""

    def paint(canvas: QPainter) -> None:
        whole = QRectF(QPointF(0, 0), rect.size())
        _paint_header(canvas, whole, colour, name)
        _round(canvas, whole, colour)

    _kept(painter, rect, ("heading", colour, name), paint)


def draw_row_mark(painter: QPainter, rect: QRectF, colour: str, icon: str) -> None:
    """Paint the symbol that leads a row: on the dark disc of its colour, or as it is when it has colours of its own."""
    if not icons.is_glyph(icon):
        icons.draw(painter, icon, rect)
        return
    size = min(rect.width(), rect.height())
    disc = QRectF(rect.center() - QPointF(size / 2, size / 2), QSizeF(size, size))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.IVORY, max(1.0, size * 0.05)))
    painter.setBrush(colours(colour).deep)
    painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
    painter.restore()
    inset = size * 0.18
    icons.draw(painter, icon, disc.adjusted(inset, inset, -inset, -inset), theme.IVORY)


def draw_arrow(painter: QPainter, before: QRectF, after: QRectF, colour: str) -> None:
    """Paint the arrow between two fields that lie side by side or one below the other."""
    across = after.left() >= before.right() - 1
    start = QPointF(before.right(), before.center().y()) if across else QPointF(before.center().x(), before.bottom())
    end = QPointF(after.left(), after.center().y()) if across else QPointF(after.center().x(), after.top())
    gap = end.x() - start.x() if across else end.y() - start.y()
    wide = max(3.5, min(before.height() * 0.16, 7.0))
    deep = max(gap, 4.0)
    tip = end + (QPointF(1.5, 0) if across else QPointF(0, 1.5))
    back = end - (QPointF(deep, 0) if across else QPointF(0, deep))
    side = QPointF(0, wide) if across else QPointF(wide, 0)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_line_colour(colour))
    painter.drawPolygon(QPolygonF([back - side, tip, back + side]))
    painter.restore()


def draw_first(painter: QPainter, rect: QRectF, points: int, label: str, state: FirstState) -> None:
    """Paint the reward for whoever completes a building first: still free, won, or gone to somebody else."""
    look = colours("bonus")
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * (0.55 if state == "gone" else 1.0))
    edge = Qt.PenStyle.SolidLine if state == "won" else Qt.PenStyle.DashLine
    painter.setPen(QPen(look.deep, 1.5, edge))
    painter.setBrush(look.base if state == "won" else look.tint)
    radius = min(7.0, rect.height() * 0.2)
    painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
    _first_words(painter, rect, points, label)
    if state == "gone":
        painter.setPen(QPen(theme.PRINT, 2.0))
        painter.drawLine(rect.bottomLeft() + QPointF(4, -4), rect.topRight() + QPointF(-4, 4))
    painter.restore()


def _first_words(painter: QPainter, rect: QRectF, points: int, label: str) -> None:
    """The word above the number; the number alone where both would be too small."""
    high = rect.height()
    if high < 2.2 * theme.SMALLEST:
        icons.draw_number(painter, "points", points, rect.adjusted(2, 2, -2, -2))
        return
    size = max(theme.SMALLEST, high * 0.3)
    painter.setPen(theme.PRINT)
    painter.setFont(shrunk(theme.sized(theme.SANS, QFont.Weight.Bold, size), label, rect.width() - 6, 0.7, 11))
    draw_line(painter, QRectF(rect.left() + 3, rect.top() + high * 0.04, rect.width() - 6, high * 0.42), label, _CENTRE)
    low = QRectF(rect.left(), rect.top() + high * 0.44, rect.width(), high * 0.52)
    signs.draw(painter, (Sign("", text="+"), Sign("points", points)), low, theme.PRINT)


def draw_count(painter: QPainter, rect: QRectF, colour: str, crossed: int, fields: int) -> None:
    """Paint how many fields of a building are crossed: its symbol, and the numbers."""

    def paint(canvas: QPainter) -> None:
        whole = QRectF(QPointF(0, 0), rect.size())
        high = whole.height()
        look = colours(colour)
        draw_ground(canvas, colour, whole)
        icons.draw(canvas, f"sign_{colour}", QRectF(high * 0.14, high * 0.2, high * 0.6, high * 0.6), look.text)
        words = QRectF(high * 0.74, 0, whole.width() - high * 0.84, high)
        icons.draw_text(canvas, f"{crossed}/{fields}", words, high * 0.62, look.text)
        cut_corners(canvas, whole, high * 0.25)
        _outline(canvas, whole, high * 0.25, colour)

    _kept(painter, rect, ("count", colour, crossed, fields), paint)


def draw_pips(painter: QPainter, rect: QRectF, colour: str, fields: int, crossed: int, fresh: int = 0) -> None:
    """Paint the fields of a building as small boxes behind its sign; `crossed` and `fresh` are sets of bits."""

    def paint(canvas: QPainter) -> None:
        high = rect.height()
        icons.draw(canvas, f"symbol_{colour}" if colour != "bonus" else "star", QRectF(0, 0, high, high))
        wide = (rect.width() - high * 1.15) / fields
        for place in range(fields):
            box = QRectF(high * 1.15 + place * wide + 1, high * 0.12, wide - 2, high * 0.76)
            _paint_pip(canvas, box, colour, (crossed >> place & 1) + (fresh >> place & 1))

    _kept(painter, rect, ("pips", colour, fields, crossed, fresh), paint)


def _paint_pip(painter: QPainter, box: QRectF, colour: str, strokes: int) -> None:
    """Empty, crossed, or crossed just now: then it is gold in a dark frame."""
    look = colours(colour)
    new = strokes > 1
    painter.setPen(QPen(theme.PRINT if new else look.deep, 1.6 if new else 1.0))
    painter.setBrush(theme.COIN if new else look.base if strokes else look.tint)
    painter.drawRoundedRect(box, 2.5, 2.5)
    if strokes:
        reach = min(box.width(), box.height()) * 0.28
        painter.setPen(QPen(theme.PRINT if new else look.text, max(1.4, box.height() * 0.12)))
        centre = box.center()
        painter.drawLine(centre - QPointF(reach, reach), centre + QPointF(reach, reach))
        painter.drawLine(centre - QPointF(reach, -reach), centre + QPointF(reach, -reach))


def draw_bonus(painter: QPainter, rect: QRectF, row: Signs, label: str, state: FieldState) -> None:
    """Paint a bonus field: its sign and what it is called."""
    look = colours("bonus")
    radius = min(9.0, rect.height() * 0.2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.deep, max(1.5, theme.current().line_width)))
    painter.setBrush(look.base if state == "crossed" else look.tint)
    painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
    high = min(rect.height() * 0.62, 56.0)
    wide = signs.width(row, high)
    place = QRectF(rect.left() + rect.height() * 0.2, rect.center().y() - high / 2, wide, high)
    signs.draw(painter, row, place, theme.PRINT)
    words = QRectF(place.right() + high * 0.25, rect.top(), rect.right() - place.right() - high * 0.45, rect.height())
    font = theme.sized(theme.SANS, QFont.Weight.ExtraBold, max(theme.SMALLEST, min(rect.height() * 0.3, 22.0)))
    painter.setFont(shrunk(font, label, words.width(), 0.8, theme.SMALLEST))
    painter.setPen(theme.PRINT)
    draw_line(painter, words, label, _LEFT)
    painter.restore()
    if state == "crossed":
        draw_cross(painter, place.adjusted(-4, -3, 4, 3), theme.IVORY)
    elif state in ("offered", "chosen"):
        draw_selection(painter, rect, radius, 3.0 if state == "offered" else 4.5)


def _paint_header(painter: QPainter, rect: QRectF, colour: str, name: str) -> None:
    """The band with symbol and name; a narrow one leaves the symbol its place and shrinks the name."""
    draw_ground(painter, colour, rect)
    high = rect.height()
    painter.fillRect(QRectF(rect.left(), rect.bottom() - 1.5, rect.width(), 1.5), colours(colour).deep)
    left = high * 0.28
    if colour != "bonus":
        size = high * 0.78
        icons.draw(painter, f"symbol_{colour}", QRectF(high * 0.18, (high - size) / 2, size, size))
        left = size + high * 0.38
    words = QRectF(left, 0, rect.width() - left - high * 0.2, high)
    font = theme.sized(theme.SANS, QFont.Weight.ExtraBold, max(theme.SMALLEST, high * 0.62))
    painter.setFont(shrunk(font, name, words.width(), 0.72, theme.SMALLEST))
    painter.setPen(colours(colour).text)
    draw_line(painter, words, name, _LEFT)


def _round(painter: QPainter, rect: QRectF, colour: str) -> None:
    radius = 8.0
    cut_corners(painter, rect, radius)
    _outline(painter, rect, radius, colour)


def _outline(painter: QPainter, rect: QRectF, radius: float, colour: str) -> None:
    look = theme.current()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_line_colour(colour), max(1.2, look.line_width)))
    half = painter.pen().widthF() / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def _line_colour(colour: str) -> QColor:
    """Lines of a building on the ground of the look: dark on light, the tint on dark."""
    look = colours(colour)
    if theme.current().name == "contrast":
        return theme.current().line
    return look.tint if theme.current().dark else look.deep


def _kept(painter: QPainter, rect: QRectF, key: Key, paint: Callable[[QPainter], None]) -> None:
    """Paint from a picture that is made once."""
    painter.drawPixmap(rect.topLeft(), painted(key, rect.size(), painter.device().devicePixelRatio(), paint))

"""The few strokes that all painted widgets share: surfaces with one shadow, focus rings, text that shrinks to fit."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from wonders_gui import theme
from wonders_gui.art.cache import painted
from wonders_gui.art.lettering import NARROWEST, draw_line, draw_paragraph, shrunk

# A label may shrink this far before it is elided.
SMALLEST = 0.78
_SHADOW = 6  # how far a shadow may reach beyond its surface, with room to spare
# Letters below the size that the design allows, in pixels: still better than a text that is cut.
LAST_RESORT = 11
QWIDGETSIZE_MAX = (1 << 24) - 1  # as large as a widget likes: Qt's own number, which PySide6 leaves out


def px(length: float) -> int:
    """A length of the design at 100 % in pixels at the current text scale."""
    return theme.metrics().px(length)


def faded(colour: QColor, share: float) -> QColor:
    """The colour with that share of its opacity."""
    result = QColor(colour)
    result.setAlphaF(colour.alphaF() * share)
    return result


def mixed(first: QColor, second: QColor, share: float) -> QColor:
    """`share` of the second colour in the first."""
    kept = 1 - share
    return QColor.fromRgbF(
        first.redF() * kept + second.redF() * share,
        first.greenF() * kept + second.greenF() * share,
        first.blueF() * kept + second.blueF() * share,
    )


@contextmanager
def painting(widget: QWidget) -> Iterator[QPainter]:
    """A smooth painter on `widget` that is always ended."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    try:
        yield painter
    finally:
        painter.end()


def area_of(option: QStyleOptionViewItem) -> QRect:
    """Where an item is to be painted."""
    area = option.rect
    assert isinstance(area, QRect)
    return area


def is_in(option: QStyleOptionViewItem, state: QStyle.StateFlag) -> bool:
    """Whether an item is selected, focused, hovered ..."""
    return bool(option.state & state)


def draw_shadow(painter: QPainter, box: QRectF, radius: float) -> None:
    """The one shadow of the house: three pixels down, soft at its rim; from a picture, which is quicker by far."""
    size = QSizeF(box.width() + 2 * _SHADOW, box.height() + 2 * _SHADOW)

    def paint(shade: QPainter) -> None:
        _paint_shadow(shade, QRectF(_SHADOW, _SHADOW, box.width(), box.height()), radius)

    shadow = painted(("soft shadow", round(radius, 1)), size, painter.device().devicePixelRatio(), paint)
    painter.drawPixmap(round(box.left()) - _SHADOW, round(box.top()) - _SHADOW, shadow)


def _paint_shadow(painter: QPainter, box: QRectF, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for spread, share in ((3.0, 0.25), (2.0, 0.35), (1.0, 0.4)):
        painter.setBrush(faded(theme.current().shadow, share))
        reach = box.adjusted(-spread / 2, 0, spread / 2, 1 + spread)
        painter.drawRoundedRect(reach, radius + spread / 2, radius + spread / 2)


def draw_box(painter: QPainter, box: QRectF, radius: float, fill: QColor, line: QColor | None = None) -> None:
    """A rounded surface with an edge of one pixel (two in high contrast)."""
    width = theme.current().line_width if line is not None else 0
    painter.setPen(QPen(line, width) if line is not None else Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    half = width / 2
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius)


def draw_focus(painter: QPainter, box: QRectF, radius: float) -> None:
    """The double ring of keyboard focus around `box`: focus colour outside, a light line inside."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.current().focus, 2.5))
    painter.drawRoundedRect(box.adjusted(1.25, 1.25, -1.25, -1.25), radius, radius)
    painter.setPen(QPen(theme.current().surface, 1))
    painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), radius - 2, radius - 2)


def fitted(font: QFont, text: str, width: float) -> QFont:
    """The font, smaller and then narrower when the text would not fit, but never below what stays readable."""
    fitting = shrunk(font, text, width, SMALLEST, theme.SMALLEST)
    if QFontMetricsF(fitting).horizontalAdvance(text) <= width + 1:
        return fitting
    return shrunk(font, text, width, SMALLEST, LAST_RESORT)


def lowered(font: QFont, height: float) -> QFont:
    """The font, made smaller when its line is higher than that."""
    needed = QFontMetricsF(font).height()
    if needed <= height:
        return font
    smaller = QFont(font)
    smaller.setPixelSize(max(int(font.pixelSize() * height / needed), LAST_RESORT))
    return smaller


def fits(font: QFont, text: str, width: float) -> bool:
    """Whether `draw_text` would show the whole text in a box of this width."""
    return width > 0 and QFontMetricsF(fitted(font, text, width)).horizontalAdvance(text) <= width + 1


def reads(font: QFont, text: str, width: float) -> bool:
    """Whether the whole text fits into this width in letters that the design allows."""
    fitting = shrunk(font, text, width, SMALLEST, theme.SMALLEST)
    return width > 0 and QFontMetricsF(fitting).horizontalAdvance(text) <= width + 1


def least_width(font: QFont, text: str) -> float:
    """The smallest width for which `reads` is true."""
    smallest = QFont(font)
    smallest.setPixelSize(max(int(font.pixelSize() * SMALLEST), min(theme.SMALLEST, font.pixelSize())))
    smallest.setStretch(NARROWEST)
    return QFontMetricsF(smallest).horizontalAdvance(text) + 1


def draw_text(painter: QPainter, box: QRectF, text: str, font: QFont, colour: QColor, flags: Qt.AlignmentFlag) -> None:
    """One line of plain text inside `box`: shrunk if need be, elided as the last resort."""
    painter.setFont(fitted(font, text, box.width()))
    painter.setPen(colour)
    draw_line(painter, box, text, flags)


def draw_lines(painter: QPainter, box: QRectF, text: str, font: QFont, colour: QColor, flags: Qt.AlignmentFlag) -> None:
    """Plain text on as many lines as `box` is wide for."""
    painter.setFont(font)
    painter.setPen(colour)
    draw_paragraph(painter, box, text, flags)

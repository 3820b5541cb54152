"""Rows of signs, as on the band of a card, a stage or a token: measured first, shrunk to fit, then painted."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.art.faces import Sign

# Widths and heights as shares of the row's height; what is not listed is a square.
_WIDTHS: Final = {"slash": 0.34, "arrow_left": 0.52, "arrow_right": 0.52, "arrow_down": 0.5, "equals": 0.5, "debt": 0.8}
_HEIGHTS: Final = {"arrow_left": 0.62, "arrow_right": 0.62, "arrow_down": 0.62, "equals": 0.6}
_CHIP_WIDTH: Final = 0.68
_GAP: Final = 0.07
_TEXT: Final = 0.7


def width(signs: Sequence[Sign], height: float) -> float:
    """How wide a row is at this height."""
    return sum(_width(sign) for sign in signs) * height + max(0, len(signs) - 1) * _GAP * height


def height_in(signs: Sequence[Sign], rect: QRectF) -> float:
    """How high the signs become when the row has to fit."""
    wide = width(signs, 1.0)
    return min(rect.height(), rect.width() / wide) if wide else rect.height()


def draw(
    painter: QPainter,
    signs: Sequence[Sign],
    rect: QRectF,
    colour: QColor | None = None,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Paint a row of signs, as large as fits into `rect`; glyphs take `colour`."""
    height = height_in(signs, rect)
    spare = rect.width() - width(signs, height)
    x = rect.left()
    if align & Qt.AlignmentFlag.AlignHCenter:
        x += spare / 2
    elif align & Qt.AlignmentFlag.AlignRight:
        x += spare
    top = rect.center().y() - height / 2
    for sign in signs:
        wide = _width(sign) * height
        draw_one(painter, sign, QRectF(x, top, wide, height), colour)
        x += wide + _GAP * height


def draw_one(painter: QPainter, sign: Sign, rect: QRectF, colour: QColor | None = None) -> None:
    """Paint one sign into its place."""
    if sign.text:
        icons.draw_text(painter, sign.text, rect, rect.height() * _TEXT, colour or theme.current().ink)
    elif sign.number is not None:
        icons.draw_number(painter, sign.icon, sign.number, rect)
    else:
        icons.draw(painter, sign.icon, _box(sign, rect), colour)


def _box(sign: Sign, rect: QRectF) -> QRectF:
    """The square an icon is painted in; narrow icons are drawn in the middle of a square that hangs over."""
    side = rect.height() * _HEIGHTS.get(sign.icon, 1.0)
    box = QRectF(0, 0, side, side)
    box.moveCenter(rect.center())
    return box


def _width(sign: Sign) -> float:
    if sign.text:
        font = theme.sized(theme.SANS, QFont.Weight.ExtraBold, 100 * _TEXT)
        return QFontMetricsF(font).horizontalAdvance(sign.text) / 100
    if sign.icon.startswith("card_"):
        return _CHIP_WIDTH
    return _WIDTHS.get(sign.icon, 1.0)

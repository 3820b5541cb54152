"""One line of a price, painted the same in every game: signs, words, and the coins at the end."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from wonders_gui import theme
from wonders_gui.art import signs
from wonders_gui.art.faces import Sign
from wonders_gui.texts.bills import BillLine, Kind
from wonders_gui.widgets.paint import draw_box, draw_lines, draw_text, mixed, px

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WRAP: Final = int(Qt.TextFlag.TextWordWrap)
_BOXED: Final = (Kind.TOTAL, Kind.SHORT)
_GOOD: Final = (Kind.SPARED, Kind.REBATE, Kind.INCOME, Kind.FREE)
ROW: Final = 27
BOX: Final = 31
SIGN: Final = 23
EDGE: Final = 8
GAP: Final = 7


def line_height(line: BillLine, width: float) -> int:
    """How high a line is where it has so much room."""
    words = _words_height(line, _room(line, width))
    below = QFontMetricsF(theme.font("label")).height() if line.end and not _is_end_beside(line, width) else 0
    return round(max(px(BOX if line.kind in _BOXED else ROW), words + below + px(8)))


def _words_height(line: BillLine, width: float) -> float:
    room = QRectF(0, 0, max(width, px(40)), 10_000)
    return QFontMetricsF(_font(line)).boundingRect(room, _WRAP, line.text).height()


def draw_bill_line(painter: QPainter, box: QRectF, line: BillLine) -> None:
    """Paint a line into a box of at least its height; in a lower one the words shrink."""
    ink = _ink(line)
    inner = QRectF(box)
    if line.kind in _BOXED:
        look = theme.current()
        fill = look.inset if line.kind is Kind.TOTAL else mixed(look.surface, ink, 0.12)
        draw_box(painter, box.adjusted(0, 1, 0, -1), px(7), fill)
        inner = box.adjusted(px(EDGE), 0, -px(EDGE), 0)
    inner = _draw_signs(painter, inner, line, ink)
    if line.end:
        inner = _draw_end(painter, inner, line, box.width())
    if QFontMetricsF(_font(line)).height() > inner.height() or not _wraps(line, inner.width()):
        draw_text(painter, inner, line.text, _font(line), ink, _LEFT)
    else:
        draw_lines(painter, inner, line.text, _font(line), ink, _LEFT)


def _wraps(line: BillLine, width: float) -> bool:
    return QFontMetricsF(_font(line)).horizontalAdvance(line.text) > width


def _draw_signs(painter: QPainter, inner: QRectF, line: BillLine, ink: QColor) -> QRectF:
    """The signs at the left and the coins at the right; gives what is left between them."""
    high = min(px(SIGN), inner.height() - 3)
    middle = inner.center().y() - high / 2
    if line.signs:
        wide = signs.width(line.signs, high)
        place = QRectF(inner.left(), middle, wide, high)
        signs.draw(painter, line.signs, place, ink, Qt.AlignmentFlag.AlignLeft)
        inner = inner.adjusted(wide + px(GAP), 0, 0, 0)
    if line.coins is not None:
        wide = signs.width(_coin(line), high)
        place = QRectF(inner.right() - wide, middle, wide, high)
        signs.draw(painter, _coin(line), place, ink, Qt.AlignmentFlag.AlignRight)
        inner = inner.adjusted(0, 0, -wide - px(GAP), 0)
    return inner


def _draw_end(painter: QPainter, inner: QRectF, line: BillLine, width: float) -> QRectF:
    """What receivers have then: beside the words, or below them; left out where there is no room for both."""
    font = theme.font("label")
    if _is_end_beside(line, width):
        draw_text(painter, inner, line.end, font, theme.current().ink_soft, _RIGHT)
        return inner
    low = QFontMetricsF(font).height()
    if _words_height(line, inner.width()) + low > inner.height():
        return inner
    below = QRectF(inner.left(), inner.bottom() - low - 2, inner.width(), low)
    draw_text(painter, below, line.end, font, theme.current().ink_soft, _LEFT)
    return inner.adjusted(0, 0, 0, -low)


def _is_end_beside(line: BillLine, width: float) -> bool:
    end = QFontMetricsF(theme.font("label")).horizontalAdvance(line.end)
    return QFontMetricsF(_font(line)).horizontalAdvance(line.text) + end + px(GAP) <= _room(line, width)


def _room(line: BillLine, width: float) -> float:
    """What signs and coins leave for words."""
    taken = 2 * px(EDGE) if line.kind in _BOXED else 0
    if line.signs:
        taken += round(signs.width(line.signs, px(SIGN))) + px(GAP)
    if line.coins is not None:
        taken += round(signs.width(_coin(line), px(SIGN))) + px(GAP)
    return width - taken


def _coin(line: BillLine) -> tuple[Sign, ...]:
    return (Sign("coin", line.coins),)


def _font(line: BillLine) -> QFont:
    return theme.font("strong" if line.kind in _BOXED or line.kind in _GOOD else "body", 0.97)


def _ink(line: BillLine) -> QColor:
    look = theme.current()
    if line.kind is Kind.SHORT:
        return look.bad
    return look.good if line.kind in _GOOD else look.ink

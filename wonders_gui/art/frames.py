"""What cards, tiles and backs share: the coloured band, the colour symbol, shadow and rings."""

from collections.abc import Iterator
from itertools import combinations, pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from wonders_gui import theme
from wonders_gui.art import icons, patterns
from wonders_gui.art.cache import painted
from wonders_gui.art.lettering import draw_line, shrunk

SYMBOL = "symbol_"
_LAST_RESORT = 9  # letters below the size that the design allows, in pixels: still better than a name that is cut
_MOST_LINES = 3
_SHADOW = 6  # how far a shadow may reach beyond its card, with room to spare


def draw_band(painter: QPainter, colour: str, rect: QRectF) -> None:
    """Paint the base colour with its pattern and a sheen."""
    ratio = painter.device().devicePixelRatio()
    painter.fillRect(rect, theme.current().card_colours[colour].base)
    brush = patterns.brush(colour, ratio)
    brush.setTransform(QTransform.fromTranslate(rect.left(), rect.top()))
    painter.fillRect(rect, brush)
    sheen = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    sheen.setColorAt(0.0, QColor(255, 255, 255, 46))
    sheen.setColorAt(0.5, QColor(255, 255, 255, 8))
    sheen.setColorAt(1.0, QColor(0, 0, 0, 26))
    painter.fillRect(rect, sheen)


def draw_symbol(painter: QPainter, colour: str, rect: QRectF) -> None:
    """Paint the symbol of a colour in its dark disc with an ivory rim."""
    icons.draw(painter, SYMBOL + colour, rect)


def draw_shadow(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Paint the one shadow of the program under a card or a panel; from a picture, which is many times quicker."""
    size = QSizeF(rect.width() + 2 * _SHADOW, rect.height() + 2 * _SHADOW)

    def paint(shade: QPainter) -> None:
        _paint_shadow(shade, QRectF(_SHADOW, _SHADOW, rect.width(), rect.height()), radius)

    shadow = painted(("shadow", round(radius, 1)), size, painter.device().devicePixelRatio(), paint)
    painter.drawPixmap(round(rect.left()) - _SHADOW, round(rect.top()) - _SHADOW, shadow)


def _paint_shadow(painter: QPainter, rect: QRectF, radius: float) -> None:
    shade = QColor(theme.current().shadow)
    painter.setPen(Qt.PenStyle.NoPen)
    shade.setAlphaF(shade.alphaF() / 2)
    painter.setBrush(shade)
    for spread in (0.0, 1.5):
        box = rect.translated(0, 3 - spread / 2).adjusted(-spread, -spread, spread, spread)
        painter.drawRoundedRect(box, radius + spread, radius + spread)


def draw_selection(painter: QPainter, rect: QRectF, radius: float, width: float) -> None:
    """Paint the outline of a selected thing, with an ivory line inside it."""
    _ring(painter, rect, radius, width * 0.36, theme.IVORY)
    _ring(painter, _grown(rect, width * 0.36), radius + width * 0.36, width, theme.current().selection)


def draw_focus(painter: QPainter, rect: QRectF, radius: float, width: float) -> None:
    """Paint the double ring of the keyboard around a thing: white next to it, the focus colour outside."""
    _ring(painter, rect, radius, width * 0.86, QColor(Qt.GlobalColor.white))
    _ring(painter, _grown(rect, width * 0.86), radius + width * 0.86, width, theme.current().focus)


def cut_corners(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Make the corners of what was painted round; many times quicker than painting it all through a round clip."""
    shape = QPainterPath()
    shape.addRoundedRect(rect, radius, radius)
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    for x in (rect.left(), rect.right() - radius):
        for y in (rect.top(), rect.bottom() - radius):
            corner = QPainterPath()
            corner.addRect(QRectF(x, y, radius, radius))
            painter.fillPath(corner.subtracted(shape), QColor(Qt.GlobalColor.black))
    painter.restore()


def fitted(text: str, font: QFont, width: float, least: float) -> QFont:
    """The font, shrunk as far as needed for the text to fit, but not below a share of its size."""
    return shrunk(font, text, width, least)


def name_lines(text: str, font: QFont, width: float) -> tuple[QFont, tuple[str, ...]]:
    """A name on one line, or broken into more where its letters would become too small, and the font for it."""
    chosen: QFont = font
    lines: tuple[str, ...] = (text,)
    for smallest, least in ((theme.SMALLEST, 0.78), (_LAST_RESORT, 0.66)):
        for lines in _broken(text, font):
            longest = max(lines, key=QFontMetricsF(font).horizontalAdvance)
            chosen = shrunk(font, longest, width, least, min(smallest, font.pixelSize()))
            if QFontMetricsF(chosen).horizontalAdvance(longest) <= width + 1:
                return chosen, lines
    return chosen, lines


def _broken(text: str, font: QFont) -> Iterator[tuple[str, ...]]:
    """The text on one, two and three lines, each as even as its words allow."""
    words = text.split(" ")
    measures = QFontMetricsF(font)
    for number in range(min(len(words), _MOST_LINES)):
        ways = [
            tuple(" ".join(words[start:end]) for start, end in pairwise((0, *cuts, len(words))))
            for cuts in combinations(range(1, len(words)), number)
        ]
        yield min(ways, key=lambda lines: max(map(measures.horizontalAdvance, lines)))


def name_plate(text: str, font: QFont, plate: QRectF) -> QRectF:
    """The plate of a name: it grows upwards when the name needs more lines, or is low."""
    chosen, lines = name_lines(text, font, plate.width())
    needed = len(lines) * QFontMetricsF(chosen).ascent() * 1.26
    return plate.adjusted(0, min(0.0, plate.height() - needed), 0, 0)


def draw_plate(painter: QPainter, text: str, font: QFont, plate: QRectF, colour: QColor) -> None:
    """Paint a name into its plate (see `name_plate`), on one line or two."""
    chosen, lines = name_lines(text, font, plate.width())
    painter.save()
    painter.setFont(chosen)
    painter.setPen(colour)
    height = plate.height() / len(lines)
    for number, line in enumerate(lines):
        box = QRectF(plate.left(), plate.top() + number * height, plate.width(), height)
        draw_line(painter, box, line, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip)
    painter.restore()


def _ring(painter: QPainter, rect: QRectF, radius: float, width: float, colour: QColor) -> None:
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width))
    painter.drawRoundedRect(_grown(rect, width / 2), radius + width / 2, radius + width / 2)
    painter.restore()


def _grown(rect: QRectF, by: float) -> QRectF:
    return rect.adjusted(-by, -by, by, by)


def at(rect: QRectF, x: float, y: float) -> QPointF:
    """A point in a rectangle, from its top left corner."""
    return QPointF(rect.left() + x, rect.top() + y)

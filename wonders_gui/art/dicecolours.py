"""Colours of a sheet of Dice: those of cards, and those of the buildings that no card has."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from wonders_gui import palette, theme
from wonders_gui.art import frames
from wonders_gui.palette import CardColours


def colours(colour: str) -> CardColours:
    """The colours of a die, a building or the bonus fields in the look in use."""
    look = theme.current()
    return look.card_colours.get(colour) or palette.SHEETS[look.name][colour]


def felt() -> tuple[QColor, QColor]:
    """The felt of the forum: middle and edge."""
    return palette.FELT[theme.current().name]


def wood() -> tuple[QColor, QColor, QColor]:
    """The rim of the forum: light, middle and dark."""
    look = theme.current()
    if look.name == "contrast":
        return look.table, look.table, look.line
    return palette.WOOD_DARK if look.dark else palette.WOOD


def draw_ground(painter: QPainter, colour: str, rect: QRectF) -> None:
    """Paint the base of a colour with its pattern, where it has one."""
    if colour in theme.current().card_colours:
        frames.draw_band(painter, colour, rect)
        return
    painter.fillRect(rect, colours(colour).base)
    sheen = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    sheen.setColorAt(0.0, QColor(255, 255, 255, 46))
    sheen.setColorAt(1.0, QColor(0, 0, 0, 26))
    painter.fillRect(rect, sheen)


def faded(colour: QColor, share: float) -> QColor:
    """The same colour, seen through to that share."""
    thin = QColor(colour)
    thin.setAlphaF(share * colour.alphaF())
    return thin

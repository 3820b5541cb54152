"""Icons by name: resources, signs, chain marks and glyphs. A glyph takes the colour it is asked for."""

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from wonders_gui import theme
from wonders_gui.art import assets
from wonders_gui.art.cache import painted

ICONS: Final = "icons"
CHAINS: Final = "chains"
CHAIN: Final = "chain_"
MINUS: Final = "\N{MINUS SIGN}"

# What a number on an icon is written in, and how high it is compared with the icon.
_ON_ICON: Final = {"coin": 0.56, "points": 0.5, "conflict": 0.56, "token": 0.5, "coin_lost": 0.46}
_DARK_FIGURES: Final = ("coin", "points", "coin_lost")


def names() -> tuple[str, ...]:
    """All names that can be drawn."""
    return assets.names(ICONS) + assets.names(CHAINS)


def chain(mark: str) -> str:
    """The name of the icon of a chain mark."""
    return CHAIN + mark


@cache
def is_glyph(name: str) -> bool:
    """Whether the icon is a plain sign that takes any colour."""
    return assets.PEN in assets.text(_folder(name), name)


def icon(name: str, size: float, ratio: float = 1.0, colour: QColor | None = None) -> QPixmap:
    """The pixmap of an icon, `size` logical pixels wide and high."""
    pen = _pen(name, colour)

    def paint(painter: QPainter) -> None:
        assets.renderer(_folder(name), name, pen).render(painter, QRectF(0, 0, size, size))

    return painted(("icon", name, pen), QSizeF(size, size), ratio, paint)


def draw(painter: QPainter, name: str, rect: QRectF, colour: QColor | None = None) -> None:
    """Paint an icon, as large as fits, in the middle of `rect`."""
    ratio = painter.device().devicePixelRatio()
    size = round(min(rect.width(), rect.height()) * ratio) / ratio
    corner = rect.center() - QPointF(size / 2, size / 2)
    painter.drawPixmap(_on_grid(corner, ratio), icon(name, size, ratio, colour))


def draw_number(painter: QPainter, name: str, number: int, rect: QRectF) -> None:
    """Paint a coin, laurel, token or conflict token with its number in it; conflict tokens show their sign."""
    if name == "conflict":
        draw(painter, "conflict_won" if number > 0 else "conflict_lost", rect)
    else:
        draw(painter, name, rect)
    size = min(rect.width(), rect.height())
    written = number_text(number, signed=name == "conflict")
    share = _ON_ICON.get(name, 0.5) * (1.0 if len(written) < 2 else 0.82)
    colour = theme.PRINT if name in _DARK_FIGURES else theme.IVORY
    draw_text(painter, written, rect, size * share, colour)


def number_text(number: int, *, signed: bool = False) -> str:
    """A number as it is printed: with a true minus, and a plus where the sign matters."""
    if number < 0:
        return f"{MINUS}{-number}"
    return f"+{number}" if signed else str(number)


def draw_text(painter: QPainter, text: str, rect: QRectF, pixels: float, colour: QColor) -> None:
    """Paint a figure in the middle of `rect`, centred on its capital height rather than its line."""
    painter.save()
    painter.setFont(theme.sized(theme.SANS, QFont.Weight.ExtraBold, pixels))
    painter.setPen(colour)
    measured = painter.fontMetrics()
    box = QRectF(rect)
    box.translate(0, (measured.ascent() - measured.descent() - measured.capHeight()) / -2 + _sag(pixels))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)
    painter.restore()


def _sag(pixels: float) -> float:
    """Alegreya's lining figures stand a little lower than its capitals."""
    return pixels * 0.02


def _pen(name: str, colour: QColor | None) -> str:
    if not is_glyph(name):
        return ""
    return (colour or theme.current().ink).name(QColor.NameFormat.HexRgb)


def _folder(name: str) -> str:
    return CHAINS if name.startswith(CHAIN) else ICONS


def _on_grid(point: QPointF, ratio: float) -> QPointF:
    return QPointF(round(point.x() * ratio) / ratio, round(point.y() * ratio) / ratio)

"""Painted lines of text: made to fit their place, and told to whoever measures them (tests do)."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintDevice, QPainter

NARROWEST = 76  # per cent of their width to which letters may be squeezed before a text is cut
_PATIENCE = 1  # pixels by which a text may miss its place unseen


@dataclass(frozen=True, slots=True)
class Painted:
    """One text that was painted: the whole of it, what is to be seen, and where, as its device counts."""

    text: str
    shown: str
    ink: QRectF
    room: QRectF
    device: QPaintDevice
    pixels: int

    @property
    def is_cut(self) -> bool:
        """Whether a reader misses a part of it: an ellipsis, or strokes outside of the room, where Qt clips them."""
        return self.shown != self.text or self.ink.height() > self.room.height() + _PATIENCE


_watchers: list[list[Painted]] = []


@contextmanager
def watched() -> Iterator[list[Painted]]:
    """Every text that is painted inside a `with` block."""
    seen: list[Painted] = []
    _watchers.append(seen)
    try:
        yield seen
    finally:
        _watchers[:] = [other for other in _watchers if other is not seen]


def shrunk(font: QFont, text: str, width: float, least: float, smallest: int = 1) -> QFont:
    """The font as the text needs it: smaller, down to a share of its size and no less than a size, then narrower."""
    needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed <= width or width <= 0:
        return font
    smaller = QFont(font)
    smaller.setPixelSize(min(max(int(font.pixelSize() * max(width / needed, least)), smallest), font.pixelSize()))
    needed = QFontMetricsF(smaller).horizontalAdvance(text)
    if needed > width:
        smaller.setStretch(max(int(100 * width / needed), NARROWEST))
    return smaller


def draw_line(painter: QPainter, box: QRectF, text: str, flags: int) -> None:
    """One line in the painter's font, cut with an ellipsis when the box is too narrow for it."""
    single = flags | Qt.TextFlag.TextSingleLine
    measures = QFontMetricsF(painter.font())
    shown = measures.elidedText(text, Qt.TextElideMode.ElideRight, box.width() + _PATIENCE)
    painter.drawText(box, single, shown)
    if _watchers:
        line, ink = measures.boundingRect(box, single, shown), measures.tightBoundingRect(shown)
        ink.moveTopLeft(line.topLeft() + ink.topLeft())
        ink.translate(0, measures.ascent())
        _tell(painter, Painted(text, shown, ink, box, painter.device(), painter.font().pixelSize()))


def draw_paragraph(painter: QPainter, box: QRectF, text: str, flags: int) -> None:
    """As many lines as the box is wide for, in the painter's font."""
    wrapped = flags | Qt.TextFlag.TextWordWrap
    painter.drawText(box, wrapped, text)
    if _watchers:
        lines = QFontMetricsF(painter.font()).boundingRect(box, wrapped, text)
        _tell(painter, Painted(text, text, lines, box, painter.device(), painter.font().pixelSize()))


def _tell(painter: QPainter, seen: Painted) -> None:
    turn = painter.worldTransform()
    placed = Painted(seen.text, seen.shown, turn.mapRect(seen.ink), turn.mapRect(seen.room), seen.device, seen.pixels)
    for watcher in _watchers:
        watcher.append(placed)

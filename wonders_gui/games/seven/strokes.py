"""Strokes that seats and boards of 7 Wonders share: counts, stages, production."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from engine.catalog.model import GOODS, RAW
from wonders_gui import theme
from wonders_gui.art import icons, tiles
from wonders_gui.art.faces import SLASH, Sign
from wonders_gui.widgets.paint import draw_box, draw_text

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_GROUPS: Final = {RAW: "any_raw", GOODS: "any_goods"}
_FADED: Final = 0.32


def px(length: float) -> int:
    """A length of the design at the current scale."""
    return theme.metrics().px(length)


def advance(font: QFont, text: str) -> float:
    """How wide a line of text is."""
    return QFontMetricsF(font).horizontalAdvance(text)


def shared(row: QRectF, font: QFont, text: str, end_font: QFont, end: str) -> tuple[QRectF, QRectF]:
    """A row for a text and what stands at its right end: where both are too long, the end keeps up to half of it."""
    gap = px(8)
    needed = advance(end_font, end) + 1
    left = row.width() - gap - advance(font, text) - 1
    width = min(needed, max(left, min(needed, (row.width() - gap) / 2)))
    return row.adjusted(0, 0, -width - gap, 0), QRectF(row.right() - width, row.top(), width, row.height())


def draw_count(painter: QPainter, x: float, middle: float, icon: str, number: int, size: float, ink: QColor) -> float:
    """An icon with a number behind it; returns where the next thing may begin."""
    icons.draw(painter, icon, QRectF(x, middle - size / 2, size, size))
    font = theme.font("strong", 1.06)
    text = str(number)
    width = QFontMetricsF(font).horizontalAdvance(text)
    draw_text(painter, QRectF(x + size + px(5), middle - size, width + 2, 2 * size), text, font, ink, LEFT)
    return x + size + px(5) + width


def count_width(number: int, size: float) -> float:
    """How wide `draw_count` is."""
    return size + px(5) + QFontMetricsF(theme.font("strong", 1.06)).horizontalAdvance(str(number))


def draw_pieces(
    painter: QPainter, right: float, middle: float, pieces: Sequence[tuple[str, int]], size: float
) -> float:
    """Icons with numbers that end at `right`; returns where they begin."""
    x = start = right - pieces_width(pieces, size)
    for icon, number in pieces:
        x = draw_count(painter, x, middle, icon, number, size, theme.current().ink) + px(8)
    return start


def pieces_width(pieces: Sequence[tuple[str, int]], size: float) -> float:
    """How wide `draw_pieces` is."""
    return sum(count_width(number, size) for _icon, number in pieces) + px(8) * max(len(pieces) - 1, 0)


def draw_tokens(painter: QPainter, x: float, middle: float, tokens: Sequence[int], size: float, room: float) -> float:
    """Conflict tokens in a row, closer together when there are many; returns where the row ends."""
    if not tokens:
        return x
    pitch = size + px(1)
    if len(tokens) > 1:
        pitch = min(pitch, max((room - size) / (len(tokens) - 1), size * 0.35))
    for number, worth in enumerate(tokens):
        icons.draw_number(painter, "conflict", worth, QRectF(x + number * pitch, middle - size / 2, size, size))
    return x + pitch * (len(tokens) - 1) + size


def draw_stages(painter: QPainter, right: float, middle: float, built: int, height: int, size: float) -> float:
    """One temple front for each stage, what is not built yet faded; ends at `right`, returns where it begins."""
    x = right - height * size - (height - 1) * px(3)
    for number in range(height):
        painter.setOpacity(1.0 if number < built else _FADED)
        icons.draw(painter, "stage", QRectF(x + number * (size + px(3)), middle - size / 2, size, size))
    painter.setOpacity(1.0)
    return x


def draw_chips(
    painter: QPainter, x: float, top: float, colours: Sequence[tuple[str, int]], height: float, room: float
) -> float:
    """How many cards of each colour a city has; smaller when there is little room. Returns where the row ends."""
    if not colours:
        return x
    gap = px(4)
    width = tiles.chip_size(height).width()
    needed = len(colours) * width + (len(colours) - 1) * gap
    if needed > room:
        height *= (room - (len(colours) - 1) * gap) / (len(colours) * width)
        width = tiles.chip_size(height).width()
    ratio = painter.device().devicePixelRatio()
    for number, (colour, count) in enumerate(colours):
        painter.drawPixmap(QPointF(x + number * (width + gap), top), tiles.chip(colour, count, height, ratio))
    return x + len(colours) * (width + gap) - gap


def chips_width(colours: Sequence[tuple[str, int]], height: float) -> float:
    """How wide `draw_chips` is where there is room for all of it."""
    return len(colours) * (tiles.chip_size(height).width() + px(4)) - px(4) if colours else 0.0


def science_width(science: Sequence[tuple[str, int]], size: float) -> float:
    """How wide `draw_science` is."""
    font = theme.font("small")
    numbers = sum(
        advance(font, f"\N{MULTIPLICATION SIGN}{number}") + px(2) for _symbol, number in science if number > 1
    )
    return len(science) * (size + px(5)) + numbers


def draw_science(painter: QPainter, x: float, middle: float, science: Sequence[tuple[str, int]], size: float) -> float:
    """Science symbols with their number; returns where the row ends."""
    font = theme.font("small")
    for symbol, number in science:
        name = "any_science" if symbol == "any" else symbol
        icons.draw(painter, name, QRectF(x, middle - size / 2, size, size))
        x += size + px(2)
        if number > 1:
            text = f"\N{MULTIPLICATION SIGN}{number}"
            width = QFontMetricsF(font).horizontalAdvance(text)
            draw_text(painter, QRectF(x, middle - size, width + 2, 2 * size), text, font, theme.current().ink, LEFT)
            x += width + px(2)
        x += px(3)
    return x


def slot_signs(slot: tuple[str, ...]) -> tuple[Sign, ...]:
    """One unit of production: a resource, a choice of two, or the disc of a whole group."""
    group = next((icon for members, icon in _GROUPS.items() if set(members) == set(slot)), None)
    if group is not None:
        return (Sign(group),)
    return tuple(part for resource in slot for part in (SLASH, Sign(resource)))[1:]


def slot_width(slot: tuple[str, ...], size: float) -> float:
    """How wide a unit is at this size."""
    return _pair_width(slot, size) if _is_pair(slot) else size


def draw_slot(painter: QPainter, x: float, middle: float, slot: tuple[str, ...], size: float) -> float:
    """One unit of production; a choice stands in a capsule. Returns where it ends."""
    if not _is_pair(slot):
        icons.draw(painter, slot_signs(slot)[0].icon, QRectF(x, middle - size / 2, size, size))
        return x + size
    width = _pair_width(slot, size)
    capsule = QRectF(x, middle - size / 2 - px(2), width, size + px(4))
    line = QColor(theme.current().ink_soft)
    line.setAlpha(110)
    draw_box(painter, capsule, capsule.height() / 2, QColor(line.red(), line.green(), line.blue(), 26), line)
    for number, resource in enumerate(slot):
        icons.draw(painter, resource, QRectF(x + px(2) + number * size * 0.93, middle - size / 2, size, size))
    return x + width


def draw_slots(painter: QPainter, rect: QRectF, slots: Sequence[tuple[str, ...]], size: float) -> float:
    """Units of production in a row; where they do not fit, equal ones become a number and one icon."""
    gap = px(4)
    if slots_width(slots, size) > rect.width():
        return _draw_grouped(painter, rect, slots, size)
    x = rect.left()
    for slot in slots:
        x = draw_slot(painter, x, rect.center().y(), slot, size) + gap
    return x - gap


def _draw_grouped(painter: QPainter, rect: QRectF, slots: Sequence[tuple[str, ...]], size: float) -> float:
    groups = {slot: slots.count(slot) for slot in dict.fromkeys(slots)}
    wide = grouped_width(slots, size)
    scale = min(1.0, rect.width() / wide) if wide else 1.0
    size, gap, x = size * scale, px(6) * scale, rect.left()
    font = theme.font("strong", max(scale, 0.8))
    for slot, number in groups.items():
        if number > 1:
            width = QFontMetricsF(font).horizontalAdvance(str(number)) + px(1)
            place = QRectF(x, rect.top(), width + 1, rect.height())
            draw_text(painter, place, str(number), font, theme.current().ink, LEFT)
            x += width
        x = draw_slot(painter, x, rect.center().y(), slot, size) + gap
    return x - gap


def grouped_width(slots: Sequence[tuple[str, ...]], size: float) -> float:
    """How wide the row is when equal units are counted."""
    figure = QFontMetricsF(theme.font("strong")).horizontalAdvance("0") + px(1)
    groups = {slot: slots.count(slot) for slot in dict.fromkeys(slots)}
    numbers = sum(figure for number in groups.values() if number > 1)
    return sum(slot_width(slot, size) for slot in groups) + numbers + px(6) * max(len(groups) - 1, 0)


def slots_width(slots: Sequence[tuple[str, ...]], size: float) -> float:
    """How wide a row of units is at its full size."""
    return sum(slot_width(slot, size) for slot in slots) + px(4) * max(len(slots) - 1, 0)


def _is_pair(slot: tuple[str, ...]) -> bool:
    return len(slot) > 1 and len(slot_signs(slot)) > 1


def _pair_width(slot: tuple[str, ...], size: float) -> float:
    return size * (1 + 0.93 * (len(slot) - 1)) + px(4)


def draw_plaque(painter: QPainter, rect: QRectF) -> None:
    """The small raised field that numbers stand on over a landscape."""
    draw_box(painter, rect, px(11), theme.current().surface, theme.current().line)


def draw_frame(painter: QPainter, rect: QRectF, radius: float, colour: QColor, width: float) -> None:
    """An outline without a filling."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width))
    half = width / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)

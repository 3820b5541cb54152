"""The other players: neighbours with a small sheet and what they have against you, the others in a line each."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.dice.facts import numbers_in
from wonders_gui import theme
from wonders_gui.art import dicesheet as art
from wonders_gui.art import icons
from wonders_gui.art.frames import draw_focus
from wonders_gui.games.dice.models import BOTH, LEFT, RIGHT, defence_text
from wonders_gui.games.dice.records import Group, SeatRecord
from wonders_gui.models.roles import Role
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.paint import (
    area_of,
    draw_box,
    draw_shadow,
    draw_text,
    fits,
    is_in,
    lowered,
    mixed,
    px,
)

Index = QModelIndex | QPersistentModelIndex
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
NEAR: Final = 98
FAR: Final = 36
LEAST_FAR: Final = 26
GAP: Final = 6
APART: Final = 0.6  # between two buildings of a small sheet, in squares
UPPER: Final = ("warehouse", "agora", "barracks_west", "barracks_east")
CHIP: Final = 2.3  # how much wider than high a building of a line is
CLOSE: Final = 1.12  # how far a remark may be squeezed before it is left out
NAME: Final = 0.85  # how far a name may be squeezed before points and coins give way
ARROWS: Final = {LEFT: "arrow_left", RIGHT: "arrow_right", BOTH: "arrows_both"}


class SeatsView(PlacedView):
    """Neighbours on their sides, everybody else in a row above them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(SeatDelegate(self))

    def wanted_height(self, room: int) -> int:
        """How high the view would like to be on a page with so much room."""
        far = self._far()
        near = min(px(NEAR), round(room * 0.17))
        return near + (min(px(FAR), round(room * 0.06)) + px(GAP) if far else 0)

    def _far(self) -> int:
        return max(0, self._count() - 2)

    def arranged(self, count: int) -> list[QRect]:
        box = self.viewport().rect().adjusted(1, 1, -1, -4)
        gap = px(GAP)
        if count == 1:
            return [box]
        far = count - 2
        low = max(LEAST_FAR, round(box.height() * 0.27)) if far else 0
        near = box.adjusted(0, low + gap if far else 0, 0, 0)
        half = (near.width() - gap) // 2
        places = [QRect(near.left(), near.top(), half, near.height())]
        wide = (box.width() - gap * (far - 1)) // far if far else 0
        places += [QRect(box.left() + place * (wide + gap), box.top(), wide, low) for place in range(far)]
        return [*places, QRect(near.right() - half + 1, near.top(), half, near.height())]

    def sizeHint(self) -> QSize:
        return QSize(px(600), px(NEAR))

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 60)


class SeatDelegate(QStyledItemDelegate):
    """Paints a seat in the room it has."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record = index.data(Role.RECORD)
        if not isinstance(record, SeatRecord):
            return
        box, look = QRectF(area_of(option)), theme.current()
        radius = px(9)
        draw_shadow(painter, box, radius)
        hovered = is_in(option, QStyle.StateFlag.State_MouseOver)
        draw_box(painter, box, radius, mixed(look.surface, look.accent, 0.08) if hovered else look.surface, look.line)
        inner = box.adjusted(px(8), px(3), -px(8), -px(3))
        if record.side:
            _paint_near(painter, inner, record)
        else:
            _paint_far(painter, inner, record)
        if is_in(option, QStyle.StateFlag.State_HasFocus):
            draw_focus(painter, box.adjusted(2, 2, -2, -2), radius, 2)


def _paint_far(painter: QPainter, box: QRectF, record: SeatRecord) -> None:
    """Name, coins, points, and where the player is strong, as far as there is room."""
    chips = sorted((group for group in record.groups if group.building != "bonus"), key=lambda group: -group.done)
    high = min(box.height() * 0.8, px(22))
    wide, gap = high * CHIP, px(4)
    right = _paint_amounts(painter, box, record)
    name = QRectF(box.left(), box.top(), right - box.left(), box.height())
    left = _paint_name(painter, name, record, name.width() - len(chips) * (wide + gap))
    for group in chips:
        if group.done and left + wide <= right:  # the amounts keep a gap of their own
            _chip(painter, QRectF(left, box.center().y() - high / 2, wide, high), group)
            left += wide + gap


def _paint_near(painter: QPainter, box: QRectF, record: SeatRecord) -> None:
    upper = QRectF(box.left(), box.top(), box.width(), box.height() * 0.3)
    lower = QRectF(box.left(), box.bottom() - box.height() * 0.24, box.width(), box.height() * 0.24)
    sheet = QRectF(box.left(), upper.bottom(), box.width(), lower.top() - upper.bottom())
    side = min(upper.height() * 0.8, px(20))
    arrow = QRectF(upper.left(), upper.center().y() - side / 2, side, side)
    icons.draw(painter, ARROWS[record.side], arrow, theme.current().accent)
    right = _paint_amounts(painter, upper, record)
    name = upper.adjusted(side + px(6), 0, right - upper.right() - px(6), 0)
    _paint_name(painter, name, record, name.width())
    _paint_small_sheet(painter, sheet, record)
    _paint_foot(painter, lower, record)


def _paint_name(painter: QPainter, box: QRectF, record: SeatRecord, room: float) -> float:
    """The name, and the city where both fit into so much room; gives the edge of what was painted."""
    look = theme.current()
    end = box.left() + room
    if record.thinking:
        side = min(box.height() * 0.7, px(16))
        icons.draw(painter, "hourglass", QRectF(box.left(), box.center().y() - side / 2, side, side), look.selection)
        box = box.adjusted(side + px(4), 0, 0, 0)
    strong, soft = (lowered(theme.font(role), box.height()) for role in ("strong", "label"))
    wide = min(QFontMetricsF(strong).horizontalAdvance(record.name) + 2, box.width())
    draw_text(painter, QRectF(box.left(), box.top(), wide, box.height()), record.name, strong, look.ink, _LEFT)
    rest = box.adjusted(wide + px(8), 0, 0, 0)
    if not fits(soft, record.city, end - rest.left()):
        return rest.left()
    draw_text(painter, rest, record.city, soft, look.ink_soft, _LEFT)
    return rest.left() + QFontMetricsF(soft).horizontalAdvance(record.city) + px(8)


def _paint_amounts(painter: QPainter, box: QRectF, record: SeatRecord) -> float:
    """Points and coins at the right end, as far as the name leaves room; gives the edge that is left."""
    side, right = min(box.height() * 0.86, px(22)), box.right()
    font = lowered(theme.font("strong"), box.height())
    wide = QFontMetricsF(font).horizontalAdvance("88") + 2
    name = QFontMetricsF(font).horizontalAdvance(record.name) * NAME + side
    for icon, amount in (("points", record.points), ("coin", record.coins)):
        number = QRectF(right - wide, box.top(), wide, box.height())
        edge = number.left() - side - px(9)
        if edge - box.left() < name:
            break
        draw_text(painter, number, str(amount), font, theme.current().ink, _LEFT)
        icons.draw(painter, icon, QRectF(edge + px(6), box.center().y() - side / 2, side, side))
        right = edge
    return right


def _chip(painter: QPainter, box: QRectF, group: Group) -> None:
    art.draw_count(painter, box, group.colour, group.done, group.fields.bit_count())


def _paint_small_sheet(painter: QPainter, box: QRectF, record: SeatRecord) -> None:
    """Every field as a small square behind the sign of its building, in two lines."""
    lines = _two_lines(record.groups)
    high = box.height() / len(lines)
    longest = max(sum(_length(group) for group in line) for line in lines)
    unit = min(box.width() / longest, high)
    for place, line in enumerate(lines):
        left, tall = box.left(), min(high - 3, px(18))
        top = box.top() + place * high + (high - tall) / 2
        for group in line:
            wide = (_length(group) - APART) * unit
            crossed, fresh = (_packed(group, mask) for mask in (group.crossed, group.fresh))
            art.draw_pips(painter, QRectF(left, top, wide, tall), group.colour, len(_fields(group)), crossed, fresh)
            left += _length(group) * unit


def _fields(group: Group) -> list[int]:
    return numbers_in(group.fields)


def _length(group: Group) -> float:
    """How long a group is, counted in squares: its sign, its fields, and a gap."""
    return len(_fields(group)) + 1 + APART


def _packed(group: Group, mask: int) -> int:
    """The bits of a mask by their place in the building."""
    return sum(1 << place for place, field in enumerate(_fields(group)) if mask >> field & 1)


def _two_lines(groups: tuple[Group, ...]) -> list[list[Group]]:
    first = [group for group in groups if group.building in UPPER]
    return [first, [group for group in groups if group not in first]]


def _paint_foot(painter: QPainter, box: QRectF, record: SeatRecord) -> None:
    """Defence against the player, and what was done last where there is room."""
    look = theme.current()
    side = min(box.height() * 0.95, px(20))
    icons.draw(painter, "shield", QRectF(box.left(), box.center().y() - side / 2, side, side))
    font = lowered(theme.font("label"), box.height())
    text = defence_text(record.defence, own_eyes=record.own_eyes)
    wide = min(QFontMetricsF(font).horizontalAdvance(text) + 2, box.width() - side - px(5))
    ink = look.bad if record.defence else look.good
    draw_text(painter, QRectF(box.left() + side + px(5), box.top(), wide, box.height()), text, font, ink, _LEFT)
    rest = box.adjusted(side + wide + px(16), 0, 0, 0)
    if record.deed and QFontMetricsF(font).horizontalAdvance(record.deed) <= rest.width() * CLOSE:
        draw_text(painter, rest, record.deed, font, look.ink_soft, _RIGHT)

"""The structure of an age: cards in a pyramid, each lying on those of the row above, with backs, tags and flips."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.catalog.duel.loader import load_duel
from engine.catalog.duel.model import Slot
from engine.duel.facts import NO_CARD
from wonders_gui import theme
from wonders_gui.art import cards
from wonders_gui.art.faces import Tag
from wonders_gui.games.duel.records import SlotRecord
from wonders_gui.models.roles import Role
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.paint import faded

Index = QModelIndex | QPersistentModelIndex
_Move = QAbstractItemView.CursorAction
_State = QStyle.StateFlag

SHAPE: Final = 0.69  # width of a card by its height
SHOWN: Final = 0.345  # of a covered card that lies open: band and cost
SHOWN_BACK: Final = 0.19  # of a covered card that lies face down: nobody needs more of it
ROOMY: Final = 1.35  # rows lie no further apart than this times what must be seen
TIGHT: Final = 0.525  # of a card's width: half the step between neighbours, at least
WIDE: Final = 0.69  # and at most
ABOVE: Final = 0.13  # room for tags and for the selected card to rise
EDGE: Final = 0.05  # of a card's height: room for tags and rings left and right of the structure
LIFT: Final = 0.045
HOVER: Final = 2  # pixels that a card rises under the pointer
LARGEST: Final = 330
FLIP: Final = 160
LEAST_TAG: Final = 27.0  # lower, its number could not be read
RAISED: Final = 0.62  # of a tag that stands above its card
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the slots of an age lie in a room of some size."""

    height: float
    width: float
    tops: tuple[float, ...]
    step: float
    left: float

    def place(self, slot: Slot) -> QRect:
        """Where the card of a slot lies."""
        x = self.left + slot.x * self.step - self.width / 2
        return QRect(round(x), round(self.tops[slot.row - 1]), round(self.width), round(self.height))


def grid_for(slots: Iterable[Slot], room: QSize) -> Grid:
    """The largest cards that fit, spread over the room."""
    every = list(slots)
    shares = _shares(every)
    first, last = min(slot.x for slot in every), max(slot.x for slot in every)
    by_height = (room.height() - 8) / (sum(shares) + 1 + ABOVE)
    by_width = room.width() / (SHAPE * ((last - first) * TIGHT + 1) + 2 * EDGE)
    height = max(40.0, min(by_height, by_width, LARGEST * theme.metrics().scale))
    width = height * SHAPE
    spread = min(ROOMY, (room.height() - 8 - (1 + ABOVE) * height) / (sum(shares) * height))
    step = min(WIDE * width, (room.width() - 2 * EDGE * height - width) / (last - first))
    used = (sum(shares) * spread + 1) * height
    tagged = LEAST_TAG * RAISED + LIFT * height + 1  # what a small card with its tag needs when it rises
    top = max(ABOVE * height, tagged, (room.height() - used) / 2 + ABOVE * height / 2)
    tops = tuple(top + sum(shares[:row]) * spread * height for row in range(len(shares) + 1))
    return Grid(height, width, tops, step, (room.width() - (first + last) * step) / 2)


def _shares(slots: list[Slot]) -> list[float]:
    """For each row but the last, how much of its cards must be seen above the next row."""
    face_up = {slot.row: slot.face_up for slot in slots}
    return [SHOWN if face_up[row] else SHOWN_BACK for row in range(1, max(face_up))]


class StructureView(PlacedView):
    """Arrows walk: left and right between accessible cards, up and down to any card that lies open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.flip_time = FLIP
        self._flips: dict[int, float] = {}
        self._flipping = QVariantAnimation(self)
        self._flipping.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._flipping.setStartValue(0.0)
        self._flipping.setEndValue(1.0)
        self._flipping.valueChanged.connect(self._turn)
        self._flipping.finished.connect(self._end_flip)
        self.setItemDelegate(SlotDelegate(self))

    # -- places -------------------------------------------------------------------------------------------------

    def record(self, row: int) -> SlotRecord | None:
        """What lies in a row."""
        found = self.model().index(row, 0).data(Role.RECORD)
        return found if isinstance(found, SlotRecord) else None

    def _slots(self) -> tuple[Slot, ...]:
        record = self.record(0)
        return () if record is None else load_duel().structures[record.age - 1].slots

    def arranged(self, count: int) -> list[QRect]:
        slots = self._slots()
        if not slots or count != len(slots):
            return [QRect()] * count
        grid = grid_for(slots, self.viewport().size())
        return [self._place(grid, slot, row) for row, slot in enumerate(slots)]

    def _place(self, grid: Grid, slot: Slot, row: int) -> QRect:
        record = self.record(row)
        if record is None or record.card == NO_CARD:
            return QRect()
        place = grid.place(slot)
        if record.accessible and self.selectionModel().isSelected(self.model().index(row, 0)):
            place.translate(0, -round(LIFT * grid.height))
        return place

    def slot_rect(self, slot: int) -> QRect:
        """Where a slot lies, whether its card is still there or not."""
        slots = self._slots()
        return grid_for(slots, self.viewport().size()).place(slots[slot]) if slots else QRect()

    def _order(self) -> list[int]:
        """Rows from the top down; a selected card goes on top only when nothing lies on it."""
        order = list(range(len(self.places())))
        row = self.currentIndex().row()
        record = self.record(row) if 0 <= row < len(order) else None
        if record is not None and record.accessible:
            order.remove(row)
            order.append(row)
        return order

    def paint_ground(self, painter: QPainter) -> None:
        """Empty places as dashed outlines."""
        slots = self._slots()
        if not slots:
            return
        grid = grid_for(slots, self.viewport().size())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(theme.current().ink_soft, 0.17), 1, Qt.PenStyle.DashLine))
        radius = grid.height * cards.CORNER
        for row, slot in enumerate(slots):
            record = self.record(row)
            if record is not None and record.card == NO_CARD:
                painter.drawRoundedRect(QRectF(grid.place(slot)).adjusted(1, 1, -1, -1), radius, radius)

    def paint_over(self, painter: QPainter) -> None:
        """Tags lie over all cards and rings: the ring of one card must not cover the price of another."""
        for row in self._order():
            record, place = self.record(row), QRectF(self.places()[row])
            if record is not None and record.tag is not None and self.turned(row) >= 1:
                if self.is_raised(row, record):
                    place.translate(0, -HOVER)
                cards.draw_tag(painter, tag_place(record.tag, place), record.tag)

    def is_raised(self, row: int, record: SlotRecord) -> bool:
        """Whether the pointer is on a card that can be taken and is not chosen yet."""
        chosen = self.selectionModel().isSelected(self.model().index(row, 0))
        return row == self._hovered and record.accessible and not chosen

    # -- flips --------------------------------------------------------------------------------------------------

    def flip(self, slots: Iterable[int]) -> None:
        """Let cards that were just turned up turn before the eye."""
        rows = list(slots)
        if not rows or self.flip_time <= 0:
            return
        self._end_flip()
        self._flips = dict.fromkeys(rows, 0.0)
        self._flipping.setDuration(round(self.flip_time))
        self._flipping.start()

    def turned(self, row: int) -> float:
        """How far a card has turned up, 0 to 1."""
        return self._flips.get(row, 1.0)

    def finish(self) -> None:
        """All cards lie still."""
        self._flipping.stop()
        self._end_flip()

    def _turn(self, share: float) -> None:
        self._flips = dict.fromkeys(self._flips, share)
        self.viewport().update()

    def _end_flip(self) -> None:
        self._flips = {}
        self.viewport().update()

    # -- keys ---------------------------------------------------------------------------------------------------

    def _rows(self, accessible: bool) -> list[int]:
        records = [(row, self.record(row)) for row in range(self._count())]
        return [row for row, it in records if it is not None and it.card >= 0 and (it.accessible or not accessible)]

    def first_accessible(self) -> int:
        """The row where the keys begin: the lowest accessible card on the left, or -1."""
        rows = sorted(self._rows(accessible=True), key=lambda row: self.places()[row].left())
        return rows[0] if rows else -1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The first arrow chooses a card instead of walking past it: the cursor may stand there unseen."""
        if event.key() in _ARROWS and not self.selectionModel().hasSelection():
            usable = self._rows(accessible=True)
            row = self.currentIndex().row()
            self.select_row(row if row in usable else self.first_accessible())
            return
        super().keyPressEvent(event)

    def moveCursor(self, action: _Move, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        row = self._moved(action, self.currentIndex().row())
        return self.model().index(row, 0) if row >= 0 else QModelIndex()

    def _moved(self, action: _Move, row: int) -> int:
        usable = sorted(self._rows(accessible=True), key=lambda other: self.places()[other].left())
        if not usable:
            return row
        if row < 0 or action in (_Move.MoveHome, _Move.MovePageUp):
            return usable[0]
        if action in (_Move.MoveEnd, _Move.MovePageDown):
            return usable[-1]
        if action in (_Move.MoveUp, _Move.MoveDown):
            return self._nearest(row, action == _Move.MoveDown)
        return self._beside(usable, row, 1 if action in (_Move.MoveRight, _Move.MoveNext) else -1)

    def _beside(self, usable: list[int], row: int, step: int) -> int:
        if row in usable:
            return usable[min(max(usable.index(row) + step, 0), len(usable) - 1)]
        here = self.places()[row].center().x()
        ahead = [other for other in usable if (self.places()[other].center().x() - here) * step > 0]
        return min(ahead, key=lambda other: abs(self.places()[other].center().x() - here), default=row)

    def _nearest(self, row: int, down: bool) -> int:
        here = self.places()[row].center()
        ahead = [
            other for other in self._rows(accessible=False) if _is_ahead(here, self.places()[other].center(), down)
        ]
        return min(ahead, key=lambda other: _distance(here, self.places()[other].center()), default=row)


def _is_ahead(here: QPoint, there: QPoint, down: bool) -> bool:
    way = there.y() - here.y()
    return way > 8 if down else way < -8


def _distance(here: QPoint, there: QPoint) -> float:
    return abs(there.y() - here.y()) + 1.2 * abs(there.x() - here.x())


class SlotDelegate(QStyledItemDelegate):
    """Paints a card of the structure: shadow, cached picture, rings, tag."""

    def __init__(self, view: StructureView) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record = index.data(Role.RECORD)
        rect = QRectF(option.rect)
        if not isinstance(record, SlotRecord) or record.card == NO_CARD or rect.isEmpty():
            return
        state: QStyle.StateFlag = option.state
        if self._view.is_raised(index.row(), record):
            rect.translate(0, -HOVER)
        radius = rect.height() * cards.CORNER
        cards.draw_shadow(painter, rect, radius)
        self._paint_face(painter, record, rect, self._view.turned(index.row()))
        _paint_rings(painter, rect, radius, state)

    def _paint_face(self, painter: QPainter, record: SlotRecord, rect: QRectF, turned: float) -> None:
        ratio = painter.device().devicePixelRatio()
        shows_back = record.face is None or turned < 0.5
        pixmap = _back(record, rect, ratio) if shows_back else _front(record, rect, ratio)
        share = 1.0 if record.face is None else abs(2 * turned - 1)
        place = QRectF(0, 0, rect.width() * share, rect.height())
        place.moveCenter(rect.center())
        painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))


def _back(record: SlotRecord, rect: QRectF, ratio: float) -> QPixmap:
    return cards.back(record.age, record.guild_back, rect.height(), ratio, rect.width())


def _front(record: SlotRecord, rect: QRectF, ratio: float) -> QPixmap:
    assert record.face is not None
    veil: cards.Veil = "dear" if record.dear else "" if record.accessible else "covered"
    return cards.card(record.face, rect.height(), ratio, veil)


def _paint_rings(painter: QPainter, rect: QRectF, radius: float, state: QStyle.StateFlag) -> None:
    unit = max(rect.height(), 130.0)
    if state & _State.State_Selected:
        cards.draw_selection(painter, rect, radius, unit * 0.022)
    if state & _State.State_HasFocus:
        grown = unit * 0.03 if state & _State.State_Selected else 0.0
        ring = rect.adjusted(-grown, -grown, grown, grown)
        cards.draw_focus(painter, ring, radius + grown, unit * 0.014)


def tag_place(tag: Tag, rect: QRectF) -> QRectF:
    """Where the price tag of a card stands: over its top right corner."""
    height = max(LEAST_TAG, rect.height() * 0.125)
    size = cards.tag_size(tag, height)
    right = rect.right() + 0.03 * rect.height()
    return QRectF(right - size.width(), rect.top() - height * RAISED, size.width(), height)

"""Cards in one centred row: side by side where they can be read so, else overlapping; the selected one stays whole."""

from math import ceil
from typing import Final

from PySide6.QtCore import QModelIndex, QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QWidget

from wonders_gui.views.placed import PlacedView

SEVEN_SHAPE: Final = 0.66  # width of a card by its height
LIFT: Final = 0.045  # of its height: how far the selected card rises
TAG: Final = 0.085  # of its height: what a price tag sticks out above the card
EDGE: Final = 0.045  # of its height: room for the ring around the first and the last card
APART: Final = 1.02  # of its width: how far cards that do not cover each other lie apart
WHOLE: Final = 0.7  # of its height: cards become so much smaller when no card has to cover another then
WHOLE_NAMES: Final = 0.8  # of its width that should stay visible, so that names can be read
SMALLER: Final = 0.84  # of its height: cards become so much smaller for that
LEAST_VISIBLE: Final = 0.3  # of its width: however many cards there are
HOVER: Final = 2  # pixels that a card rises under the pointer
BELOW: Final = 4  # pixels under the cards
ROOMY: Final = 1.2  # of its width: cards never lie further apart


def height_side_by_side(width: int, count: int, shape: float = SEVEN_SHAPE) -> int:
    """How high so many cards can be of which none covers another in a view of this width."""
    return int(width / (shape * (1 + APART * (count - 1)) + 2 * EDGE))


def view_height(card: int) -> int:
    """How high a view must be for cards of this height, with their tags and with room for rising."""
    return ceil(card * (1.02 + LIFT + TAG)) + 2 * BELOW


class TaggingDelegate(QStyledItemDelegate):
    """Paints cards, and apart from them the tags, which lie over all cards and rings of a row."""

    def paint_tag(self, painter: QPainter, rect: QRectF, index: QModelIndex) -> None:
        """Paint the tag of the card at `rect`, if it has one."""
        raise NotImplementedError


class RowView(PlacedView):
    """A hand of cards. The card height follows the height of the view."""

    def __init__(self, parent: QWidget | None = None, shape: float = SEVEN_SHAPE, tags: bool = True) -> None:
        super().__init__(parent)
        self._shape = shape
        self._tags = tags

    def card_size(self) -> QSize:
        """The size of a card in this view."""
        height, count, width = self._tallest(), max(self._count(), 1), self.viewport().width()
        whole = height_side_by_side(width, count, self._shape)
        if whole >= WHOLE * height:
            height = min(height, whole)
        lowest = SMALLER * height
        while height > lowest and self._needed(height, count, WHOLE_NAMES) > width:
            height -= 2
        while height > 40 and self._needed(height, count, LEAST_VISIBLE) > width:
            height -= 4
        return QSize(round(height * self._shape), height)

    def _needed(self, height: int, count: int, share: float) -> float:
        """How wide a row is in which this share of each covered card stays visible."""
        return self._shape * height * (1 + share * (count - 1)) + 2 * EDGE * height

    def arranged(self, count: int) -> list[QRect]:
        size = self.card_size()
        if not count:
            return []
        edge = round(EDGE * size.height())  # room for the ring of the first and the last card
        room = self.viewport().width() - size.width() - 2 * edge
        pitch = min(ROOMY * size.width(), room / (count - 1)) if count > 1 else 0.0
        left = max(edge, round((self.viewport().width() - size.width() - (count - 1) * pitch) / 2))
        bottom = self.viewport().height() - BELOW - round(0.02 * size.height()) - self._spare(size.height()) // 2
        lifted = self.currentIndex().row() if self.selectionModel() and self.selectionModel().hasSelection() else -1
        places = []
        for row in range(count):
            lift = round(LIFT * size.height()) if row == lifted else 0
            places.append(QRect(round(left + row * pitch), bottom - size.height() - lift, size.width(), size.height()))
        return places

    def paint_over(self, painter: QPainter) -> None:
        """The ring of one card must not cover the price of another."""
        delegate = self.itemDelegate()
        if isinstance(delegate, TaggingDelegate):
            for row in self._order():
                index = self.model().index(row, 0)
                rect = QRectF(self.places()[row]).translated(0, -self._risen(index))
                delegate.paint_tag(painter, rect, index)

    def is_covered(self, row: int, point: QPoint) -> bool:
        """Whether a card that lies on top of a full row covers what another card has at a point."""
        tops = (top for top in range(len(self.places())) if top != row and self.is_on_top(top))
        return not self.is_on_top(row) and any(self.places()[top].contains(point) for top in tops)

    def _risen(self, index: QModelIndex) -> int:
        """How many pixels the pointer lifts a card; the chosen one has risen already."""
        return HOVER if index.row() == self._hovered and not self.selectionModel().isSelected(index) else 0

    def _spare(self, height: int) -> int:
        """What is left of the height of the view where cards are as small as its width asks."""
        return max(self._tallest() - height, 0)

    def _tallest(self) -> int:
        """The height of a card that fills the view, with room above for its tag and for rising."""
        above = LIFT + (TAG if self._tags else 0.0)
        return int((self.viewport().height() - 2 * BELOW) / (1.02 + above))

    def reach(self, row: int) -> int:
        """How far to the right a card's tag may stand out without lying under the next card."""
        places = self.places()
        return places[row + 1].left() if row + 1 < len(places) else self.viewport().width()

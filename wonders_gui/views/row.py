"""Cards in one centred row: side by side while there is room, overlapping when not; the selected one stays whole."""

from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

from wonders_gui.views.placed import PlacedView

SEVEN_SHAPE: Final = 0.66  # width of a card by its height
LIFT: Final = 0.045  # of its height: how far the selected card rises
TAG: Final = 0.085  # of its height: what a price tag sticks out above the card
EDGE: Final = 0.045  # of its height: room for the ring around the first and the last card
WHOLE: Final = 0.82  # of its height: cards become so much smaller when no card has to cover another then
WHOLE_NAMES: Final = 0.8  # of its width that should stay visible, so that names can be read
SMALLER: Final = 0.84  # of its height: cards become so much smaller for that
LEAST_VISIBLE: Final = 0.3  # of its width: however many cards there are
ROOMY: Final = 1.2  # of its width: cards never lie further apart


class RowView(PlacedView):
    """A hand of cards. The card height follows the height of the view."""

    def __init__(self, parent: QWidget | None = None, shape: float = SEVEN_SHAPE, tags: bool = True) -> None:
        super().__init__(parent)
        self._shape = shape
        self._tags = tags
        self.largest = 0  # a card is never higher than this, unless it is 0

    def card_size(self) -> QSize:
        """The size of a card in this view."""
        height = self._tallest()
        if self.largest:
            height = min(height, self.largest)
        count = max(self._count(), 1)
        widest = self.viewport().width() - 12
        if self._needed(round(WHOLE * height), count, 1.0) <= widest:
            while self._needed(height, count, 1.0) > widest:
                height -= 1
        lowest = SMALLER * height
        while height > lowest and self._needed(height, count, WHOLE_NAMES) > widest:
            height -= 2
        while height > 40 and self._needed(height, count, LEAST_VISIBLE) > widest:
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
        bottom = self.viewport().height() - 4 - round(0.02 * size.height()) - self._spare(size.height()) // 2
        lifted = self.currentIndex().row() if self.selectionModel() and self.selectionModel().hasSelection() else -1
        places = []
        for row in range(count):
            lift = round(LIFT * size.height()) if row == lifted else 0
            places.append(QRect(round(left + row * pitch), bottom - size.height() - lift, size.width(), size.height()))
        return places

    def _spare(self, height: int) -> int:
        """What is left of the height of the view where cards are as small as its width asks."""
        return max(self._tallest() - height, 0)

    def _tallest(self) -> int:
        """The height of a card that fills the view, with room above for its tag and for rising."""
        above = LIFT + (TAG if self._tags else 0.0)
        return int((self.viewport().height() - 8) / (1.02 + above))

    def visible_share(self, row: int) -> float:
        """How much of a card's width no other card lies over."""
        places = self.places()
        if row + 1 >= len(places):
            return 1.0
        return min(1.0, (places[row + 1].left() - places[row].left()) / max(places[row].width(), 1))

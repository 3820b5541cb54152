"""A few cards as they would lie on the table, so that a look and a size can be judged where they are chosen."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.catalog.loader import load_seven
from wonders_gui.art import cards
from wonders_gui.art.faces import CardFace, Tag
from wonders_gui.games.seven.faces import card_face
from wonders_gui.widgets.paint import painting, px

EDITION: Final = 2
SHOWN: Final[dict[str, Tag]] = {
    "library": Tag("trade", coins=2, left=True),
    "temple": Tag("own"),
    "stables": Tag("missing", icons=("ore",)),
    "caravansery": Tag("own"),
    "school": Tag("trade", coins=1, right=True),
    "statue": Tag("missing", icons=("wood",)),
}
"""Cards of the second Age with what stands between the player and each."""
HIGHEST: Final = 340
LOWEST: Final = 150
TAG: Final = 0.09
"""How far a price tag rises above its card, by the height of the card."""


class CardPreview(QWidget):
    """Paints as many cards as there is room for; there is nothing to click."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(px(LOWEST), px(LOWEST + 24))

    def sizeHint(self) -> QSize:
        return QSize(px(2 * LOWEST), px(LOWEST + 60))

    def paintEvent(self, event: QPaintEvent) -> None:
        gap = px(14)
        size = cards.card_size("seven", self._card_height(gap))
        number = min(len(SHOWN), int((self.width() + gap) // (size.width() + gap)))
        left = (self.width() - number * size.width() - (number - 1) * gap) / 2
        top = (self.height() - size.height() * (1 - TAG)) / 2
        with painting(self) as painter:
            for (card, tag), _place in zip(SHOWN.items(), range(number), strict=False):
                self._paint_card(painter, QRectF(QPointF(left, top), size), _face(card), tag)
                left += size.width() + gap

    def _card_height(self, gap: int) -> float:
        """As high as there is room for with the tags above; lower if that lets all cards lie side by side."""
        side_by_side = ((self.width() - gap) / len(SHOWN) - gap) / cards.card_size("seven", 1000).width() * 1000
        return min(self.height() / (1 + TAG) - px(4), px(HIGHEST), max(side_by_side, px(LOWEST)))

    def _paint_card(self, painter: QPainter, area: QRectF, face: CardFace, tag: Tag) -> None:
        cards.draw_shadow(painter, area, area.height() * cards.CORNER)
        veil: cards.Veil = "dear" if tag.kind == "missing" else ""
        painter.drawPixmap(area.topLeft(), cards.card(face, area.height(), self.devicePixelRatioF(), veil))
        place = QRectF(QPointF(0, 0), cards.tag_size(tag, area.height() * 0.125))
        place.moveRight(area.right() + area.height() * 0.03)
        place.moveTop(area.top() - area.height() * 0.022 - place.height() / 2)
        cards.draw_tag(painter, place, tag)


def _face(card: str) -> CardFace:
    book = load_seven(EDITION).cards
    return card_face(EDITION, next(number for number, entry in enumerate(book) if entry.id == card))

"""A card as it lies on the table: shadow, the cached picture, ring of selection and focus, price tag."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from wonders_gui.art import cards
from wonders_gui.art.faces import CardFace, Tag
from wonders_gui.models.roles import Role
from wonders_gui.views.row import HOVER, RowView, TaggingDelegate

_TAG = 0.125  # height of a price tag by that of its card
_RAISED = 0.022  # how far the middle of the tag stands above the edge
_BEYOND = 0.03  # how far it stands out at the right where there is room


class CardDelegate(TaggingDelegate):
    """Paints items that have a FACE, and perhaps a TAG and a veil."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        face = index.data(Role.FACE)
        if not isinstance(face, CardFace):
            return
        state: QStyle.StateFlag = option.state
        rect = QRectF(option.rect)
        if state & QStyle.StateFlag.State_MouseOver and not state & QStyle.StateFlag.State_Selected:
            rect.translate(0, -HOVER)
        ratio = painter.device().devicePixelRatio()
        radius = rect.height() * cards.CORNER
        cards.draw_shadow(painter, rect, radius)
        painter.drawPixmap(
            rect.topLeft(), cards.card(face, rect.height(), ratio, "dear" if index.data(Role.VEILED) else "")
        )
        if state & QStyle.StateFlag.State_Selected:
            cards.draw_selection(painter, rect, radius, rect.height() * 0.022)
        if state & QStyle.StateFlag.State_HasFocus:
            grown = rect.height() * (0.03 if state & QStyle.StateFlag.State_Selected else 0.0)
            cards.draw_focus(
                painter, rect.adjusted(-grown, -grown, grown, grown), radius + grown, rect.height() * 0.014
            )

    def paint_tag(self, painter: QPainter, rect: QRectF, index: QModelIndex | QPersistentModelIndex) -> None:
        tag, view = index.data(Role.TAG), self.parent()
        if not isinstance(tag, Tag):
            return
        place = self.tag_place(rect, index, tag)
        if not isinstance(view, RowView) or not view.is_covered(index.row(), place.center().toPoint()):
            cards.draw_tag(painter, place, tag)

    def tag_place(self, rect: QRectF, index: QModelIndex | QPersistentModelIndex, tag: Tag) -> QRectF:
        """Where the tag of a card that lies at `rect` is painted."""
        place = QRectF(QPointF(0, 0), cards.tag_size(tag, rect.height() * _TAG))
        place.moveRight(self._right_edge(rect, index.row()))
        place.moveTop(rect.top() - rect.height() * _RAISED - place.height() / 2)
        return place

    def _right_edge(self, rect: QRectF, row: int) -> float:
        """Where the tag ends: a little beyond the card's corner, or where the next card begins."""
        view, right = self.parent(), rect.right() + rect.height() * _BEYOND
        if not isinstance(view, RowView) or (view.is_on_top(row) and view.reach(row) < rect.right()):
            return right
        return min(right, view.reach(row))

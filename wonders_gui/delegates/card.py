"""A card as it lies on the table: shadow, the cached picture, ring of selection and focus, price tag."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from wonders_gui.art import cards
from wonders_gui.art.faces import CardFace, Tag
from wonders_gui.models.roles import Role
from wonders_gui.views.row import RowView

_TAG = 0.125  # height of a price tag by that of its card
_RAISED = 0.022  # how far the middle of the tag stands above the edge


class CardDelegate(QStyledItemDelegate):
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
            rect.translate(0, -2)
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
        tag = index.data(Role.TAG)
        if isinstance(tag, Tag):
            self._paint_tag(painter, rect, tag, self._right_edge(rect, index))

    def _right_edge(self, rect: QRectF, index: QModelIndex | QPersistentModelIndex) -> float:
        """Where the tag ends: at the card's corner, or where the next card begins to cover it."""
        view = self.parent()
        share = 1.0
        if isinstance(view, RowView) and not view.is_on_top(index.row()):
            share = view.visible_share(index.row())
        return rect.left() + rect.width() * share + (rect.height() * 0.03 if share >= 1.0 else 0.0)

    def _paint_tag(self, painter: QPainter, rect: QRectF, tag: Tag, right: float) -> None:
        size: QSizeF = cards.tag_size(tag, rect.height() * _TAG)
        place = QRectF(QPointF(0, 0), size)
        place.moveRight(right)
        place.moveTop(rect.top() - rect.height() * _RAISED - size.height() / 2)
        cards.draw_tag(painter, place, tag)

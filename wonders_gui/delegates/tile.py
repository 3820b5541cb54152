"""A built card in a city: the cached tile, with a ring where the keyboard is and a mark on what is new."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from wonders_gui import theme
from wonders_gui.art import cards
from wonders_gui.art.faces import CardFace
from wonders_gui.models.roles import Role


class TileDelegate(QStyledItemDelegate):
    """Paints items that have a FACE as tiles."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        face = index.data(Role.FACE)
        if not isinstance(face, CardFace):
            return
        state: QStyle.StateFlag = option.state
        rect = QRectF(option.rect)
        radius = theme.metrics().tile_radius
        cards.draw_shadow(painter, rect, radius)
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(rect.topLeft(), cards.tile(face, QSizeF(rect.size()), ratio))
        if index.data(Role.NEW):
            cards.draw_selection(painter, rect.adjusted(1, 1, -1, -1), radius, 1.5)
        if state & QStyle.StateFlag.State_HasFocus:
            cards.draw_focus(painter, rect.adjusted(2, 2, -2, -2), radius, 2)

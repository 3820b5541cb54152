"""The rows of the detail panel: what a card costs and brings, or how the player stands, below each other."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from wonders_gui import theme
from wonders_gui.art import signs
from wonders_gui.games.seven.factrows import FactRow, Shape
from wonders_gui.games.seven.strokes import LEFT, RIGHT, px, shared
from wonders_gui.models.roles import Role
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.billrow import draw_bill_line, line_height
from wonders_gui.widgets.paint import draw_box, draw_focus, draw_lines, draw_text, lowered

Index = QModelIndex | QPersistentModelIndex
RIM = 5  # left and right of every row: the ring of the keyboard stands there, not on the words
READABLE = 0.78  # to which the rows of a low panel are squeezed
_WRAP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class FactDelegate(QStyledItemDelegate):
    """Paints a row: heading, line, framed line, or a text of two lines."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(Role.RECORD)
        rect = QRectF(option.rect).adjusted(px(RIM), 0, -px(RIM), 0)
        if not isinstance(row, FactRow) or rect.height() < 2:
            return
        if row.bill is not None:
            draw_bill_line(painter, rect, row.bill)
        elif row.shape is Shape.HEADING:
            draw_text(painter, rect, row.text, theme.font("label"), theme.current().ink_soft, LEFT)
        else:
            self._line(painter, rect, row)
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_focus(painter, QRectF(option.rect), px(7))

    def _line(self, painter: QPainter, rect: QRectF, row: FactRow) -> None:
        colours = theme.current()
        ink: QColor = getattr(colours, row.tone)
        if row.shape is Shape.BOX:
            ground = rect.adjusted(0, 2, 0, -2)
            fill = QColor(ink)
            fill.setAlpha(30)
            draw_box(painter, ground, px(7), colours.inset if row.tone == "ink" else fill)
            rect = rect.adjusted(px(8), 0, -px(8), 0)
        self._content(painter, rect, row, ink)

    def _content(self, painter: QPainter, rect: QRectF, row: FactRow, ink: QColor) -> None:
        colours = theme.current()
        room = rect
        if row.signs:
            high = min(px(24), rect.height() - px(3))
            width = min(signs.width(row.signs, high), rect.width() * 0.62)
            place = QRectF(rect.left(), rect.center().y() - high / 2, width, high)
            glyph = colours.bad if row.tone == "bad" else colours.ink
            signs.draw(painter, row.signs, place, glyph, Qt.AlignmentFlag.AlignLeft)
            room = rect.adjusted(width + px(9), 0, 0, 0)
        if row.end_signs:
            high = min(px(23), rect.height() - px(3))
            width = signs.width(row.end_signs, high)
            place = QRectF(rect.right() - width, rect.center().y() - high / 2, width, high)
            signs.draw(painter, row.end_signs, place, colours.ink, Qt.AlignmentFlag.AlignRight)
            room = room.adjusted(0, 0, -width - px(6), 0)
        role: theme.FontRole = "strong" if row.shape is Shape.BOX or row.tone != "ink" else "body"
        font = lowered(theme.font(role, 0.97), rect.height())
        if row.shape is Shape.TEXT:
            draw_lines(painter, room, row.text, theme.font("body", 0.94), ink, _WRAP)
            return
        if row.end:
            soft = theme.font("label") if row.shape is Shape.BOX and row.tone == "ink" else theme.font("strong", 0.95)
            soft = lowered(soft, rect.height())
            room, end = shared(room, font, row.text, soft, row.end)
            draw_text(painter, end, row.end, soft, colours.ink_soft, RIGHT)
        draw_text(painter, room, row.text, font, ink, LEFT)


class FactsView(PlacedView):
    """The rows below each other; headings go first when the place is too low for all."""

    def _heights(self, rows: list[FactRow]) -> list[int]:
        room = self.viewport().height()
        heights: list[int] = [self._wish(row) for row in rows]
        for goes in (self._is_spare, self._is_second_heading, self._is_heading):
            if sum(heights) > room:
                heights = [0 if goes(rows, number) else height for number, height in enumerate(heights)]
        if sum(heights) * READABLE > room:
            heights = [0 if row.lesser else height for row, height in zip(rows, heights, strict=True)]
        wanted = sum(heights)
        return [height * room // wanted for height in heights] if wanted > room else heights

    def _is_spare(self, rows: list[FactRow], number: int) -> bool:
        return rows[number].spare

    def _is_heading(self, rows: list[FactRow], number: int) -> bool:
        return rows[number].shape is Shape.HEADING

    def _is_second_heading(self, rows: list[FactRow], number: int) -> bool:
        return self._is_heading(rows, number) and number > 0

    def _wish(self, row: FactRow) -> int:
        if row.bill is not None:
            return line_height(row.bill, self.viewport().width() - 2 * px(RIM))
        if row.shape is not Shape.TEXT:
            return px({Shape.HEADING: 24, Shape.LINE: 29, Shape.BOX: 34}[row.shape])
        high = min(px(24), 24)
        taken = signs.width(row.signs, high) + px(9) if row.signs else 0
        room = QRectF(0, 0, max(self.viewport().width() - 2 * px(RIM) - taken, 40), 1000)
        font = QFontMetricsF(theme.font("body", 0.94))
        return max(px(29), round(font.boundingRect(room, int(Qt.TextFlag.TextWordWrap), row.text).height()) + px(6))

    def arranged(self, count: int) -> list[QRect]:
        rows = [self.model().index(number, 0).data(Role.RECORD) for number in range(count)]
        places, top = [], 0
        for height in self._heights(rows):
            places.append(QRect(0, top, self.viewport().width(), height))
            top += height
        return places

"""What one unit of each resource costs both players at the bank, and how many units each produces."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.catalog.duel.model import RESOURCES
from engine.core.seats import Seat
from engine.duel.book import unpacked
from engine.duel.forecast import unit_prices
from engine.duel.view import View
from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.games.duel.steady import SteadyModel
from wonders_gui.language import _
from wonders_gui.models.roles import Role
from wonders_gui.texts.log import Cast
from wonders_gui.texts.names import resource_name
from wonders_gui.texts.words import coins
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.paint import draw_box, draw_focus, draw_text, px

Index = QModelIndex | QPersistentModelIndex
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_Move = QAbstractItemView.CursorAction
NAMES: Final = 0.26  # of the width
HEAD: Final = 34
ROW: Final = 38


@dataclass(frozen=True, slots=True)
class PriceRecord:
    """One price."""

    resource: str
    seat: Seat
    name: str
    price: int
    makes: int
    yours: bool

    def role(self, role: int) -> object:
        """The value of a role."""
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return str(self.price)
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                of_you = _("{resource} for you: {coins} each, own production {number}")
                of_another = _("{resource} for {name}: {coins} each, own production {number}")
                text, named = of_you if self.yours else of_another, resource_name(self.resource)
                return text.format(resource=named, name=self.name, coins=coins(self.price), number=self.makes)
            case Role.RECORD:
                return self
            case _:
                return None


class PricesModel(SteadyModel[PriceRecord]):
    """Five prices of the own seat, then five of the opponent."""

    def show_view(self, view: View, people: Cast) -> None:
        """Show the current prices."""
        self.show_rows(
            [
                PriceRecord(resource, seat, people[seat], price, makes, seat == people.you)
                for seat in (view.seat, 1 - view.seat)
                for resource, price, makes in zip(
                    RESOURCES,
                    unit_prices(view.table.cities[seat]),
                    unpacked(view.table.cities[seat].makes),
                    strict=True,
                )
            ]
        )


class PricesView(PlacedView):
    """Two rows of coins under the signs of the resources; dots count what a city makes itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(PriceDelegate(self))
        self.setFixedHeight(self.sizeHint().height())

    def _cell(self, row: int, column: int) -> QRect:
        left = round(self.viewport().width() * NAMES)
        width = (self.viewport().width() - left) / len(RESOURCES)
        head = px(HEAD)
        height = (self.viewport().height() - head) / 2
        return QRect(round(left + column * width), round(head + row * height), round(width), round(height))

    def arranged(self, count: int) -> list[QRect]:
        return [self._cell(row // len(RESOURCES), row % len(RESOURCES)) for row in range(count)]

    def paint_ground(self, painter: QPainter) -> None:
        """The signs of the resources above, names at the left."""
        for column, resource in enumerate(RESOURCES):
            cell = QRectF(self._cell(0, column))
            side = px(26)
            icons.draw(painter, resource, QRectF(cell.center().x() - side / 2, px(3), side, side))
        title = QRectF(0, 0, self._cell(0, 0).left() - px(4), px(HEAD - 2))
        draw_text(painter, title, _("PRICES"), theme.font("section", 0.85), theme.current().ink, _LEFT)
        for row in range(2):
            index = self.model().index(row * len(RESOURCES), 0)
            record = index.data(Role.RECORD)
            if isinstance(record, PriceRecord):
                self._paint_name(painter, record, row)

    def _paint_name(self, painter: QPainter, record: PriceRecord, row: int) -> None:
        look = theme.current()
        cell = QRectF(self._cell(row, 0))
        line = QRectF(0, cell.top() + 1, self.viewport().width(), cell.height() - 2)
        if row == 0:
            draw_box(painter, line, px(6), look.inset, None)
        box = QRectF(px(6), cell.top(), cell.left() - px(8), cell.height())
        draw_text(painter, box, record.name, theme.font("strong"), look.accent if row == 0 else look.ink, _LEFT)

    def stepped(self, row: int, action: QAbstractItemView.CursorAction) -> int:
        step = {_Move.MoveUp: -len(RESOURCES), _Move.MoveDown: len(RESOURCES), _Move.MoveLeft: -1, _Move.MoveRight: 1}
        moved = row + step.get(action, 0)
        return moved if 0 <= moved < self._count() else row

    def sizeHint(self) -> QSize:
        return QSize(180, px(HEAD + 2 * ROW))


class PriceDelegate(QStyledItemDelegate):
    """A coin with the price, and a dot for each unit that the city makes itself."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record = index.data(Role.RECORD)
        if not isinstance(record, PriceRecord):
            return
        cell = QRectF(option.rect)
        side = px(25)
        coin = QRectF(cell.center().x() - side / 2, cell.top() + px(4), side, side)
        icons.draw_number(painter, "coin", record.price, coin)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.current().good)
        gap = px(8)
        left = cell.center().x() - (record.makes - 1) * gap / 2
        for dot in range(record.makes):
            painter.drawEllipse(QPointF(left + dot * gap, coin.bottom() + px(5)), px(2.6), px(2.6))
        if option.state & QStyle.StateFlag.State_HasFocus:
            draw_focus(painter, cell.adjusted(1, 1, -1, -1), px(6))

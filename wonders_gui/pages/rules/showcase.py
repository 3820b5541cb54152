"""How exhibits look: as large as their kind asks for, in a grid or alone."""

from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from wonders_gui import theme
from wonders_gui.art import cards, icons, signs
from wonders_gui.art.dicefield import draw_field
from wonders_gui.art.dicelooks import FieldFace, FieldLook
from wonders_gui.art.faces import CardFace, TokenFace, WonderFace
from wonders_gui.models.roles import Role
from wonders_gui.pages.rules.exhibits import BOARDS, CARDS, FIELDS, TOKENS, WONDERS, BoardFace, Exhibit, Face
from wonders_gui.widgets.paint import area_of, draw_box, draw_focus, draw_text, is_in, px
from wonders_gui.widgets.scene import draw_scene
from wonders_gui.widgets.tips import tip

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
SIZES: Final = {
    CARDS: QSize(126, 190),
    BOARDS: QSize(300, 190),
    WONDERS: QSize(190, 176),
    TOKENS: QSize(120, 132),
    FIELDS: QSize(132, 92),
}
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


class ExhibitsModel(QAbstractListModel):
    """The exhibits that are shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Exhibit] = []

    def show_rows(self, rows: list[Exhibit]) -> None:
        """These."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rows(self) -> list[Exhibit]:
        """What is shown."""
        return self._rows

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        exhibit = self._rows[index.row()]
        facts: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: exhibit.name,
            Qt.ItemDataRole.AccessibleTextRole: exhibit.spoken(),
            Role.RECORD: exhibit,
        }
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(exhibit.name, *(text for _caption, text in exhibit.facts))
        return facts.get(role)


class ExhibitDelegate(QStyledItemDelegate):
    """Paints an exhibit with its outline when it is chosen."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        exhibit = index.data(Role.RECORD)
        assert isinstance(exhibit, Exhibit)
        size = SIZES[exhibit.kind]
        return QSize(px(size.width()) + px(14), px(size.height()) + px(16))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        exhibit = index.data(Role.RECORD)
        assert isinstance(exhibit, Exhibit)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(area_of(option)).adjusted(px(7), px(8), -px(7), -px(8))
        draw_exhibit(painter, exhibit.face, exhibit.name, area)
        if is_in(option, QStyle.StateFlag.State_Selected):
            cards.draw_selection(painter, area, px(9), px(4))
        if is_in(option, QStyle.StateFlag.State_HasFocus):
            draw_focus(painter, area.adjusted(-px(3), -px(3), px(3), px(3)), px(10))
        painter.restore()


def draw_exhibit(painter: QPainter, face: Face, name: str, area: QRectF) -> None:
    """Paint an exhibit into an area of about its own shape."""
    ratio = painter.device().devicePixelRatio()
    match face:
        case CardFace():
            size = cards.card_size(face.kind, area.height())
            place = QRectF(area.center().x() - size.width() / 2, area.top(), size.width(), size.height())
            cards.draw_shadow(painter, place, place.height() * cards.CORNER)
            painter.drawPixmap(place.topLeft(), cards.card(face, place.height(), ratio))
        case WonderFace():
            size = QSizeF(round(area.width()), round(area.height()))
            painter.drawPixmap(area.topLeft(), cards.wonder(face, size, ratio, built=True))
        case TokenFace():
            _draw_token(painter, face, area, ratio)
        case FieldFace():
            _draw_dice_field(painter, face, name, area)
        case BoardFace():
            _draw_board(painter, face, area)


def _draw_token(painter: QPainter, face: TokenFace, area: QRectF, ratio: float) -> None:
    size = area.height() - px(26)
    painter.drawPixmap(QPointF(area.center().x() - size / 2, area.top()), cards.token(face, size, ratio))
    words = QRectF(area.left(), area.bottom() - px(24), area.width(), px(24))
    draw_text(painter, words, face.name, theme.font("strong"), theme.current().ink, _CENTRE)


def _draw_dice_field(painter: QPainter, face: FieldFace, name: str, area: QRectF) -> None:
    draw_field(painter, area.adjusted(px(4), px(8), -px(4), -px(26)), FieldLook(face, "open"))
    words = QRectF(area.left(), area.bottom() - px(22), area.width(), px(22))
    draw_text(painter, words, name, theme.font("label"), theme.current().ink, _CENTRE)


def _draw_board(painter: QPainter, face: BoardFace, area: QRectF) -> None:
    draw_scene(painter, area, face.board, face.night, px(9), 0.8)
    head = QRectF(area.left(), area.top(), area.width(), px(30))
    draw_box(painter, head, px(9), theme.current().bar)
    sky = QRectF(area.left() + px(7), area.top() + px(4), px(22), px(22))
    icons.draw(painter, "night" if face.night else "day", sky)
    words = head.adjusted(px(36), 0, -px(8), 0)
    title = f"{face.name} · {face.side}"
    draw_text(painter, words, title, theme.font("strong"), theme.current().on_bar, _LEFT)
    high = min(px(34), (area.height() - px(38)) / max(1, len(face.stages)) - px(4))
    for number, stage in enumerate(face.stages):
        row = QRectF(area.left() + px(8), area.top() + px(36) + number * (high + px(4)), area.width() * 0.68, high)
        draw_box(painter, row, px(7), theme.current().surface, theme.current().line)
        inner = row.adjusted(px(8), px(4), -px(8), -px(4))
        half = inner.width() * 0.48
        cost = QRectF(inner.left(), inner.top(), half, inner.height())
        signs.draw(painter, stage.cost, cost, theme.current().ink, Qt.AlignmentFlag.AlignLeft)
        brings = QRectF(inner.left() + inner.width() * 0.52, inner.top(), half, inner.height())
        signs.draw(painter, stage.signs, brings, theme.current().ink, Qt.AlignmentFlag.AlignRight)

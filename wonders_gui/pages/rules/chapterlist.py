"""The list of chapters: an icon, a title, and how often a word was found."""

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from wonders_gui import theme
from wonders_gui.accessible import current_follows_selection
from wonders_gui.art import icons
from wonders_gui.language import ngettext
from wonders_gui.models.roles import Role
from wonders_gui.pages.rules.finding import Found
from wonders_gui.widgets.paint import area_of, draw_box, draw_focus, draw_text, is_in, px

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ChaptersModel(QAbstractListModel):
    """What `finding` gives."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Found] = []

    def show_rows(self, rows: list[Found]) -> None:
        """These."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rows(self) -> list[Found]:
        """What is shown."""
        return self._rows

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        facts: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: row.label,
            Qt.ItemDataRole.AccessibleTextRole: spoken(row),
            Role.RECORD: row,
        }
        return facts.get(role)


def spoken(row: Found) -> str:
    """A chapter as a screen reader says it."""
    if not row.hits:
        return row.label
    found = ngettext("{chapter}, {number} hit", "{chapter}, {number} hits", row.hits)
    return found.format(chapter=row.label, number=row.hits)


class ChapterDelegate(QStyledItemDelegate):
    """One line."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(120), px(40))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(Role.RECORD)
        assert isinstance(row, Found)
        colours = theme.current()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(area_of(option)).adjusted(px(3), px(2), -px(3), -px(2))
        chosen = is_in(option, QStyle.StateFlag.State_Selected)
        if chosen:
            draw_box(painter, box, px(8), colours.inset, colours.gold)
        icon = QRectF(box.left() + px(8), box.center().y() - px(11), px(22), px(22))
        icons.draw(painter, row.icon, icon)
        end = px(34) if row.hits else px(6)
        words = box.adjusted(px(40), 0, -end, 0)
        draw_text(painter, words, row.label, theme.font("strong" if chosen else "body"), colours.ink, _LEFT)
        if row.hits:
            badge = QRectF(box.right() - px(32), box.center().y() - px(11), px(28), px(22))
            draw_box(painter, badge, px(11), colours.gold)
            draw_text(painter, badge, str(row.hits), theme.font("label"), colours.surface, Qt.AlignmentFlag.AlignCenter)
        if is_in(option, QStyle.StateFlag.State_HasFocus):
            draw_focus(painter, box, px(8))
        painter.restore()


def chapters_view(model: ChaptersModel, parent: QWidget) -> QListView:
    """A list over the model."""
    view = QListView(parent)
    view.setModel(model)
    view.setItemDelegate(ChapterDelegate(view))
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
    current_follows_selection(view)
    return view

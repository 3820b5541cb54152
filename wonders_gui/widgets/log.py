"""The log of a game: a list of lines, newest at the bottom, with a heading for each age and turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.widgets.paint import area_of, draw_lines, draw_text, faded, is_in, px

Index = QModelIndex | QPersistentModelIndex
ENTRY = Qt.ItemDataRole.UserRole + 1
WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line: plain text, perhaps an icon; `heading` opens a turn, `own` is what the player did."""

    text: str
    icon: str = ""
    heading: bool = False
    own: bool = False


class LogModel(QAbstractListModel):
    """The lines that the story of a game has given."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: list[LogEntry] = []

    def show_entries(self, entries: Sequence[LogEntry]) -> None:
        """Only these lines: a game was opened, taken back, or the language has changed."""
        self.beginResetModel()
        self._entries = list(entries)
        self.endResetModel()

    def add(self, entries: Sequence[LogEntry]) -> None:
        """More lines at the end."""
        if entries:
            first = len(self._entries)
            self.beginInsertRows(QModelIndex(), first, first + len(entries) - 1)
            self._entries.extend(entries)
            self.endInsertRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (the signature is Qt's)
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return entry.text
        return entry if role == ENTRY else None


class LogDelegate(QStyledItemDelegate):
    """Paints a line: its icon, then its text on as many lines as it needs."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def _font(self, entry: LogEntry) -> QFont:
        return theme.font("section", 0.85) if entry.heading else theme.font("strong" if entry.own else "body", 0.95)

    def _indent(self, entry: LogEntry) -> int:
        return px(28) if entry.icon else px(4)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        entry: LogEntry = index.data(ENTRY)
        width = self._view.viewport().width()
        room = QRectF(0, 0, max(width - self._indent(entry) - px(6), px(60)), 10_000)
        used = QFontMetricsF(self._font(entry)).boundingRect(room, int(Qt.TextFlag.TextWordWrap), entry.text)
        return QSize(width, max(round(used.height()) + px(8), px(28)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: LogEntry = index.data(ENTRY)
        colours = theme.current()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(area_of(option))
        if is_in(option, QStyle.StateFlag.State_HasFocus):
            painter.fillRect(area, faded(colours.focus, 0.14))
        if entry.icon:
            size = px(20)
            icons.draw(painter, entry.icon, QRectF(area.left() + px(3), area.top() + px(4), size, size))
        room = area.adjusted(self._indent(entry), px(4), -px(4), 0)
        if entry.heading:
            draw_text(painter, room, entry.text, self._font(entry), colours.gold, WRAPPED)
        else:
            draw_lines(painter, room, entry.text, self._font(entry), colours.ink, WRAPPED)
        painter.restore()


class LogView(QListView):
    """Follows the newest line unless the reader has scrolled up."""

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(LogDelegate(self))
        self.setModel(model)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        model.rowsInserted.connect(self._follow)
        model.modelReset.connect(self.scrollToBottom)

    def _follow(self) -> None:
        bar = self.verticalScrollBar()
        if bar.maximum() - bar.value() < px(80):
            self.scrollToBottom()

"""The chains: which building makes which others free, a column for each age."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from wonders_gui import theme
from wonders_gui.accessible import current_follows_selection
from wonders_gui.art import cards, icons
from wonders_gui.dialogs.deck import AnyTable, Entry, Path, chain_paths, deck_of
from wonders_gui.language import _
from wonders_gui.models.roles import Role
from wonders_gui.texts.names import age_name
from wonders_gui.widgets.paint import area_of, draw_focus, is_in, px
from wonders_gui.widgets.sheet import Sheet
from wonders_gui.widgets.text import Text
from wonders_gui.widgets.tips import tip

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
REPEATED = int(Role.NEW)
ARROW = 62


class ChainsModel(QAbstractTableModel):
    """A row for each line of a chain."""

    def __init__(self, paths: list[Path], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paths = paths

    def show_paths(self, paths: list[Path]) -> None:
        """These."""
        self.beginResetModel()
        self._paths = paths
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._paths)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self._paths[index.row()][index.column()]
        if entry is None:
            return None
        facts: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: entry.face.name,
            Qt.ItemDataRole.AccessibleTextRole: entry.spoken,
            Qt.ItemDataRole.ToolTipRole: tip(entry.face.name, entry.spoken),
            Role.RECORD: entry,
            REPEATED: self._is_repeated(index.row(), index.column()),
        }
        return facts.get(role)

    def before(self, row: int, column: int) -> int:
        """The column of the building that makes this one free, or -1."""
        earlier = [place for place in range(column) if self._paths[row][place] is not None]
        return earlier[-1] if earlier else -1

    def _is_repeated(self, row: int, column: int) -> bool:
        """Whether the row above has led through the same building."""
        return row > 0 and self._paths[row - 1][: column + 1] == self._paths[row][: column + 1]

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if way is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return age_name(section + 1)
        return None


class ChainsDelegate(QStyledItemDelegate):
    """A tile; before it the mark that makes it free, and an arrow."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(240), px(56))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry, model = index.data(Role.RECORD), index.model()
        assert isinstance(model, ChainsModel)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(area_of(option))
        if isinstance(entry, Entry):
            tile = area.adjusted(px(ARROW), px(5), -px(6), -px(5))
            painter.setOpacity(0.45 if index.data(REPEATED) else 1.0)
            size = QSizeF(round(tile.width()), round(tile.height()))
            pixmap = cards.tile(entry.face, size, painter.device().devicePixelRatio())
            painter.drawPixmap(tile.topLeft(), pixmap)
            if model.before(index.row(), index.column()) >= 0:
                self._paint_link(painter, area, entry)
            painter.setOpacity(1.0)
            if is_in(option, QStyle.StateFlag.State_HasFocus):
                draw_focus(painter, tile.adjusted(-4, -4, 4, 4), px(9))
        painter.restore()

    def _paint_link(self, painter: QPainter, area: QRectF, entry: Entry) -> None:
        size = px(26)
        top = area.center().y() - size / 2
        if entry.face.chain_from:
            icons.draw(painter, entry.face.chain_from[0], QRectF(area.left() + px(2), top, size, size))
        arrow = QRectF(area.left() + px(31), top, size, size)
        icons.draw(painter, "chevron_right", arrow, theme.current().ink_soft)


class ChainsSheet(Sheet):
    """All chains of this table; the building that is chosen is explained below."""

    def __init__(self, page: QWidget, table: AnyTable) -> None:
        super().__init__(page, QSize(980, 690))
        self._table = table
        self.model = ChainsModel(chain_paths(deck_of(table)), self)
        self.view = QTableView(self.panel)
        self.view.setModel(self.model)
        self.view.setItemDelegate(ChainsDelegate(self.view))
        self.view.verticalHeader().hide()
        self.view.verticalHeader().setDefaultSectionSize(px(58))
        self.view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.view.setShowGrid(False)
        self.view.setTabKeyNavigation(False)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.selectionModel().currentChanged.connect(self._explain)
        current_follows_selection(self.view)
        self._words = Text("body", self.panel).wrapped()
        self._words.setMinimumHeight(px(44))
        self.content.addWidget(self.view, 1)
        self.content.addWidget(self._words)
        self.retranslate()

    def _explain(self) -> None:
        entry = self.view.currentIndex().data(Role.RECORD)
        self._words.setText(entry.spoken if isinstance(entry, Entry) else "")

    def first_focus(self) -> QWidget:
        return self.view

    def retranslate(self) -> None:
        """Set every text in the current language."""
        super().retranslate()
        self.set_title(_("CHAINS"))
        self.view.setAccessibleName(_("Chains"))
        self._words.setText(_("Whoever has built a building may later build the next one in its row for nothing."))
        self.model.show_paths(chain_paths(deck_of(self._table)))

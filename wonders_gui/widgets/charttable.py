"""The figures of a chart as a table: the same numbers for whoever reads, hears or copies them."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from wonders_gui import theme
from wonders_gui.accessible import current_follows_selection
from wonders_gui.language import _
from wonders_gui.widgets.chart import Plotted
from wonders_gui.widgets.chartdata import NO_FIGURES, NOWHERE, Figures
from wonders_gui.widgets.chartmarks import draw_mark
from wonders_gui.widgets.paint import area_of, draw_focus, draw_text, faded, is_in, px

Index = QModelIndex | QPersistentModelIndex
EMPHASISED = Qt.ItemDataRole.UserRole + 1
SHAPE = Qt.ItemDataRole.UserRole + 2
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class FiguresModel(QAbstractTableModel):
    """A row for every place, first its name, then a value of every series."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.figures = NO_FIGURES

    def show_figures(self, figures: Figures) -> None:
        """Show these from now on."""
        self.beginResetModel()
        self.figures = figures
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (the signature is Qt's)
        return 0 if parent.isValid() else len(self.figures.places)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.figures.series) + 1

    def headerData(self, section: int, side: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if side != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if section else LEFT
        return self._series_name(section) if role == Qt.ItemDataRole.DisplayRole else None

    def _series_name(self, section: int) -> str:
        return self.figures.along if section == 0 else self.figures.series[section - 1].name

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        place, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(place, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.figures.told(place) if column == 0 else self._spoken(place, column)
        if role == EMPHASISED:
            return column == 0 or self.figures.series[column - 1].emphasised
        if role == SHAPE and column == 0:
            mark = self.figures.mark_at(place)
            return None if mark is None else mark.shape
        return None

    def _text(self, place: int, column: int) -> str:
        if column == 0:
            return self.figures.place_name(place)
        return self.figures.value_text(self.figures.series[column - 1], place)

    def _spoken(self, place: int, column: int) -> str:
        value = self._text(place, column) or _("unknown")
        return _("{name}: {value}").format(name=self._series_name(column), value=value)


class FiguresDelegate(QStyledItemDelegate):
    """Paints a name with its sign, or a number."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        wide = QFontMetricsF(theme.font("strong")).horizontalAdvance(str(index.data())) + px(22)
        return QSize(round(wide) + (px(22) if index.column() == 0 else 0), px(32))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, area = theme.current(), QRectF(area_of(option))
        if is_in(option, QStyle.StateFlag.State_Selected):
            painter.fillRect(area, colours.surface)  # over the ground that Qt gives a selected row
            painter.fillRect(area, faded(colours.selection, 0.18))
        elif index.row() % 2:
            painter.fillRect(area, faded(colours.inset, 0.7))
        room = area.adjusted(px(10), 0, -px(10), 0)
        shape = index.data(SHAPE)
        if isinstance(shape, str):
            size = min(px(18), room.height() - px(4))
            draw_mark(painter, shape, QRectF(room.right() - size, room.center().y() - size / 2, size, size))
            room.setRight(room.right() - size - px(4))
        font = theme.font("strong" if index.data(EMPHASISED) else "body")
        draw_text(painter, room, str(index.data()), font, colours.ink, RIGHT if index.column() else LEFT)
        if is_in(option, QStyle.StateFlag.State_HasFocus):
            draw_focus(painter, area, px(6))
        painter.restore()


class FiguresTable(QTableView):
    """The table itself; moving in it emits `picked` as the chart does."""

    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures = FiguresModel(self)
        self.setModel(self.figures)
        self.setItemDelegate(FiguresDelegate(self))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        current_follows_selection(self)
        self.selectionModel().currentRowChanged.connect(self._tell)

    def show_figures(self, figures: Figures) -> None:
        """Show these from now on."""
        self.figures.show_figures(figures)
        self.setAccessibleName(figures.title)
        self.verticalHeader().setDefaultSectionSize(px(32))
        self.horizontalHeader().setFont(theme.font("label"))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        if self.figures.columnCount():
            self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)

    def set_current(self, place: int) -> None:
        """Look at a place without telling anybody."""
        blocked = self.blockSignals(True)
        self.setCurrentIndex(self.figures.index(place, max(self.currentIndex().column(), 0)))
        self.blockSignals(blocked)

    def _tell(self, now: QModelIndex, before: QModelIndex) -> None:
        if now.isValid():
            self.picked.emit(now.row())


class Charted(QStackedWidget):
    """A chart and its table on the same spot; `show_table` and `show_chart` change between them."""

    picked = Signal(int)

    def __init__(self, chart: Plotted, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart = chart
        self.table = FiguresTable()
        self.addWidget(chart)
        self.addWidget(self.table)
        chart.picked.connect(self._follow_chart)
        self.table.picked.connect(self._follow_table)

    def show_figures(self, figures: Figures) -> None:
        """Show these from now on."""
        kept = self.current()
        self.chart.show_figures(figures)
        self.table.show_figures(figures)
        self.set_current(kept)

    def current(self) -> int:
        """The place that is looked at, or `NOWHERE`."""
        return self.chart.current()

    def set_current(self, place: int) -> None:
        """Look at a place without telling anybody."""
        self.chart.set_current(place)
        if place != NOWHERE:
            self.table.set_current(place)

    def show_table(self) -> None:
        """The figures as a table."""
        self.setCurrentWidget(self.table)

    def show_chart(self) -> None:
        """The figures as a picture."""
        self.setCurrentWidget(self.chart)

    def _follow_chart(self, place: int) -> None:
        self.table.set_current(place)
        self.picked.emit(place)

    def _follow_table(self, place: int) -> None:
        self.chart.set_current(place)
        self.picked.emit(place)

"""An item view whose items lie where a subclass puts them: selection, keys, hover and painting order in one place."""

from collections.abc import Sequence
from math import pi, sin
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle, QStyleOptionViewItem, QWidget

from wonders_gui.widgets.pressable import ENTER

Index = QModelIndex | QPersistentModelIndex
_Flag = QStyle.StateFlag
_Move = QAbstractItemView.CursorAction
_BACK = (_Move.MoveLeft, _Move.MoveUp, _Move.MovePrevious)
_ON = (_Move.MoveRight, _Move.MoveDown, _Move.MoveNext)
SWINGS: Final = 3  # of an item that shakes
REACH: Final = 7  # pixels that it swings to each side


class PlacedView(QListView):  # Qt shows the items of its own views only to screen readers
    """Items at places that `arranged` computes from the size; the selected one is painted last, over its neighbours."""

    chosen = Signal(int)  # Enter or a double click on a row

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._places: list[QRect] = []
        self._stale = True
        self._hovered = -1
        self._by_keys = False  # the ring of the keyboard is shown only to those who use it
        self._clicked = -1  # the row that was clicked last, for the second click of a double click
        self._shaken = -1
        self._shaking = QVariantAnimation(self)
        self._shaking.setStartValue(0.0)
        self._shaking.setEndValue(1.0)
        self._shaking.valueChanged.connect(lambda _share: self.viewport().update())
        self._shaking.finished.connect(self._end_shaking)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    # -- for subclasses ---------------------------------------------------------------------------------------

    def arranged(self, count: int) -> list[QRect]:
        """Where the items lie in the viewport."""
        raise NotImplementedError

    def paint_ground(self, painter: QPainter) -> None:
        """What lies under the items."""

    def paint_over(self, painter: QPainter) -> None:
        """What lies over all items."""

    def stepped(self, row: int, action: QAbstractItemView.CursorAction) -> int:
        """The row that a key leads to from `row`."""
        if action in _BACK:
            return row - 1
        return row + 1 if action in _ON else row

    # -- places -----------------------------------------------------------------------------------------------

    def places(self) -> list[QRect]:
        """Where the items lie now."""
        if self._stale:
            self._places = self.arranged(self._count())
            self._stale = False
        return self._places

    def invalidate(self) -> None:
        """Arrange again at the next chance."""
        self._stale = True
        self.viewport().update()

    def _count(self) -> int:
        model = self.model()
        return 0 if model is None else model.rowCount(self.rootIndex())

    def _order(self) -> list[int]:
        """The painting order: what the pointer is on lies above its neighbours, what is selected on top."""
        selected = self.currentIndex().row() if self.selectionModel() and self.selectionModel().hasSelection() else -1
        on_top = [row for row in dict.fromkeys((self._hovered, selected)) if 0 <= row < len(self.places())]
        return [row for row in range(len(self.places())) if row not in on_top] + on_top

    def select_row(self, row: int) -> None:
        """Select a row, or nothing when it is negative."""
        if row < 0 or row >= self._count():
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
            return
        self.setCurrentIndex(self.model().index(row, 0))

    def forget_click(self) -> None:
        """Other items lie here now: a click before this moment and one after it are no double click."""
        self._clicked = -1

    # -- shaking ----------------------------------------------------------------------------------------------

    def shake(self, row: int, milliseconds: int) -> None:
        """Let an item shake for a moment, because what is wanted of it cannot be done."""
        self._shaking.stop()
        self._shaken = row
        self._shaking.setDuration(milliseconds)
        self._shaking.start()

    def is_shaking(self, row: int) -> bool:
        """Whether an item shakes now."""
        return row == self._shaken and self._shaking.state() == QVariantAnimation.State.Running

    def _end_shaking(self) -> None:
        self._shaken = -1
        self.viewport().update()

    def _swing(self) -> float:
        """How far the shaken item is from its place."""
        share = float(self._shaking.currentValue() or 0.0)
        return REACH * (1 - share) * sin(2 * pi * SWINGS * share)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def visualRect(self, index: Index) -> QRect:
        places = self.places()
        return QRect(places[index.row()]) if index.isValid() and index.row() < len(places) else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        places = self.places()
        for row in reversed(self._order()):
            if row < len(places) and places[row].contains(point):
                return self.model().index(row, 0)
        return QModelIndex()

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        self.viewport().update()

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return 0

    def isIndexHidden(self, index: Index) -> bool:
        return False

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        count = self._count()
        if not count:
            return QModelIndex()
        row = self.currentIndex().row()
        if action in (_Move.MoveHome, _Move.MovePageUp):
            row = 0
        elif action in (_Move.MoveEnd, _Move.MovePageDown):
            row = count - 1
        elif row < 0:
            row = 0
        else:
            row = self.stepped(row, action)
        return self.model().index(min(max(row, 0), count - 1), 0)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        index = self.indexAt(rect.center())
        if index.isValid():
            self.selectionModel().select(index, command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        return QRegion(self.viewport().rect())

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        self.invalidate()
        super().dataChanged(first, last, roles)

    def reset(self) -> None:
        super().reset()
        self.invalidate()

    def rowsInserted(self, parent: Index, start: int, end: int) -> None:
        self.invalidate()
        super().rowsInserted(parent, start, end)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.invalidate()

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """What is selected is current too: screen readers select without moving the keyboard there."""
        chosen = selected.indexes()
        if chosen and chosen[-1] != self.currentIndex():
            self.selectionModel().setCurrentIndex(chosen[-1], QItemSelectionModel.SelectionFlag.NoUpdate)
        super().selectionChanged(selected, deselected)
        self.invalidate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.invalidate()

    def updateGeometries(self) -> None:
        super().updateGeometries()
        self._stale = True

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange, QEvent.Type.LanguageChange):
            self.invalidate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_keys = True
        if event.key() in ENTER and self.currentIndex().isValid():
            if not event.isAutoRepeat():  # a key held down chooses once
                self.chosen.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._by_keys = False
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._clicked = self.indexAt(event.position().toPoint()).row()
        super().mouseReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._by_keys = True
            if not self.currentIndex().isValid() and self._count():
                first = next((row for row, place in enumerate(self.places()) if not place.isEmpty()), 0)
                self.selectionModel().setCurrentIndex(
                    self.model().index(first, 0), QItemSelectionModel.SelectionFlag.NoUpdate
                )
        super().focusInEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            super().mouseDoubleClickEvent(event)
        elif index.row() == self._clicked:
            self.chosen.emit(index.row())
        else:
            self.mousePressEvent(event)  # the first click was on something else

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.paint_ground(painter)
        for row in self._order():
            self._paint_row(painter, row)
        self.paint_over(painter)
        painter.end()

    def _paint_row(self, painter: QPainter, row: int) -> None:
        index = self.model().index(row, 0)
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = self.places()[row]
        option.state = self._state(index)
        painter.save()
        if row == self._shaken:
            painter.translate(self._swing(), 0)
        self.itemDelegateForIndex(index).paint(painter, option, index)
        painter.restore()

    def _state(self, index: QModelIndex) -> QStyle.StateFlag:
        state = _Flag.State_Enabled if self.isEnabled() else _Flag.State_None
        if self.selectionModel() is not None and self.selectionModel().isSelected(index):
            state |= _Flag.State_Selected
        if self.hasFocus() and self._by_keys and index == self.currentIndex():
            state |= _Flag.State_HasFocus
        if index.row() == self._hovered:
            state |= _Flag.State_MouseOver
        return state

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.indexAt(event.position().toPoint()).row())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            self._hovered = row
            self.viewport().update()

    def is_on_top(self, row: int) -> bool:
        """Whether no other item lies over this one."""
        return row == self._hovered or row == self.currentIndex().row()

    def sizeHint(self) -> QSize:
        return QSize(200, 100)

"""The Forum: a tray with four sections, the dice in it, and how they roll. Any key or click lets them lie at once."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    QTimer,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.catalog.dice.loader import load_dice
from wonders_gui.art import dice as art
from wonders_gui.art.dicelooks import Lying
from wonders_gui.art.frames import draw_focus
from wonders_gui.games.dice import faces
from wonders_gui.games.dice.records import DieRecord
from wonders_gui.models.roles import Role
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.paint import is_in, px

Index = QModelIndex | QPersistentModelIndex
ROLL: Final = 700  # milliseconds
FRAME: Final = 16
CORNER: Final = 8


class ForumView(PlacedView):
    """Its items are the dice; between two turns they roll."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.roll_time = ROLL
        self._share = 1.0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)
        self.setItemDelegate(DieDelegate(self))

    # -- places -----------------------------------------------------------------------------------------------------

    def tray(self) -> QRectF:
        """The square of the tray, in the middle of the view."""
        box = QRectF(self.viewport().rect())
        side = min(box.width(), box.height())
        tray = QRectF(0, 0, side, side)
        tray.moveCenter(box.center())
        return tray

    def lying(self) -> Sequence[Lying]:
        """How each die lies."""
        records = self._records()
        if not records:
            return ()
        return art.lie(self.tray(), [record.section for record in records], records[0].turn)

    def arranged(self, count: int) -> list[QRect]:
        return [lying.rect.toAlignedRect() for lying in self.lying()]

    def _records(self) -> list[DieRecord]:
        model = self.model()
        rows = range(model.rowCount()) if model is not None else range(0)
        return [model.index(row, 0).data(Role.RECORD) for row in rows]

    def paint_ground(self, painter: QPainter) -> None:
        art.draw_tray(painter, self.tray(), load_dice().sections)

    def sizeHint(self) -> QSize:
        return QSize(px(300), px(300))

    def minimumSizeHint(self) -> QSize:
        return QSize(150, 150)

    # -- rolling ----------------------------------------------------------------------------------------------------

    @property
    def share(self) -> float:
        """How far the dice have rolled, 0 to 1."""
        return self._share

    def roll(self) -> None:
        """Let the dice roll to where they lie."""
        application = QApplication.instance()
        if not self.roll_time or not self.isVisible() or application is None:
            return
        self._share = 0.0
        self._clock.start()
        self._timer.start()
        application.installEventFilter(self)

    def finish(self) -> None:
        """All dice lie still."""
        if not self._timer.isActive():
            return
        self._timer.stop()
        self._share = 1.0
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self.viewport().update()

    def _tick(self) -> None:
        self._share = min(1.0, self._clock.elapsed() / self.roll_time) if self.roll_time else 1.0
        if self._share >= 1.0:
            self.finish()
        self.viewport().update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The event itself goes on to where it was meant for: impatience costs no click."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self.finish()
        return False


class DieDelegate(QStyledItemDelegate):
    """Paints a die as it lies, or as it rolls."""

    def __init__(self, view: ForumView) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record = index.data(Role.RECORD)
        if not isinstance(record, DieRecord):
            return
        lying = self._view.lying()[index.row()]
        if self._view.share < 1.0:
            rolling = (*faces.die_faces(record.die), record.face)
            art.draw_rolling(painter, lying, rolling, self._view.share, record.turn * 10 + record.die)
            return
        art.draw_die(painter, lying.rect, record.face, record.state, lying.angle)
        if is_in(option, QStyle.StateFlag.State_HasFocus):
            draw_focus(painter, lying.rect.adjusted(-3, -3, 3, 3), px(CORNER), 2)

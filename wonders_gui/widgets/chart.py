"""Charts painted by ourselves: a curve and bars. Mouse and arrow keys move along them, and what is there is spoken."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from wonders_gui import theme
from wonders_gui.widgets.announcer import announce
from wonders_gui.widgets.chartdata import NO_FIGURES, NOWHERE, Figures
from wonders_gui.widgets.chartmarks import draw_mark
from wonders_gui.widgets.chartpaint import (
    LEFT,
    RIGHT,
    Lie,
    lie_in,
    paint_current,
    paint_ground,
    paint_marks,
    paint_names,
    paint_series,
)
from wonders_gui.widgets.paint import draw_box, draw_focus, draw_text, faded, painting, px
from wonders_gui.widgets.tips import as_tip

STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}
BAR_ROW: Final = 30
STACKED_ROW: Final = 44
NARROW: Final = 0.42
"""Names wider than this share of the chart stand above their bars."""


class Plotted(QWidget):
    """What curves and bars share: figures, the place that is looked at, and the ways to move it."""

    picked = Signal(int)
    """The player has gone to a place, by mouse or keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures = NO_FIGURES
        self._current = NOWHERE
        self._hovered = NOWHERE
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_figures(self, figures: Figures) -> None:
        """Show these from now on; the place that is looked at stays when it is still there."""
        self.figures = figures
        self._hovered = NOWHERE
        if self._current >= len(figures.places):
            self._current = NOWHERE
        self.setAccessibleName(figures.title)
        self._describe()
        self.updateGeometry()
        self.update()

    def current(self) -> int:
        """The place that is looked at, or `NOWHERE`."""
        return self._current

    def set_current(self, place: int) -> None:
        """Look at a place without telling anybody."""
        self._current = place if 0 <= place < len(self.figures.places) else NOWHERE
        self._describe()
        self.update()

    def _describe(self) -> None:
        self.setAccessibleDescription("" if self._current == NOWHERE else self.figures.told(self._current))

    def _pick(self, place: int) -> None:
        if place == NOWHERE or not self.figures.places:
            return
        self.set_current(place)
        announce(self, self.figures.told(place))
        self.picked.emit(place)

    def place_at(self, position: QPointF) -> int:
        """The place under the mouse, or `NOWHERE`."""
        raise NotImplementedError

    # -- Qt ---------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self.figures.places) - 1
        key = Qt.Key(event.key())
        if key in STEPS and last >= 0:
            self._pick(min(max(self._current + STEPS[key], 0), last))
        elif key == Qt.Key.Key_Home:
            self._pick(min(0, last))
        elif key == Qt.Key.Key_End:
            self._pick(last)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pick(self.place_at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = self.place_at(event.position())
        if place != self._hovered:
            self._hovered = place
            self.setToolTip("" if place == NOWHERE else as_tip(self.figures.told(place)))
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = NOWHERE
        self.update()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
            self.update()
        super().changeEvent(event)


class Chart(Plotted):
    """Curves over places along the bottom."""

    def lie(self) -> Lie:
        """Where everything lies now."""
        return lie_in(QRectF(self.rect()).adjusted(px(4), 0, -px(2), 0), self.figures)

    def place_at(self, position: QPointF) -> int:
        lie = self.lie()
        reach = lie.plot.adjusted(0, -px(34), 0, px(48))
        return lie.place_at(position.x()) if reach.contains(position) else NOWHERE

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.figures.places:
            return
        lie = self.lie()
        with painting(self) as painter:
            paint_ground(painter, lie)
            paint_series(painter, lie)
            shown = self._hovered if self._hovered != NOWHERE else self._current
            if shown != NOWHERE:
                paint_current(painter, lie, shown)
            paint_marks(painter, lie)
            paint_names(painter, lie)
            if self.hasFocus():
                draw_focus(painter, QRectF(self.rect()), px(10))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(240), px(170))

    def sizeHint(self) -> QSize:
        return QSize(px(620), px(200))


class BarChart(Plotted):
    """A row for every place: its name, a bar for each series, and the values."""

    def _is_stacked(self) -> bool:
        return self._widest() + px(14) > self.width() * NARROW

    def _least_row(self) -> int:
        row = px(STACKED_ROW) if self._is_stacked() else px(BAR_ROW)
        return row + px(16) * (max(len(self.figures.series), 1) - 1)

    def _row_height(self) -> float:
        least = self._least_row()
        return min(least * 1.4, max(least, self.height() / max(len(self.figures.places), 1)))

    def place_at(self, position: QPointF) -> int:
        place = int(position.y() / self._row_height())
        return place if 0 <= place < len(self.figures.places) else NOWHERE

    def row(self, place: int) -> QRectF:
        """Where a place lies."""
        return QRectF(0, place * self._row_height(), self.width(), self._row_height())

    def _widest(self) -> float:
        measured = QFontMetricsF(theme.font("strong"))
        widest = max((measured.horizontalAdvance(name) for name in self.figures.places), default=0.0)
        return widest + (px(24) if self.figures.marks else 0)

    def _value_width(self) -> float:
        measured = QFontMetricsF(theme.font("strong"))
        texts = (self.figures.value_text(series, place) for series in self.figures.series for place in self._places())
        return max((measured.horizontalAdvance(text) for text in texts), default=0.0) + px(14)

    def _places(self) -> range:
        return range(len(self.figures.places))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            for place in self._places():
                self._paint_row(painter, place)
            if self.hasFocus():
                where = self.row(self._current) if self._current != NOWHERE else QRectF(self.rect())
                draw_focus(painter, where, px(8))

    def _rooms(self, row: QRectF) -> tuple[QRectF, QRectF]:
        """Where the name stands, and where the bars lie: beside it or below it."""
        inner = row.adjusted(px(8), 0, -px(8), 0)
        if self._is_stacked():
            upper = QRectF(inner.left(), inner.top() + px(2), inner.width(), px(22))
            return upper, QRectF(inner.left(), upper.bottom(), inner.width(), inner.bottom() - upper.bottom() - px(2))
        names = self._widest() + px(14)
        beside = QRectF(inner.left(), inner.top(), names, inner.height())
        return beside, inner.adjusted(names, px(4), 0, -px(4))

    def _paint_row(self, painter: QPainter, place: int) -> None:
        colours, row = theme.current(), self.row(place)
        if place in (self._current, self._hovered):
            draw_box(painter, row.adjusted(1, 1, -1, -1), px(8), faded(colours.selection, 0.16))
        label, room = self._rooms(row)
        self._paint_name(painter, label, place)
        values = self._value_width()
        high = room.height() / max(len(self.figures.series), 1)
        for number, series in enumerate(self.figures.series):
            lane = QRectF(room.left(), room.top() + number * high, room.width() - values, high)
            self._paint_bar(painter, lane, series.values[place], series.paint())
            text = self.figures.value_text(series, place)
            beside = QRectF(lane.right(), lane.top(), values, high)
            draw_text(painter, beside, text, theme.font("strong"), colours.ink, RIGHT)

    def _paint_name(self, painter: QPainter, room: QRectF, place: int) -> None:
        mark = self.figures.mark_at(place)
        if mark is not None:
            side = px(18)
            draw_mark(painter, mark.shape, QRectF(room.left(), room.center().y() - side / 2, side, side))
        label = room.adjusted(px(24) if self.figures.marks else 0, 0, 0, 0)
        draw_text(painter, label, self.figures.places[place], theme.font("strong"), theme.current().ink, LEFT)

    def _paint_bar(self, painter: QPainter, lane: QRectF, value: float | None, colour: QColor) -> None:
        thick = min(lane.height() - px(2), px(14))
        bar = QRectF(lane.left(), lane.center().y() - thick / 2, lane.width(), thick)
        draw_box(painter, bar, thick / 2, theme.current().inset, theme.current().line)
        if value is None:
            return
        axis = self.figures.axis
        zero, end = axis.share(0.0), axis.share(value)
        left, right = sorted((zero, end))
        filled = QRectF(bar.left() + left * bar.width(), bar.top(), (right - left) * bar.width(), thick)
        if filled.width() >= 1:
            draw_box(painter, filled, min(thick, filled.width()) / 2, colour)

    def minimumSizeHint(self) -> QSize:
        return QSize(px(220), self._least_row() * max(len(self.figures.places), 1))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint().expandedTo(QSize(px(420), 0))

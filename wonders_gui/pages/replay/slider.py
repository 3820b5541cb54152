"""The timeline: the ages of a game as coloured stretches, its turns as ticks, and a handle at the current moment."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from wonders_gui import theme
from wonders_gui.replaying import Stop
from wonders_gui.texts.words import roman
from wonders_gui.widgets.paint import draw_box, draw_focus, draw_text, faded, painting, px

HIGH: Final = 40
RAIL: Final = 20
HANDLE: Final = 11
MIDDLE: Final = Qt.AlignmentFlag.AlignCenter


class TimeSlider(QAbstractSlider):
    """Its values are the numbers of the stops; `scrubbed(stop)` says that the player wants another one."""

    scrubbed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stops: Sequence[Stop] = ()
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.actionTriggered.connect(lambda _action: self.scrubbed.emit(self.sliderPosition()))

    def show_stops(self, stops: Sequence[Stop]) -> None:
        """Another game."""
        self._stops = stops
        self.setRange(0, len(stops) - 1)
        self.setSingleStep(1)
        self.update()

    def show_stop(self, number: int) -> None:
        """Where we are."""
        self.setValue(number)
        self.update()

    # -- places -----------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(px(320), px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(140), px(HIGH))

    def _rail(self) -> QRectF:
        middle, high, edge = self.height() / 2, px(RAIL), px(HANDLE) + 3
        return QRectF(edge, middle - high / 2, max(self.width() - 2 * edge, 1), high)

    def place_of(self, number: int) -> QPointF:
        """Where a stop lies."""
        rail = self._rail()
        share = number / self.maximum() if self.maximum() else 0.0
        return QPointF(rail.left() + rail.width() * share, rail.center().y())

    def stop_at(self, left: float) -> int:
        """The stop nearest to a place."""
        rail = self._rail()
        share = (left - rail.left()) / rail.width()
        return round(min(max(share, 0.0), 1.0) * self.maximum())

    # -- paint ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            colours = theme.current()
            draw_box(painter, self._rail(), px(7), colours.inset, colours.line)
            self._paint_ages(painter)
            self._paint_turns(painter)
            self._paint_handle(painter)
            if self.hasFocus():
                draw_focus(painter, QRectF(self.rect()), px(9))

    def _paint_ages(self, painter: QPainter) -> None:
        """What lies behind us is painted in full; what is still to come, faintly."""
        rail = self._rail().adjusted(1, 1, -1, -1)
        here = self.place_of(self.value()).x()
        for age, first, last in self._stretches():
            area = QRectF(rail)
            area.setLeft(max(self.place_of(first).x(), rail.left()))
            area.setRight(min(self.place_of(last).x(), rail.right()))
            colour = theme.AGES[age - 1] if age else theme.current().ink_soft
            painter.fillRect(area, faded(colour, 0.3))
            painter.fillRect(area.intersected(QRectF(0, 0, here, self.height())), colour)
            if age and area.width() > px(30):
                passed = here > area.center().x() + px(HANDLE)
                ink = theme.IVORY if passed else theme.current().ink
                draw_text(painter, area, roman(age), theme.font("section", 0.85), ink, MIDDLE)

    def _stretches(self) -> list[tuple[int, int, int]]:
        """Every age with its first stop and the first one of the next."""
        found: list[tuple[int, int, int]] = []
        for number, stop in enumerate(self._stops):
            if found and found[-1][0] == stop.chapter.age:
                found[-1] = (found[-1][0], found[-1][1], number)
            else:
                if found:
                    found[-1] = (found[-1][0], found[-1][1], number)
                found.append((stop.chapter.age, number, number))
        return found

    def _paint_turns(self, painter: QPainter) -> None:
        rail = self._rail()
        for number in self.turn_starts():
            place = self.place_of(number)
            painter.setPen(QPen(faded(theme.current().ink, 0.55), 1))
            painter.drawLine(QPointF(place.x(), rail.bottom() + 1), QPointF(place.x(), rail.bottom() + px(5)))

    def turn_starts(self) -> list[int]:
        """The stops at which a turn begins, or an age."""
        chapters = [stop.chapter for stop in self._stops]
        return [number for number, now in enumerate(chapters) if number == 0 or now != chapters[number - 1]]

    def age_starts(self) -> list[int]:
        """The stops at which an age begins."""
        return [first for _age, first, _last in self._stretches()]

    def _paint_handle(self, painter: QPainter) -> None:
        colours = theme.current()
        painter.setPen(QPen(colours.surface, 2))
        painter.setBrush(colours.warm)
        painter.drawEllipse(self.place_of(self.value()), px(HANDLE), px(HANDLE))

    # -- the mouse and the keys -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._scrub(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._scrub(event)

    def _scrub(self, event: QMouseEvent) -> None:
        wanted = self.stop_at(event.position().x())
        if wanted != self.value():
            self.scrubbed.emit(wanted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The page has keys for every step; none is left for the slider itself."""
        event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

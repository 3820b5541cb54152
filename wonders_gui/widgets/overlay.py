"""Things that fly over a page: cards, backs, coins. Only pictures move; the page below already shows the end."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QEvent, QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from wonders_gui.widgets.paint import painting

FRAME = 16
FADE = 80


class Speed(Enum):
    """How long movements take, as a factor; off shows the end at once."""

    OFF = 0.0
    FAST = 0.5
    NORMAL = 1.0
    SLOW = 1.8


def speed_of(name: str) -> Speed:
    """The speed that the settings call `name`."""
    return Speed[name.upper()] if name.upper() in Speed.__members__ else Speed.NORMAL


@dataclass(slots=True)
class Flight:
    """One picture on its way; `delay` lets several start one after another."""

    pixmap: QPixmap
    start: QRectF
    end: QRectF
    milliseconds: float
    delay: float
    done: Callable[[], None] | None
    curve: QEasingCurve = field(default_factory=lambda: QEasingCurve(QEasingCurve.Type.OutCubic))

    def over(self, now: float) -> bool:
        """Whether it has arrived."""
        return now >= self.delay + self.milliseconds

    def share(self, now: float) -> float:
        """How far it has come, 0 to 1."""
        if self.milliseconds <= 0:
            return 1.0
        passed = min(max((now - self.delay) / self.milliseconds, 0.0), 1.0)
        return self.curve.valueForProgress(passed)

    def area(self, now: float) -> QRectF:
        """Where it is."""
        share = self.share(now)
        kept = 1 - share
        return QRectF(
            self.start.x() * kept + self.end.x() * share,
            self.start.y() * kept + self.end.y() * share,
            self.start.width() * kept + self.end.width() * share,
            self.start.height() * kept + self.end.height() * share,
        )


class Overlay(QWidget):
    """Lies over `page` and lets everything through. Any key or click ends all flights at once.

    Once shown it stays: to hide it would paint the whole page again each time.
    """

    idle = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.speed = Speed.NORMAL
        self.reduced = False
        self._flights: list[Flight] = []
        self._now = 0.0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)
        page.installEventFilter(self)
        self.hide()

    # -- what a page asks for ---------------------------------------------------------------------------------

    def set_speed(self, speed: Speed | str, reduced: bool = False) -> None:
        """From now on move so fast; with reduced motion things fade in place for a moment instead."""
        self.speed = speed if isinstance(speed, Speed) else speed_of(speed)
        self.reduced = reduced

    def fly(
        self,
        pixmap: QPixmap,
        start: QRect | QRectF,
        end: QRect | QRectF,
        milliseconds: float = 220,
        delay: float = 0,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Move a picture in a straight line between two places of the page; `done` is called when it has arrived."""
        if self.speed is Speed.OFF or not self._page.isVisible():
            if done is not None:
                done()
            return
        now = self._begin()
        if self.reduced:
            flight = Flight(pixmap, QRectF(end), QRectF(end), FADE, now, done)
        else:
            factor = self.speed.value
            flight = Flight(pixmap, QRectF(start), QRectF(end), milliseconds * factor, now + delay * factor, done)
        self._flights.append(flight)

    def place(self, widget: QWidget, part: QRect | None = None) -> QRect:
        """Where a part of a widget lies on the page."""
        area = part if part is not None else widget.rect()
        return QRect(widget.mapTo(self._page, area.topLeft()), area.size())

    def busy(self) -> bool:
        """Whether something is still on its way."""
        return bool(self._flights)

    def finish(self) -> None:
        """Everything arrives now."""
        self.update(self._reach())
        flights, self._flights = self._flights, []
        self._rest()
        for flight in flights:
            if flight.done is not None:
                flight.done()

    # -- the movement -----------------------------------------------------------------------------------------

    def _begin(self) -> float:
        if not self._timer.isActive():
            self._clock.start()
            self._now = 0.0
            self._timer.start()
            self.setGeometry(self._page.rect())
            self.show()
            self.raise_()
            application = QApplication.instance()
            assert application is not None
            application.installEventFilter(self)
        return float(self._clock.elapsed())

    def _rest(self) -> None:
        if not self._timer.isActive():
            return
        self._timer.stop()
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self.idle.emit()

    def _tick(self) -> None:
        before = self._reach()
        now = self._now = float(self._clock.elapsed())
        arrived = [flight for flight in self._flights if flight.over(now)]
        self._flights = [flight for flight in self._flights if not flight.over(now)]
        self.update(before.united(self._reach()))
        for flight in arrived:
            if flight.done is not None:
                flight.done()
        if not self._flights:
            self._rest()

    def _reach(self) -> QRegion:
        """What the flights cover in this frame: the rest of the page need not be painted again."""
        touched = QRegion()
        for flight in self._flights:
            if self._now >= flight.delay:
                touched += flight.area(self._now).toAlignedRect().adjusted(-1, -1, 1, 1)
        return touched

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The event itself goes on to where it was meant for: impatience costs no click."""
        if watched is self._page and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._page.rect())
        if self._flights and event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self.finish()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._flights:
            return
        with painting(self) as painter:
            for flight in self._flights:
                if self._now >= flight.delay:
                    self._paint_flight(painter, flight)

    def _paint_flight(self, painter: QPainter, flight: Flight) -> None:
        painter.setOpacity(1 - flight.share(self._now) if self.reduced else 1.0)
        painter.drawPixmap(flight.area(self._now), flight.pixmap, QRectF(flight.pixmap.rect()))

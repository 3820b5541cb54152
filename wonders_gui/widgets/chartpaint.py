"""Where everything of a curve lies, and how it is painted."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from wonders_gui import theme
from wonders_gui.widgets.chartdata import NOWHERE, Figures, Series
from wonders_gui.widgets.chartmarks import draw_bubble, draw_mark
from wonders_gui.widgets.paint import draw_box, draw_text, faded, px

RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignCenter
DASHES: Final = ((4.0, 2.5), (1.2, 2.2), (7.0, 2.5), (6.0, 2.0, 1.2, 2.0), (2.5, 1.6), (9.0, 2.0, 1.2, 2.0, 1.2, 2.0))
NAME: Final = 92
MARK: Final = 18


@dataclass(frozen=True, slots=True)
class Lie:
    """Where the parts of a curve lie inside a widget."""

    figures: Figures
    plot: QRectF
    names: QRectF

    def x(self, place: int) -> float:
        """The middle of a place."""
        return self.plot.left() + self.plot.width() * (place + 0.5) / max(len(self.figures.places), 1)

    def point(self, place: int, value: float) -> QPointF:
        """Where a value lies."""
        return QPointF(self.x(place), self.plot.bottom() - self.plot.height() * self.figures.axis.share(value))

    def place_at(self, x: float) -> int:
        """The place nearest to a point, or nowhere."""
        count = len(self.figures.places)
        if not count:
            return NOWHERE
        return min(max(int((x - self.plot.left()) * count / max(self.plot.width(), 1.0)), 0), count - 1)


def lie_in(area: QRectF, figures: Figures) -> Lie:
    """Room for the values on the left, names of lines on the right, the bubble above and the places below."""
    measured = QFontMetricsF(theme.font("label"))
    values = max((measured.horizontalAdvance(figures.axis.written(tick)) for tick in figures.axis.ticks()), default=0.0)
    left = values + px(12)
    right = min(px(NAME), area.width() * 0.2) if figures.series else px(8)
    bottom = px(24) + (px(24) if figures.bands else 0)
    plot = area.adjusted(left, px(34), -right, -bottom)
    names = QRectF(plot.right() + px(6), plot.top() - px(10), right - px(8), plot.height() + px(20))
    return Lie(figures, plot, names)


def paint_ground(painter: QPainter, lie: Lie) -> None:
    """Bands, lines of values, and the words along both sides."""
    colours, plot = theme.current(), lie.plot
    for band in lie.figures.bands:
        _paint_band(painter, lie, band.first, band.last, band.age, band.label)
    for tick in lie.figures.axis.ticks():
        y = lie.point(0, tick).y()
        painter.setPen(QPen(faded(colours.ink_soft, 0.35), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        box = QRectF(plot.left() - px(100), y - px(10), px(94), px(20))
        draw_text(painter, box, lie.figures.axis.written(tick), theme.font("label"), colours.ink_soft, RIGHT)
    _paint_places(painter, lie)


def _paint_band(painter: QPainter, lie: Lie, first: int, last: int, age: int, label: str) -> None:
    colours, half = theme.current(), lie.plot.width() / max(len(lie.figures.places), 1) / 2
    left, right = lie.x(first) - half, lie.x(last) + half
    ground = QRectF(left + 1, lie.plot.top(), right - left - 2, lie.plot.height())
    if age and colours.line_width == 1:
        draw_box(painter, ground, px(4), faded(theme.AGES[age - 1], 0.26 if colours.dark else 0.13))
    else:
        draw_box(painter, ground, px(4), colours.surface, faded(colours.line, 0.5))
    below = QRectF(left, lie.plot.bottom() + px(23), right - left, px(24))
    draw_text(painter, below, label, theme.font("section", 0.85), colours.ink_soft, CENTRE)


def _paint_places(painter: QPainter, lie: Lie) -> None:
    """The places along the bottom; where there are too many, every second or third."""
    count = len(lie.figures.places)
    wide = lie.plot.width() / max(count, 1)
    font = theme.font("label")
    widest = max((QFontMetricsF(font).horizontalAdvance(name) for name in lie.figures.places), default=0.0)
    every = max(1, -int(-(widest + px(6)) // max(wide, 1.0)))
    for place in range(0, count, every):
        box = QRectF(lie.x(place) - wide * every / 2, lie.plot.bottom() + px(3), wide * every, px(20))
        draw_text(painter, box, lie.figures.places[place], font, theme.current().ink_soft, CENTRE)


def smooth(points: list[QPointF]) -> QPainterPath:
    """A soft line through points that never goes beyond them."""
    path = QPainterPath(points[0])
    slopes = [(after.y() - before.y()) / max(after.x() - before.x(), 0.001) for before, after in pairwise(points)]
    bends = [0.0, *(_bend(one, other) for one, other in pairwise(slopes)), 0.0]
    for number, (before, after) in enumerate(pairwise(points)):
        third = (after.x() - before.x()) / 3
        path.cubicTo(
            QPointF(before.x() + third, before.y() + bends[number] * third),
            QPointF(after.x() - third, after.y() - bends[number + 1] * third),
            after,
        )
    return path


def _bend(before: float, after: float) -> float:
    """How steep a soft line is between two slopes: flat at every top and bottom."""
    return 0.0 if before * after <= 0 else 2 * before * after / (before + after)


def runs(lie: Lie, series: Series) -> list[list[QPointF]]:
    """The points of a series, parted where nothing is known."""
    parts: list[list[QPointF]] = [[]]
    for place, value in enumerate(series.values):
        if value is None:
            parts.append([])
        else:
            parts[-1].append(lie.point(place, value))
    return [part for part in parts if part]


def paint_series(painter: QPainter, lie: Lie) -> None:
    """Every line, the emphasised one last and with its ground filled."""
    quiet = [series for series in lie.figures.series if not series.emphasised]
    for number, series in enumerate(quiet):
        pen = QPen(series.paint(), px(2))
        pen.setDashPattern(list(DASHES[number % len(DASHES)]))
        _paint_runs(painter, lie, series, pen)
    for series in lie.figures.series:
        if series.emphasised:
            _fill(painter, lie, series)
            _paint_runs(painter, lie, series, QPen(series.paint(), max(px(3.5), 3)))


def _paint_runs(painter: QPainter, lie: Lie, series: Series, pen: QPen) -> None:
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    for points in runs(lie, series):
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(smooth(points))
        if len(points) == 1:
            painter.setBrush(series.paint())
            painter.drawEllipse(points[0], px(3), px(3))


def _fill(painter: QPainter, lie: Lie, series: Series) -> None:
    shade = QLinearGradient(lie.plot.topLeft(), lie.plot.bottomLeft())
    shade.setColorAt(0, faded(series.paint(), 0.34))
    shade.setColorAt(1, faded(series.paint(), 0.03))
    for points in runs(lie, series):
        path = smooth(points)
        path.lineTo(points[-1].x(), lie.plot.bottom())
        path.lineTo(points[0].x(), lie.plot.bottom())
        painter.fillPath(path, shade)


def paint_names(painter: QPainter, lie: Lie) -> None:
    """The name of every line at its right end, moved apart where ends lie close."""
    ends = [(lie.point(0, known[-1]).y(), series) for series in lie.figures.series if (known := series.known())]
    ends.sort(key=lambda end: end[0])
    high, places = px(19), spread([y for y, _ in ends], px(19), lie.names.top(), lie.names.bottom())
    for y, (_, series) in zip(places, ends, strict=True):
        box = QRectF(lie.names.left(), y - high / 2, lie.names.width(), high)
        font = theme.font("strong" if series.emphasised else "label")
        draw_text(painter, box, series.name, font, series.paint(), LEFT)


def spread(wanted: list[float], apart: float, top: float, bottom: float) -> list[float]:
    """Places as near as possible to those wanted (in order), at least so far apart, between top and bottom."""
    places: list[float] = []
    for y in wanted:
        places.append(max(y, places[-1] + apart if places else top + apart / 2))
    limit = bottom - apart / 2
    for number in range(len(places) - 1, -1, -1):
        places[number] = min(places[number], limit)
        limit = places[number] - apart
    return places


def paint_marks(painter: QPainter, lie: Lie) -> None:
    """The signs on the emphasised line."""
    own = next((series for series in lie.figures.series if series.emphasised), None)
    if own is None:
        return
    wide = lie.plot.width() / max(len(lie.figures.places), 1)
    size = min(px(MARK), max(wide * 1.4, px(11)))
    for mark in lie.figures.marks:
        value = own.values[mark.place]
        if value is not None:
            middle = lie.point(mark.place, value)
            grown = size * 1.6 if mark.shape == "ring" else size
            rect = QRectF(middle.x() - grown / 2, middle.y() - grown / 2, grown, grown)
            draw_mark(painter, mark.shape, rect)


def paint_current(painter: QPainter, lie: Lie, place: int) -> None:
    """The line at the place that is looked at, and what the emphasised line (or the first) is worth there."""
    colours, x = theme.current(), lie.x(place)
    painter.setPen(QPen(colours.selection, 2))
    painter.drawLine(QPointF(x, lie.plot.top() - px(6)), QPointF(x, lie.plot.bottom()))
    shown = next((series for series in lie.figures.series if series.emphasised), None)
    shown = shown if shown is not None else next(iter(lie.figures.series), None)
    text = "" if shown is None else lie.figures.value_text(shown, place)
    if not text:
        return
    font = theme.font("small")
    wide = QFontMetricsF(font).horizontalAdvance(text) + px(20)
    left = min(max(x - wide / 2, lie.plot.left()), lie.plot.right() - wide)
    bubble = QRectF(left, lie.plot.top() - px(30), wide, px(24))
    draw_bubble(painter, bubble)
    ink = theme.PRINT if colours.dark else colours.surface
    draw_text(painter, bubble, text, font, ink, CENTRE)

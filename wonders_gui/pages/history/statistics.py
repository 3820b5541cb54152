"""The part of the page with the statistics: large figures, heaps of games, and three curves over time."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from wonders_gui.history.queries import KINDS
from wonders_gui.history.statistics import RatingPoint, Statistics, last_ratings, statistics
from wonders_gui.history.store import Store
from wonders_gui.host import Host
from wonders_gui.language import _
from wonders_gui.pages.history import figures
from wonders_gui.pages.history.detail import show_names_in_full
from wonders_gui.texts import names, played
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.chart import BarChart, Chart
from wonders_gui.widgets.chartdata import NO_FIGURES, Figures, percent, whole
from wonders_gui.widgets.charttable import Charted, FiguresTable
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.picker import Picker
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.segments import Option, Segments
from wonders_gui.widgets.text import Text

NARROW: Final = 900
CURVES: Final = ("victories", "points", "rating")
NOTHING: Final = "\N{EN DASH}"
CHART: Final = "chart"
TABLE: Final = "table"
FEW: Final = 2
"""Fewer games make no curve."""


@dataclass(frozen=True, slots=True)
class _Told:
    """Everything that the part shows."""

    statistics: Statistics
    ratings: Mapping[str, RatingPoint]


class Number(Panel):
    """One large figure with its name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=10)
        self._label = Text("label", self, tone="soft")
        self._value = Text("number", self, 1.25)
        self._note = Text("body", self, 0.9, "soft")
        column = QVBoxLayout(self)
        column.setContentsMargins(px(6), 0, 0, 0)
        column.setSpacing(0)
        for text in (self._label, self._value, self._note):
            column.addWidget(text)

    def tell(self, label: str, value: str, note: str = "") -> None:
        """What it is, how much, and what to know about it."""
        self._label.setText(label)
        self._value.setText(value)
        self._note.setText(note)


class StatisticsPart(QWidget):
    """Asks the archive when it is shown or another kind of game is chosen."""

    def __init__(self, host: Host, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._host = host
        self._told: _Told | None = None
        self.kind = Picker(self)
        self.kind.picked.connect(lambda _key: self.ask())
        self.look = Segments(self)
        self.look.chosen.connect(lambda _key: self._fill())
        self.numbers = [Number() for _number in range(4)]
        self.ordering = Picker()
        self.ordering.picked.connect(lambda _key: self._fill())
        self.curve = Segments()
        self.curve.chosen.connect(lambda _key: self._fill())
        self.bars = BarChart()
        self.table = FiguresTable()
        self.chart = Charted(Chart())
        self._heaps = QStackedWidget()
        self._none = Text("body", None, 1.1, "soft").wrapped()
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._rules = Text("body", None, 0.9, "soft").wrapped()
        self._panels = [Panel(padding=12) for _number in range(2)]
        self._lay_out()
        self.retranslate()

    # -- layout -----------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.addWidget(self.kind, 1)
        self._top.addWidget(self.look)
        self._figures = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for number in self.numbers:
            self._figures.addWidget(number, 1)
        self._heaps.addWidget(Scroll(self.bars))
        self._heaps.addWidget(self.table)
        left = self._column(self._panels[0])
        left.addWidget(self.ordering)
        left.addWidget(self._heaps, 1)
        right = self._column(self._panels[1])
        right.addWidget(self.curve)
        right.addWidget(self.chart, 1)
        right.addWidget(self._none, 1)
        right.addWidget(self._rules)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.addWidget(self._panels[0], 10)
        self._row.addWidget(self._panels[1], 13)
        self._body = QVBoxLayout(self)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.addLayout(self._top)
        self._body.addLayout(self._figures)
        self._body.addLayout(self._row, 1)
        self.dress()

    def _column(self, panel: Panel) -> QVBoxLayout:
        column = QVBoxLayout(panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        return column

    # -- what is shown ----------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Ask for the figures of the kind that is chosen."""
        kind = self.kind.value()

        def count(store: Store) -> _Told:
            return _Told(statistics(store, kind), last_ratings(store))

        self._host.archive.ask(count, self._show, self)

    def _show(self, told: _Told) -> None:
        self._told = told
        self._fill()

    def _fill(self) -> None:
        if self._told is None:
            return
        self._fill_numbers(self._told)
        self._fill_heaps(self._told.statistics)
        self._fill_curve(self._told.statistics)

    def _fill_numbers(self, told: _Told) -> None:
        total = told.statistics.total
        first = told.statistics.first
        since = _("since {date}").format(date=played.short_day(first)) if first else ""
        self.numbers[0].tell(_("Finished games"), whole(total.games), since)
        won = _("{won} of {number}").format(won=whole(total.wins), number=total.games) if total.games else ""
        self.numbers[1].tell(_("Victories"), percent(total.share) if total.games else NOTHING, won)
        points = _("at most {points}").format(points=total.best) if total.games else ""
        self.numbers[2].tell(_("Mean points"), whole(total.mean) if total.games else NOTHING, points)
        game = self._rated_game(told)
        rating = told.ratings.get(game)
        if rating is None:
            self.numbers[3].tell(_("Rating"), NOTHING, _("no rated game yet") if not game else names.game_name(game))
        else:
            note = played.DOT.join((names.game_name(game), played.rating_note(rating.number, rating.sigma)))
            self.numbers[3].tell(_("Rating"), played.rating(rating.mu, rating.sigma), note)

    def _rated_game(self, told: _Told) -> str:
        """The game whose rating is shown: that of the kind, or the one that was rated most often."""
        kind = self.kind.value()
        if kind:
            return kind if kind in ("duel", "dice") else "seven"
        return max(told.ratings, key=lambda game: told.ratings[game].number, default="")

    def _fill_heaps(self, told: Statistics) -> None:
        kind = self.kind.value()
        ordering = next(known for known in figures.ORDERINGS if known.key == self.ordering.value())
        self.bars.show_figures(figures.shares(ordering, told, kind))
        show_names_in_full(self.table, figures.table(ordering, told, kind))
        self._heaps.setCurrentIndex(1 if self.look.value() == TABLE else 0)

    def _fill_curve(self, told: Statistics) -> None:
        which = self.curve.value()
        shown = self._curve(which, told)
        self.chart.setVisible(bool(shown.places))
        self._none.setVisible(not shown.places)
        self._none.setText(self._why_no_curve(which, told))
        self.chart.show_figures(shown)
        if self.look.value() == TABLE:
            self.chart.show_table()
        else:
            self.chart.show_chart()
        self._rules.setVisible(which == "rating")

    def _curve(self, which: str, told: Statistics) -> Figures:
        if which == "rating":
            return figures.course_of_rating(told.ratings) if len(told.ratings) >= FEW else NO_FIGURES
        if len(told.course) < FEW:
            return NO_FIGURES
        return figures.course_of_shares(told.course) if which == "victories" else figures.course_of_points(told.course)

    def _why_no_curve(self, which: str, told: Statistics) -> str:
        if which == "rating" and not self.kind.value() and told.total.games:
            return _("Each game has a rating of its own. Choose a game above to see its curve.")
        return _("A curve needs at least two finished games.")

    # -- looks ------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.kind.setAccessibleName(_("Game"))
        self.kind.set_options([Option("", _("All games")), *(Option(kind, played.kind_name(kind)) for kind in KINDS)])
        self.look.setAccessibleName(_("Show as"))
        self.look.set_options([Option(CHART, _("Picture")), Option(TABLE, _("Table"))])
        self.ordering.setAccessibleName(_("Sorted by"))
        self.ordering.set_options([Option(known.key, known.title()) for known in figures.ORDERINGS])
        self.curve.setAccessibleName(_("Over time"))
        labels = {"victories": _("Victories"), "points": _("Points"), "rating": _("Rating")}
        self.curve.set_options([Option(key, labels[key]) for key in CURVES])
        for choice, usual in ((self.look, CHART), (self.curve, CURVES[0])):
            if not choice.value():
                choice.set_value(usual)
        self._rules.setText(
            _(
                "Rated are finished games without hints, in which nothing was taken back after something new had been "
                "seen, and whose deal was new to you. A citizen has 1500."
            )
        )
        self._fill()

    def dress(self) -> None:
        """Take measures of the current theme."""
        narrow = self.width() < px(NARROW)
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(way)
        for layout in (self._body, self._row, self._figures, self._top):
            layout.setSpacing(px(10))
        self.look.setFixedWidth(px(260))
        for panel in (*self._panels, *self.numbers):
            panel.pad()
        for panel in self._panels:
            panel.setMinimumHeight(px(340) if narrow else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dress()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

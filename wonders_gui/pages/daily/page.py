"""The daily deals: the tables of a day, a calendar with what was played, and the row of days."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QDate, QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from wonders_gui.history import clock
from wonders_gui.history.daily import GAMES, by_deal, days_played, deals, longest_streak, streak
from wonders_gui.history.queries import Entry, daily_entries
from wonders_gui.host import Host
from wonders_gui.language import _, language, ngettext
from wonders_gui.pages.daily.month import BEGUN, PLAYED, WON, MonthModel, MonthView, Played, Role
from wonders_gui.pages.daily.table import DealPanel
from wonders_gui.pages.history.detail import show_names_in_full
from wonders_gui.texts import names, words
from wonders_gui.texts.played import long_day, short_day
from wonders_gui.widgets.bar import BACK, TopBar
from wonders_gui.widgets.button import Button
from wonders_gui.widgets.button import Role as Loudness
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.chartdata import Axis, Figures, Series
from wonders_gui.widgets.charttable import FiguresTable
from wonders_gui.widgets.ground import Ground
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.text import BAR, Text

REPLAY: Final = "replay"
BESIDE: Final = 430
NARROW: Final = 900


class DailyPage(Ground):
    """`visit()` shows today; the calendar leads to any day before."""

    left_asked = Signal()

    def __init__(self, host: Host, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._host = host
        self._day = self._today = clock.today()
        self._counted: Mapping[tuple[str, str], Entry] = {}
        self._days: set[date] = set()
        self.bar = TopBar("", BACK, self)
        self.bar.left_asked.connect(self.left_asked)
        self._row_of_days = Text("strong", self.bar, 1.1, BAR)
        self.bar.set_centre(self._row_of_days)
        self._heading = Text("section")
        self._note = Text("body", tone="soft").wrapped()
        self.tables = [DealPanel() for _game in GAMES]
        self.model = MonthModel(self)
        self.month = MonthView(self.model)
        self._month_name = Text("button", None, 1.1)
        self.earlier, self.later = (Button(Loudness.QUIET, icon) for icon in ("chevron_left", "chevron_right"))
        self.to_today = Button(Loudness.LINK)
        self._figures = Text("body").wrapped()
        self.results = FiguresTable()
        self._panel = Panel(padding=14)
        self._connect()
        self._lay_out()
        self.retranslate()

    def _connect(self) -> None:
        self._host.archive.changed.connect(self._ask)
        for table in self.tables:
            table.began.connect(lambda deal: self._host.play(deal.setup(self._host.settings.own_name)))
            table.continued.connect(lambda entry: self._host.open_game(entry.path))
            table.shown.connect(lambda entry: self._host.visit(REPLAY, entry.path))
        self.month.selectionModel().currentChanged.connect(lambda now, _before: self._choose(now.data(Role.DAY)))
        self.earlier.clicked.connect(lambda: self._turn(self.model.first - timedelta(days=1)))
        self.later.clicked.connect(lambda: self._turn(self.model.first + timedelta(days=31)))
        self.to_today.clicked.connect(lambda: self.show_day(self._today))

    # -- layout -----------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(px(8))
        left.addWidget(self._heading)
        left.addWidget(self._note)
        for table in self.tables:
            left.addWidget(table, 1)
        left.addStretch(0)
        head = QHBoxLayout()
        head.addWidget(self.earlier)
        head.addWidget(self._month_name, 1, Qt.AlignmentFlag.AlignCenter)
        head.addWidget(self.later)
        right = QVBoxLayout(self._panel)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(px(6))
        right.addLayout(head)
        right.addWidget(self.month, 2)
        right.addWidget(self.to_today, 0, Qt.AlignmentFlag.AlignRight)
        right.addWidget(self._figures)
        right.addWidget(self.results, 1)
        right.addStretch(0)
        inner = QWidget()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, inner)
        self._row.addLayout(left, 1)
        self._row.addWidget(self._panel)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(Scroll(inner, self), 1)
        self.dress()

    # -- what is shown ----------------------------------------------------------------------------------------

    def visit(self, *_what: object) -> None:
        """Show today, and look what is new."""
        self._today = clock.today()
        self.show_day(self._today)
        self._ask()
        archive = self._host.archive
        archive.ask(lambda _store: None, lambda _nothing: archive.refresh(), self)  # when the first answer is here

    def _ask(self) -> None:
        self._host.archive.ask(daily_entries, self._show, self)

    def _show(self, entries: Sequence[Entry]) -> None:
        self._counted = by_deal(entries)
        self._days = days_played(self._counted.values())
        self.show_day(self._day)

    def show_day(self, day: date) -> None:
        """The tables of a day, and its month."""
        self._day = day
        self.model.show_month(day, self._today, _by_day(self._counted))
        blocked = self.month.selectionModel().blockSignals(True)
        self.month.setCurrentIndex(self.model.place_of(day))
        self.month.selectionModel().blockSignals(blocked)
        self.month.viewport().update()
        self._fill()

    def _choose(self, day: object) -> None:
        if isinstance(day, date) and day != self._day:
            if (day.year, day.month) == (self.model.first.year, self.model.first.month):
                self._day = day
                self._fill()
            else:
                self.show_day(day)

    def _turn(self, day: date) -> None:
        """To another month: its last day that is open."""
        after = (day.replace(day=1) + timedelta(days=31)).replace(day=1)
        self.show_day(min(after - timedelta(days=1), max(self._today, *self._days, day.replace(day=1))))

    def _fill(self) -> None:
        for table, deal in zip(self.tables, deals(self._day), strict=True):
            entry = self._counted.get((self._day.isoformat(), deal.game))
            table.show_deal(deal, entry, is_today=self._day == self._today)
        loud = next((table for table in self.tables if table.wants_player()), None)
        for table in self.tables:
            table.set_loud(table is loud)
        self._tell()

    def _tell(self) -> None:
        """Heading, month, row of days and the best results."""
        self._heading.setText(_("Today") if self._day == self._today else long_day(self._day))
        self._month_name.setText(
            QLocale(language()).toString(QDate(self.model.first.year, self.model.first.month, 1), "MMMM yyyy")
        )
        last = max((self._today, *self._days))
        self.later.setEnabled((self.model.first.year, self.model.first.month) < (last.year, last.month))
        self.to_today.setVisible(self._day != self._today)
        self._row_of_days.setText(row_text(streak(self._days, self._today)))
        self._figures.setText("\n".join(self._best_lines()))
        finished = sorted((entry for entry in self._counted.values() if entry.is_finished), key=_day_of, reverse=True)
        self.results.setHidden(not finished)
        show_names_in_full(self.results, _results(finished))

    def _best_lines(self) -> list[str]:
        longest = longest_streak(self._days)
        told = ngettext("Longest streak: {number} day", "Longest streak: {number} days", longest)
        lines = [told.format(number=longest)] if longest else []
        finished = [entry for entry in self._counted.values() if entry.is_finished]
        for game in GAMES:
            points = [entry.points for entry in finished if entry.game == game and entry.points is not None]
            if points:
                won = sum(1 for entry in finished if entry.game == game and entry.place == 1)
                told = _("{game}: {won} of {number} won, best {points}")
                lines.append(
                    told.format(
                        game=names.game_name(game), won=won, number=len(points), points=words.points(max(points))
                    )
                )
        return lines

    # -- looks ------------------------------------------------------------------------------------------------

    def take_focus(self) -> None:
        """The keyboard starts at the first table that is still to be played."""
        target = next((table.button for table in self.tables if not table.button.isHidden()), self.month)
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.bar.set_title(_("DAILY DEAL"))
        self._note.setText(
            _("The same three tables for everybody, every day. The bots grow stronger from Monday to Sunday.")
        )
        self.month.setAccessibleName(_("Calendar"))
        self.earlier.set_texts("", spoken=_("Month before"))
        self.later.set_texts("", spoken=_("Month after"))
        self.to_today.set_texts(_("Back to today"))
        self.model.retranslate()
        for table in self.tables:
            table.retranslate()
        self._tell()

    def dress(self) -> None:
        """Take measures of the current theme."""
        narrow = self.width() < px(NARROW)
        side = max(px(14), (self.width() - max(px(1240), round(self.width() * 0.8))) // 2)
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        self._row.setContentsMargins(side, px(12), side, px(12))
        self._row.setSpacing(px(12))
        self._panel.pad()
        self._panel.setMinimumWidth(0 if narrow else px(BESIDE))
        self._panel.setMaximumWidth(self.width() if narrow else px(BESIDE + 60))
        self.results.setMinimumHeight(px(110))
        self.month.dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dress()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)


def row_text(number: int) -> str:
    """How many days in a row were played."""
    if number == 0:
        return _("No streak yet: play today and tomorrow")
    return ngettext("{number} day in a row", "{number} days in a row", number).format(number=number)


def _day_of(entry: Entry) -> str:
    return entry.daily


def _results(finished: Sequence[Entry]) -> Figures:
    """The deals that were played, newest first."""
    places = [
        _("{date}: {game}").format(date=short_day(entry.daily), game=names.game_name(entry.game)) for entry in finished
    ]
    series = [
        Series(_("Points"), [entry.points for entry in finished], emphasised=True),
        Series(_("Place"), [entry.place for entry in finished]),
    ]
    return Figures(_("Results"), places, series, Axis(0.0, 1.0, 1.0), along=_("Results"))


def _by_day(counted: Mapping[tuple[str, str], Entry]) -> dict[date, Played]:
    found: dict[date, dict[str, str]] = {}
    for (day, game), entry in counted.items():
        word = BEGUN if not entry.is_finished else WON if entry.place == 1 else PLAYED
        found.setdefault(date.fromisoformat(day), {})[game] = word
    return {day: Played(signs) for day, signs in found.items()}

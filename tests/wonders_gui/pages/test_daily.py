"""The page of the daily deals: begin one, continue it, see what became of it, whatever the clock says."""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from tests.tools import past
from tests.wonders_gui.history.past import daily, keep_duel
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.tree import bury, look_usual, nameless
from wonders_gui import language
from wonders_gui.history import clock
from wonders_gui.history.daily import deal
from wonders_gui.pages.daily.month import Role
from wonders_gui.pages.daily.page import DailyPage
from wonders_gui.saves import Games
from wonders_gui.savesummary import summary_of
from wonders_gui.settings import Settings
from wonders_gui.window import MainWindow

TODAY = date(2026, 11, 16)


class Clock:
    """A clock that a test can turn."""

    day = TODAY

    def today(self) -> date:
        return self.day


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Clock:
    turned = Clock()
    monkeypatch.setattr(clock, "today", turned.today)
    return turned


@pytest.fixture
def window(
    qtbot: QtBot, settings: Settings, tmp_path: Path, thinkers: QuickThinkers, wall: Clock
) -> Iterator[MainWindow]:
    look_usual()
    opened = MainWindow(settings, Games(tmp_path / "games"), thinkers)
    opened.games.folder.mkdir()
    opened.resize(1280, 720)
    opened.show()
    yield opened
    bury(opened)
    language.set_language("en")
    look_usual()


def visited(window: MainWindow, qtbot: QtBot) -> DailyPage:
    window.visit("daily")
    page = window.page()
    assert isinstance(page, DailyPage)
    for _round in range(3):
        done: list[None] = []
        window.archive.ask(lambda _store: None, done.append, window)
        qtbot.waitUntil(lambda done=done: bool(done))  # type: ignore[misc]
    return page


def test_three_tables_wait_every_day_and_one_button_is_loud(window: MainWindow, qtbot: QtBot) -> None:
    page = visited(window, qtbot)
    assert [table.deal for table in page.tables] == [deal(TODAY, game) for game in ("seven", "duel", "dice")]
    assert [table.button.role.value for table in page.tables] == ["warm", "plain", "plain"]
    assert nameless(page) == []
    QAbstractItemModelTester(page.model, QAbstractItemModelTester.FailureReportingMode.Fatal)


def test_playing_begins_the_very_deal_of_the_day_and_marks_it(window: MainWindow, qtbot: QtBot) -> None:
    page = visited(window, qtbot)
    page.tables[1].button.click()
    assert window.table is not None
    assert window.table.config == deal(TODAY, "duel").config
    assert window.table_path is not None
    assert summary_of(window.table_path).marks.daily == TODAY


def test_a_deal_that_was_begun_is_continued_and_not_begun_again(window: MainWindow, qtbot: QtBot) -> None:
    path = keep_duel(window.games, decisions=10, marks=daily(TODAY))
    page = visited(window, qtbot)
    assert page.tables[1].button.label() == "Continue"
    page.tables[1].button.click()
    assert window.table_path == path
    assert len(window.games.list()) == 1


def test_a_finished_deal_shows_its_result_and_is_not_offered_again(window: MainWindow, qtbot: QtBot) -> None:
    keep_duel(window.games, marks=daily(TODAY))
    page = visited(window, qtbot)
    table = page.tables[1]
    assert table.entry is not None
    assert table.entry.is_finished
    assert "points" in table._state.text() or "Won" in table._state.text() or "Lost" in table._state.text()
    assert table.button.label() == "Look at it again"


def test_the_streak_is_told_and_grows_today(window: MainWindow, qtbot: QtBot) -> None:
    for back in (1, 2):
        day = TODAY - timedelta(days=back)
        keep_duel(window.games, seed=back, marks=daily(day))
    page = visited(window, qtbot)
    assert page._row_of_days.text() == "2 days in a row"
    keep_duel(window.games, seed=3, marks=daily(TODAY))
    page = visited(window, qtbot)
    assert page._row_of_days.text() == "3 days in a row"


def test_a_clock_set_back_shows_what_was_played_and_keeps_the_streak(
    window: MainWindow, qtbot: QtBot, wall: Clock
) -> None:
    for back in range(3):
        keep_duel(window.games, seed=back, marks=daily(TODAY - timedelta(days=back)))
    wall.day = TODAY - timedelta(days=1)
    page = visited(window, qtbot)
    assert page._row_of_days.text() == "3 days in a row"
    table = page.tables[1]
    assert table.entry is not None
    assert table.entry.is_finished  # yesterday's deal is played: it cannot be played twice
    tomorrow = page.model.place_of(TODAY)
    assert page.model.flags(tomorrow) & Qt.ItemFlag.ItemIsEnabled  # it was played, so it can be looked at


@pytest.mark.parametrize("jump", [1, 31, 400, 20_000])
def test_a_clock_that_jumps_ahead_shows_that_day_and_breaks_nothing(
    window: MainWindow, qtbot: QtBot, wall: Clock, jump: int
) -> None:
    keep_duel(window.games, marks=daily(TODAY))
    wall.day = TODAY + timedelta(days=jump)
    page = visited(window, qtbot)
    assert page.tables[0].deal == deal(wall.day, "seven")
    assert page._row_of_days.text() == ("1 day in a row" if jump == 1 else "No streak yet: play today and tomorrow")
    wall.day = TODAY
    page = visited(window, qtbot)
    assert page._row_of_days.text() == "1 day in a row"


def test_midnight_while_the_page_is_left_open_brings_the_next_day_at_the_next_visit(
    window: MainWindow, qtbot: QtBot, wall: Clock
) -> None:
    visited(window, qtbot)
    window.leave()
    wall.day = TODAY + timedelta(days=1)
    page = visited(window, qtbot)
    assert page.tables[0].deal == deal(wall.day, "seven")


def test_the_calendar_leads_to_days_before_and_says_that_they_do_not_count(window: MainWindow, qtbot: QtBot) -> None:
    page = visited(window, qtbot)
    page.month.setFocus()
    QTest.keyClick(page.month, Qt.Key.Key_Up)
    day = TODAY - timedelta(days=7)
    assert page.month.currentIndex().data(Role.DAY) == day
    assert page.tables[0].deal == deal(day, "seven")
    assert "streak" in page.tables[0].button.accessibleName() or page.tables[0].button._sub
    assert not page.to_today.isHidden()
    page.to_today.click()
    assert page.tables[0].deal == deal(TODAY, "seven")


def test_months_are_turned_but_not_beyond_today(window: MainWindow, qtbot: QtBot) -> None:
    page = visited(window, qtbot)
    assert not page.later.isEnabled()
    page.earlier.click()
    assert page.model.first == date(2026, 10, 1)
    assert page.later.isEnabled()
    page.later.click()
    assert page.model.first == date(2026, 11, 1)
    for _month in range(14):
        page.earlier.click()
    assert page.model.first == date(2025, 9, 1)


def test_days_to_come_cannot_be_chosen(window: MainWindow, qtbot: QtBot) -> None:
    page = visited(window, qtbot)
    tomorrow = page.model.place_of(TODAY + timedelta(days=1))
    assert page.model.flags(tomorrow) == Qt.ItemFlag.NoItemFlags


def test_results_and_signs_of_past_days_are_there_and_spoken(window: MainWindow, qtbot: QtBot) -> None:
    past.fill_days(window.games.folder, TODAY)
    page = visited(window, qtbot)
    assert page.results.figures.rowCount() > 5
    spoken = page.model.place_of(TODAY - timedelta(days=1)).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "November" in spoken
    assert "7 Wonders" in spoken
    assert nameless(page) == []


@pytest.mark.parametrize("code", ["nl", "da"])
def test_the_page_follows_the_language(window: MainWindow, qtbot: QtBot, code: str) -> None:
    past.fill_days(window.games.folder, TODAY)
    page = visited(window, qtbot)
    before = page.bar.title()
    window.settings.language = code
    assert page.bar.title() != before
    assert page._month_name.text() == "november 2026"

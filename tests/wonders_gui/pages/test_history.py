"""The page of the history: find a game, do something with it, look at the statistics, take files in and out."""

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from tests.tools import past
from tests.wonders_gui.history.past import keep_duel, keep_seven
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.tables import wait_for_turn
from tests.wonders_gui.tree import bury, look_usual, nameless
from wonders_gui import language
from wonders_gui.history.schema import MIGRATIONS, NAME, connect
from wonders_gui.pages.history.gamelist import PAGE, Role
from wonders_gui.pages.history.page import HistoryPage
from wonders_gui.saves import Games
from wonders_gui.settings import Settings
from wonders_gui.window import MainWindow


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, tmp_path: Path, thinkers: QuickThinkers) -> Iterator[MainWindow]:
    look_usual()
    opened = MainWindow(settings, Games(tmp_path / "games"), thinkers)
    opened.games.folder.mkdir()
    opened.resize(1280, 720)
    opened.show()
    yield opened
    bury(opened)
    language.set_language("en")
    look_usual()


def answered(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until the archive has answered everything that was asked, and what followed from it."""
    for _round in range(3):
        done: list[None] = []
        window.archive.ask(lambda _store: None, done.append, window)
        qtbot.waitUntil(lambda done=done: bool(done))  # type: ignore[misc]


def visited(window: MainWindow, qtbot: QtBot, *what: str) -> HistoryPage:
    window.visit("history", *what)
    answered(window, qtbot)
    page = window.page()
    assert isinstance(page, HistoryPage)
    return page


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> HistoryPage:
    """The page of somebody who has played a good deal."""
    past.fill(window.games.folder, 90, date.today())
    return visited(window, qtbot)


# -- the list ---------------------------------------------------------------------------------------------------------


def test_the_list_shows_all_games_and_the_first_in_detail(page: HistoryPage) -> None:
    games = page.games
    assert games.model.rowCount() == 90
    assert games.detail.entry == games.model.index(0).data(Role.ENTRY)
    assert not games.detail.isHidden()
    QAbstractItemModelTester(games.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert nameless(page) == []


def test_rows_further_down_are_fetched_when_they_are_looked_at(
    page: HistoryPage, window: MainWindow, qtbot: QtBot
) -> None:
    row = page.games.model.index(PAGE + 5)
    assert row.data(Role.ENTRY) is None
    answered(window, qtbot)
    assert row.data(Role.ENTRY) is not None
    QTest.keyClick(page.games.view, Qt.Key.Key_End)
    answered(window, qtbot)
    assert page.games.chosen() is not None
    assert page.games.detail.entry == page.games.chosen()


def test_filters_narrow_the_list_and_one_click_shows_all_again(
    page: HistoryPage, window: MainWindow, qtbot: QtBot
) -> None:
    games = page.games
    games.filters.pickers["kind"].set_value("duel")
    games.filters.pickers["result"].set_value("won")
    games.filters.changed.emit()
    answered(window, qtbot)
    assert 0 < games.model.rowCount() < 90
    entry = games.chosen()
    assert entry is not None
    assert (entry.game, entry.place) == ("duel", 1)
    assert not games.clear.isHidden()
    games.clear.click()
    answered(window, qtbot)
    assert games.model.rowCount() == 90


def test_a_search_finds_cities_in_the_language_of_the_player(
    page: HistoryPage, window: MainWindow, qtbot: QtBot
) -> None:
    window.settings.language = "nl"
    page.games.filters.text.setText("gizeh")
    page.games.search()
    answered(window, qtbot)
    entry = page.games.chosen()
    assert entry is not None
    assert entry.board == "gizah"


def test_nothing_found_says_so_and_offers_the_way_back(page: HistoryPage, window: MainWindow, qtbot: QtBot) -> None:
    page.games.filters.text.setText("nobody at all")
    page.games.search()
    answered(window, qtbot)
    assert page.games.model.rowCount() == 0
    assert page.games.view.isHidden()
    assert page.games.detail.isHidden()
    assert "No game fits" in page.games._empty.text()


def test_an_empty_history_says_how_it_will_be_filled(window: MainWindow, qtbot: QtBot) -> None:
    page = visited(window, qtbot)
    assert "yet" in page.games._empty.text()
    assert nameless(page) == []


def test_a_new_order_keeps_the_game_that_was_chosen(page: HistoryPage, window: MainWindow, qtbot: QtBot) -> None:
    page.games.view.setCurrentIndex(page.games.model.index(3))
    chosen = page.games.chosen()
    page.games.filters.pickers["order"].set_value("most_points")
    page.games.search()
    answered(window, qtbot)
    assert page.games.chosen() == chosen


# -- what can be done -------------------------------------------------------------------------------------------------


def test_an_unfinished_game_is_played_on_by_enter(window: MainWindow, qtbot: QtBot) -> None:
    keep_duel(window.games, decisions=10)
    page = visited(window, qtbot)
    assert not page.games.detail.open.isHidden()
    QTest.keyClick(page.games.view, Qt.Key.Key_Return)
    assert window.table is not None
    assert window.page() is window.table_page


def test_a_finished_game_is_not_offered_to_be_played_on(window: MainWindow, qtbot: QtBot) -> None:
    keep_duel(window.games)
    page = visited(window, qtbot)
    assert page.games.detail.open.isHidden()


def test_a_game_of_a_newer_version_can_be_copied_and_deleted_only(window: MainWindow, qtbot: QtBot) -> None:
    path = keep_duel(window.games, decisions=10)
    path.write_bytes(path.read_bytes().replace(b'"game":"duel"', b'"game":"architects"', 1))
    detail = visited(window, qtbot).games.detail
    assert [detail.open.isHidden(), detail.replay.isHidden(), detail.review.isHidden()] == [True] * 3
    assert [detail.copy.isHidden(), detail.delete.isHidden()] == [False] * 2
    QTest.keyClick(visited(window, qtbot).games.view, Qt.Key.Key_Return)
    assert window.table is None


def test_deleting_asks_once_and_the_list_follows(window: MainWindow, qtbot: QtBot) -> None:
    path = keep_duel(window.games)
    keep_duel(window.games, seed=2)
    page = visited(window, qtbot)
    row = next(row for row in range(2) if page.games.model.index(row).data(Role.ENTRY).path == path)
    page.games.view.setCurrentIndex(page.games.model.index(row))
    page.games.detail.delete.click()
    assert path.exists()
    assert page.games.detail.delete.label() == "Really delete?"
    page.games.detail.delete.click()
    assert not path.exists()
    answered(window, qtbot)
    assert page.games.model.rowCount() == 1


def test_looking_at_another_game_forgets_what_was_about_to_be_deleted(page: HistoryPage) -> None:
    page.games.detail.delete.click()
    page.games.view.setCurrentIndex(page.games.model.index(1))
    assert page.games.detail.delete.label() == "Delete"


def test_a_copy_can_be_saved_and_an_impossible_place_is_told(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = keep_duel(window.games)
    page = visited(window, qtbot)
    entry = page.games.chosen()
    assert entry is not None
    page.games.copy_to(entry, tmp_path / "mine")
    answered(window, qtbot)
    assert (tmp_path / "mine.wonders").read_bytes() == path.read_bytes()
    window.banner.close_message()
    page.games.copy_to(entry, tmp_path / "nowhere" / "mine")
    answered(window, qtbot)
    assert not window.banner.isHidden()


def test_a_file_from_elsewhere_is_taken_in_and_not_rated(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    elsewhere = Games(tmp_path / "elsewhere")
    path = keep_seven(elsewhere)
    page = visited(window, qtbot)
    page.fetch_from(path)
    answered(window, qtbot)
    qtbot.waitUntil(lambda: page.games.model.rowCount() == 1)
    entry = page.games.chosen()
    assert entry is not None
    assert entry.unrated == "imported"
    assert path.exists()


@pytest.mark.parametrize("content", [b"", b"nonsense", b'{"format":"wonders-save","version":99}\n'])
def test_a_file_that_is_no_game_is_refused_in_words(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, content: bytes
) -> None:
    page = visited(window, qtbot)
    (tmp_path / "bad.wonders").write_bytes(content)
    page.fetch_from(tmp_path / "bad.wonders")
    answered(window, qtbot)
    assert not window.banner.isHidden()
    assert page.games.model.rowCount() == 0
    assert list(window.games.folder.glob("*.wonders")) == []


@pytest.mark.parametrize("way", ["csv", "json"])
def test_the_history_is_exported(page: HistoryPage, window: MainWindow, qtbot: QtBot, tmp_path: Path, way: str) -> None:
    page.export_to(tmp_path / f"out.{way}", way)
    answered(window, qtbot)
    text = (tmp_path / f"out.{way}").read_text(encoding="utf-8")
    assert len(json.loads(text)["games"]) == 90 if way == "json" else text.count("\n") == 91
    assert not window.banner.isHidden()


def test_an_export_to_nowhere_is_refused_in_words(
    page: HistoryPage, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    page.export_to(tmp_path / "nowhere" / "out.csv", "csv")
    answered(window, qtbot)
    assert not window.banner.isHidden()


# -- trouble with the database ----------------------------------------------------------------------------------------


def test_a_deleted_database_is_made_anew_with_a_message(window: MainWindow, qtbot: QtBot) -> None:
    keep_duel(window.games)
    page = visited(window, qtbot)
    assert not window.banner.isHidden()
    assert page.games.model.rowCount() == 1


def test_a_database_of_a_newer_program_is_refused_kindly_and_the_games_can_be_played(
    window: MainWindow, qtbot: QtBot
) -> None:
    path = keep_duel(window.games, decisions=10)
    connection = connect(window.games.folder / NAME)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    window.visit("history")
    qtbot.waitUntil(lambda: not window.banner.isHidden())
    window.banner.close_message()
    assert window.open_game(path)


def test_progress_is_shown_while_games_are_read_and_can_be_stopped(page: HistoryPage) -> None:
    page.reading.show_progress(40, 5000)
    assert not page.reading.isHidden()
    assert nameless(page) == []
    with_signal: list[None] = []
    page.reading.cancelled.connect(lambda: with_signal.append(None))
    page.reading.stop.click()
    assert with_signal
    page.reading.show_progress(0, 0)
    assert page.reading.isHidden()


# -- statistics -------------------------------------------------------------------------------------------------------


def test_statistics_follow_the_kind_of_game(page: HistoryPage, window: MainWindow, qtbot: QtBot) -> None:
    page.show_part("statistics")
    answered(window, qtbot)
    part = page.statistics
    every = part.numbers[0]._value.text()
    part.kind.set_value("duel")
    part.ask()
    answered(window, qtbot)
    assert 0 < int(part.numbers[0]._value.text()) < int(every)
    assert part.numbers[3]._value.text() != "\N{EN DASH}"


@pytest.mark.parametrize("code", ["en", "nl", "da"])
def test_every_heap_and_curve_can_be_shown_as_picture_and_as_table(
    page: HistoryPage, window: MainWindow, qtbot: QtBot, code: str
) -> None:
    window.settings.language = code
    page.show_part("statistics")
    answered(window, qtbot)
    part = page.statistics
    part.kind.set_value("duel")
    for look in ("chart", "table"):
        part.look.set_value(look)
        for ordering in [part.ordering.itemData(row) for row in range(part.ordering.count())]:
            part.ordering.set_value(ordering)
            part.ask()
        for curve in ("victories", "points", "rating"):
            part.curve.set_value(curve)
            part.ask()
    answered(window, qtbot)
    assert part.chart.chart.figures.places
    assert nameless(page) == []


def test_statistics_of_nothing_say_so(window: MainWindow, qtbot: QtBot) -> None:
    page = visited(window, qtbot, "statistics")
    part = page.statistics
    assert part.numbers[0]._value.text() == "0"
    assert part.chart.isHidden()
    assert part._none.text()


# -- from the table ---------------------------------------------------------------------------------------------------


def test_a_game_that_ends_is_in_the_history_and_its_score_sheet_tells_the_rating(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = keep_duel(window.games, decisions=60)
    assert window.open_game(path)
    table = window.table
    assert table is not None
    while not table.is_over():
        wait_for_turn(table, qtbot)
        if not table.is_over():
            table.submit(table.legal()[0])
    window.show_scores()
    score = window.score_page
    assert score is not None
    qtbot.waitUntil(lambda: not score._rating.isHidden())
    assert "ating" in score._rating.text()


def test_the_window_can_be_closed_while_games_are_read(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    for seed in range(12):
        keep_duel(window.games, seed=seed, decisions=6)
    window.visit("history")
    window.close()
    assert not any(thread.is_alive() for thread in [window.archive._thread] if thread is not None)

"""Unfinished games on the start page: all of them, the latest first, by mouse, keys and screen reader."""

import os
from collections.abc import Iterator
from datetime import datetime, timedelta
from itertools import product
from pathlib import Path
from shutil import copyfile

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.wonders_gui.pages.test_pages import summary
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.speech import speaking
from tests.wonders_gui.tables import PATIENCE, duel
from tests.wonders_gui.tree import bury, look_usual, nameless
from wonders_gui import unfinished
from wonders_gui.language import LANGUAGES
from wonders_gui.opponents import NAMES, Opponent
from wonders_gui.pages.start import StartPage
from wonders_gui.pages.unfinished import MOST
from wonders_gui.saves import SUFFIX, Games
from wonders_gui.seating import Seating
from wonders_gui.settings import Settings
from wonders_gui.window import MainWindow

NOW = datetime.now()


@pytest.fixture(autouse=True)
def _light(qapp: QApplication) -> Iterator[None]:
    look_usual()
    yield
    look_usual()


@pytest.fixture
def games(tmp_path: Path) -> Games:
    return Games(tmp_path / "games")


def keep(games: Games, thinkers: QuickThinkers, *names: str) -> list[Path]:
    """Unfinished games with these names, each an hour older than the one before."""
    keeping = games.keeping("duel", Seating(0, NAMES[:2], {1: Opponent("novice")}))
    duel(thinkers, save=keeping).close()
    paths = [games.folder / f"{name}{SUFFIX}" for name in names]
    for number, path in enumerate(paths):
        copyfile(keeping.path, path)
        when = (NOW - timedelta(hours=number + 1)).timestamp()
        os.utime(path, (when, when))
    keeping.path.unlink()
    return paths


@pytest.fixture
def opened(qtbot: QtBot, settings: Settings, games: Games, thinkers: QuickThinkers) -> Iterator[MainWindow]:
    keep(games, thinkers, "one", "two", "three")
    window = MainWindow(settings, games, thinkers)
    window.resize(1280, 720)
    window.show()
    yield window
    bury(window)


def listed(page: StartPage) -> list[str]:
    """The games below or beside the card, as a screen reader says them."""
    model = page.further.view.model()
    return [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]


def test_every_unfinished_game_is_on_the_start_page_the_latest_first(opened: MainWindow) -> None:
    assert opened.start.waiting.isVisible()
    assert opened.start.further.isVisible()
    assert [line.split(".")[0] for line in listed(opened.start)] == ["two", "three"]
    assert nameless(opened.start) == []


def test_a_finished_game_does_not_hide_those_that_wait(games: Games, thinkers: QuickThinkers) -> None:
    newest, *_others = keep(games, thinkers, "over", "one", "two")
    lines = newest.read_bytes()
    newest.write_bytes(lines.replace(b'"setup":[', b'"setup":[{"event":"game_ended"},', 1))
    waiting = games.unfinished()
    assert games.list()[0].over
    assert waiting is not None
    assert waiting.title == "one"


def test_a_game_of_rules_we_do_not_have_cannot_be_continued(games: Games, thinkers: QuickThinkers) -> None:
    unknown, *_others = keep(games, thinkers, "other", "one")
    unknown.write_bytes(unknown.read_bytes().replace(b'"game":"duel"', b'"game":"architects"', 1))
    waiting = games.unfinished()
    assert waiting is not None
    assert waiting.title == "one"


def test_a_click_on_a_row_continues_that_game(opened: MainWindow, qtbot: QtBot) -> None:
    view = opened.start.further.view
    place = view.visualRect(view.model().index(1, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert opened.table_path is not None
    assert opened.table_path.stem == "three"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keys_choose_a_row_and_continue_it(opened: MainWindow, key: Qt.Key) -> None:
    view = opened.start.further.view
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, key)
    assert opened.table_path is not None
    assert opened.table_path.stem == "three"


def test_the_game_on_the_table_comes_first_whatever_was_played_later(opened: MainWindow, games: Games) -> None:
    """Opening a game writes nothing, so its file is still the older one."""
    opened.open_game(games.folder / f"three{SUFFIX}")
    playing = opened.table
    opened.go_start()
    assert [line.split(".")[0] for line in listed(opened.start)] == ["one", "two"]
    opened.go_on()
    assert opened.table is playing


def test_one_game_has_no_list_beside_it(qtbot: QtBot) -> None:
    page = StartPage()
    qtbot.addWidget(page)
    page.show()
    page.show_saved(summary())
    assert page.waiting.isVisible()
    assert not page.further.isVisible()
    page.show_saved(None)
    assert not page.waiting.isVisible()


def test_many_files_are_read_while_nothing_else_is_to_do(
    qtbot: QtBot, settings: Settings, games: Games, thinkers: QuickThinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(games, thinkers, *(f"game {number}" for number in range(9)))
    monkeypatch.setattr(unfinished, "AT_ONCE", 2)
    monkeypatch.setattr(unfinished, "SLICE", 0.0)
    window = MainWindow(settings, games, thinkers)
    window.show()
    assert len(listed(window.start)) == 1
    qtbot.waitUntil(lambda: len(listed(window.start)) == 8, timeout=PATIENCE)
    bury(window)


def test_a_file_is_not_read_twice(games: Games, thinkers: QuickThinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    (path,) = keep(games, thinkers, "one")
    first = games.summary(path)
    assert games.summary(path) is first
    os.utime(path, (NOW.timestamp(), NOW.timestamp()))
    again = games.summary(path)
    assert again is not first
    assert again is not None


@pytest.mark.parametrize(("count", "size"), [*product((2, 5, 20), ((1280, 720), (1920, 1080)))])
def test_the_start_page_fits_with_any_number_of_games(
    qtbot: QtBot, settings: Settings, games: Games, thinkers: QuickThinkers, count: int, size: tuple[int, int]
) -> None:
    keep(games, thinkers, *(f"game {number}" for number in range(count)))
    window = MainWindow(settings, games, thinkers)
    window.resize(*size)
    window.show()
    for code in LANGUAGES:
        with speaking(code):
            QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
            QApplication.processEvents()
            assert not window._start_view.verticalScrollBar().isVisible(), code
            view = window.start.further.view
            assert view.verticalScrollBar().isVisible() == (count - 1 > MOST)
    bury(window)

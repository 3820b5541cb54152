"""The window: the way between pages, a game from the first click to the scores, looks, languages and trouble."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.wonders_gui import tables
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.tree import bury, look_usual, nameless
from wonders_gui import language, shelves, theme
from wonders_gui.games.registry import title
from wonders_gui.host import Host
from wonders_gui.pages.replay.page import ReplayPage
from wonders_gui.saves import Games
from wonders_gui.settings import Settings
from wonders_gui.shelves import Shelf
from wonders_gui.window import MainWindow


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, tmp_path: Path, thinkers: QuickThinkers) -> Iterator[MainWindow]:
    look_usual()
    opened = MainWindow(settings, Games(tmp_path / "games"), thinkers)
    opened.resize(1280, 720)
    opened.show()
    yield opened
    bury(opened)
    language.set_language("en")
    look_usual()


def start(window: MainWindow, qtbot: QtBot, key: str = "duel") -> None:
    """The two clicks."""
    tile = next(tile for tile in window.start.tiles if tile.title.key == key)
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    QTest.mouseClick(window.new_game.start, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("key", ["seven_2", "seven_1", "duel"])
def test_two_clicks_lead_from_the_start_to_a_running_game(window: MainWindow, qtbot: QtBot, key: str) -> None:
    start(window, qtbot, key)
    assert window.table is not None
    assert window.page() is window.table_page
    assert nameless(window.page()) == []
    assert len(window.games.list()) == 1


def test_only_the_first_page_is_built_before_it_is_painted(window: MainWindow) -> None:
    assert window.stack.count() == 1
    window.prepare()
    assert window.stack.count() == 2
    assert window.page() is window.start


def test_a_game_waits_on_the_start_page(window: MainWindow, qtbot: QtBot) -> None:
    start(window, qtbot)
    window.go_start()
    assert window.start.waiting.isVisible()
    playing = window.table
    QTest.mouseClick(window.start.waiting.button, Qt.MouseButton.LeftButton)
    assert window.table is playing
    assert window.page() is window.table_page


def test_a_game_is_continued_after_a_new_start_of_the_program(
    window: MainWindow, qtbot: QtBot, settings: Settings, thinkers: QuickThinkers
) -> None:
    start(window, qtbot, "seven_2")
    window.close()
    again = MainWindow(settings, window.games, thinkers)
    again.show()
    assert again.start.waiting.isVisible()
    again.go_on()
    assert again.table is not None
    assert again.table.game.name == "seven"
    bury(again)


def test_a_finished_game_is_counted_and_played_again(window: MainWindow, qtbot: QtBot) -> None:
    start(window, qtbot)
    table = window.table
    assert table is not None
    tables.play_on(table, qtbot)
    window.show_scores()
    assert window.page() is window.score_page
    seed = table.config_json["seed"]
    window.same_deal()
    assert window.table is not None
    assert window.table.config_json["seed"] == seed
    window.rematch()
    assert window.table.config_json["seed"] != seed


def test_taking_a_finished_game_back_takes_the_scores_away(window: MainWindow, qtbot: QtBot) -> None:
    start(window, qtbot)
    assert window.table is not None
    tables.play_on(window.table, qtbot)
    window.show_scores()
    window.table.undo()
    assert window.score_page is None
    assert window.page() is window.table_page


def test_a_game_is_looked_back_at_while_it_waits(window: MainWindow, qtbot: QtBot) -> None:
    start(window, qtbot)
    playing = window.table
    assert playing is not None
    tables.play_on(playing, qtbot, 4)
    window.look_at(window.games.list()[0].path)
    assert isinstance(window.page(), ReplayPage)
    assert window.table is playing
    window.leave()
    assert window.page() is window.table_page


def test_back_on_the_first_page_the_keyboard_is_at_what_led_away(window: MainWindow, qtbot: QtBot) -> None:
    window.show()
    window.activateWindow()
    shelf = window.start.shelves[-1]
    shelf.setFocus()
    QTest.keyClick(shelf, Qt.Key.Key_Return)
    assert window.page() is not window.start
    window.leave()
    assert window.page() is window.start
    qtbot.waitUntil(shelf.hasFocus)


def test_a_file_that_is_no_game_is_told_in_place(window: MainWindow, tmp_path: Path) -> None:
    strange = tmp_path / "strange.wonders"
    strange.write_text("hello")
    assert not window.open_game(strange)
    assert window.banner.isVisible()
    assert window.page() is window.start


def test_a_copy_can_be_saved_elsewhere_and_opened(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    start(window, qtbot, "seven_2")
    window.save_to(tmp_path / "copy")
    assert (tmp_path / "copy.wonders").exists()
    assert window.open_game(tmp_path / "copy.wonders")


def test_a_copy_that_cannot_be_written_is_told(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    start(window, qtbot)
    (tmp_path / "file").write_text("")
    window.save_to(tmp_path / "file" / "copy")
    assert window.banner.isVisible()
    assert window.table is not None


# -- looks ----------------------------------------------------------------------------------------------------


def test_a_language_is_spoken_at_once_everywhere(window: MainWindow, qtbot: QtBot) -> None:
    from i18n.compile import compile_stale

    compile_stale()
    QTest.mouseClick(window.start.languages.segment("da"), Qt.MouseButton.LeftButton)
    assert window.settings.language == "da"
    assert language.language() == "da"
    assert window.start.languages.value() == "da"
    assert window.new_game.start.label() != "Start the game"


def test_control_and_plus_scale_letters_and_cards(window: MainWindow) -> None:
    window.scale_up()
    assert window.settings.text_scale == 1.15
    assert theme.metrics().scale == 1.15
    window._scale_to(2.0)
    window.scale_up()
    assert window.settings.text_scale == 2.0
    window._scale_to(0.75)
    window.scale_down()
    assert window.settings.text_scale == 0.75
    window.scale_back()
    assert window.settings.text_scale == 1.0


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
def test_the_window_stays_small_enough_for_small_screens(window: MainWindow, scale: float) -> None:
    window._scale_to(scale)
    for page in (window.start, window.new_game, window.settings_page):
        window.show_page(window._start_view if page is window.start else page)
        QApplication.processEvents()
        assert window.minimumSizeHint().width() <= 1280, page
        assert window.minimumSizeHint().height() <= 720, page


def test_themes_change_while_the_window_is_open(window: MainWindow) -> None:
    for name in ("dark", "contrast", "light"):
        window.settings.theme = name
        assert theme.current().name == name
        assert not window.grab().isNull()


def test_f11_fills_the_screen_and_gives_it_back(window: MainWindow) -> None:
    window.toggle_full_screen()
    assert window.isFullScreen()
    window.toggle_full_screen()
    assert not window.isFullScreen()


# -- keys -----------------------------------------------------------------------------------------------------


def test_escape_leads_back(window: MainWindow, qtbot: QtBot) -> None:
    window.set_up(title("duel"))
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.page() is window.start
    window.show_settings()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.page() is window.start


def test_the_menu_offers_what_can_be_done(window: MainWindow, qtbot: QtBot) -> None:
    start(window, qtbot)
    window.open_menu()
    assert window.menu.isVisible()
    assert nameless(window.menu) == []
    labels = [line.label() for line in window.menu.lines]
    assert labels[0] == "Play on"
    assert "Score sheet" not in labels
    settings = next(line for line in window.menu.lines if line.label() == "Settings")
    settings.click()
    assert window.page() is window.settings_page
    window.leave()
    assert window.page() is window.table_page


def test_sheets_lie_over_the_page_one_at_a_time(window: MainWindow, qtbot: QtBot) -> None:
    start(window, qtbot, "seven_2")
    for show in (window.show_keys, window.show_about, window.show_games, window.show_cards, window.show_chains):
        show()
        assert window._sheet is not None
        assert window._sheet.isVisible()
        assert nameless(window._sheet) == []


def test_closing_while_bots_think_is_quiet(window: MainWindow, qtbot: QtBot) -> None:
    start(window, qtbot, "seven_2")
    assert window.table is not None
    window.table.submit(window.table.legal()[0])
    window.close()
    QApplication.processEvents()
    assert window.table is None


class _Room(QWidget):
    """A page that remembers what it was asked for."""

    left_asked = Signal()

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.asked: list[tuple[object, ...]] = []

    def visit(self, *what: object) -> None:
        self.asked.append(what)


def test_every_way_into_a_page_leads_back_to_where_the_player_was(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = tuple(Shelf(key, key, "book", f"{__name__}:_Room") for key in ("one", "two"))
    monkeypatch.setattr(shelves, "INNER", rooms)
    window.visit("one", 1)
    one = window.page()
    window.visit("two")
    window.show_settings()
    window.leave()
    two = window.page()
    window.visit("one", 2)
    assert isinstance(one, _Room)
    assert window.page() is one
    assert one.asked == [(1,), (2,)]
    assert two is not one
    one.left_asked.emit()
    assert window.page() is window.start

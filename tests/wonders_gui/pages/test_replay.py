"""Looking back on the screen: by mouse and by keys, in every game and language, and when files are bad or vanish."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copy2

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.wonders_gui import tables
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.recorded import CITIES, DUEL, EVERY_GAME, SEVEN, TEAMS, file_of
from tests.wonders_gui.speech import in_brackets
from tests.wonders_gui.tree import bury, look_usual, nameless, untranslated
from wonders_gui import language
from wonders_gui.dialogs.games import GamesSheet
from wonders_gui.dialogs.scoresheet import ScorePage
from wonders_gui.games.registry import title
from wonders_gui.marks import BRANCHED, marks_from
from wonders_gui.opponents import NAMES
from wonders_gui.pages.replay.page import ReplayPage
from wonders_gui.pages.replay.playon import PlayOnSheet
from wonders_gui.pages.replay.sights import WarningSheet
from wonders_gui.replaying import Eyes, Rights
from wonders_gui.saves import Games
from wonders_gui.settings import Settings
from wonders_gui.widgets.segments import Segment
from wonders_gui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, tmp_path: Path, thinkers: QuickThinkers) -> Iterator[MainWindow]:
    look_usual()
    opened = MainWindow(settings, Games(tmp_path / "games"), thinkers)
    opened.resize(1280, 720)
    opened.setUpdatesEnabled(False)  # nobody looks, and painting takes time
    opened.show()
    yield opened
    bury(opened)
    language.set_language("en")
    look_usual()


def looking(window: MainWindow, path: Path) -> ReplayPage:
    """The page that looks back at a file."""
    window.look_at(path)
    page = window.page()
    assert isinstance(page, ReplayPage)
    assert page.replay is not None
    return page


def at(page: ReplayPage) -> int:
    assert page.replay is not None
    return page.replay.at


def press(page: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key where the keyboard is."""
    QTest.keyClick(QApplication.focusWidget() or page, key, modifier)


def sheet_in(window: MainWindow, kind: type[QWidget]) -> QWidget:
    return next(sheet for sheet in window.findChildren(kind) if sheet.isVisible())


# -- back and forth ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_game_is_stepped_through_by_mouse(window: MainWindow, game: str) -> None:
    page = looking(window, file_of(game))
    controls, last = page.controls, len(page.replay.stops) - 1 if page.replay else 0
    assert not controls.back.isEnabled()
    QTest.mouseClick(controls.next, LEFT)
    QTest.mouseClick(controls.next, LEFT)
    assert at(page) == controls.slider.value() == 2
    assert controls.words.text()
    QTest.mouseClick(controls.back, LEFT)
    assert at(page) == 1
    QTest.mouseClick(controls.last, LEFT)
    assert at(page) == last
    assert page.replay is not None
    assert page.replay.is_over()
    assert not controls.next.isEnabled()
    assert not controls.play_on.isEnabled()
    half = controls.slider.place_of(last // 2)
    QTest.mouseClick(controls.slider, LEFT, Qt.KeyboardModifier.NoModifier, half.toPoint())
    assert at(page) == last // 2
    QTest.mouseClick(controls.first, LEFT)
    assert at(page) == 0


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_game_is_stepped_through_by_keys(window: MainWindow, game: str) -> None:
    page = looking(window, file_of(game))
    assert QApplication.focusWidget() is page.controls.slider
    press(page, Qt.Key.Key_Right)
    press(page, Qt.Key.Key_Right)
    press(page, Qt.Key.Key_Left)
    assert at(page) == 1
    press(page, Qt.Key.Key_PageDown)
    press(page, Qt.Key.Key_PageDown)
    assert at(page) in page.controls.slider.turn_starts()
    assert at(page) > 1
    press(page, Qt.Key.Key_PageUp)
    press(page, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert at(page) in (*page.controls.slider.age_starts(), len(page.replay.stops) - 1 if page.replay else 0)
    press(page, Qt.Key.Key_End)
    assert page.replay is not None
    assert at(page) == len(page.replay.stops) - 1
    press(page, Qt.Key.Key_U)  # the key of the table goes one step back, too
    press(page, Qt.Key.Key_Home)
    assert at(page) == 0
    press(page, Qt.Key.Key_Escape)
    assert window.page() is window.start


def test_a_replay_runs_by_itself_at_the_chosen_speed_and_stops_at_the_end(window: MainWindow, qtbot: QtBot) -> None:
    page = looking(window, DUEL)
    page.controls.speed.chosen.emit("4")
    page.player.set_speed(400)
    press(page, Qt.Key.Key_Space)
    assert page.player.is_playing()
    assert page.controls.play.accessibleName() == "Pause"
    qtbot.waitUntil(lambda: at(page) > 3)
    press(page, Qt.Key.Key_Space)
    assert not page.player.is_playing()
    page.walk_to(10_000)
    page.step(-1)
    QTest.mouseClick(page.controls.play, LEFT)
    qtbot.waitUntil(lambda: not page.player.is_playing())
    assert page.replay is not None
    assert page.replay.is_over()
    page.play_or_pause()
    assert at(page) == 1  # from the beginning again
    window.leave()
    assert not page.player.is_playing()


def test_arrows_and_space_keep_their_meaning_on_the_table_and_on_buttons(window: MainWindow) -> None:
    page = looking(window, SEVEN)
    page.walk_to(4)
    assert page.table_page is not None
    hand = page.table_page.hand  # type: ignore[attr-defined]
    hand.setFocus()
    press(page, Qt.Key.Key_Right)
    assert at(page) == 4
    press(page, Qt.Key.Key_PageDown)
    assert at(page) > 4
    page.controls.back.setFocus()
    before = at(page)
    press(page, Qt.Key.Key_Space)
    assert at(page) == before - 1
    assert not page.player.is_playing()


# -- the table --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY_GAME)
def test_nothing_can_be_played_on_a_table_that_is_looked_at(window: MainWindow, game: str) -> None:
    page = looking(window, file_of(game))
    assert page.replay is not None
    for stop in range(0, len(page.replay.stops) - 1, max(len(page.replay.stops) // 5, 1)):
        page.walk_to(stop)
        before = page.replay.view()
        for key in (Qt.Key.Key_B, Qt.Key.Key_W, Qt.Key.Key_S, Qt.Key.Key_P, Qt.Key.Key_D, Qt.Key.Key_H):
            press(page, key)
            press(page, Qt.Key.Key_Return)
        assert page.replay.view() == before
        assert at(page) == stop
        assert page.isVisible()


def test_a_card_of_the_hand_can_be_looked_at_and_not_be_played(window: MainWindow) -> None:
    page = looking(window, SEVEN)
    page.walk_to(4)
    table = page.table_page
    assert table is not None
    table.hand.select_row(0)  # type: ignore[attr-defined]
    detail = table.detail  # type: ignore[attr-defined]
    assert detail.model.rowCount() > 0
    assert all(button.isHidden() for button in (*detail.buttons.values(), detail.undo, detail.leave))


@pytest.mark.parametrize("game", EVERY_GAME)
def test_other_eyes_look_at_the_same_moment(window: MainWindow, game: str) -> None:
    page = looking(window, file_of(game))
    page.walk_to(5)
    press(page, Qt.Key.Key_V)
    assert page.replay is not None
    assert (page.replay.seat, at(page)) == (1, 5)
    assert NAMES[1] in page.controls.eyes.label()
    press(page, Qt.Key.Key_O)
    assert page.replay.eyes == Eyes(1, are_open=True)
    assert "all cards open" in page.controls.eyes.accessibleName()
    QTest.mouseClick(page.controls.eyes, LEFT)
    QTest.mouseClick(page.eyes_menu.lines[0], LEFT)
    assert page.replay.eyes == Eyes(0, are_open=True)
    press(page, Qt.Key.Key_O)
    assert page.replay.eyes == Eyes(0)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert page.table_page is not None
    assert page.findChildren(type(page.table_page)) == [page.table_page]


def test_an_open_hand_lies_below_the_city_of_its_player(window: MainWindow) -> None:
    page = looking(window, SEVEN)
    page.walk_to(4)
    page.look_through(Eyes(0, are_open=True))
    table = page.table_page
    assert table is not None
    table.enlarge(1)  # type: ignore[attr-defined]
    assert page.replay is not None
    shown = table.city_sheet.hand_model.rowCount()  # type: ignore[attr-defined]
    assert shown == len(page.replay.view().table.hands[1])
    page.look_through(Eyes(0))
    assert page.table_page is not None
    page.table_page.enlarge(1)  # type: ignore[attr-defined]
    assert page.table_page.city_sheet.hand_model.rowCount() == 0  # type: ignore[attr-defined]


def test_the_score_sheet_of_the_end_leads_back_to_the_replay(window: MainWindow) -> None:
    page = looking(window, file_of("dice"))
    page.walk_to(10_000)
    page.show_scores()
    scores = window.page()
    assert scores is not page
    assert isinstance(scores, ScorePage)
    QTest.mouseClick(scores.bar.first, LEFT)
    assert window.page() is page


def test_a_finished_game_is_watched_again_and_shared_from_its_score_sheet(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert window.open_game(DUEL)
    window.show_scores()
    scores = window.page()
    assert isinstance(scores, ScorePage)
    for number, suffix in enumerate((".png", ".pdf", ".wonders", ".txt")):
        chosen = str(tmp_path / "shared")
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_what, chosen=chosen: (chosen, ""))
        QTest.mouseClick(scores.share, LEFT)
        QTest.mouseClick(window.menu.lines[number if number < 2 else number + 1], LEFT)
        assert (tmp_path / f"shared{suffix}").stat().st_size > 500
        assert window.banner.isVisible()
        window.banner.close_message()
    QTest.mouseClick(scores.watch, LEFT)
    page = window.page()
    assert isinstance(page, ReplayPage)
    assert page.replay is not None
    assert (page.replay.rights, page.replay.at) == (Rights.ALL, 0)
    press(page, Qt.Key.Key_Escape)
    assert window.page() is scores


def test_a_cancelled_dialog_saves_nothing_and_a_bad_place_is_told(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = looking(window, DUEL)
    for chosen, is_told in (("", False), (str(tmp_path / "no folder" / "game.txt"), True)):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_what, chosen=chosen: (chosen, ""))
        QTest.mouseClick(page.controls.more, LEFT)
        QTest.mouseClick(page.ways_out.menu.lines[1], LEFT)
        assert (not window.banner.isHidden()) is is_told
    assert list(tmp_path.glob("*.txt")) == []


# -- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["en", "nl", "da"])
def test_steps_are_told_in_the_language_of_now(window: MainWindow, settings: Settings, code: str) -> None:
    page = looking(window, SEVEN)
    page.walk_to(7)
    settings.language = code
    QApplication.processEvents()
    told = page.controls.words.text()
    built = {"en": "builds", "nl": "bouwt", "da": "opfører"}[code]
    assert built in told
    assert NAMES[1] in told
    assert {"en": "You build", "nl": "Je bouwt", "da": "Du opfører"}[code] in told
    assert nameless(page) == []


@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_text_of_a_replay_is_translated(window: MainWindow, game: str) -> None:
    with in_brackets():
        page = looking(window, file_of(game))
        page.walk_to(6)
        assert untranslated(page.controls, {*NAMES, "V", "G"}) == set()
        page.play_on()
        assert untranslated(sheet_in(window, PlayOnSheet), {*NAMES}) == set()
        assert nameless(page) == []


# -- whose game it is -------------------------------------------------------------------------------------------------


def begun(window: MainWindow, qtbot: QtBot, key: str = "duel", decisions: int = 4) -> Path:
    """The file of a game that the player has begun."""
    window.set_up(title(key))
    QTest.mouseClick(window.new_game.start, LEFT)
    assert window.table is not None
    tables.play_on(window.table, qtbot, decisions)
    assert window.table_path is not None
    return window.table_path


def test_the_menu_looks_back_at_the_running_game_through_ones_own_eyes(window: MainWindow, qtbot: QtBot) -> None:
    begun(window, qtbot)
    playing = window.table
    window.open_menu()
    QTest.mouseClick(next(line for line in window.menu.lines if line.label() == "Look back"), LEFT)
    page = window.page()
    assert isinstance(page, ReplayPage)
    assert page.replay is not None
    assert page.replay.rights is Rights.OWN
    assert not page.replay.can_redo()
    assert not page.controls.eyes.isEnabled()
    press(page, Qt.Key.Key_V)
    assert page.replay.eyes == Eyes(0)
    assert window.banner.isVisible()
    press(page, Qt.Key.Key_Space)
    press(page, Qt.Key.Key_Escape)
    assert window.page() is window.table_page
    assert window.table is playing


def test_anybody_elses_running_game_warns_before_it_shows_what_is_hidden(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere.wonders"
    copy2(begun(window, qtbot), elsewhere)
    page = looking(window, elsewhere)
    press(page, Qt.Key.Key_O)
    assert page.replay is not None
    assert page.replay.eyes == Eyes(0)
    press(page, Qt.Key.Key_Escape)
    assert page.replay.eyes == Eyes(0)
    press(page, Qt.Key.Key_O)
    warning = sheet_in(window, WarningSheet)
    assert isinstance(warning, WarningSheet)
    QTest.mouseClick(warning.agree, LEFT)
    assert page.replay.eyes == Eyes(0, are_open=True)
    press(page, Qt.Key.Key_V)
    assert page.replay.eyes == Eyes(1, are_open=True)  # once is enough


# -- play on ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_moment_becomes_a_game_of_its_own(window: MainWindow, qtbot: QtBot, game: str) -> None:
    path = file_of(game)
    original = path.read_bytes()
    page = looking(window, path)
    page.walk_to(len(page.replay.stops) // 2 if page.replay else 0)
    assert page.replay is not None
    expected = page.replay.history()
    press(page, Qt.Key.Key_G)
    press(page, Qt.Key.Key_Space)  # the button that begins
    assert window.page() is window.table_page
    assert window.table is not None
    assert window.table.history()[: len(expected)] == expected
    tables.play_on(window.table, qtbot, 1)
    assert path.read_bytes() == original
    [kept] = window.games.list()
    assert kept.title.startswith(f"{path.stem}, from ")
    assert window.table_path == kept.path
    assert marks_from(window.games.look(kept.path).session.notes).kinds == (BRANCHED,)
    again = looking(window, kept.path)
    assert again.replay is not None
    assert again.replay.history()[: len(expected)] == expected


def test_one_can_play_on_in_another_seat_against_other_bots(window: MainWindow) -> None:
    page = looking(window, TEAMS)
    page.walk_to(6)
    names = page.replay.names if page.replay else ()
    QTest.mouseClick(page.controls.play_on, LEFT)
    sheet = sheet_in(window, PlayOnSheet)
    assert isinstance(sheet, PlayOnSheet)
    sheet.seat.set_value("2")
    sheet.level.set_value("novice")
    QTest.mouseClick(sheet.start, LEFT)
    table = window.table
    assert table is not None
    assert table.seat == 2
    assert (table.names[2], table.names[0]) == (names[0], names[2])
    assert sorted(table.bots) == [0, 1, 3]
    assert {bot.level for bot in table.bots.values()} == {"novice"}


def test_a_running_game_of_ones_own_goes_on_only_in_ones_own_seat(window: MainWindow, qtbot: QtBot) -> None:
    page = looking(window, begun(window, qtbot))
    page.walk_to(2)
    page.play_on()
    sheet = sheet_in(window, PlayOnSheet)
    assert isinstance(sheet, PlayOnSheet)
    assert [button.label() for button in sheet.seat.findChildren(Segment)] == ["You"]


# -- files ------------------------------------------------------------------------------------------------------------


def drop(window: MainWindow, *paths: Path) -> None:
    """Let files fall onto the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    buttons, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    window.dragEnterEvent(QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, data, buttons, none))
    window.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, buttons, none))


def test_a_finished_game_that_is_dropped_is_kept_and_looked_back_at(window: MainWindow) -> None:
    drop(window, DUEL)
    assert isinstance(window.page(), ReplayPage)
    assert [kept.title for kept in window.games.list()] == [DUEL.stem]


def test_a_running_game_that_is_dropped_is_played_on(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.wonders"
    copy2(begun(window, qtbot), elsewhere)
    window.go_start()
    drop(window, elsewhere)
    assert window.page() is window.table_page
    assert window.table_path == window.games.folder / "elsewhere.wonders"


def test_games_that_are_dropped_on_the_list_appear_there(window: MainWindow) -> None:
    window.show_games()
    sheet = sheet_in(window, GamesSheet)
    assert isinstance(sheet, GamesSheet)
    drop(window, DUEL, file_of("dice"))
    assert sheet.isVisible()
    assert sheet.model.rowCount() == 2


@pytest.mark.parametrize("code", ["en", "nl", "da"])
def test_a_bad_file_is_told_in_place_and_nothing_is_lost(
    window: MainWindow, settings: Settings, tmp_path: Path, code: str
) -> None:
    settings.language = code
    bad = tmp_path / "bad.wonders"
    bad.write_bytes(CITIES.read_bytes()[:3000] + b"rubbish" + CITIES.read_bytes()[3000:])
    for path in (bad, tmp_path / "nowhere.wonders", tmp_path):
        window.look_at(path)
        assert window.banner.isVisible()
        assert window.page() is window.start
        window.banner.close_message()
        drop(window, path)
        assert window.banner.isVisible()
        window.banner.close_message()
    assert window.games.list() == []
    page = looking(window, SEVEN)
    before = page.replay
    window.look_at(bad)
    assert window.page() is page
    assert page.replay is before


def test_a_file_that_vanishes_meanwhile_is_still_looked_at_and_played_on(window: MainWindow, tmp_path: Path) -> None:
    mortal = tmp_path / "mortal.wonders"
    copy2(SEVEN, mortal)
    page = looking(window, mortal)
    mortal.unlink()
    page.walk_to(5)
    page.look_through(Eyes(1))
    assert page.replay is not None
    page.ways_out.sharer.save_game(page.replay, "mortal", tmp_path / "again.wonders")
    assert (tmp_path / "again.wonders").exists()
    page.play_on()
    press(page, Qt.Key.Key_Space)
    assert window.page() is window.table_page
    assert window.games.list()


def test_the_list_of_games_looks_back_and_saves_copies(window: MainWindow, tmp_path: Path) -> None:
    window.games.folder.mkdir()
    copy2(DUEL, window.games.folder)
    window.show_games()
    sheet = sheet_in(window, GamesSheet)
    assert isinstance(sheet, GamesSheet)
    kept = window.games.list()[0].path
    sheet.export_to(kept, tmp_path / "copy.wonders")
    assert (tmp_path / "copy.wonders").read_bytes() == DUEL.read_bytes()
    sheet.export_to(kept, tmp_path / "no folder" / "copy.wonders")
    assert window.banner.isVisible()
    window.banner.close_message()
    QTest.mouseClick(sheet.watch, LEFT)
    assert isinstance(window.page(), ReplayPage)

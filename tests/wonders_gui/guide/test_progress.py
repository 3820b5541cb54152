"""Guided games can be left, taken up again, taken back and lost: the guide follows the position."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.tools import guided
from tests.wonders_gui.conftest import QuickThinkers
from tests.wonders_gui.tables import PATIENCE, wait_for_turn
from tests.wonders_gui.tree import bury, look_usual, nameless
from wonders_gui import language
from wonders_gui.app import apply_language
from wonders_gui.games import registry
from wonders_gui.guide.keeping import Guides
from wonders_gui.guide.lessons import LESSONS
from wonders_gui.guide.page import GuidedPage
from wonders_gui.pages.learn import AgainSheet, LearnPage
from wonders_gui.saves import Games
from wonders_gui.settings import Settings
from wonders_gui.widgets.announcer import heard
from wonders_gui.window import MainWindow

Open = Callable[[], MainWindow]


@pytest.fixture
def open_window(qtbot: QtBot, settings: Settings, thinkers: QuickThinkers, tmp_path: Path) -> Iterator[Open]:
    """Opens the program; a second time it is the same player's."""
    settings.language = "en"
    look_usual()
    opened: list[MainWindow] = []

    def show() -> MainWindow:
        window = MainWindow(settings, Games(tmp_path / "games"), thinkers)
        window.resize(1280, 720)
        window.show()
        opened.append(window)
        return window

    yield show
    for window in opened:
        bury(window)
    language.set_language("en")
    look_usual()


@pytest.fixture
def window(open_window: Open) -> MainWindow:
    """The program, opened."""
    return open_window()


def to_chapter(page: GuidedPage, chapter: int, qtbot: QtBot) -> None:
    """Do what the guide asks for until this many decisions are made."""
    while page.course.chapter() < chapter:
        qtbot.waitUntil(page.table.owes_decision, timeout=PATIENCE)
        guided.decide(page)
    wait_for_turn(page.table, qtbot)


def shelf(window: MainWindow) -> LearnPage:
    """The page of the lessons."""
    window.visit("learn")
    page = window.page()
    assert isinstance(page, LearnPage)
    return page


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_goes_on_where_it_was_left(open_window: Open, qtbot: QtBot, key: str) -> None:
    page = guided.begin(open_window(), key)
    to_chapter(page, 3, qtbot)
    told = page.stand.panel.told()
    again = open_window()
    card = next(card for card in shelf(again).cards if card.lesson.key == key)
    assert card.is_open()
    later = guided.begin(again, key)
    assert later.course.chapter() == 3
    assert later.stand.panel.told() == told


def test_lessons_are_not_among_the_games_to_load_or_to_continue(window: MainWindow, qtbot: QtBot) -> None:
    to_chapter(guided.begin(window, "seven"), 1, qtbot)
    window.go_start()
    assert window.table is None
    assert window.games.list() == []
    assert window.start.waiting.isHidden()


def test_a_damaged_lesson_begins_anew_and_says_so(window: MainWindow, qtbot: QtBot) -> None:
    to_chapter(guided.begin(window, "duel"), 2, qtbot)
    window.go_start()
    Guides(window.games, window.settings).path("duel").write_bytes(b"\x00 no game at all\n")
    page = guided.begin(window, "duel")
    assert page.course.chapter() == 0
    assert window.banner.isVisible()


def test_a_lesson_whose_game_went_another_way_begins_anew(window: MainWindow, qtbot: QtBot) -> None:
    page = guided.begin(window, "seven")
    page.table.allows = lambda _command: True
    assert page.table.submit(page.table.legal()[-1]) is None
    window.go_start()
    assert guided.begin(window, "seven").course.chapter() == 0
    assert window.banner.isVisible()


def test_beginning_anew_forgets_the_game_but_not_that_it_was_done(window: MainWindow, qtbot: QtBot) -> None:
    to_chapter(guided.begin(window, "dice"), 2, qtbot)
    window.settings.tell("guides/dice", "done free")
    shelf(window).begin_again("dice")
    assert isinstance(window.table_page, GuidedPage)
    assert window.table_page.course.chapter() == 0
    assert Guides(window.games, window.settings).is_done("dice")


@pytest.mark.parametrize("key", LESSONS)
def test_after_an_undo_the_steps_of_that_moment_are_due_again(window: MainWindow, qtbot: QtBot, key: str) -> None:
    page = guided.begin(window, key)
    to_chapter(page, 2, qtbot)
    page.table.undo()
    assert page.course.chapter() == 1
    assert page.course.step() is page.course.lesson.chapters[1][-1]
    wrong = next(command for command in page.table.legal() if not page.course.allows(command))
    assert page.table.submit(wrong) is None
    assert page.course.chapter() == 1
    page.table.redo()
    assert page.course.chapter() == 2
    to_chapter(page, 4, qtbot)


def test_undo_out_of_free_play_leads_back_into_the_lesson(window: MainWindow, qtbot: QtBot) -> None:
    page = guided.begin(window, "duel")
    to_chapter(page, 6, qtbot)
    assert page.course.is_free()
    page.table.undo()
    page.table.undo()
    assert not page.course.is_free()
    assert not page.stand.panel.isHidden()


def test_a_wrong_decision_is_answered_aloud_and_leaves_the_game_as_it_was(window: MainWindow) -> None:
    page = guided.begin(window, "seven")
    before = page.table.view()
    with heard() as said:
        assert page.table.submit(page.table.legal()[-1]) is None
    assert page.table.view() == before
    assert page.stand.panel.told().note in said


def test_a_step_is_read_aloud_when_it_comes(window: MainWindow) -> None:
    page = guided.begin(window, "dice")
    with heard() as said:
        page.go_on()
    assert any(page.stand.panel.told().text in text for text in said)


def test_going_back_shows_the_step_before_once_more(window: MainWindow) -> None:
    page = guided.begin(window, "duel")
    first = page.stand.panel.told().heading
    assert page.stand.panel.back.isHidden()
    page.go_on()
    assert not page.stand.panel.back.isHidden()
    page.go_back()
    assert page.stand.panel.told().heading == first


def test_the_guide_changes_its_language_with_the_window(window: MainWindow) -> None:
    page = guided.begin(window, "seven")
    english = page.stand.panel.told().text
    window.settings.language = "nl"
    apply_language(window.settings)
    assert page.stand.panel.told().text != english


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("key", LESSONS)
def test_the_panel_never_lies_on_what_it_speaks_of(window: MainWindow, qtbot: QtBot, key: str, scale: float) -> None:
    window.settings.text_scale = scale
    page = guided.begin(window, key)
    for _chapter in page.course.lesson.chapters[:3]:
        for step in page.course.steps():
            QApplication.processEvents()
            lying = page.stand.panel.geometry()
            assert page.rect().contains(lying)
            assert not any(lying.intersects(area) for area in page.stand.ring.areas()), step.heading
            page.go_on()
        to_chapter(page, page.course.chapter() + 1, qtbot)


def test_everything_of_the_lessons_has_a_name(window: MainWindow) -> None:
    assert not nameless(shelf(window))
    assert not nameless(guided.begin(window, "duel"))


def test_somebody_new_is_shown_the_way_to_the_lessons(window: MainWindow) -> None:
    assert window.start.welcome.isVisible()
    window.start.welcome.click()
    assert isinstance(window.page(), LearnPage)


def test_a_lesson_left_halfway_is_offered_on_the_first_page(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    to_chapter(guided.begin(window, "duel"), 2, qtbot)
    window.go_start()
    assert window.start.welcome.accessibleName() == "Go on with the guided game of 7 Wonders Duel, Lesson 3 of 5"
    assert window.start.welcome.hasFocus()
    again = open_window()
    assert again.start.welcome.isVisible()
    again.settings.language = "nl"
    apply_language(again.settings)
    assert "Duel" in again.start.welcome.label()
    again.start.welcome.click()
    assert isinstance(again.table_page, GuidedPage)
    assert again.table_page.course.lesson.key == "duel"
    assert again.table_page.course.chapter() == 2


def test_a_lesson_played_to_its_end_is_not_offered_any_more(window: MainWindow, qtbot: QtBot) -> None:
    page = guided.begin(window, "duel")
    while not page.table.is_over():
        to_chapter(page, page.course.chapter() + 1, qtbot)
    window.go_start()
    assert not window.start.welcome.isVisible()


def test_beginning_again_asks_before_it_forgets(window: MainWindow, qtbot: QtBot) -> None:
    to_chapter(guided.begin(window, "duel"), 2, qtbot)
    window.go_start()
    card = next(card for card in shelf(window).cards if card.lesson.key == "duel")
    card.again.click()
    asked = window.findChild(AgainSheet)
    assert asked is not None
    assert asked.keep.hasFocus()
    asked.keep.click()
    assert card.is_open()
    assert window.table is None
    card.again.click()
    asked = window.findChildren(AgainSheet)[-1]
    asked.again.click()
    assert isinstance(window.table_page, GuidedPage)
    assert window.table_page.course.chapter() == 0


def test_the_picture_of_a_lesson_leads_into_it(window: MainWindow) -> None:
    card = next(card for card in shelf(window).cards if card.lesson.key == "dice")
    QTest.mouseClick(card.picture, Qt.MouseButton.LeftButton)
    assert isinstance(window.table_page, GuidedPage)
    assert window.table_page.course.lesson.key == "dice"


@pytest.mark.parametrize(("key", "title"), [("seven", "seven_2"), ("duel", "duel"), ("dice", "dice")])
def test_a_new_game_from_a_lesson_is_one_of_the_same_kind(window: MainWindow, key: str, title: str) -> None:
    window.set_up(registry.title("dice" if key != "dice" else "duel"))
    guided.begin(window, key)
    window.open_menu()
    next(line for line in window.menu.lines if line.label() == "New game").click()
    assert window.page() is window.new_game
    assert window.new_game.choices.title.key == title

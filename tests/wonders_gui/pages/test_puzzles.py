"""The page of puzzles: the list, and a puzzle at the real table, solved, missed, helped and left."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.tools.reviews import keep_reviewed, make_puzzles
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.screens import moment
from tests.wonders_gui.tree import bury, look_usual, nameless
from wonders_gui import language
from wonders_gui.pages.puzzles.page import PuzzlesPage
from wonders_gui.pages.puzzles.verdict import VerdictSheet
from wonders_gui.puzzles import Puzzles, Task
from wonders_gui.puzzletable import PuzzleTable
from wonders_gui.saves import Games
from wonders_gui.settings import Settings
from wonders_gui.texts.review import SHAPES as REVIEW_SHAPES
from wonders_gui.window import MainWindow

CLICK = Qt.MouseButton.LeftButton
GAMES = ("seven-over-3p", "duel-over-points", "dice-over-3p")


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, tmp_path: Path, thinkers: QuickThinkers) -> Iterator[MainWindow]:
    look_usual()
    opened = MainWindow(settings, Games(tmp_path / "games"), thinkers)
    opened.resize(1280, 720)
    opened.show()
    yield opened
    bury(opened)
    language.set_language("en")


def puzzles_page(window: MainWindow) -> PuzzlesPage:
    page = window.page()
    assert isinstance(page, PuzzlesPage)
    return page


def listed(window: MainWindow, name: str = "duel-over-points", number: int = 2) -> PuzzlesPage:
    """The list with some puzzles of a game, the worst mistake on top."""
    make_puzzles(window.games, keep_reviewed(window.games, moment(name)), number)
    window.visit("puzzles")
    return puzzles_page(window)


def begun(window: MainWindow, name: str = "duel-over-points", number: int = 2) -> PuzzlesPage:
    """A puzzle on the table."""
    page = listed(window, name, number)
    QTest.mouseClick(page.shelf.solve, CLICK)
    return page


def at_table(page: PuzzlesPage) -> tuple[Any, Task]:
    """The table and the task that lie there; tests speak of any game."""
    assert isinstance(page.play.table, PuzzleTable)
    assert page.play.task is not None
    return page.play.table, page.play.task


def sheet(page: PuzzlesPage) -> VerdictSheet:
    """The verdict that lies over the table."""
    (found,) = [sheet for sheet in page.play.findChildren(VerdictSheet) if sheet.isVisible()]
    return found


def test_without_puzzles_the_page_says_how_to_get_some(window: MainWindow) -> None:
    window.visit("puzzles")
    page = puzzles_page(window)
    assert not page.shelf.solve.isVisible()
    assert nameless(page) == []


def test_the_start_page_and_the_menu_lead_to_the_puzzles(window: MainWindow) -> None:
    (button,) = [button for button in window.start.shelves if button.label() == "Puzzles"]
    QTest.mouseClick(button, CLICK)
    assert isinstance(window.page(), PuzzlesPage)


@pytest.mark.parametrize("name", GAMES)
def test_the_best_move_solves_a_puzzle_and_nothing_is_written_to_it(window: MainWindow, name: str) -> None:
    page = begun(window, name)
    table, task = at_table(page)
    before = task.opened.path.read_bytes()
    assert table.submit(task.judged.best) is None
    verdict = sheet(page)
    assert verdict.title() == "Right!"
    assert nameless(verdict) == []
    assert task.opened.path.read_bytes() == before
    results = Puzzles(window.games.folder).results(task.name)
    assert results.tries == 1
    assert results.solved


@pytest.mark.parametrize("name", GAMES)
def test_the_old_mistake_is_not_yet_right_and_can_be_tried_again(window: MainWindow, name: str) -> None:
    page = begun(window, name)
    table, task = at_table(page)
    view = table.view()
    assert table.submit(task.judged.made) is None
    verdict = sheet(page)
    assert verdict.title() in ("Not yet", "Almost")
    assert task.judged.text(task.judged.best) not in verdict.accessibleName()
    QTest.mouseClick(verdict.again, CLICK)
    assert table.view() == view
    assert table.submit(task.judged.best) is None
    assert sheet(page).title() == "Right!"
    assert Puzzles(window.games.folder).results(task.name).tries == 2


@pytest.mark.parametrize("name", GAMES)
def test_the_move_of_the_game_bears_the_sign_that_the_review_gave_it(window: MainWindow, name: str) -> None:
    page = begun(window, name)
    table, task = at_table(page)
    sign = REVIEW_SHAPES[task.judged.grade.verdict]
    assert sign != REVIEW_SHAPES["good"]
    table.submit(task.judged.best)
    assert sheet(page).pair.moves()[1].shape == sign
    QTest.keyClick(sheet(page), Qt.Key.Key_Escape)
    QTest.mouseClick(page.play.bar.answer, CLICK)
    assert [move.shape for move in sheet(page).pair.moves()] == ["star", sign]


def test_after_the_answer_was_shown_a_puzzle_does_not_count_as_solved(window: MainWindow) -> None:
    page = begun(window)
    table, task = at_table(page)
    QTest.mouseClick(page.play.bar.answer, CLICK)
    assert task.judged.text(task.judged.best) in sheet(page).pair.accessibleName()
    QTest.keyClick(sheet(page), Qt.Key.Key_Escape)
    table.submit(task.judged.best)
    assert "does not count" in sheet(page)._note.text()
    assert not Puzzles(window.games.folder).results(task.name).solved


def test_a_hint_counts_as_help_too(window: MainWindow, qtbot: QtBot) -> None:
    page = begun(window)
    table, task = at_table(page)
    with qtbot.waitSignal(table.hinted):
        table.ask_hint()
    table.submit(task.judged.best)
    assert not Puzzles(window.games.folder).results(task.name).solved


def test_the_answer_can_be_shown_from_the_verdict(window: MainWindow) -> None:
    page = begun(window)
    table, task = at_table(page)
    table.submit(task.judged.made)
    QTest.mouseClick(sheet(page).show_answer, CLICK)
    assert sheet(page).title() == "The answer"


def test_next_leads_to_another_puzzle_and_then_back_to_the_list(window: MainWindow) -> None:
    page = begun(window)
    table, task = at_table(page)
    table.submit(task.judged.best)
    QTest.mouseClick(sheet(page).next, CLICK)
    other = at_table(page)[1]
    assert other.name != task.name
    page.play.bar.leave.click()
    assert page.shelf.isVisible()
    assert page.shelf.view.hasFocus()


def test_the_only_puzzle_has_no_next_one(window: MainWindow) -> None:
    page = begun(window, number=1)
    table, task = at_table(page)
    table.submit(task.judged.best)
    assert not sheet(page).next.isVisible()


def test_nothing_before_the_puzzle_can_be_taken_back(window: MainWindow) -> None:
    table, task = at_table(begun(window))
    assert not table.can_undo()
    table.submit(task.judged.made)
    assert table.can_undo()
    table.undo()
    assert table.owes_decision()
    assert not table.can_undo()


def test_nobody_else_plays_on_in_a_puzzle(window: MainWindow, qtbot: QtBot) -> None:
    table, task = at_table(begun(window, "seven-over-3p"))
    table.submit(task.judged.made)
    qtbot.wait(30)
    assert table.thinking_seats() == ()


def test_keys_choose_solve_and_leave(window: MainWindow, qtbot: QtBot) -> None:
    page = listed(window)
    QTest.keyClick(page.shelf.view, Qt.Key.Key_Down)
    chosen = page.shelf.name()
    QTest.keyClick(page.shelf.view, Qt.Key.Key_Return)
    assert at_table(page)[1].name == chosen
    focus = window.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert page.shelf.isVisible()
    QTest.keyClick(page.shelf.view, Qt.Key.Key_Escape)
    assert window.page() is window.start


def test_a_second_click_deletes_and_another_choice_spares(window: MainWindow) -> None:
    page = listed(window)
    QTest.mouseClick(page.shelf.delete, CLICK)
    QTest.keyClick(page.shelf.view, Qt.Key.Key_Down)
    QTest.mouseClick(page.shelf.delete, CLICK)
    assert page.shelf.model.rowCount() == 2
    QTest.mouseClick(page.shelf.delete, CLICK)
    assert page.shelf.model.rowCount() == 1


def test_a_puzzle_that_has_vanished_is_told_in_words(window: MainWindow) -> None:
    page = listed(window)
    for path in Puzzles(window.games.folder).folder.glob("*.wonders"):
        path.unlink()
    QTest.mouseClick(page.shelf.solve, CLICK)
    assert page.shelf.isVisible()
    assert not window.banner.isHidden()


def test_the_list_and_the_table_speak_another_language_at_once(window: MainWindow) -> None:
    page = begun(window)
    window.settings.language = "nl"
    assert page.play.bar.task.text().startswith("Vind de beste zet")
    page.play.bar.leave.click()
    assert page.shelf.model.rows()[0].results == "Nog niet geprobeerd"

"""The choices between two cards: each has its panel, can be answered, put aside and, by a switch, declined."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.duel.commands import ChooseBeginner, Decline
from engine.duel.config import Switches
from engine.duel.events import CardDestroyed, TokenTaken
from engine.duel.state import BEGINNER, CHOOSE_FROM_BOX, CHOOSE_TOKEN, DESTROY, DRAFT, FROM_DISCARD
from tests.wonders_gui.games.duel.positions import DuelSession, phase, played
from tests.wonders_gui.quick import QuickThinkers
from wonders_gui.controller import Kind, Table, Update
from wonders_gui.games.duel.page import TablePage
from wonders_gui.games.duel.player import BEGIN, CHOICE, DECLINE, PICK
from wonders_gui.games.registry import AnyTable
from wonders_gui.opponents import Opponent
from wonders_gui.settings import Settings

Sit = Callable[[DuelSession], tuple[TablePage, AnyTable]]


@pytest.fixture
def sit(thinkers: QuickThinkers, settings: Settings, qtbot: QtBot) -> Sit:
    """Sits down at a game as it stands."""

    def at(game: DuelSession) -> tuple[TablePage, AnyTable]:
        table: AnyTable = Table.resume(game, 0, {1: Opponent("novice")}, ["Ann", "Bo"], thinkers)
        page = TablePage(table, settings)
        qtbot.addWidget(page)
        page.resize(1280, 720)
        table.changed.connect(page.show_update)
        page.show()
        table.begin()
        return page, table

    return at


def press(page: TablePage, key: str) -> None:
    button = page.side.detail.buttons.button(key)
    assert button is not None, key
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("number", [DRAFT, CHOOSE_TOKEN, CHOOSE_FROM_BOX, DESTROY, FROM_DISCARD])
def test_a_choice_that_opens_takes_the_keyboard_wherever_it_was(sit: Sit, number: int, qtbot: QtBot) -> None:
    page, table = sit(played(20, phase(number)))
    with qtbot.waitActive(page):
        page.activateWindow()
    page.side.prices.setFocus()
    assert page.side.prices.hasFocus()
    page.guard.show("the move before")
    page.show_update(Update(Kind.PLAYED, table.view(), (), over=False, decider=1))
    assert page.middle.choice.picks.hasFocus()
    QTest.keyClick(page.middle.choice.picks, Qt.Key.Key_Right)
    before = len(table.history())
    QTest.keyClick(page.middle.choice.picks, Qt.Key.Key_Return)
    assert len(table.history()) > before


def test_who_begins_an_age_is_asked_with_the_keyboard_at_the_answer(sit: Sit, qtbot: QtBot) -> None:
    page, table = sit(played(20, phase(BEGINNER)))
    with qtbot.waitActive(page):
        page.activateWindow()
    page.side.prices.setFocus()
    assert page.side.prices.hasFocus()
    page.guard.show("the move before")
    page.show_update(Update(Kind.PLAYED, table.view(), (), over=False, decider=1))
    button = page.side.detail.buttons.button(f"{BEGIN}0")
    assert button is not None
    assert button.hasFocus()


@pytest.mark.parametrize("number", [DRAFT, CHOOSE_TOKEN, CHOOSE_FROM_BOX, DESTROY, FROM_DISCARD])
def test_a_choice_lies_open_and_its_answer_is_played(sit: Sit, number: int) -> None:
    game = played(20, phase(number))
    things = len(game.legal(0))
    page, table = sit(game)
    assert page.middle.choosing()
    assert page.middle.choice.picks.model().rowCount() == things
    before = len(table.history())
    page.middle.choice.picks.select_row(things - 1)
    press(page, PICK)
    assert len(table.history()) > before


def test_who_begins_is_asked_beside_the_open_structure(sit: Sit) -> None:
    game = played(20, phase(BEGINNER))
    assert all(isinstance(command, ChooseBeginner) for command in game.legal(0))
    page, table = sit(game)
    assert not page.middle.choosing()
    press(page, f"{BEGIN}0")
    assert table.owes_decision()
    assert table.view().table.active == 0


def test_a_choice_can_be_put_aside_to_look_at_the_cards(sit: Sit) -> None:
    page, _ = sit(played(20, phase(CHOOSE_TOKEN)))
    QTest.mouseClick(page.middle.choice.aside, Qt.MouseButton.LeftButton)
    assert not page.middle.choosing()
    press(page, CHOICE)
    assert page.middle.choosing()


@pytest.mark.parametrize("number", [CHOOSE_TOKEN, DESTROY])
def test_a_choice_can_be_declined_where_a_switch_allows_it(sit: Sit, number: int) -> None:
    switches = Switches(token_for_a_pair_may_be_declined=True, wonder_choices_may_be_declined=True)
    game = played(20, phase(number), switches)
    assert any(isinstance(command, Decline) for command in game.legal(0))
    page, table = sit(game)
    before = len(table.history())
    press(page, DECLINE)
    happened = table.history()[before:]
    assert happened
    assert not any(isinstance(event, TokenTaken | CardDestroyed) and event.seat == 0 for event in happened[:1])


def test_without_the_switch_nothing_can_be_declined(sit: Sit) -> None:
    page, _ = sit(played(20, phase(CHOOSE_TOKEN)))
    page.middle.choice.picks.select_row(0)
    assert page.side.detail.buttons.button(DECLINE) is None


def test_the_draft_is_seen_while_the_opponent_picks(sit: Sit) -> None:
    game = played(20, lambda view: view.table.phase == DRAFT and view.table.decider == 1)
    page, _ = sit(game)
    assert page.middle.choosing()
    page.middle.choice.picks.select_row(0)
    assert page.side.detail.buttons.button(PICK) is None

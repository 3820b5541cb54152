"""A click never does what was not meant: it builds or says why not, and plays nothing that has just come."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.dice.config import table as dice_config
from engine.dice.game import DICE
from engine.duel.view import View as DuelView
from tests.wonders_gui.games.duel.positions import played
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.tables import NOVICE, PATIENCE, play_on, seven, wait_for_turn
from tests.wonders_gui.tree import bury, look_usual
from wonders_gui.controller import Table
from wonders_gui.games.dice.page import TablePage as DicePage
from wonders_gui.games.duel.offers import is_accessible, offers_of, owes_play
from wonders_gui.games.duel.page import TablePage as DuelPage
from wonders_gui.games.seven.page import TablePage as SevenPage
from wonders_gui.opponents import NAMES
from wonders_gui.settings import Settings
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.announcer import heard

LEFT = Qt.MouseButton.LeftButton
ENTER = Qt.Key.Key_Return


class Hands:
    """Somebody before a page: `view` is where things are chosen, by rows that can be built now or cannot."""

    def __init__(self, page: Any, table: Any, view: PlacedView, can_build: Callable[[int], bool | None]) -> None:
        self.page = page
        self.table = table
        self.view = view
        self._can_build = can_build

    def row(self, can_build: bool) -> int:
        """The first row that can be built, or cannot."""
        return next(row for row in range(self.view.model().rowCount()) if self._can_build(row) is can_build)

    def made(self) -> int:
        return sum(not decided.is_ahead for decided in self.table.decisions())

    def click(self, row: int, *, twice: bool = False) -> None:
        spot = self.view.places()[row].topLeft() + QPoint(8, min(20, self.view.places()[row].height() // 2))
        QTest.mouseClick(self.view.viewport(), LEFT, pos=spot)
        if twice:
            QTest.mouseDClick(self.view.viewport(), LEFT, pos=spot)

    def enter(self, row: int) -> None:
        self.view.select_row(row)
        QTest.keyClick(self.view, ENTER)


def seven_hands(thinkers: QuickThinkers, settings: Settings, qtbot: QtBot) -> Hands:
    table = seven(thinkers, seed=5)
    page = begun(SevenPage(table, settings), table)
    play_on(table, qtbot, 1)

    def can_build(row: int) -> bool | None:
        main = page.hand_model.rows()[row].offers.main
        return main.is_open if main is not None else None

    return Hands(page, table, page.hand, can_build)


def duel_hands(thinkers: QuickThinkers, settings: Settings, qtbot: QtBot) -> Hands:
    game = played(3, lambda view: buildable(view).count(True) > 2 and False in buildable(view))
    table: Any = Table.resume(game, 0, {1: NOVICE}, NAMES[:2], thinkers)
    table.set_speed("off")
    page = begun(DuelPage(table, settings), table)

    def can_build(row: int) -> bool | None:
        record = page.middle.model.rows()[row]
        return offers_of(table.view(), record.card).build.legal if record.accessible else None

    return Hands(page, table, page.middle.structure, can_build)


def buildable(view: DuelView) -> list[bool]:
    """Whether each card that lies free can be built by the player, whose turn it is."""
    if not owes_play(view):
        return []
    free = [card for slot, card in enumerate(view.table.slots) if is_accessible(view.table, slot)]
    return [offers_of(view, card).build.legal for card in free]


def dice_hands(thinkers: QuickThinkers, settings: Settings, qtbot: QtBot) -> Hands:
    table: Any = Table.start(DICE, dice_config(5, 3), 0, {1: NOVICE, 2: NOVICE}, NAMES[:3], thinkers, None)
    table.set_speed("off")
    page = begun(DicePage(table, settings), table)
    wait_for_turn(table, qtbot)

    def can_build(row: int) -> bool | None:
        return page.sheet_model.rows()[row].look.state in ("offered", "chosen")

    return Hands(page, table, page.sheet, can_build)


def begun(page: Any, table: Any) -> Any:
    page.resize(1280, 720)
    page.show()
    QTest.qWaitForWindowExposed(page)
    page.activateWindow()
    table.changed.connect(page.show_update)
    table.begin()
    return page


MAKERS = {"seven": seven_hands, "duel": duel_hands, "dice": dice_hands}


@pytest.fixture(params=MAKERS)
def hands(request: pytest.FixtureRequest, qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> Iterator[Hands]:
    """A table of each game, with something that can be built and something that cannot."""
    look_usual()
    made = MAKERS[request.param](thinkers, settings, qtbot)
    yield made
    made.table.close()
    bury(made.page)


# -- build, or say why not --------------------------------------------------------------------------------------------


def by_double_click(hands: Hands, row: int) -> None:
    hands.click(row, twice=True)


def by_enter(hands: Hands, row: int) -> None:
    hands.enter(row)


def by_letter(hands: Hands, row: int) -> None:
    hands.click(row)
    QTest.keyClick(hands.view, Qt.Key.Key_B)


WAYS = [by_double_click, by_enter, by_letter]


@pytest.mark.parametrize("build", WAYS)
def test_a_double_click_enter_and_b_build(build: Callable[[Hands, int], None], hands: Hands) -> None:
    before = hands.made()
    build(hands, hands.row(can_build=True))
    assert hands.made() == before + 1
    assert "Build" in type(hands.table.decisions()[before].command).__name__
    assert not hands.page.refusals.text()


@pytest.mark.parametrize("build", WAYS)
def test_what_cannot_be_built_shakes_and_says_why_and_nothing_else_happens(
    build: Callable[[Hands, int], None], hands: Hands, settings: Settings
) -> None:
    settings.animation = "slow"
    before, row = hands.table.view(), hands.row(can_build=False)
    with heard() as said:
        build(hands, row)
    assert hands.table.view() == before
    assert hands.page.refusals.isVisible()
    assert hands.page.refusals.text() in said
    assert hands.view.is_shaking(row)


def test_with_reduced_motion_the_words_come_without_shaking(hands: Hands, settings: Settings) -> None:
    settings.animation, settings.reduced_motion = "slow", True
    row = hands.row(can_build=False)
    hands.enter(row)
    assert hands.page.refusals.text()
    assert not hands.view.is_shaking(row)


def test_the_words_go_with_the_next_click_and_with_the_next_turn(hands: Hands, qtbot: QtBot) -> None:
    hands.enter(hands.row(can_build=False))
    hands.click(hands.row(can_build=True))
    assert not hands.page.refusals.isVisible()
    hands.enter(hands.row(can_build=False))
    play_on(hands.table, qtbot, 1)
    assert not hands.page.refusals.isVisible()


def test_b_without_a_choice_says_what_to_choose(hands: Hands) -> None:
    before = hands.made()
    QTest.keyClick(hands.view, Qt.Key.Key_B)
    assert hands.page.refusals.text().startswith("Choose ")
    assert hands.made() == before


# -- what has just come -----------------------------------------------------------------------------------------------


class Clock:
    """Stands still until it is told."""

    def __init__(self, hands: Hands) -> None:
        self.now = 100.0
        hands.page.guard.rest = 300
        hands.page.guard.clock = lambda: self.now


@pytest.mark.parametrize("build", [by_double_click, by_letter])
def test_nothing_is_played_with_what_has_been_shown_for_less_than_300_milliseconds(
    build: Callable[[Hands, int], None], hands: Hands, qtbot: QtBot
) -> None:
    clock = Clock(hands)
    play_on(hands.table, qtbot, 1)
    hands.page.banner.close_message()
    qtbot.waitUntil(hands.page.guard.is_painted)
    before, row = hands.made(), hands.row(can_build=True)
    clock.now = 100.29
    build(hands, row)
    assert hands.made() == before
    assert hands.view.currentIndex().row() == row
    clock.now = 100.60
    build(hands, row)
    assert hands.made() == before + 1


def test_fast_clicks_that_go_on_and_on_play_one_card(hands: Hands, qtbot: QtBot) -> None:
    clock = Clock(hands)
    hands.page.banner.show_message("Begin")
    hands.page.banner.close_message()  # with that the rest begins, by the new clock
    clock.now = 101.0
    before = hands.made()
    for _click in range(6):
        hands.click(hands.row(can_build=True), twice=True)
        wait_for_turn(hands.table, qtbot)
        hands.page.banner.close_message()
        qtbot.waitUntil(hands.page.guard.is_painted)
        clock.now += 0.18
    assert hands.made() == before + 1


def test_the_rest_begins_when_the_new_cards_are_painted(hands: Hands, qtbot: QtBot) -> None:
    clock = Clock(hands)
    hands.page.guard.show("other cards")
    clock.now = 101.0
    assert not hands.page.guard.allows()
    hands.view.viewport().update()
    qtbot.waitUntil(hands.page.guard.is_painted)
    assert not hands.page.guard.allows()
    clock.now = 101.31
    assert hands.page.guard.allows()


def test_a_double_click_that_began_before_the_cards_came_only_selects(hands: Hands) -> None:
    before, row = hands.made(), hands.row(can_build=True)
    hands.click(row)
    hands.view.select_row(-1)
    hands.page.guard.show("other cards")
    QTest.mouseDClick(hands.view.viewport(), LEFT, pos=hands.view.places()[row].center())
    assert hands.made() == before
    assert hands.view.currentIndex().row() == row


def test_a_key_held_down_plays_once(hands: Hands, qtbot: QtBot) -> None:
    before = hands.made()
    hands.view.select_row(hands.row(can_build=True))
    for held in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, ENTER.value, Qt.KeyboardModifier.NoModifier, "\r", held, 1)
        QApplication.sendEvent(hands.view, event)
        wait_for_turn(hands.table, qtbot)
        if not held:
            hands.page.banner.close_message()
            hands.view.select_row(hands.row(can_build=True))
    assert hands.made() == before + 1
    assert not any(shortcut.autoRepeat() for shortcut in hands.page.findChildren(QShortcut))


# -- messages ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("build", [by_double_click, by_letter])
def test_a_message_is_closed_before_anything_is_played(build: Callable[[Hands, int], None], hands: Hands) -> None:
    before, row = hands.made(), hands.row(can_build=True)
    hands.page.banner.show_message("End of Age I")
    assert hands.page.banner.button.hasFocus()
    build(hands, row)
    assert hands.made() == before
    assert hands.page.banner.isVisible()
    assert hands.page.banner.button.hasFocus()
    QTest.keyClick(hands.page.banner.button, ENTER)
    assert hands.page.banner.isHidden()
    assert not hands.page.banner.button.hasFocus()
    build(hands, row)
    assert hands.made() == before + 1


def test_the_keyboard_stays_in_a_message_until_it_is_closed(hands: Hands) -> None:
    hands.page.banner.show_message("End of Age I")
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        QTest.keyClick(QApplication.focusWidget() or hands.page, key)
        assert hands.page.banner.button.hasFocus()


def test_no_hint_is_asked_for_or_played_under_a_message(hands: Hands, qtbot: QtBot) -> None:
    before = hands.made()
    with qtbot.waitSignal(hands.table.hinted, timeout=PATIENCE):
        QTest.keyClick(hands.page, Qt.Key.Key_H)
    hands.page.banner.show_message("End of Age I")
    QTest.keyClick(hands.page.coach.panel.rows[0], ENTER)
    assert hands.made() == before
    hands.page.coach.panel.put_away()
    QTest.keyClick(hands.page, Qt.Key.Key_H)
    assert hands.page.coach.panel.is_empty()
    assert hands.page.banner.button.hasFocus()


def test_undo_closes_a_message_of_the_moment_that_it_leaves(hands: Hands, qtbot: QtBot) -> None:
    play_on(hands.table, qtbot, 1)
    hands.page.banner.show_message("End of Age I")
    QTest.keyClick(hands.page, Qt.Key.Key_U)
    assert hands.page.banner.isHidden()


# -- the keyboard -----------------------------------------------------------------------------------------------------


def test_after_a_hint_is_played_the_keyboard_is_where_the_next_decision_is_made(hands: Hands, qtbot: QtBot) -> None:
    with qtbot.waitSignal(hands.table.hinted, timeout=PATIENCE):
        QTest.keyClick(hands.page, Qt.Key.Key_H)
    QTest.keyClick(hands.page.coach.panel.rows[0], ENTER)
    wait_for_turn(hands.table, qtbot)
    hands.page.banner.close_message()
    page = hands.page
    next_place = {SevenPage: lambda: page.hand, DuelPage: lambda: page.middle.stage(), DicePage: lambda: page.stage()}
    assert QApplication.focusWidget() is next_place[type(page)]()


@pytest.mark.parametrize(("back", "forth"), [("U", "R"), ("Ctrl+Z", "Ctrl+Shift+Z"), ("Ctrl+Z", "Ctrl+Y")])
def test_undo_and_redo_have_the_keys_of_other_programs_too(back: str, forth: str, hands: Hands, qtbot: QtBot) -> None:
    play_on(hands.table, qtbot, 1)
    hands.page.banner.close_message()
    made = hands.made()
    QTest.keySequence(hands.page, back)
    assert hands.made() == made - 1
    QTest.keySequence(hands.page, forth)
    assert hands.made() == made

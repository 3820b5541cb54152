"""7 Wonders: a click sells and buries nothing, no card comes chosen, and the end of an age is read before the next."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.seven.commands import SellCard
from engine.seven.legality import city_to_decide
from tests.wonders_gui.games.seven.tables import page_of
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.tables import SevenTable, play_on, seven, wait_for_turn
from wonders_gui.games.seven.offers import Action
from wonders_gui.games.seven.page import TablePage
from wonders_gui.settings import Settings

LEFT = Qt.MouseButton.LeftButton
ENTER = Qt.Key.Key_Return


def double_click(page: TablePage, row: int) -> None:
    spot = page.hand.visualRect(page.hand_model.index(row)).topLeft() + QPoint(8, 40)
    QTest.mouseClick(page.hand.viewport(), LEFT, pos=spot)
    QTest.mouseDClick(page.hand.viewport(), LEFT, pos=spot)


def burying(page: TablePage) -> int:
    """A card that cannot be built, but could be put under a stage; -1 when there is none."""
    for number, row in enumerate(page.hand_model.rows()):
        build, stage = row.offers.of(Action.BUILD), row.offers.of(Action.STAGE)
        if build is not None and stage is not None and stage.is_open and not build.is_open:
            return number
    return -1


def sell_on(table: SevenTable, qtbot: QtBot) -> None:
    """One more turn, in which the player takes coins."""
    assert table.submit(next(move for move in table.legal() if isinstance(move, SellCard))) is None
    wait_for_turn(table, qtbot)


def test_a_double_click_buries_no_card_under_a_stage(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    table = seven(thinkers)
    page = page_of(table, settings, qtbot)
    while burying(page) < 0:
        sell_on(table, qtbot)
    page.banner.close_message()
    before = table.view()
    double_click(page, burying(page))
    QTest.keyClick(page.hand, ENTER)
    assert table.view() == before
    assert QApplication.activePopupWidget() is None
    assert page.refusals.text()


def test_no_card_of_a_new_hand_is_chosen_even_if_it_is_the_one_just_built(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    table = seven(thinkers)
    page = page_of(table, settings, qtbot)
    for _turn in range(6):
        page.banner.close_message()
        page.hand.select_row(0)
        chosen = page.hand_model.rows()[0].offers.card
        # The same card in the next hand, as with two copies of it at the table.
        page.hand_model.show_rows([page.hand_model.rows()[0]] * page.hand_model.rowCount())
        table.submit(next(move for move in table.legal() if getattr(move, "card", None) == chosen))
        wait_for_turn(table, qtbot)
        assert not page.hand.selectionModel().hasSelection()
        assert not page.hand.currentIndex().isValid()


def test_the_chosen_card_stays_chosen_while_the_same_is_asked(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    page = page_of(seven(thinkers), settings, qtbot)
    page.hand.select_row(2)
    page.retranslate()
    assert page.hand.currentIndex().row() == 2


def test_the_choice_for_the_free_city_has_the_keyboard(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    table = seven(thinkers, players=2, edition=1)
    page = page_of(table, settings, qtbot)
    for _turn in range(2):  # one of two turns
        page.hand.select_row(0)
        page.detail.buttons[Action.SELL].setFocus()
        QTest.keyClick(page.detail.buttons[Action.SELL], ENTER)
        if table.owes_decision() and city_to_decide(table.view().table, 0) != 0:
            break
        wait_for_turn(table, qtbot)
    assert city_to_decide(table.view().table, 0) != 0
    assert page.hand.hasFocus()
    assert not page.hand.selectionModel().hasSelection()


# -- the end of an age ------------------------------------------------------------------------------------------------


def to_age_two(table: SevenTable, qtbot: QtBot) -> None:
    while table.view().table.age == 0:
        sell_on(table, qtbot)


def test_the_conflicts_of_an_age_are_read_before_a_card_is_played(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    table = seven(thinkers)
    page = page_of(table, settings, qtbot)
    to_age_two(table, qtbot)
    before = len(table.decisions())
    assert page.banner.isVisible()
    double_click(page, 0)
    for key in (Qt.Key.Key_S, Qt.Key.Key_H, ENTER):
        QTest.keyClick(page.hand, key)
    QTest.mouseClick(page.detail.buttons[Action.SELL], LEFT)
    assert len(table.decisions()) == before
    assert page.hint_panel.is_empty()
    QTest.keyClick(page.banner.button, ENTER)
    assert page.hand.hasFocus()
    page.hand.select_row(0)
    QTest.keyClick(page.hand, Qt.Key.Key_S)
    assert len(table.decisions()) == before + 1


def test_the_score_follows_the_last_conflicts_but_not_when_the_end_is_taken_back(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    table = seven(thinkers)
    page = page_of(table, settings, qtbot)
    play_on(table, qtbot)
    assert page.banner.isVisible()
    with qtbot.assertNotEmitted(page.scores_asked):
        QTest.keyClick(page, Qt.Key.Key_U)
    assert page.banner.isHidden()
    play_on(table, qtbot)
    with qtbot.waitSignal(page.scores_asked):
        QTest.keyClick(page.banner.button, ENTER)
    page.take_focus()
    with qtbot.waitSignal(page.scores_asked):
        QTest.keyClick(QApplication.focusWidget() or page, ENTER)

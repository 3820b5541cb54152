"""The table played as people do: by mouse, by keys alone, with undo, hints, and every special choice."""

from typing import cast

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.core.session import Session
from engine.seven.config import CHOOSE
from engine.seven.config import table as seven_config
from engine.seven.game import SEVEN
from engine.seven.state import COPY_GUILD, FROM_DISCARD, LAST_CARD, PLAY
from tests.wonders_gui.games.seven.tables import page_of
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.tables import NOVICE, play_on, seven, wait_for_turn
from wonders_gui import theme
from wonders_gui.controller import Table
from wonders_gui.games.registry import AnyTable
from wonders_gui.games.seven.offers import Action
from wonders_gui.games.seven.page import TablePage
from wonders_gui.language import PSEUDO, set_language
from wonders_gui.opponents import NAMES
from wonders_gui.settings import Settings
from wonders_gui.widgets.announcer import heard


def _click_card(page: TablePage, qtbot: QtBot, row: int) -> None:
    place = page.hand.visualRect(page.hand_model.index(row))
    QTest.mouseClick(page.hand.viewport(), Qt.MouseButton.LeftButton, pos=place.topLeft() + QPoint(8, 40))


def _decide_by_mouse(page: TablePage, qtbot: QtBot) -> None:
    if not page.banner.isHidden():
        QTest.mouseClick(page.banner.button, Qt.MouseButton.LeftButton)
    for row in range(page.hand_model.rowCount()):
        _click_card(page, qtbot, row)
        for action in (Action.BUILD, Action.TAKE, Action.COPY, Action.SELL, Action.STAGE):
            button = page.detail.buttons[action]
            if not button.isHidden() and button.isEnabled():
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
                return
    QTest.mouseClick(page.detail.leave, Qt.MouseButton.LeftButton)


def _decide_by_keys(page: TablePage, qtbot: QtBot) -> None:
    if not page.banner.isHidden():
        QTest.keyClick(page.hand, Qt.Key.Key_Space)
    QTest.keyClick(page.hand, Qt.Key.Key_Right)
    QTest.keyClick(page.hand, Qt.Key.Key_Return)
    if page.refusals.isVisible():
        QTest.keyClick(page.hand, Qt.Key.Key_S)


def test_a_whole_game_is_played_by_mouse(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    table = seven(thinkers)
    page = page_of(table, settings, qtbot)
    while not table.is_over():
        wait_for_turn(table, qtbot)
        if table.owes_decision():
            before = len(table.decisions())
            _decide_by_mouse(page, qtbot)
            assert len(table.decisions()) == before + 1
    assert len(table.standings()) == 3


def test_a_whole_game_is_played_by_keys_alone(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    table = seven(thinkers, players=4, seed=8)
    page = page_of(table, settings, qtbot)
    while not table.is_over():
        wait_for_turn(table, qtbot)
        if table.owes_decision():
            before = len(table.decisions())
            _decide_by_keys(page, qtbot)
            assert len(table.decisions()) == before + 1
    with qtbot.waitSignal(page.scores_asked):
        QTest.keyClick(page.hand, Qt.Key.Key_Space)


def test_two_players_decide_for_the_free_city_too(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    table = seven(thinkers, players=2, edition=1)
    page = page_of(table, settings, qtbot)
    while not table.is_over():
        wait_for_turn(table, qtbot)
        if table.owes_decision():
            before = len(table.decisions())
            _decide_by_mouse(page, qtbot)
            assert len(table.decisions()) == before + 1
    assert len(table.decisions()) > 18


def test_letters_build_bury_and_sell(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    table = seven(thinkers)
    page = page_of(table, settings, qtbot)
    page.activateWindow()
    page.hand.select_row(0)
    QTest.keyClick(page.hand, Qt.Key.Key_S)
    assert len(table.decisions()) == 1
    wait_for_turn(table, qtbot)
    QTest.keyClick(page.hand, Qt.Key.Key_U)
    assert not [decided for decided in table.decisions() if not decided.is_ahead]
    QTest.keyClick(page.hand, Qt.Key.Key_R)
    assert [decided for decided in table.decisions() if not decided.is_ahead]


def test_the_last_turn_is_announced_and_recapped(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    table = seven(thinkers)
    page = page_of(table, settings, qtbot)
    with heard() as said:
        page.hand.select_row(0)
        page.detail.act(Action.SELL)
        wait_for_turn(table, qtbot)
    assert any(NAMES[1] in text for text in said)
    assert page.recap.model.rowCount() >= 1


def test_a_hint_selects_its_card_and_says_why(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    table = seven(thinkers)
    page = page_of(table, settings, qtbot)
    with qtbot.waitSignal(table.hinted):
        page.ask_hint()
    assert not page.hint_panel.isHidden()
    assert page.hint_panel.text()
    page.step_back()
    assert page.hint_panel.isHidden()


def test_a_hint_has_a_place_of_its_own_on_a_large_table(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    table = seven(thinkers, players=7)
    page = page_of(table, settings, qtbot, 1920, 1080)
    whole = page.detail.geometry().united(page.race.geometry() if page.race.isVisible() else page.detail.geometry())
    with qtbot.waitSignal(table.hinted):
        page.ask_hint()
    hint = page.hint_panel.geometry()
    beside = (page.detail, page.recap, page.right, page.hand, page.board, page.city)
    assert not any(hint.intersects(part.geometry()) for part in beside)
    assert page.race.isHidden()
    assert hint.height() >= page.hint_panel.wanted_height(hint.width())
    page.step_back()
    assert page.detail.geometry().united(page.race.geometry() if page.race.isVisible() else QRect()) == whole


def test_any_city_is_enlarged_by_its_number_and_put_away_by_escape(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    page = page_of(seven(thinkers, players=5), settings, qtbot)
    for place in range(1, 6):
        page.enlarge_place(place)
        assert page.city_sheet.shown_city == place - 1
    page.step_back()
    assert page.city_sheet.isHidden()
    with qtbot.waitSignal(page.menu_asked):
        page.step_back()


def _at_phase(phase: int, thinkers: QuickThinkers, edition: int = 1) -> Table | None:  # type: ignore[type-arg]
    """A table at which the player of seat 0 has such a decision, found by playing random games."""
    boards = {LAST_CARD: "babylon", FROM_DISCARD: "halikarnassos", COPY_GUILD: "olympia"}
    for seed in range(30):
        config = seven_config(edition, 3, seed, (boards[phase], "random", "random"), ("B", "random", "random"))
        session = Session.start(SEVEN, config)
        while session.to_move():
            if session.to_move() == [0] and session.view(0).table.phase == phase:
                return Table.resume(session, 0, {1: NOVICE, 2: NOVICE}, NAMES[:3], thinkers)
            seat = session.to_move()[0]
            moves = session.legal(seat)
            stages = [move for move in moves if type(move).__name__ == "BuildStage"]
            builds = [move for move in moves if type(move).__name__ == "BuildCard"]
            assert session.submit((stages or builds or moves)[seed % len(stages or builds or moves)]) is None
    return None


@pytest.mark.parametrize("phase", [LAST_CARD, FROM_DISCARD, COPY_GUILD])
def test_special_choices_are_made_in_their_place(
    phase: int, qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    table = _at_phase(phase, thinkers)
    assert table is not None
    page = page_of(table, settings, qtbot)
    assert page.hand_model.rowCount()
    assert page.hand_head.accessibleName()
    before = len(table.decisions())
    _decide_by_mouse(page, qtbot)
    assert len(table.decisions()) == before + 1


def test_a_side_of_the_board_is_chosen_before_the_game(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    config = seven_config(2, 3, 4, (), (CHOOSE,) * 3)
    table = Table.start(SEVEN, config, 0, {1: NOVICE, 2: NOVICE}, NAMES[:3], thinkers)
    page = page_of(table, settings, qtbot)
    assert not page.sides.isHidden()
    QTest.mouseClick(page.sides.sides[1], Qt.MouseButton.LeftButton)
    wait_for_turn(table, qtbot)
    assert page.sides.isHidden()
    assert table.view().table.phase == PLAY


def _focusable(page: QWidget) -> list[QWidget]:
    return [
        part for part in page.findChildren(QWidget) if part.focusPolicy() != Qt.FocusPolicy.NoFocus and part.isVisible()
    ]


def test_everything_that_takes_the_keyboard_has_a_name(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    page = page_of(seven(thinkers, players=5), settings, qtbot)
    page.hand.select_row(0)
    nameless = [part for part in _focusable(page) if not part.accessibleName()]
    assert not nameless


def test_another_language_reaches_every_part(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    page = page_of(seven(thinkers), settings, qtbot)
    try:
        set_language(PSEUDO)
        QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        assert page.hand.accessibleName().startswith("[")
        assert "[" in str(page.hand_model.index(0).data(Qt.ItemDataRole.AccessibleTextRole))
        assert page.undo_button.accessibleName().startswith("[")
    finally:
        set_language("en")


def _play_to_the_end(page: TablePage, qtbot: QtBot) -> None:
    play_on(cast(AnyTable, page.table), qtbot)
    page.banner.close_message()


def test_the_result_lies_where_the_hand_lay_and_leads_to_every_board(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    page = page_of(seven(thinkers, players=4), settings, qtbot)
    assert page.ending.isHidden()
    _play_to_the_end(page, qtbot)
    assert page.hand.isHidden()
    assert page.ending.isVisible()
    places = [standing.seat for standing in page.table.standings()]
    assert [row.seat for row in page.ending.model.rows()] == places
    with qtbot.waitSignal(page.scores_asked):
        QTest.mouseClick(page.ending.scores, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.ending.boards, Qt.MouseButton.LeftButton)
    seen = {page.city_sheet.shown_city}
    for _step in range(3):
        QTest.mouseClick(page.city_sheet.after, Qt.MouseButton.LeftButton)
        seen.add(page.city_sheet.shown_city)
    assert seen == {0, 1, 2, 3}


def test_a_game_taken_back_from_its_end_has_a_hand_again(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    page = page_of(seven(thinkers), settings, qtbot)
    _play_to_the_end(page, qtbot)
    page.undo()
    assert page.ending.isHidden()
    assert page.hand.isVisible()


def test_few_cards_lie_in_the_middle(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    table = seven(thinkers)
    page = page_of(table, settings, qtbot)
    play_on(table, qtbot, 4)
    places = page.hand.places()
    assert len(places) == 3
    assert abs(places[0].left() - (page.hand.viewport().width() - places[-1].right())) <= 2


def test_the_log_is_written_when_somebody_reads_it(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> None:
    table = seven(thinkers)
    page = page_of(table, settings, qtbot)
    play_on(table, qtbot, 2)
    page.toggle_log()
    before = page.log_model.rowCount()
    assert before
    play_on(table, qtbot, 1)
    assert page.log_model.rowCount() > before


@pytest.mark.parametrize("look", ["light", "dark", "contrast"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_page_paints_in_every_look(
    look: str, size: tuple[int, int], qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    theme.use(look)
    try:
        page = page_of(seven(thinkers, players=7), settings, qtbot, *size)
        page.hand.select_row(1)
        assert not page.grab().isNull()
    finally:
        theme.use("light")

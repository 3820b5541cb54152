"""The table of Duel: whole games by mouse and by keys, choices, undo, hints, languages."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.duel.commands import BuildWonder, DiscardCard
from engine.duel.events import WonderReturned
from engine.duel.state import BEGINNER, DRAFT, OVER, PLAY
from tests.wonders_gui.games.duel.positions import DuelSession, session
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.tables import NOVICE, DuelTable, duel, play_on, wait_for_turn
from wonders_gui import theme
from wonders_gui.controller import Table
from wonders_gui.games.duel import details
from wonders_gui.games.duel.page import TablePage
from wonders_gui.games.duel.player import BEGIN, PICK, SCORES
from wonders_gui.games.duel.records import WonderRecord
from wonders_gui.language import set_language
from wonders_gui.models.roles import Role
from wonders_gui.settings import Settings
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.announcer import heard

pytestmark = pytest.mark.usefixtures("spoken_english")


@pytest.fixture
def spoken_english() -> Iterator[None]:
    """Whatever a test speaks, the next one speaks English."""
    yield
    set_language("en")


@pytest.fixture
def table(thinkers: QuickThinkers) -> DuelTable:
    return duel(thinkers, seed=8)


@pytest.fixture
def page(table: DuelTable, settings: Settings, qtbot: QtBot) -> TablePage:
    shown = TablePage(table, settings)
    qtbot.addWidget(shown)
    shown.resize(1280, 720)
    table.changed.connect(shown.show_update)
    with qtbot.waitExposed(shown):
        shown.show()
    shown.activateWindow()
    table.begin()
    return shown


# -- hands ------------------------------------------------------------------------------------------------------------


def click(view: PlacedView, row: int, qtbot: QtBot) -> None:
    """Click on an item where it lies."""
    spot = view.places()[row].center() if not view.places()[row].isNull() else QPoint()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def press(page: TablePage, key: str, qtbot: QtBot) -> None:
    """Press a button of the detail panel with the mouse."""
    button = page.side.detail.buttons.button(key)
    assert button is not None, key
    assert button.isEnabled(), key
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def accessible(page: TablePage) -> list[int]:
    return [row for row, record in enumerate(page.middle.model.rows()) if record.accessible]


def decide_by_mouse(page: TablePage, turn: int, qtbot: QtBot) -> None:
    """Answer whatever the table waits for, as a player would."""
    if not page.banner.isHidden():
        QTest.mouseClick(page.banner.button, Qt.MouseButton.LeftButton)
    phase = page.table_view().table.phase
    if phase == BEGINNER:
        press(page, f"{BEGIN}{turn % 2}", qtbot)
    elif page.middle.choosing():
        click(page.middle.choice.picks, 0, qtbot)
        press(page, PICK, qtbot)
    else:
        use_a_card_by_mouse(page, turn, qtbot)


def use_a_card_by_mouse(page: TablePage, turn: int, qtbot: QtBot) -> None:
    rows = accessible(page)
    click(page.middle.structure, rows[turn % len(rows)], qtbot)
    offers = page.player.offers()
    assert offers is not None
    wonder = offers.best_wonder()
    if turn % 3 == 0 and wonder is not None and wonder.legal:
        press(page, details.WONDER, qtbot)
        press(page, f"{details.RAISE}{wonder.wonder}", qtbot)
    else:
        press(page, details.BUILD if offers.build.legal else details.DISCARD, qtbot)


def test_a_whole_game_is_played_with_the_mouse(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    wait_for_turn(table, qtbot)
    turn = 0
    while not table.is_over():
        decide_by_mouse(page, turn, qtbot)
        wait_for_turn(table, qtbot)
        turn += 1
        assert turn < 100
    assert page.middle.end.isVisible()
    with qtbot.waitSignal(page.scores_asked):
        press(page, SCORES, qtbot)


def key(page: TablePage, pressed: Qt.Key, qtbot: QtBot) -> None:
    QTest.keyClick(QApplication.focusWidget() or page, pressed)


def decide_by_keys(page: TablePage, turn: int, qtbot: QtBot) -> None:
    if not page.banner.isHidden():
        key(page, Qt.Key.Key_Space, qtbot)
    phase = page.table_view().table.phase
    if phase == BEGINNER:
        QTest.keyClick(page.side.detail.buttons.button(f"{BEGIN}0") or page, Qt.Key.Key_Space)
    elif page.middle.choosing():
        key(page, Qt.Key.Key_Right, qtbot)
        key(page, Qt.Key.Key_Return, qtbot)
    else:
        use_a_card_by_keys(page, turn, qtbot)


def use_a_card_by_keys(page: TablePage, turn: int, qtbot: QtBot) -> None:
    for _ in range(1 + turn % 3):
        key(page, Qt.Key.Key_Right, qtbot)
    offers = page.player.offers()
    assert offers is not None
    legal = [place for place, offer in enumerate(offers.wonders) if offer.legal]
    if turn % 3 == 0 and legal:
        key(page, Qt.Key.Key_W, qtbot)
        key(page, Qt.Key(Qt.Key.Key_1 + legal[0]), qtbot)
    else:
        key(page, Qt.Key.Key_B if offers.build.legal else Qt.Key.Key_S, qtbot)


def test_a_whole_game_is_played_with_keys_alone(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    wait_for_turn(table, qtbot)
    turn = 0
    while not table.is_over():
        before = len(table.history())
        decide_by_keys(page, turn, qtbot)
        wait_for_turn(table, qtbot)
        assert len(table.history()) > before
        turn += 1


# -- what is shown ----------------------------------------------------------------------------------------------------


def begin_play(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    """Through the draft, to the first card."""
    wait_for_turn(table, qtbot)
    while table.view().table.phase == DRAFT:
        table.submit(table.legal()[0])
        wait_for_turn(table, qtbot)
    assert table.view().table.phase == PLAY
    page.banner.close_message()


def test_the_draft_shows_the_wonders_on_offer(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    wait_for_turn(table, qtbot)
    assert page.middle.choosing()
    assert page.middle.choice.picks.model().rowCount() == len(table.view().table.shown)


def test_a_chosen_card_shows_build_wonder_and_discard(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    begin_play(page, table, qtbot)
    click(page.middle.structure, accessible(page)[0], qtbot)
    buttons = page.side.detail.buttons
    assert all(buttons.button(which) for which in (details.BUILD, details.WONDER, details.DISCARD))


def test_a_covered_card_can_be_looked_at_but_not_used(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    begin_play(page, table, qtbot)
    page.middle.structure.select_row(5)
    assert "not accessible" in page.side.detail.accessibleName()
    assert page.side.detail.buttons.button(details.BUILD) is None


def test_a_double_click_builds(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    begin_play(page, table, qtbot)
    rows = [row for row in accessible(page) if not page.middle.model.rows()[row].dear]
    card = page.middle.model.rows()[rows[0]].card
    spot = page.middle.structure.places()[rows[0]].center()
    QTest.mouseClick(page.middle.structure.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseDClick(page.middle.structure.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert card in table.view().table.cities[0].built


def test_a_click_on_an_own_wonder_offers_to_build_it_with_the_chosen_card(
    page: TablePage, table: DuelTable, qtbot: QtBot
) -> None:
    begin_play(page, table, qtbot)
    click(page.middle.structure, accessible(page)[0], qtbot)
    click(page.own.wonders, 2, qtbot)
    offers = page.player.offers()
    assert offers is not None
    assert page.player.raising == offers.wonders[2].wonder
    assert isinstance(offers.wonders[2].command, BuildWonder)


def test_undo_and_redo_go_back_and_forth(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    begin_play(page, table, qtbot)
    before = table.view()
    use_a_card_by_mouse(page, 1, qtbot)
    wait_for_turn(table, qtbot)
    QTest.mouseClick(page.bar.undo, Qt.MouseButton.LeftButton)
    assert table.view() == before
    assert page.table_view() == before
    QTest.mouseClick(page.bar.redo, Qt.MouseButton.LeftButton)
    assert table.view() != before


def test_a_hint_is_told_and_its_card_is_chosen(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    begin_play(page, table, qtbot)
    with heard() as said, qtbot.waitSignal(table.hinted, timeout=20_000):
        key(page, Qt.Key.Key_H, qtbot)
    assert page.side.hint.isVisible()
    assert said
    assert page.middle.structure.selectionModel().hasSelection()


def test_what_the_opponent_does_is_announced(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    begin_play(page, table, qtbot)
    with heard() as said:
        use_a_card_by_mouse(page, 1, qtbot)
        wait_for_turn(table, qtbot)
    assert any(table.names[1] in text for text in said)
    assert "Your turn" in said[-1]
    assert table.names[1] in page.side.detail.accessibleName()


def test_the_discard_pile_and_the_log_open_and_close(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    begin_play(page, table, qtbot)
    key(page, Qt.Key.Key_D, qtbot)
    assert page.sheets.open()
    key(page, Qt.Key.Key_Escape, qtbot)
    assert not page.sheets.open()
    key(page, Qt.Key.Key_L, qtbot)
    assert page.sheets.open()
    key(page, Qt.Key.Key_Escape, qtbot)
    assert not page.sheets.open()


def test_escape_asks_for_the_menu(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    begin_play(page, table, qtbot)
    with qtbot.waitSignal(page.menu_asked):
        key(page, Qt.Key.Key_Escape, qtbot)


def test_the_language_changes_in_mid_game(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    begin_play(page, table, qtbot)
    page.middle.structure.select_row(accessible(page)[0])
    set_language("xx")
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.bar.moment.accessibleName().startswith("[")
    assert page.side.detail.accessibleName().startswith("[")
    assert page.middle.structure.accessibleName().startswith("[")


def test_everything_that_takes_the_keyboard_has_a_name(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    begin_play(page, table, qtbot)
    page.middle.structure.select_row(accessible(page)[0])
    for widget in page.findChildren(QWidget):
        takes_keys = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if takes_keys and widget.isVisible() and widget.isEnabled():
            assert widget.accessibleName(), widget
    for button in page.findChildren(QAbstractButton):
        if button.isVisible():
            assert min(button.width(), button.height()) >= 32, button.accessibleName()


def test_the_page_fits_1280_by_720_to_the_end_and_says_who_has_won(
    page: TablePage, table: DuelTable, qtbot: QtBot
) -> None:
    while not table.is_over():
        play_on(table, qtbot, 4)
        hint = page.minimumSizeHint()
        assert hint.width() <= 1280
        assert hint.height() <= 720
    assert table.view().table.phase == OVER
    assert page.middle.end.isVisible()
    assert "won" in page.side.detail.accessibleName()


def test_at_the_end_enter_leads_to_the_score(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    page.side.prices.setFocus()
    play_on(table, qtbot)
    button = page.side.detail.buttons.button(SCORES)
    assert button is not None
    qtbot.waitUntil(button.hasFocus)
    with qtbot.waitSignal(page.scores_asked):
        QTest.keyClick(button, Qt.Key.Key_Return)


def test_motion_ends_in_the_same_picture(table: DuelTable, settings: Settings, qtbot: QtBot) -> None:
    settings.animation = "slow"
    shown = TablePage(table, settings)
    qtbot.addWidget(shown)
    shown.resize(1280, 720)
    table.changed.connect(shown.show_update)
    with qtbot.waitExposed(shown):
        shown.show()
    table.begin()
    begin_play(shown, table, qtbot)
    use_a_card_by_mouse(shown, 1, qtbot)
    shown.finish_motion()
    wait_for_turn(table, qtbot)
    shown.finish_motion()
    assert shown.table_view() == table.view()


# -- the turn of an age -----------------------------------------------------------------------------------------------


def play_to(age: int, table: DuelTable, qtbot: QtBot) -> None:
    """Any legal game, until an age begins."""
    wait_for_turn(table, qtbot)
    while table.view().table.phase == DRAFT or table.view().table.age < age:
        play_on(table, qtbot, 1)


def test_a_banner_tells_the_end_of_the_draft_and_space_closes_it(
    page: TablePage, table: DuelTable, qtbot: QtBot
) -> None:
    with heard() as said:
        play_to(0, table, qtbot)
    assert page.banner.isVisible()
    assert any("The wonders are chosen" in text for text in said)
    key(page, Qt.Key.Key_Space, qtbot)
    assert page.banner.isHidden()
    assert page.middle.structure.hasFocus()


def test_a_banner_tells_how_an_age_ended(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    play_to(0, table, qtbot)
    with heard() as said:
        play_to(1, table, qtbot)
    told = next(text for text in said if "End of Age I" in text)
    assert "Age II begins" in told
    assert "conflict pawn" in told
    assert table.names[1] in told


def test_the_banner_goes_with_the_moment_that_it_tells_of(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    play_to(0, table, qtbot)
    assert page.banner.isVisible()
    table.undo()
    assert page.banner.isHidden()


def test_the_banner_is_closed_before_the_first_decision_of_an_age(
    page: TablePage, table: DuelTable, qtbot: QtBot
) -> None:
    play_to(0, table, qtbot)
    before = table.view()
    page.submit(table.legal()[0])
    assert table.view() == before
    assert page.banner.isVisible()
    key(page, Qt.Key.Key_Return, qtbot)
    page.submit(table.legal()[0])
    assert table.view() != before


def test_the_banner_speaks_the_language_of_now(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    play_to(0, table, qtbot)
    set_language("xx")
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.banner.accessibleName().startswith("[")


def test_the_end_of_an_age_is_read_before_the_opponent_goes_on(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    play_to(0, table, qtbot)
    page.banner.close_message()
    while page.banner.isHidden() or table.owes_decision():  # until the opponent begins an age
        assert table.submit(table.legal()[0]) is None
        qtbot.waitUntil(lambda: not page.banner.isHidden() or table.owes_decision())
    before = table.view()
    with heard() as said:
        for _look in range(20):
            QApplication.processEvents()
    assert table.view() == before
    assert said == []
    key(page, Qt.Key.Key_Return, qtbot)
    assert page.banner.isHidden()
    qtbot.waitUntil(lambda: table.view() != before)


# -- wonders that left the game ---------------------------------------------------------------------------------------


def out_of_the_game() -> tuple[DuelSession, int]:
    """A game in which both build wonders whenever they can, until one goes; and that wonder."""
    for seed in range(40):
        game = session(seed)
        while game.to_move():
            legal = game.legal(game.to_move()[0])
            liked = [kind for kind in (BuildWonder, DiscardCard) if any(isinstance(one, kind) for one in legal)]
            game.submit(next((one for one in legal if liked and isinstance(one, liked[0])), legal[0]))
            happened = game.events_seen_by(0, game.at)
            gone = [event.wonder for event in happened if isinstance(event, WonderReturned)]
            if gone and list(game.to_move()) == [0]:
                return game, gone[0]
    raise AssertionError("no such game")


def test_a_wonder_that_left_the_game_keeps_its_place_after_resume_and_undo(
    settings: Settings, thinkers: QuickThinkers, qtbot: QtBot
) -> None:
    game, wonder = out_of_the_game()
    table = Table.resume(game, 0, {1: NOVICE}, ("Ada", "Kallias"), thinkers)
    shown = TablePage(table, settings)
    qtbot.addWidget(shown)
    table.changed.connect(shown.show_update)
    table.begin()
    assert _gone(shown) == [wonder]
    table.submit(table.legal()[0])
    table.undo()
    assert _gone(shown) == [wonder]


def _gone(page: TablePage) -> list[int]:
    found = []
    for view in (page.own.wonders, page.opponent.wonders):
        records = [view.model().index(row, 0).data(Role.RECORD) for row in range(view.model().rowCount())]
        found += [record.wonder for record in records if isinstance(record, WonderRecord) and record.gone]
    return found


# -- large letters ----------------------------------------------------------------------------------------------------


@pytest.fixture
def large_letters() -> Iterator[None]:
    """Text at 200 %, and afterwards as it was."""
    theme.use("light", 2.0)
    yield
    theme.use("light", 1.0)


@pytest.mark.usefixtures("large_letters")
def test_with_large_letters_detail_prices_and_latest_are_tabs(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    begin_play(page, table, qtbot)
    side = page.side
    assert side.tabs.isVisible()
    assert (side.detail.isVisible(), side.prices_panel.isVisible(), side.recap_panel.isVisible()) == (
        True,
        False,
        False,
    )
    QTest.mouseClick(side.tabs.segment("prices"), Qt.MouseButton.LeftButton)
    assert (side.detail.isVisible(), side.prices_panel.isVisible()) == (False, True)
    page.middle.structure.select_row(accessible(page)[0])
    assert side.detail.isVisible()


@pytest.mark.usefixtures("large_letters")
def test_with_large_letters_a_hint_is_a_tab_until_it_is_closed(page: TablePage, table: DuelTable, qtbot: QtBot) -> None:
    begin_play(page, table, qtbot)
    with qtbot.waitSignal(table.hinted, timeout=20_000):
        page.ask_hint()
    assert page.side.hint.isVisible()
    assert not page.side.detail.isVisible()
    QTest.mouseClick(page.side.hint.close_button, Qt.MouseButton.LeftButton)
    assert page.side.detail.isVisible()
    assert page.side.tabs.value() == "detail"


@pytest.mark.usefixtures("large_letters")
def test_with_large_letters_an_open_choice_takes_the_place_of_the_opponent(
    page: TablePage, table: DuelTable, qtbot: QtBot
) -> None:
    wait_for_turn(table, qtbot)
    assert page.middle.choosing()
    assert not page.opponent.isVisible()
    begin_play(page, table, qtbot)
    assert page.opponent.isVisible()


def test_a_page_that_is_still_tiny_asks_for_no_negative_sizes(
    table: DuelTable, settings: Settings, qtbot: QtBot, qtlog: Any
) -> None:
    shown = TablePage(table, settings)
    qtbot.addWidget(shown)
    for size in (QSize(1, 1), QSize(640, 30), QSize(640, 60)):
        shown.resize(size)
        shown.measure()
    assert [record.message for record in qtlog.records if "egative" in record.message] == []

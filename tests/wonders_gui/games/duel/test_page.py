"""The table of Duel: whole games by mouse and by keys, choices, undo, hints, languages."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.duel.commands import BuildWonder
from engine.duel.state import BEGINNER, DRAFT, OVER, PLAY
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.tables import DuelTable, duel, play_on, wait_for_turn
from wonders_gui.games.duel import details
from wonders_gui.games.duel.page import TablePage
from wonders_gui.games.duel.player import BEGIN, PICK, SCORES
from wonders_gui.language import set_language
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
    assert page.bar.moment.text().startswith("[")
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

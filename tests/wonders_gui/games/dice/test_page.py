"""The table of Dice: clicks and keys, refusals, rolling dice, languages, another player's sheet."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.dice import commands
from engine.dice.config import table as dice_config
from engine.dice.game import DICE
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.tables import NOVICE, play_on, wait_for_turn
from wonders_gui.controller import Table
from wonders_gui.games.dice.details import SCORES
from wonders_gui.games.dice.forum import ROLL
from wonders_gui.games.dice.offers import NO_FIELD, Asked, asked, wonder_offer
from wonders_gui.games.dice.page import TablePage
from wonders_gui.games.registry import AnyTable
from wonders_gui.language import set_language
from wonders_gui.opponents import NAMES
from wonders_gui.settings import Settings
from wonders_gui.widgets.announcer import heard

pytestmark = pytest.mark.usefixtures("spoken_english")
SEED = 5
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def spoken_english() -> Iterator[None]:
    """Whatever a test speaks, the next one speaks English."""
    yield
    set_language("en")


@pytest.fixture
def table(thinkers: QuickThinkers) -> AnyTable:
    made: AnyTable = Table.start(DICE, dice_config(SEED, 3), 0, {1: NOVICE, 2: NOVICE}, NAMES[:3], thinkers, None)
    made.set_speed("off")
    return made


@pytest.fixture
def page(table: AnyTable, settings: Settings, qtbot: QtBot) -> TablePage:
    shown = TablePage(table, settings)
    qtbot.addWidget(shown)
    shown.resize(1280, 720)
    table.changed.connect(shown.show_update)
    with qtbot.waitExposed(shown):
        shown.show()
    shown.activateWindow()
    table.begin()
    wait_for_turn(table, qtbot)
    return shown


def first_usable(page: TablePage) -> int:
    return next(row for row, record in enumerate(page.forum_model.rows()) if record.state == "free")


def click_die(page: TablePage, row: int) -> None:
    QTest.mouseClick(page.forum.viewport(), LEFT, pos=page.forum.places()[row].center())


def test_a_click_on_a_die_marks_the_fields_that_it_opens(page: TablePage) -> None:
    click_die(page, first_usable(page))
    marked = [record for record in page.sheet_model.rows() if record.look.state in ("offered", "chosen")]
    assert marked
    assert all(record.look.price is not None for record in marked)


def test_a_double_click_on_a_field_builds_it(page: TablePage, table: AnyTable) -> None:
    click_die(page, first_usable(page))
    field = next(record.field for record in page.sheet_model.rows() if record.look.state in ("offered", "chosen"))
    spot = page.sheet.places()[field].center()
    QTest.mouseClick(page.sheet.viewport(), LEFT, pos=spot)
    QTest.mouseDClick(page.sheet.viewport(), LEFT, pos=spot)
    assert isinstance(table.decisions()[-1].command, commands.Build)


def test_p_passes(page: TablePage, table: AnyTable) -> None:
    QTest.keyClick(page, Qt.Key.Key_P)
    assert isinstance(table.decisions()[-1].command, commands.Pass)


def test_a_stage_that_cannot_be_paid_is_refused_with_the_coins_that_are_missing(
    page: TablePage, table: AnyTable, qtbot: QtBot
) -> None:
    while wonder_offer(page.table_view()).legal or asked(page.table_view()) is Asked.CROSS:
        QTest.keyClick(page, Qt.Key.Key_D if asked(page.table_view()) is Asked.CROSS else Qt.Key.Key_W)
        wait_for_turn(table, qtbot)
    before = len(table.decisions())
    with heard() as said:
        QTest.keyClick(page, Qt.Key.Key_W)
    assert len(table.decisions()) == before
    assert " short." in page.detail.accessibleName()
    assert any(" short." in text for text in said)


def test_escape_drops_what_is_picked_and_then_asks_for_the_menu(page: TablePage, qtbot: QtBot) -> None:
    click_die(page, first_usable(page))
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.player.field == NO_FIELD
    with qtbot.waitSignal(page.menu_asked):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_a_number_opens_the_sheet_of_a_player_and_escape_closes_it(page: TablePage) -> None:
    QTest.keyClick(page, Qt.Key.Key_2)
    assert page.sheets.open()
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Escape)
    assert not page.sheets.open()


def test_dice_roll_unless_motion_is_reduced_and_any_key_lets_them_lie(page: TablePage, settings: Settings) -> None:
    settings.animation = "normal"
    assert page.forum.roll_time == ROLL
    page.forum.roll()
    assert page.forum.share < 1.0
    QTest.keyClick(page, Qt.Key.Key_Left)
    assert page.forum.share == 1.0
    settings.reduced_motion = True
    assert page.forum.roll_time == 0


def test_undo_takes_a_decision_back(page: TablePage, table: AnyTable, qtbot: QtBot) -> None:
    before = table.view()
    QTest.keyClick(page, Qt.Key.Key_P)
    wait_for_turn(table, qtbot)
    assert table.view() != before
    QTest.keyClick(page, Qt.Key.Key_U)
    assert table.view() == before


def test_the_master_gives_a_hint_where_the_detail_was(page: TablePage, qtbot: QtBot) -> None:
    with heard() as said:
        page.ask_hint()
        qtbot.waitUntil(lambda: page.hint_panel.isVisible() and not page.hint_panel.is_thinking())
    assert not page.detail.isVisible()
    assert any("Chance to win" in text for text in said)
    page.go_back()
    assert page.detail.isVisible()


def test_moves_of_the_others_are_announced(page: TablePage, table: AnyTable, qtbot: QtBot) -> None:
    with heard() as said:
        QTest.keyClick(page, Qt.Key.Key_P)
        wait_for_turn(table, qtbot)
    told = " ".join(said)
    assert "Your turn." in told
    assert NAMES[1] in told


@pytest.mark.parametrize(("language", "words"), [("nl", "Kies een dobbelsteen"), ("da", "Vælg en terning")])
def test_another_language_is_spoken_at_once(page: TablePage, language: str, words: str) -> None:
    set_language(language)
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert words in page.bar.moment.accessibleName()
    assert words in page.detail.accessibleName()


def test_the_headings_of_a_large_sheet_grow_with_its_fields(page: TablePage) -> None:
    small = page.sheet.plan()
    page.resize(1920, 1080)
    QApplication.processEvents()
    large = page.sheet.plan()
    assert large.fields[0].height() > 1.2 * small.fields[0].height()
    assert large.blocks[0].header > 1.3 * small.blocks[0].header


def test_at_the_end_enter_leads_to_the_score(page: TablePage, table: AnyTable, qtbot: QtBot) -> None:
    page.seats.setFocus()
    play_on(table, qtbot)
    button = page.detail.button(SCORES)
    assert button is not None
    qtbot.waitUntil(button.hasFocus)
    with qtbot.waitSignal(page.scores_asked):
        QTest.keyClick(button, Qt.Key.Key_Return)

"""The coach at the tables of all games: hints that point and play, the tutor, and why bots moved."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ai.bot import Option, Reason
from engine.dice.config import table as dice_config
from engine.dice.game import DICE
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.speech import speaking
from tests.wonders_gui.tables import PATIENCE, duel, play_on, seven
from tests.wonders_gui.tree import bury, look_usual, nameless
from wonders_gui.controller import Doubt, Explained, Hint, Kind, Table, Update
from wonders_gui.games.dice.page import TablePage as DicePage
from wonders_gui.games.duel.page import TablePage as DuelPage
from wonders_gui.games.seven.page import TablePage as SevenPage
from wonders_gui.language import PSEUDO
from wonders_gui.opponents import NAMES, Opponent
from wonders_gui.settings import Settings
from wonders_gui.texts.advice import advice, share, why_lines
from wonders_gui.widgets.announcer import heard

LEFT = Qt.MouseButton.LeftButton
GAMES = ("seven", "duel", "dice")


def dice(thinkers: QuickThinkers) -> Any:
    table: Any = Table.start(DICE, dice_config(5, 3), 0, {1: Opponent(), 2: Opponent()}, NAMES[:3], thinkers, None)
    table.set_speed("off")
    return table


@pytest.fixture(params=GAMES)
def page(request: pytest.FixtureRequest, qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> Iterator[Any]:
    """A table of each game at its second turn."""
    look_usual()
    tables: dict[str, Any] = {"seven": seven, "duel": duel, "dice": dice}
    table = tables[request.param](thinkers)
    for seat in table.bots:
        table.bots[seat] = Opponent("citizen")
    table.begin()
    play_on(table, qtbot, 9 if request.param == "duel" else 1)
    pages: dict[str, Any] = {"seven": SevenPage, "duel": DuelPage, "dice": DicePage}
    shown = pages[request.param](table, settings)
    shown.game_table = table
    shown.resize(1280, 720)
    shown.show()
    table.changed.connect(shown.show_update)
    shown.show_update(Update(Kind.STARTED, table.view(), (), over=False))
    shown.banner.close_message()
    yield shown
    table.close()
    bury(shown)


def panel_of(page: Any) -> Any:
    return page.coach.panel


def hint_at(page: Any, qtbot: QtBot) -> Hint[Any]:
    with qtbot.waitSignal(page.game_table.hinted, timeout=PATIENCE) as caught:
        QTest.keyClick(page, Qt.Key.Key_H)
    (hint,) = caught.args
    assert isinstance(hint, Hint)
    return hint


def made(page: Any) -> int:
    return len(page.game_table.decisions())


# -- hints ----------------------------------------------------------------------------------------------------


def test_a_hint_shows_up_to_three_moves_with_chances_and_reasons(page: Any, qtbot: QtBot) -> None:
    with heard() as said:
        hint_at(page, qtbot)
    rows = [row for row in panel_of(page).rows if row.isVisible()]
    assert 1 < len(rows) <= 3
    assert all("Chance to win" in row.accessibleName() for row in rows)
    assert any(rows[0].accessibleName() in text for text in said)
    assert nameless(page) == []


def test_thinking_is_shown_until_the_hint_is_there(page: Any, qtbot: QtBot) -> None:
    page.ask_hint()
    assert panel_of(page).is_thinking()
    assert panel_of(page).isVisible()
    qtbot.waitUntil(lambda: not panel_of(page).is_thinking(), timeout=PATIENCE)


def test_keys_walk_through_the_moves_and_enter_plays_one(page: Any, qtbot: QtBot) -> None:
    hint_at(page, qtbot)
    panel, before = panel_of(page), made(page)
    pointed: list[object] = []
    page.coach.pointed.connect(pointed.append)
    assert panel.rows[0].hasFocus()
    QTest.keyClick(panel.rows[0], Qt.Key.Key_Down)
    assert panel.rows[1].hasFocus()
    assert panel.looked_at() == 1
    QTest.keyClick(page, Qt.Key.Key_H)
    assert panel.looked_at() == (2 if panel.rows[2].isVisible() else 0)
    QTest.keyClick(panel.rows[panel.looked_at()], Qt.Key.Key_Return)
    assert made(page) == before + 1
    assert page.game_table.decisions()[before].command == pointed[-1]
    assert not panel.isVisible()


def test_a_click_points_at_a_move_and_the_button_plays_it(page: Any, qtbot: QtBot) -> None:
    hint_at(page, qtbot)
    panel, before = panel_of(page), made(page)
    QTest.mouseClick(panel.rows[1], LEFT)
    assert made(page) == before
    QTest.mouseClick(panel.do_button, LEFT)
    assert made(page) == before + 1


def test_escape_puts_the_hint_away_and_a_new_one_is_not_thought_about_twice(page: Any, qtbot: QtBot) -> None:
    hint = hint_at(page, qtbot)
    QTest.keyClick(panel_of(page).rows[0], Qt.Key.Key_Escape)
    assert not panel_of(page).isVisible()
    assert hint_at(page, qtbot) is hint


def test_a_hint_goes_when_the_player_decides(page: Any, qtbot: QtBot) -> None:
    page.ask_hint()
    page.game_table.submit(page.game_table.legal()[0])
    assert panel_of(page).is_empty()
    qtbot.wait(30)
    assert panel_of(page).is_empty()


def test_advice_names_each_thing_to_do_once() -> None:
    option = Option("pay left", 0.5, (Reason("points", 1.0, {"points": 3}),))
    hint: Hint[str] = Hint("pay left", (option, Option("pay right", 0.5), Option("other", 0.1)), option.reasons)
    told = advice("seven", hint, lambda command: command.split()[0])
    assert [(each.title, each.reasons) for each in told] == [("pay", ("Brings 3 points.",)), ("other", ())]
    assert share(0.136) == "14 %"


# -- the tutor ------------------------------------------------------------------------------------------------


def doubt_at(page: Any, qtbot: QtBot) -> Doubt[Any]:
    hint = hint_at(page, qtbot)
    doubt = Doubt(hint.options[-1].command, 0.21, hint)
    page.game_table.warned.emit(doubt)
    return doubt


def test_a_doubt_says_what_is_lost_and_can_be_taken_back(page: Any, qtbot: QtBot) -> None:
    before = made(page)
    with heard() as said:
        doubt_at(page, qtbot)
    sheet = page.coach.doubt_sheet
    assert sheet.isVisible()
    assert any("21 percentage points" in text for text in said)
    QTest.mouseClick(sheet.back, LEFT)
    assert not sheet.isVisible()
    assert made(page) == before


def test_a_doubted_move_is_made_when_the_player_insists(page: Any, qtbot: QtBot) -> None:
    before = made(page)
    doubt = doubt_at(page, qtbot)
    QTest.keyClick(page.coach.doubt_sheet.back, Qt.Key.Key_Tab)
    page.coach.doubt_sheet.anyway.setFocus()
    QTest.keyClick(page.coach.doubt_sheet.anyway, Qt.Key.Key_Space)
    assert page.game_table.decisions()[before].command == doubt.command


def test_keys_of_the_table_sleep_while_the_tutor_speaks(page: Any, qtbot: QtBot) -> None:
    doubt_at(page, qtbot)
    before = made(page)
    for key in (Qt.Key.Key_U, Qt.Key.Key_B, Qt.Key.Key_S):
        QTest.keyClick(page.coach.doubt_sheet.back, key)
    assert made(page) == before
    QTest.keyClick(page.coach.doubt_sheet.back, Qt.Key.Key_Escape)
    assert not page.coach.is_open()


def test_the_setting_turns_the_tutor_on_at_the_running_table(
    page: Any, settings: Settings, thinkers: QuickThinkers
) -> None:
    asked = thinkers.asked
    settings.tutor = "blunders"
    assert thinkers.asked == asked + 1


def test_a_move_that_waits_for_the_tutor_says_so(page: Any, settings: Settings, qtbot: QtBot) -> None:
    settings.tutor = "blunders"
    before = made(page)
    page.coach.propose(page.game_table.legal()[0])
    assert page.coach.note.isVisible()
    qtbot.waitUntil(lambda: made(page) > before or page.coach.is_open(), timeout=PATIENCE)
    assert not page.coach.note.isVisible()


# -- why ------------------------------------------------------------------------------------------------------


def test_a_key_tells_why_the_bots_moved(page: Any, qtbot: QtBot) -> None:
    QTest.keyClick(page, Qt.Key.Key_Y)
    sheet = page.coach.why_sheet
    assert sheet.isVisible()
    texts = sheet.texts()
    assert texts
    assert all(any(name in text for name in NAMES) for text in texts)
    assert nameless(page) == []
    QTest.keyClick(sheet.close_button, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_the_reasons_follow_the_language(page: Any, qtbot: QtBot) -> None:
    page.coach.ask_why()
    with speaking(PSEUDO):
        QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        page.coach.why_sheet.retranslate()
        assert all("[" in text for text in page.coach.why_sheet.texts())


def test_a_novice_a_forced_move_and_one_without_a_reason_have_a_sentence_too() -> None:
    asked: Explained[str] = Explained(1, "move", (), is_asked=True, had_choice=True)
    forced: Explained[str] = Explained(1, "move", (), is_asked=False, had_choice=False)
    plain: Explained[str] = Explained(1, "move", (), is_asked=False, had_choice=True)
    told = {why_lines("seven", each, "citizen")[0] for each in (asked, forced, plain)}
    assert len({*told, why_lines("seven", plain, "novice")[0]}) == 4

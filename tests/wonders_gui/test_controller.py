"""The table: bots answer, the player decides, and one can go back and forth."""

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from engine.core.errors import SaveError
from engine.core.game import C, E, M, S, V
from engine.core.refusal import Refusal
from engine.core.session import Session
from engine.seven.state import UNKNOWN
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.tables import PATIENCE, duel, play_on, seven, wait_for_turn
from wonders_gui.controller import Hint, Kind, Table, Update


def ask_now(table: Table[C, S, M, E, V]) -> None:
    """Let the question go out that waits for a free moment of the window."""
    table._asking.timeout.emit()


@pytest.mark.parametrize(("edition", "players"), [(2, 3), (2, 7), (1, 2)])
def test_a_game_of_seven_wonders_comes_to_its_end(
    qtbot: QtBot, thinkers: QuickThinkers, edition: int, players: int
) -> None:
    table = seven(thinkers, players, edition)
    updates: list[Update[object, object]] = []
    table.changed.connect(updates.append)
    table.begin()
    play_on(table, qtbot)
    assert updates[0].kind is Kind.STARTED
    assert updates[-1].over
    assert {update.kind for update in updates[1:]} == {Kind.PLAYED}
    assert table.standings()[0].place == 1
    assert len(table.scores()) == players


def test_a_duel_comes_to_its_end(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = duel(thinkers)
    table.begin()
    play_on(table, qtbot)
    assert len(table.standings()) == len(table.scores()) == 2


def test_updates_tell_all_that_happened_in_its_order(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = duel(thinkers)
    told: list[object] = []
    table.changed.connect(lambda update: told.extend(update.events))
    table.begin()
    play_on(table, qtbot, 5)
    assert told == list(table.history())


def test_nothing_is_revealed_before_the_end(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = seven(thinkers)
    table.begin()
    assert table.revealed() is None
    assert not table.standings()
    assert all(card == UNKNOWN for card in table.view().table.hands[1])
    play_on(table, qtbot)
    assert table.revealed() is not None


def test_a_command_against_the_rules_is_refused_and_changes_nothing(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = duel(thinkers)
    table.begin()
    wait_for_turn(table, qtbot)
    command = table.legal()[0]
    assert table.submit(command) is None
    assert isinstance(table.submit(command), Refusal)


def test_nobody_plays_for_another_seat(thinkers: QuickThinkers) -> None:
    table = seven(thinkers)
    other = seven(thinkers)
    other.seat = 1
    refusal = table.submit(other.legal()[0])
    assert refusal is not None
    assert refusal.code == "not_your_seat"


# -- back and forth -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [seven, duel])
def test_undo_leads_before_the_players_last_decision_and_redo_back(
    qtbot: QtBot, thinkers: QuickThinkers, make: type
) -> None:
    table = make(thinkers)
    table.begin()
    play_on(table, qtbot, 2)
    qtbot.waitUntil(lambda: not table.thinking_seats(), timeout=PATIENCE)
    before = table.view()
    play_on(table, qtbot, 1)
    qtbot.waitUntil(lambda: not table.thinking_seats(), timeout=PATIENCE)
    after = table.view()
    table.undo()
    assert table.view() == before
    assert table.can_redo()
    table.redo()
    qtbot.waitUntil(lambda: table.view() == after, timeout=PATIENCE)
    assert not table.can_redo()


def test_undo_works_all_the_way_and_from_the_end(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = duel(thinkers)
    table.begin()
    made = play_on(table, qtbot)
    for _ in range(made):
        assert table.can_undo()
        table.undo()
    assert not table.can_undo()
    assert len([decided for decided in table.decisions() if decided.is_ahead]) == made
    for _ in range(made):
        table.redo()
    assert table.is_over()


def test_bots_wait_after_an_undo_until_the_player_decides(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = seven(thinkers)
    table.begin()
    play_on(table, qtbot, 3)
    table.go_to(table.decisions()[0].node)
    assert table.thinking_seats() == ()
    assert table.submit(table.legal()[-1]) is None
    wait_for_turn(table, qtbot)
    assert table.owes_decision()


def test_an_answer_for_a_position_that_was_left_is_dropped(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = duel(thinkers)
    table.begin()
    wait_for_turn(table, qtbot)
    table.submit(table.legal()[0])
    while not table.thinking_seats():  # the draft gives the player two wonders in a row
        table.submit(table.legal()[0])
    before = thinkers.asked
    ask_now(table)
    assert thinkers.asked == before + 1
    table.undo()
    here = table.view()
    with qtbot.waitSignal(thinkers.answered, timeout=PATIENCE):
        pass
    assert table.view() == here


def test_a_closed_table_says_nothing_more(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = seven(thinkers)
    table.begin()
    said: list[object] = []
    table.changed.connect(said.append)
    ask_now(table)
    table.close()
    with qtbot.waitSignal(thinkers.answered, timeout=PATIENCE):
        pass
    assert said == []


def test_a_listener_may_decide_at_once(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = duel(thinkers)
    table.changed.connect(lambda _: table.submit(table.legal()[0]) if table.owes_decision() else None)
    table.begin()
    qtbot.waitUntil(table.is_over, timeout=PATIENCE)


# -- bots -----------------------------------------------------------------------------------------------------


def test_all_bots_of_a_turn_think_at_once_and_who_is_awaited_is_told(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = seven(thinkers, players=5)
    told: list[tuple[int, ...]] = []
    table.thinking.connect(told.append)
    table.begin()
    qtbot.waitUntil(lambda: not table.thinking_seats(), timeout=PATIENCE)
    assert told[0] == (1, 2, 3, 4)
    assert told[-1] == ()


def test_bots_pause_between_their_moves_as_the_setting_says(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = duel(thinkers)
    table.begin()
    wait_for_turn(table, qtbot)
    table.pause = 60_000
    while table.owes_decision():
        table.submit(table.legal()[0])
    with qtbot.waitSignal(thinkers.answered, timeout=PATIENCE):
        pass
    assert table.thinking_seats() == (1,)
    assert not table.owes_decision()


def test_the_same_table_and_the_same_decisions_give_the_same_game(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    games = []
    for _ in range(2):
        table = duel(thinkers, seed=11)
        table.begin()
        play_on(table, qtbot)
        games.append(table.history())
    assert games[0] == games[1]


# -- hints ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [seven, duel])
def test_a_hint_names_a_legal_move_with_others_to_compare(qtbot: QtBot, thinkers: QuickThinkers, make: type) -> None:
    table = make(thinkers)
    table.begin()
    wait_for_turn(table, qtbot)
    with qtbot.waitSignal(table.hinted, timeout=PATIENCE) as caught:
        table.ask_hint()
    (hint,) = caught.args
    assert isinstance(hint, Hint)
    assert hint.command in table.legal()
    assert hint.options[0].command == hint.command


def test_a_hint_that_comes_after_the_decision_is_dropped(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = seven(thinkers)
    table.begin()
    wait_for_turn(table, qtbot)
    hints: list[object] = []
    table.hinted.connect(hints.append)
    table.ask_hint()
    table.submit(table.legal()[0])
    play_on(table, qtbot, 2)
    assert hints == []


# -- saving ---------------------------------------------------------------------------------------------------


class FullDisk:
    """Fails as long as it is full."""

    is_full = True

    def attach(self, session: Session[C, S, M, E, V]) -> None:
        session.attach(self)

    def catch_up(self) -> None:
        if self.is_full:
            raise SaveError("cannot_write", file="game", reason="ENOSPC")


def test_a_full_disk_is_told_once_and_the_game_goes_on(qtbot: QtBot, thinkers: QuickThinkers) -> None:
    table = duel(thinkers)
    disk = FullDisk()
    told: list[SaveError] = []
    table.save_failed.connect(told.append)
    table.keep(disk)
    table.begin()
    play_on(table, qtbot, 4)
    assert [error.details["reason"] for error in told] == ["ENOSPC"]
    disk.is_full = False
    play_on(table, qtbot, 2)
    assert table.save_error() is None
    disk.is_full = True
    play_on(table, qtbot)
    assert len(told) == 2
    assert table.is_over()


def test_bots_that_are_held_think_but_make_no_open_move_until_they_are_released(
    qtbot: QtBot, thinkers: QuickThinkers
) -> None:
    table = duel(thinkers)
    table.begin()
    wait_for_turn(table, qtbot)
    table.hold_bots()
    while table.owes_decision():
        assert table.submit(table.legal()[0]) is None
    before, asked = table.view(), thinkers.asked
    qtbot.waitUntil(lambda: thinkers.asked > asked)
    for _look in range(20):
        QCoreApplication.processEvents()
    assert table.view() == before
    assert table.thinking_seats() == (1,)
    table.release_bots()
    qtbot.waitUntil(table.owes_decision)

"""Bots in processes: their answers come as signals, and a process that is killed costs nothing but its thought."""

import logging
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ai.workers.question import Answer
from engine.core.kind import engine_kind
from tests.ai.workers.trees import another_tree
from tests.wonders_gui.tables import duel, play_on, seven, wait_for_turn
from wonders_gui.controller import Hint
from wonders_gui.opponents import Opponent
from wonders_gui.workers import Thinkers

START = 60_000


@pytest.fixture
def processes(qapp: object) -> Iterator[Thinkers]:
    thinkers = Thinkers(workers=1, ahead=("duel",))
    yield thinkers
    thinkers.close()


def test_a_game_is_played_against_bots_in_processes(qtbot: QtBot, processes: Thinkers) -> None:
    table = duel(processes)
    table.begin()
    qtbot.waitUntil(table.owes_decision, timeout=START)
    play_on(table, qtbot)
    assert table.is_over()
    table.close()


def test_a_hint_comes_while_bots_think(qtbot: QtBot, processes: Thinkers) -> None:
    table = seven(processes, players=4)
    table.begin()
    with qtbot.waitSignal(table.hinted, timeout=START) as caught:
        table.ask_hint()
    assert isinstance(caught.args[0], Hint)
    table.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_killed_bot_process_does_not_stop_the_game(qtbot: QtBot, processes: Thinkers) -> None:
    table = duel(processes)
    table.bots[1] = Opponent("master")
    table.begin()
    qtbot.waitUntil(lambda: table.owes_decision() or bool(table.thinking_seats()), timeout=START)
    for _ in range(6):
        wait_for_turn(table, qtbot)
        table.submit(table.legal()[0])
        for child in children():
            os.kill(child, signal.SIGKILL)
    qtbot.waitUntil(lambda: table.owes_decision() or table.is_over(), timeout=START)
    table.close()


def test_a_game_goes_on_even_when_no_bot_can_think(
    qtbot: QtBot, processes: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("no processes here")

    monkeypatch.setattr("ai.workers.pool.Pool", broken)
    table = duel(processes)
    table.begin()
    play_on(table, qtbot)
    assert table.is_over()
    table.close()


def test_bots_change_over_to_another_engine_in_the_middle_of_a_game(
    qtbot: QtBot, processes: Thinkers, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "wonders_gui")
    answers: list[Answer] = []
    engines: list[str] = []
    processes.answered.connect(answers.append)
    processes.engine_told.connect(engines.append)
    table = duel(processes)
    table.bots[1] = Opponent("master")
    table.begin()
    before = set(children())
    with another_tree(tmp_path / "tree") as tree:
        decided = play_on(table, qtbot, 2)
        qtbot.waitUntil(lambda: bool(table.thinking_seats()) or table.owes_decision(), timeout=START)
        processes.change_over(tree)
        decided += play_on(table, qtbot, 2)
        qtbot.waitUntil(lambda: bool(children()) and before.isdisjoint(children()), timeout=START)
    assert decided == 4, "the game went on"
    assert answers
    assert all(answer.trouble is None and answer.effort is not None for answer in answers)
    assert engines == [engine_kind()]
    table.close()
    processes.close()
    assert any("searches:" in line and "a second" in line for line in caplog.messages)


def test_thinkers_that_have_not_begun_begin_with_the_other_engine(qtbot: QtBot, tmp_path: Path) -> None:
    thinkers = Thinkers(workers=1)
    with another_tree(tmp_path / "tree") as tree:
        thinkers.change_over(tree)
        assert sys.path[0] == str(tree)
        with qtbot.waitSignal(thinkers.engine_told, timeout=START):
            thinkers.start()
    thinkers.close()


def test_thinkers_that_were_never_asked_end_at_once(qapp: object) -> None:
    Thinkers(workers=1).close()


def children() -> list[int]:
    """The processes that this one has started."""
    from multiprocessing import active_children

    return [child.pid for child in active_children() if child.pid is not None]

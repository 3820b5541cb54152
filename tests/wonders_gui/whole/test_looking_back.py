"""The whole way back: a finished game, its review by a real judge in a process of its own, a puzzle, its answer."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ai.review.judge import DEFAULT
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.screens import moment
from tests.wonders_gui.tree import bury, look_usual
from wonders_gui.frames import Frames
from wonders_gui.pages.puzzles.page import PuzzlesPage
from wonders_gui.pages.puzzles.verdict import VerdictSheet
from wonders_gui.pages.review.page import ReviewPage
from wonders_gui.puzzles import Puzzles
from wonders_gui.saves import Games
from wonders_gui.settings import Settings
from wonders_gui.window import MainWindow

CLICK: Final = Qt.MouseButton.LeftButton
PATIENCE: Final = 120_000
AT_ONCE: Final = 500  # milliseconds
LONG: Final = "WONDERS_REVIEW_GAPS"
"""Measures the window while a strategist looks back at a game of seven; a quiet machine is needed."""


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, tmp_path: Path, thinkers: QuickThinkers) -> Iterator[MainWindow]:
    look_usual()
    opened = MainWindow(settings, Games(tmp_path / "games"), thinkers)
    opened.resize(1280, 720)
    opened.show()
    yield opened
    bury(opened)


def put(window: MainWindow, name: str) -> Path:
    """A finished game among those of the player."""
    window.games.folder.mkdir(parents=True, exist_ok=True)
    path = window.games.folder / f"{name}.wonders"
    path.write_bytes(moment(name).read_bytes())
    return path


def reviewing(window: MainWindow, path: Path, judge: str) -> ReviewPage:
    """The page, with a review on its way."""
    window.visit("review", window.games.folder / "nothing.wonders")
    page = window.page()
    assert isinstance(page, ReviewPage)
    page.reviewer.judge = judge
    window.visit("review", path)
    assert page.reviewer.is_busy()
    return page


def test_from_the_score_sheet_over_the_review_to_a_solved_puzzle(window: MainWindow, qtbot: QtBot) -> None:
    path = put(window, "duel-over-points")
    before = path.read_bytes()
    page = reviewing(window, path, "citizen")
    qtbot.waitUntil(page.board.isVisible, timeout=PATIENCE)
    assert page.board.lookback is not None
    assert page.board.lookback.review.judge == "citizen"
    assert page.board.detail.judged is not None
    QTest.mouseClick(page.board.detail.practise, CLICK)
    puzzles = window.page()
    assert isinstance(puzzles, PuzzlesPage)
    assert puzzles.play.table is not None
    assert puzzles.play.task is not None
    assert puzzles.play.table.submit(puzzles.play.task.judged.best) is None
    (sheet,) = [sheet for sheet in puzzles.play.findChildren(VerdictSheet) if sheet.isVisible()]
    assert sheet.title() == "Right!"
    (puzzle,) = Puzzles(window.games.folder).list()
    assert puzzle.results.solved
    assert path.read_bytes() == before


def test_cancel_ends_the_process_at_once(window: MainWindow, qtbot: QtBot) -> None:
    page = reviewing(window, put(window, "duel-over-points"), DEFAULT)
    qtbot.waitUntil(lambda: page.reviewer.progress.total > 0, timeout=PATIENCE)
    job = page.reviewer._job
    assert job is not None
    since = Frames()
    since.begin()
    QTest.mouseClick(page.waiting.stop, CLICK)
    qtbot.wait(50)
    since.pause()
    assert since.take().longest < AT_ONCE
    assert not page.reviewer.is_busy()
    assert page.reviewer._job is None
    assert window.page() is window.start


@pytest.mark.skipif(LONG not in os.environ, reason=f"{LONG} asks for it")
def test_the_window_breathes_evenly_while_a_game_is_looked_back_at(window: MainWindow, qtbot: QtBot) -> None:
    page = reviewing(window, put(window, "seven-over-7p"), DEFAULT)
    frames = Frames()
    frames.begin()
    qtbot.waitUntil(lambda: not page.reviewer.is_busy(), timeout=PATIENCE * 5)
    frames.pause()
    gaps = frames.take()
    print(gaps)
    assert gaps.p99 <= 20

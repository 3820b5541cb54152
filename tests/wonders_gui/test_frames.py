"""The watch on how evenly the window breathes, and the measures of the window."""

from pathlib import Path
from time import sleep

from pytestqt.qtbot import QtBot

from wonders_gui.cli.bench import add_arguments
from wonders_gui.cli.games import clerk_of
from wonders_gui.cli.parser import Parser
from wonders_gui.frames import BEAT, Frames, Gaps
from wonders_gui.guibench import PATIENCE, TARGETS, Figures, first_paint


def test_a_window_that_waits_shows_in_the_longest_gap(qtbot: QtBot) -> None:
    frames = Frames()
    frames.begin()
    qtbot.wait(10 * BEAT)
    sleep(0.2)
    qtbot.wait(3 * BEAT)
    gaps = frames.take()
    assert gaps.frames >= 3
    assert gaps.longest >= 180
    assert frames.take() == Gaps(0, 0.0, 0.0, 0.0)


def test_what_happens_in_a_pause_does_not_count(qtbot: QtBot) -> None:
    frames = Frames()
    frames.begin()
    qtbot.wait(3 * BEAT)
    frames.pause()
    sleep(0.5)
    qtbot.wait(2 * BEAT)
    frames.begin()
    qtbot.wait(3 * BEAT)
    assert frames.take().longest < 400


def test_every_target_has_a_figure() -> None:
    gaps = Gaps(10, 16.0, 18.0, 20.0)
    figures = Figures(500.0, 700.0, 200.0, gaps, gaps, {"en": 40.0, "nl": 60.0}, 90.0, 150.0)
    assert figures.against_targets().keys() == TARGETS.keys()
    assert figures.against_targets()["language_switch_ms"] == 60.0


def test_the_bench_of_the_command_line_can_measure_the_window() -> None:
    parser = Parser("wonders bench")
    add_arguments(parser, clerk_of("seven"))
    assert parser.parse_args(["--gui", "--json"]).gui


def test_a_start_says_when_it_was_painted_and_leaves(tmp_path: Path) -> None:
    assert 0 < first_paint(str(tmp_path)) < 1000 * PATIENCE

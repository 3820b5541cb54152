"""A faster engine is made while the window is open: quietly, with a way to stop it, and bots change over to it."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.core.kind import COMPILED, PLAIN
from tests.wonders_gui.quick import QuickThinkers
from wonders_gui import app, language
from wonders_gui.art.assets import load_fonts
from wonders_gui.botengine import BotEngine
from wonders_gui.compiling import Compiler, command_in
from wonders_gui.enginestate import COMMAND, NO_COMPILER, EngineState, state_in
from wonders_gui.saves import Games
from wonders_gui.settings import SIZES, Settings
from wonders_gui.shell import LEAST
from wonders_gui.texts.engine import engine_text, preparing_text, ready_text
from wonders_gui.widgets.announcer import heard
from wonders_gui.window import MainWindow
from wonders_gui.workers import Thinkers

PATIENCE = 30_000
# Stands in for `dev.py compile --background`: it says things, and then waits for the end of stdin.
TALK = "import sys\nfor line in {lines!r}: print(line, flush=True)\n"
WAIT = "sys.stdin.read()\nopen({mark!r}, 'w').close()\nsys.exit(130)\n"


class Bots(QObject):
    """Bots that say which engine they have as soon as they have changed over."""

    engine_told = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.trees: list[Path] = []

    def change_over(self, tree: Path) -> None:
        self.trees.append(tree)
        self.engine_told.emit(COMPILED)


def compiling(*lines: str, mark: Path | None = None, code: int = 0) -> dict[str, str]:
    """An environment that names a compiler which says these lines, and then waits to be stopped if it has a mark."""
    program = TALK.format(lines=lines) + (WAIT.format(mark=str(mark)) if mark else f"sys.exit({code})")
    return {COMMAND: json.dumps([sys.executable, "-c", program])}


@pytest.fixture
def bots(qapp: QApplication) -> Bots:
    return Bots()


Opened = Callable[[dict[str, str]], BotEngine]


@pytest.fixture
def opened(qapp: QApplication, bots: Bots) -> Iterator[Opened]:
    """Opens a engine with plain bots; it is closed after the test."""
    engines: list[BotEngine] = []

    def open_engine(environment: dict[str, str]) -> BotEngine:
        engine = BotEngine()
        engine.kind = PLAIN
        engine.open(bots, environment)  # type: ignore[arg-type]
        engines.append(engine)
        return engine

    yield open_engine
    for engine in engines:
        engine.close()


def test_bots_change_over_when_the_engine_is_ready(opened: Opened, bots: Bots, qtbot: QtBot, tmp_path: Path) -> None:
    engine = opened(compiling("progress 3", "a word for the log", "progress 60", f"ready {tmp_path}"))
    seen: list[tuple[EngineState, int]] = []
    engine.changed.connect(lambda: seen.append((engine.state, engine.percent)))
    engine.begin()
    qtbot.waitUntil(lambda: engine.state is EngineState.READY, timeout=PATIENCE)
    assert bots.trees == [tmp_path]
    assert engine.kind == COMPILED
    assert [percent for state, percent in seen if state is EngineState.PREPARING] == [0, 3, 60]
    engine.settle()
    assert engine.state is EngineState.SETTLED


@pytest.mark.parametrize(
    "environment",
    [
        compiling("progress 3", code=1),
        compiling("ready /a/tree", code=1),
        {COMMAND: json.dumps(["/no/such/program"])},
    ],
)
def test_an_engine_that_cannot_be_made_leaves_the_bots_as_they_are(
    environment: dict[str, str], opened: Opened, bots: Bots, qtbot: QtBot
) -> None:
    engine = opened(environment)
    engine.begin()
    qtbot.waitUntil(lambda: engine.state is EngineState.FAILED, timeout=PATIENCE)
    assert bots.trees == []
    assert engine.kind == PLAIN


def test_whoever_stops_it_ends_the_program_politely(opened: Opened, bots: Bots, qtbot: QtBot, tmp_path: Path) -> None:
    engine = opened(compiling("progress 7", mark=tmp_path / "mark"))
    engine.begin()
    qtbot.waitUntil(lambda: engine.percent == 7, timeout=PATIENCE)
    engine.stop()
    assert engine.state is EngineState.STOPPED
    qtbot.waitUntil((tmp_path / "mark").exists, timeout=PATIENCE)
    assert engine.state is EngineState.STOPPED, "what was stopped has not failed"
    assert bots.trees == []


def test_closing_the_window_ends_the_program(opened: Opened, qtbot: QtBot, tmp_path: Path) -> None:
    engine = opened(compiling("progress 7", mark=tmp_path / "mark"))
    engine.begin()
    qtbot.waitUntil(lambda: engine.percent == 7, timeout=PATIENCE)
    engine.close()
    assert (tmp_path / "mark").exists()


def test_what_is_stopped_before_it_begins_never_begins(qapp: QApplication) -> None:
    compiler = Compiler([sys.executable, "-c", "pass"])
    compiler.stop()
    compiler.start()
    assert not compiler.is_running()


def test_the_program_gets_no_variables_that_are_meant_for_this_one(
    opened: Opened, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    file = tmp_path / "seen"
    program = f"import os; open({str(file)!r}, 'w').write(repr(sorted(os.environ)))"
    engine = opened({COMMAND: json.dumps([sys.executable, "-c", program])})
    engine.begin()
    qtbot.waitUntil(lambda: engine.state is EngineState.FAILED, timeout=PATIENCE)
    assert "PATH" in file.read_text()
    assert "PYTHONPATH" not in file.read_text()


@pytest.mark.parametrize("told", ["", NO_COMPILER, "no json", "3"])
def test_without_a_command_nothing_is_compiled(told: str, opened: Opened) -> None:
    assert command_in({COMMAND: told}) == []
    engine = opened({COMMAND: told})
    engine.begin()
    assert engine.state is not EngineState.PREPARING


def test_with_the_compiled_engine_there_is_nothing_to_do(bots: Bots) -> None:
    engine = BotEngine()
    engine.kind = COMPILED
    engine.open(bots, compiling("progress 3"))  # type: ignore[arg-type]
    engine.begin()
    assert engine.state is EngineState.SETTLED


# -- words ----------------------------------------------------------------------------------------------------


def test_the_plain_engine_is_told_with_what_it_means_and_how_to_get_the_other() -> None:
    text = engine_text(PLAIN, state_in({COMMAND: NO_COMPILER}))
    assert "five to ten times fewer positions" in text
    assert "install a C compiler" in text


def test_a_program_that_was_built_plain_promises_nothing() -> None:
    assert state_in({}) is EngineState.SETTLED
    assert "install a C compiler" not in engine_text(PLAIN, state_in({}))


def test_of_the_compiled_engine_no_more_is_said() -> None:
    assert engine_text(COMPILED) == engine_text(COMPILED, EngineState.NO_COMPILER) != engine_text(PLAIN)


@pytest.mark.parametrize("state", set(EngineState) - {EngineState.SETTLED, EngineState.READY})
def test_every_state_has_words_of_its_own(state: EngineState) -> None:
    assert engine_text(PLAIN, state) != engine_text(PLAIN)


# -- in the window --------------------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, thinkers: QuickThinkers, tmp_path: Path) -> Iterator[MainWindow]:
    made = MainWindow(settings, Games(tmp_path), thinkers)
    qtbot.addWidget(made)
    made.bot_engine.kind = PLAIN
    made.resize(1280, 720)
    made.show()
    yield made
    made.bot_engine.close()


def test_the_window_has_no_line_at_its_foot_before_there_is_something_to_say(window: MainWindow) -> None:
    assert window.stack.height() == window.height()
    assert window.engine_line.isHidden()


def test_a_line_below_the_page_tells_the_progress_and_takes_no_focus(
    window: MainWindow, bots: Bots, qtbot: QtBot, tmp_path: Path
) -> None:
    window.bot_engine.open(bots, compiling("progress 40", mark=tmp_path / "mark"))  # type: ignore[arg-type]
    before = window.focusWidget()
    line = window.engine_line
    window.bot_engine.begin()
    qtbot.waitUntil(lambda: line.progress.value() == 40, timeout=PATIENCE)
    assert line.isVisible()
    assert line.words.text() == preparing_text()
    qtbot.waitUntil(lambda: line.geometry().top() >= window.stack.geometry().bottom(), timeout=PATIENCE)
    assert window.focusWidget() is before
    assert QApplication.activeModalWidget() is None
    QTest.mouseClick(line.stop, Qt.MouseButton.LeftButton)
    assert line.isHidden()
    qtbot.waitUntil((tmp_path / "mark").exists, timeout=PATIENCE)


def test_the_line_makes_no_window_wider_however_large_its_letters_are(window: MainWindow, settings: Settings) -> None:
    window.engine_line.show_work(preparing_text() * 3, 40)
    assert window.engine_line.minimumSizeHint().width() < window.minimumWidth() / 2


def fits(window: MainWindow) -> bool:
    """Whether the words of the line are shown in full, in a window that is as small as it was."""
    QApplication.processEvents()
    words = window.engine_line.words
    return window.size() == LEAST and words.width() >= words.sizeHint().width()


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_the_largest_letters_fit_into_the_smallest_window(code: str, window: MainWindow, settings: Settings) -> None:
    load_fonts()
    settings.language = code
    settings.text_scale = SIZES[-1]
    window.resize(LEAST)
    line = window.engine_line
    line.show_work(preparing_text(), 40)
    assert fits(window)
    line.show_end(ready_text())
    assert fits(window)
    settings.text_scale = 1.0
    settings.language = language.SOURCE


def test_the_line_says_when_it_is_done_and_goes(
    window: MainWindow, bots: Bots, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wonders_gui.engineline._SHOWN", 50)
    window.bot_engine.open(bots, compiling(f"ready {tmp_path}"))  # type: ignore[arg-type]
    line = window.engine_line
    with heard() as said:
        window.bot_engine.begin()
        qtbot.waitUntil(lambda: line.words.text() == ready_text(), timeout=PATIENCE)
        assert line.stop.isHidden()
        qtbot.waitUntil(line.isHidden, timeout=PATIENCE)
    assert said == [ready_text()]


def test_the_settings_say_which_engine_the_bots_have(window: MainWindow, bots: Bots) -> None:
    page = window.settings_page
    window.bot_engine.open(bots, {COMMAND: NO_COMPILER})  # type: ignore[arg-type]
    assert page.engine.text() == engine_text(PLAIN, EngineState.NO_COMPILER)
    bots.engine_told.emit(COMPILED)
    assert page.engine.text() == engine_text(COMPILED)


def test_the_window_begins_to_compile_only_after_its_first_paint(
    qtbot: QtBot, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from wonders_gui import paths
    from wonders_gui.startoptions import StartOptions

    monkeypatch.setattr(app, "_LATER", 0)
    monkeypatch.setattr("wonders_gui.botengine.engine_kind", lambda: PLAIN)
    for name, value in compiling("progress 1", mark=tmp_path / "mark").items():
        monkeypatch.setitem(os.environ, name, value)
    thinkers = Thinkers(workers=1)
    monkeypatch.setattr(thinkers, "start", lambda: None)
    window = app.open_window(settings, paths.below(tmp_path), thinkers, StartOptions())
    qtbot.addWidget(window)
    app.follow_bot_engine(window, thinkers)
    assert window.bot_engine.state is EngineState.POSSIBLE
    qtbot.waitUntil(lambda: window.bot_engine.state is EngineState.PREPARING, timeout=PATIENCE)
    window.bot_engine.close()
    window.close()
    thinkers.close()

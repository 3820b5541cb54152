"""Measures the window itself: first paint, evenness while bots think, change of language, memory after ten games."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer

from engine.core.game import Json
from wonders_gui import app, paths
from wonders_gui.art.assets import load_fonts
from wonders_gui.frames import Frames, Gaps
from wonders_gui.games.registry import title
from wonders_gui.language import LANGUAGES
from wonders_gui.opponents import Opponent
from wonders_gui.pages.choices import choices_for
from wonders_gui.settings import Settings
from wonders_gui.startoptions import StartOptions
from wonders_gui.workers import Thinkers

if TYPE_CHECKING:
    from wonders_gui.games.registry import AnyTable
    from wonders_gui.window import MainWindow

STARTS: Final = 4
IDLE_SECONDS: Final = 4
TURNS: Final = 12
GAMES: Final = 10
PATIENCE: Final = 60.0
TARGETS: Final[Mapping[str, float]] = {
    "first_paint_ms": 800,
    "thinking_p99_ms": 20,
    "thinking_longest_above_idle_ms": 50,
    "language_switch_ms": 100,
    "memory_after_ten_games_mb": 250,
}


@dataclass(frozen=True, slots=True)
class Figures:
    """Everything that was measured."""

    first_paint_ms: float
    first_paint_cold_ms: float
    opening_of_a_table_ms: float
    idle: Gaps
    thinking: Gaps
    language_switch_ms: Mapping[str, float]
    memory_mb: float
    memory_after_ten_games_mb: float

    def against_targets(self) -> dict[str, float]:
        """The figures that have a target, by its name."""
        return {
            "first_paint_ms": self.first_paint_ms,
            "thinking_p99_ms": self.thinking.p99,
            "thinking_longest_above_idle_ms": round(self.thinking.longest - self.idle.longest, 1),
            "language_switch_ms": max(self.language_switch_ms.values()),
            "memory_after_ten_games_mb": self.memory_after_ten_games_mb,
        }


def run(as_json: bool) -> int:
    """Measure everything and say it; exit code 1 when a target is missed."""
    figures = measured()
    reached = figures.against_targets()
    if as_json:
        print(json.dumps({**asdict(figures), "targets": _judged(reached)}, indent=2))
    else:
        for name, target in TARGETS.items():
            print(f"{name:<34}{reached[name]:>10.1f}   (at most {target:g})")
    return int(any(reached[name] > target for name, target in TARGETS.items()))


def _judged(reached: Mapping[str, float]) -> Json:
    return {name: {"value": reached[name], "at_most": target} for name, target in TARGETS.items()}


def measured() -> Figures:
    """The starts in processes of their own, the rest in one window."""
    if app.has_no_screen(os.environ):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with TemporaryDirectory() as kept:
        starts = [first_paint(kept) for _ in range(STARTS)]
    with TemporaryDirectory() as folder, _window(Path(folder)) as window:
        before = memory_mb()
        frames = Frames(window)
        opening = _opening(window)
        thinking = _while_thinking(window, frames)
        idle = _while_idle(frames)
        switches = _language_switches(window)
        _play_games(window)
        return Figures(min(starts[1:]), starts[0], opening, idle, thinking, switches, before, memory_mb())


# -- starts -----------------------------------------------------------------------------------------------------------


def first_paint(kept: str) -> float:
    """Milliseconds from the start of a process to the first painted window; `kept` holds compiled modules, as usual."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = kept
    starting = [] if hasattr(sys, "_MEIPASS") else ["-m", "wonders_gui"]
    with TemporaryDirectory() as folder:
        command = [sys.executable, *starting, "--first-paint", "--data-dir", folder]
        began = monotonic()
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True, timeout=PATIENCE)
    return round(1000 * (float(done.stdout.split()[-1]) - began), 1)


# -- one window -------------------------------------------------------------------------------------------------------


@contextmanager
def _window(folder: Path) -> "Iterator[MainWindow]":
    running = app.application()
    folders = paths.below(folder)
    settings = Settings(folders.settings)
    settings.bot_speed = settings.animation = "off"
    app.apply_language(settings, "en")
    load_fonts()
    app.apply_theme(settings)
    thinkers = Thinkers(ahead=("seven",))
    thinkers.start()
    window = app.open_window(settings, folders, thinkers, StartOptions())
    _let(1.0)
    try:
        yield window
    finally:
        window.close()
        thinkers.close()
        running.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _begin_game(window: "MainWindow", level: str, players: int = 7, seed: int = 1) -> None:
    choices = choices_for(title("seven_2"), {})
    choices.players, choices.seed = players, str(seed)
    for sitting in choices.seats:
        sitting.level = level
    setup = choices.setup("Ada")
    assert all(bot == Opponent(level, bot.character) for bot in setup.seating.bots.values())
    window.play(setup)


def _opening(window: "MainWindow") -> float:
    """Milliseconds until a table with six masters is built and painted; only then the gaps are counted."""
    began = perf_counter()
    _begin_game(window, "master")
    QCoreApplication.processEvents()
    taken = round(1000 * (perf_counter() - began), 1)
    _let(0.5)
    return taken


def _table(window: "MainWindow") -> "AnyTable":
    assert window.table is not None
    return window.table


def _while_thinking(window: "MainWindow", frames: Frames) -> Gaps:
    """Twelve turns; only the time counts in which bots think."""
    table = _table(window)
    for _ in range(TURNS):
        frames.begin()
        _until(lambda: not table.thinking_seats())
        frames.pause()
        if table.owes_decision():
            table.submit(table.legal()[0])
        _let(0.1)
    return frames.take()


def _while_idle(frames: Frames) -> Gaps:
    _let(1.0)
    frames.begin()
    _let(IDLE_SECONDS)
    frames.pause()
    return frames.take()


def _language_switches(window: "MainWindow") -> dict[str, float]:
    """Milliseconds until everything on the table is said and painted again, by language."""
    taken: dict[str, float] = {}
    for code in ("nl", "da", *LANGUAGES):
        began = perf_counter()
        app.apply_language(window.settings, code)
        QCoreApplication.processEvents()
        taken[code] = round(1000 * (perf_counter() - began), 1)
    return taken


def _play_games(window: "MainWindow") -> None:
    for seed in range(GAMES):
        _begin_game(window, "novice", 3 + seed % 5, seed)
        _play_to_the_end(_table(window))
    _let(1.0)


def _play_to_the_end(table: "AnyTable") -> None:
    while not table.is_over():
        _until(lambda: table.owes_decision() or table.is_over())
        if table.owes_decision():
            table.submit(table.legal()[0])


def memory_mb() -> float:
    """What this process holds in memory, the bots' processes aside."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return round(int(line.split()[1]) / 1024, 1)
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(used / (1024 * 1024 if sys.platform == "darwin" else 1024), 1)


# -- waiting ----------------------------------------------------------------------------------------------------------


def _let(seconds: float) -> None:
    """Let the window live for a while."""
    loop = QEventLoop()
    QTimer.singleShot(int(1000 * seconds), loop.quit)
    loop.exec()


def _until(is_so: Callable[[], bool]) -> None:
    """Let the window live until something is so."""
    end = monotonic() + PATIENCE
    loop = QEventLoop()
    timer = QTimer(interval=2)
    timer.timeout.connect(lambda: loop.quit() if is_so() or monotonic() > end else None)
    timer.start()
    if not is_so():
        loop.exec()
    timer.stop()
    assert is_so(), "the window hangs"

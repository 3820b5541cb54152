"""`wonders --self-test`: the program, as it is installed here, plays whole games in its window and says how it went.

It goes the way of a player, through the window and its table; what it writes lies in a folder of its own, which is gone
afterwards. The report is for whoever builds or installs the program.
"""

import logging
import os
import platform
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import active_children
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QEventLoop, QTimer, qVersion
from PySide6.QtGui import QGuiApplication

from wonders_gui import app, language, logs, paths
from wonders_gui.art.assets import load_fonts
from wonders_gui.cli.exits import BAD, OK
from wonders_gui.games.registry import title
from wonders_gui.language import LANGUAGES, _
from wonders_gui.pages.choices import choices_for
from wonders_gui.settings import Settings
from wonders_gui.startoptions import StartOptions
from wonders_gui.version import PROGRAM
from wonders_gui.workers import Thinkers

if TYPE_CHECKING:
    from wonders_gui.games.registry import AnyTable
    from wonders_gui.window import MainWindow

PATIENCE: Final = 120.0  # seconds in which the window must have come to what is awaited
LONGEST: Final = 900.0  # seconds for everything
SAVED_AFTER: Final = 6  # decisions of the player


@dataclass(frozen=True, slots=True)
class Sample:
    """A table that is played to its end."""

    title: str
    players: int
    levels: Sequence[str]
    extras: Sequence[str] = ()
    """What is switched on for it on the new-game page: cities, teams."""

    @property
    def name(self) -> str:
        """The table in a few words."""
        return " ".join([f"{self.title}, {self.players} players", *self.extras])


SAMPLES: Final = (
    Sample("seven_1", 3, ("citizen", "novice")),
    Sample("seven_1", 2, ("citizen",)),
    Sample("seven_2", 3, ("master", "apprentice")),
    Sample("seven_2", 4, ("citizen", "strategist", "novice"), ("cities", "teams")),
    Sample("duel", 2, ("strategist",)),
    Sample("dice", 3, ("citizen", "novice")),
)


class Failed(Exception):  # noqa: N818 (ends a step of the test, and is told in the report)
    """A step did not end as it should."""


@dataclass
class Report:
    """What is said of the steps: at once, on the terminal if there is one, and in a file if one is wished for."""

    file: Path | None
    step: str = "the start"

    def begin(self) -> None:
        """Write the first line; raises OSError when the file cannot be written."""
        if self.file is not None:
            self.file.write_text("", encoding="utf-8")
        self.say(f"{PROGRAM}, self-test")

    def say(self, line: str) -> None:
        """One line; a program without a terminal has no stdout."""
        if sys.stdout is not None:
            print(line, flush=True)
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as stream:
                stream.write(line + "\n")


class Trouble(logging.Handler):
    """Gathers what went wrong where nobody can catch it: in slots of Qt, in the thread and the processes of bots."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith("qt.") or record.levelno >= logging.ERROR:
            self.heard.append(record.getMessage())

    def raise_alarm(self, error: BaseException) -> None:
        """An exception that nobody caught."""
        self.heard.append(f"{type(error).__name__}: {error}")

    def demand_none(self) -> None:
        """Raises Failed when anything was heard."""
        if self.heard:
            more = len(self.heard) - 1
            raise Failed(self.heard[0] + (f" (and {more} more like it in the log)" if more else ""))


def run(file: Path | None = None, samples: Sequence[Sample] = SAMPLES) -> int:
    """Test everything and give the exit code."""
    report = Report(file)
    try:
        report.begin()
    except OSError as error:
        print(f"wonders: the report cannot be written to {file}: {error.strerror}", file=sys.stderr)
        return BAD
    began = monotonic()
    with _watched(report), TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        trouble = _all_steps(report, paths.below(Path(folder)), samples)
    seconds = monotonic() - began
    report.say(f"FAILED at {report.step}: {trouble}" if trouble else f"PASSED in {seconds:.1f} s")
    return BAD if trouble else OK


@contextmanager
def _watched(report: Report) -> Iterator[None]:
    """End the program, with a word in the report, when it hangs so that nothing else can."""

    def give_up() -> None:
        report.say(f"FAILED at {report.step}: it takes longer than {LONGEST:.0f} s")
        os._exit(BAD)

    timer = threading.Timer(LONGEST, give_up)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _all_steps(report: Report, folders: paths.Folders, samples: Sequence[Sample]) -> str:
    """What went wrong, or nothing."""
    trouble = Trouble()
    logs.begin(folders.logs)
    logs.catch(trouble.raise_alarm)
    logging.getLogger().addHandler(trouble)
    try:
        with closing(_steps(folders, samples)) as steps:  # a failed step closes the window too
            for name, step in steps:
                report.step = name
                began = monotonic()
                told = step()
                trouble.demand_none()
                report.say(f"{name:<28}{monotonic() - began:>7.1f} s   {told}")
    except Failed as error:
        return str(error)
    except Exception as error:
        logging.getLogger(__name__).exception("the self-test has a bug")
        return f"{type(error).__name__}: {error}"
    finally:
        logging.getLogger().removeHandler(trouble)
        logs.end()
    return ""


Step = tuple[str, Callable[[], str]]


def _steps(folders: paths.Folders, samples: Sequence[Sample]) -> Generator[Step, None, None]:
    """Every step with its name; the window is there as long as steps are asked for."""
    app.application()
    yield "system", _system
    yield "search", _search
    with _window(folders) as window:
        yield "window", lambda: _painted(window)
        yield "processes of bots", _processes
        for sample in samples:
            yield sample.name, partial(_game, window, sample, folders.data)
    yield "end", _end


# -- what is here -----------------------------------------------------------------------------------------------------


def _system() -> str:
    kind = "installed program" if hasattr(sys, "_MEIPASS") else "checkout"
    python = platform.python_version()
    return f"{kind}, {platform.system()}, Python {python}, Qt {qVersion()} ({QGuiApplication.platformName()})"


def _search() -> str:
    """How quickly bots search here; the engine is compiled or not."""
    from wonders_gui.cli.duel.bench import bench_table
    from wonders_gui.cli.duel.desk import DUEL_DESK
    from wonders_gui.cli.searching import searches

    measure = next(searches(DUEL_DESK, [bench_table("draft")]))
    return f"{DUEL_DESK.engine} engine, {measure.positions_per_cpu_second:.0f} positions per second of the processor"


def _processes() -> str:
    """Bots think in processes of their own, none of them a copy of this one."""
    _until(lambda: bool(active_children()), "no process of a bot has started")
    workers = active_children()
    if not all(isinstance(worker, SpawnProcess) for worker in workers):
        raise Failed("a process of a bot was forked")
    pids = sorted({worker.pid for worker in workers if worker.pid is not None} - {os.getpid()})
    if len(pids) != len(workers):
        raise Failed(f"{len(workers)} bots share the processes {pids}")
    return f"{len(pids)} spawned: {', '.join(map(str, pids))}; the window: {os.getpid()}"


def _end() -> str:
    if active_children():
        raise Failed("processes of bots are left behind")
    return "no process is left"


# -- the window -------------------------------------------------------------------------------------------------------


@contextmanager
def _window(folders: paths.Folders) -> "Iterator[MainWindow]":
    """The window as a first start shows it, but without pauses; in English."""
    settings = Settings(folders.settings)
    settings.bot_speed = settings.animation = "off"
    settings.language = language.SOURCE
    app.apply_language(settings)
    load_fonts()
    app.apply_theme(settings)
    thinkers = Thinkers(ahead=("seven", "duel"))
    window = app.open_window(settings, folders, thinkers, StartOptions())
    try:
        yield window
    finally:
        window.close()
        thinkers.close()
        app.application().sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _painted(window: "MainWindow") -> str:
    painted: list[bool] = []
    first = window.findChild(app.FirstPaint)
    assert first is not None
    first.painted.connect(lambda: painted.append(True))
    _until(lambda: bool(painted), "the window is not painted")
    _seen(window)
    return f"{window.width()} x {window.height()}, painted"


def _seen(window: "MainWindow") -> bytes:
    """What stands in the window, as a picture; raises Failed when it is all of one colour."""
    picture = window.grab().toImage()
    colours = {picture.pixel(x, y) for x in range(0, picture.width(), 16) for y in range(0, picture.height(), 16)}
    if len(colours) < 2:
        raise Failed("the window is empty")
    return bytes(picture.constBits())


# -- a game -----------------------------------------------------------------------------------------------------------


def _game(window: "MainWindow", sample: Sample, folder: Path) -> str:
    """Play to the end; on the way change the language, and go on from a saved file."""
    choices = choices_for(title(sample.title), dict.fromkeys(sample.extras, True))
    choices.players, choices.seed = sample.players, "7"
    for sitting, level in zip(choices.seats[1:], sample.levels, strict=False):
        sitting.level = level
    window.play(choices.setup("Ada"))
    decisions = 0
    while not _table(window).is_over():
        _decide(window)
        decisions += 1
        if decisions == SAVED_AFTER // 2:
            _speak_all(window)
        if decisions == SAVED_AFTER:
            _go_on_from_file(window, folder / f"{sample.name}.wonders")
    return f"{decisions} decisions of the player, {_scores(window)}"


def _table(window: "MainWindow") -> "AnyTable":
    assert window.table is not None
    return window.table


def _decide(window: "MainWindow") -> None:
    """The player's next decision, and whatever the bots make of it."""
    table = _table(window)

    def is_turn() -> bool:
        table.release_bots()  # nobody reads messages here
        return table.owes_decision() or table.is_over()

    _until(is_turn, "the bots do not decide")
    if table.owes_decision():
        refusal = table.submit(table.legal()[0])
        if refusal is not None:
            raise Failed(f"a legal move was refused: {refusal.code}")


def _speak_all(window: "MainWindow") -> None:
    """Every language, and back; each must say the same thing in its own words, and show it."""
    told = []
    for code in (*(code for code in LANGUAGES if code != language.SOURCE), language.SOURCE):
        window.settings.language = code
        told.append((language.language(), _("New game"), _seen(window)))
    for part in range(3):
        if len({words[part] for words in told}) != len(LANGUAGES):
            raise Failed(f"the languages do not differ: {[words[:2] for words in told]}")


def _go_on_from_file(window: "MainWindow", file: Path) -> None:
    """Save, open what was saved, and find everything as it was."""
    before = _table(window)
    window.save_to(file)
    window.banner.close_message()
    history = before.history()
    if not window.open_game(file) or _table(window) is before:
        raise Failed("a game that was just saved cannot be opened")
    after = _table(window).history()
    if after != history:
        raise Failed(f"{len(history)} events were saved and {len(after)} came back")


def _scores(window: "MainWindow") -> str:
    """The end: the score sheet is shown."""
    window.show_scores()
    if window.page() is not window.score_page:
        raise Failed("there is no score sheet")
    _seen(window)
    places = [str(standing.seat) for standing in _table(window).standings()]
    return f"seats by place {' '.join(places)}"


def _until(is_so: Callable[[], bool], otherwise: str) -> None:
    """Let the window live until something is so; raises Failed when it does not come to that."""
    end = monotonic() + PATIENCE
    loop = QEventLoop()
    timer = QTimer(interval=2)
    timer.timeout.connect(lambda: loop.quit() if is_so() or monotonic() > end else None)
    timer.start()
    if not is_so():
        loop.exec()
    timer.stop()
    if not is_so():
        raise Failed(otherwise)

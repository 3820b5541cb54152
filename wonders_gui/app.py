"""Starts the program with a window and ends it in order: options, folders, log, language, fonts, look, one instance."""

import logging
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from engine.core.errors import CodedError, ConfigError
from wonders_gui import language, logs, placement, theme
from wonders_gui.art import cache
from wonders_gui.art.assets import load_fonts
from wonders_gui.cli.exits import BAD, BUG, MEANINGS, NO_SCREEN, OK, USAGE
from wonders_gui.crash import Alarm
from wonders_gui.enginestate import EngineState
from wonders_gui.instance import Claim, Instance
from wonders_gui.language import _
from wonders_gui.opening import Application
from wonders_gui.paths import AssetsMissing, Folders, assets
from wonders_gui.saves import Games
from wonders_gui.settings import SYSTEM, Settings
from wonders_gui.startoptions import StartOptions, check_players, read
from wonders_gui.version import VERSION
from wonders_gui.workers import Thinkers

if TYPE_CHECKING:
    from wonders_gui.pages.choices import Choices, Setup
    from wonders_gui.window import MainWindow

log = logging.getLogger(__name__)

TRACEBACK: Final = "WONDERS_TRACEBACK"
USUAL_SIZE: Final = (1280, 720)
_QUIET: Final = 250  # milliseconds after the first paint, in which nothing shall compete with the window
_LATER: Final = 3000  # and after which there is time for work that nobody waits for


def main(arguments: Sequence[str]) -> int:
    """Show the window until it is closed; gives the exit code."""
    try:
        return _started(read(arguments))
    except CodedError as error:
        return _complain(error, USAGE)
    except SystemExit:  # --help or --version has been answered
        return OK


def _started(options: StartOptions) -> int:
    if has_no_screen(os.environ):
        print(f"wonders: {MEANINGS[NO_SCREEN]} (neither DISPLAY nor WAYLAND_DISPLAY is set).", file=sys.stderr)
        return NO_SCREEN
    if options.self_test is not None:
        from wonders_gui.selftest import run as test_itself

        return test_itself(Path(options.self_test) if options.self_test else None)
    log_file = logs.begin(options.folders.logs)
    app = application()
    alarm = Alarm(log_file)
    alarm.left.connect(app.quit)
    logs.catch(alarm)
    try:
        return _run(app, options)
    except CodedError:
        raise
    except Exception as error:
        log.exception("the program could not start")
        return _complain(CodedError("bug", kind=type(error).__name__, text=str(error), variable=TRACEBACK), BUG)
    finally:
        logs.end()


def _complain(error: CodedError, code: int) -> int:
    """Say what is wrong, in a window where there is no terminal; the sentences are a good deal to import."""
    from wonders_gui.cli.command import complain
    from wonders_gui.cli.sentences import sentence, sentence_for

    text = sentence("bug", **error.details) if code == BUG else sentence_for(error)
    if sys.__stderr__ is None:
        application()
        QMessageBox.critical(None, "wonders", text)
    return complain("wonders", text, code)


def has_no_screen(environment: "os._Environ[str]") -> bool:
    """Whether Qt would find nothing to draw on, and end the program without a word."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform.startswith("linux") and not any(environment.get(name) for name in names)


def application() -> QApplication:
    """The application object, with the names that desktops want to know."""
    running = QApplication.instance()
    app = running if isinstance(running, QApplication) else Application(["wonders", *_screen_arguments()])
    app.setApplicationName("wonders")
    app.setApplicationVersion(VERSION)
    app.setDesktopFileName("wonders")
    return app


def _screen_arguments() -> list[str]:
    """What the environment says of the screen, as arguments: Qt for Windows does not look there under wine."""
    chosen = os.environ.get("QT_QPA_PLATFORM")
    return ["-platform", chosen] if chosen else []


def _run(app: QApplication, options: StartOptions) -> int:
    folders = options.folders
    settings = Settings(folders.settings)
    apply_language(settings, options.language)
    instance = Instance(folders.data)
    if not may_start(instance, options.load):
        return OK
    try:
        load_fonts()
    except AssetsMissing as error:
        return tell_missing(str(error))
    app.setWindowIcon(_icon())
    apply_theme(settings)
    app.styleHints().colorSchemeChanged.connect(lambda: follow_system(settings))
    setup = setup_for(options, settings)
    thinkers = Thinkers(ahead=("seven", "duel"))
    try:
        window = open_window(settings, folders, thinkers, options)
        follow_bot_engine(window, thinkers)
        app.aboutToQuit.connect(window.bot_engine.close)
        instance.called.connect(lambda file: come_forward(window, file))
        instance.listen()
        if isinstance(app, Application):
            app.file_asked.connect(lambda file: come_forward(window, file))
        if options.first_paint:
            _tell_first_paint(window)
        QTimer.singleShot(0, lambda: begin(window, options, setup))
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C in a terminal ends the program; the game is on the disk
        code = app.exec()
    finally:
        thinkers.close()
        settings.sync()
        instance.release()
        cache.clear()
    return code


def may_start(instance: Instance, file: Path | None) -> bool:
    """Whether this start opens a window: no other has the folder, or the player says so all the same."""
    claim = instance.claim(file)
    if claim is Claim.OURS:
        return True
    if claim is Claim.CALLED or instance.holder is None:
        print(_("The game is already open; its window comes to the front."))
        return False
    from wonders_gui.dialogs.openelsewhere import wants_to_open

    if not wants_to_open(claim, instance.holder):
        return False
    instance.open_anyway()
    return True


def _icon() -> QIcon:
    """The icon of the program in every size that there is."""
    icon = QIcon()
    for file in (assets() / "app").glob("wonders-*.png"):
        icon.addFile(str(file))
    return icon


def open_window(settings: Settings, folders: Folders, thinkers: Thinkers, options: StartOptions) -> "MainWindow":
    """The window, shown where it stood last time; bots are fetched once it has been painted."""
    from wonders_gui.window import MainWindow

    window = MainWindow(settings, Games(folders.games), thinkers)
    window.resize(*USUAL_SIZE)
    if options.restore:
        placement.restore(window, settings)
    first = FirstPaint(window)
    first.painted.connect(lambda: QTimer.singleShot(_QUIET, thinkers, thinkers.start))
    first.painted.connect(lambda: QTimer.singleShot(2 * _QUIET, window, window.prepare))
    window.show()
    return window


def follow_bot_engine(window: "MainWindow", thinkers: Thinkers) -> None:
    """Follow the engine of the bots, and let a faster one be made, where that is possible, once all is quiet."""
    window.bot_engine.open(thinkers, os.environ)
    if window.bot_engine.state is EngineState.POSSIBLE:
        first = window.findChild(FirstPaint)
        assert first is not None
        first.painted.connect(lambda: QTimer.singleShot(_LATER, window.engine_line, window.bot_engine.begin))


def _tell_first_paint(window: "MainWindow") -> None:
    """Print the moment of the first paint, on the clock that all processes share, and leave."""
    first = window.findChild(FirstPaint)
    assert first is not None
    first.painted.connect(lambda: print(monotonic(), flush=True))
    first.painted.connect(window.close)


def begin(window: "MainWindow", options: StartOptions, setup: "Setup | None") -> None:
    """Do what the command line asks for, once the window is there."""
    if options.load is not None:
        window.open_game(options.load)
    elif options.replay is not None:
        window.look_at(options.replay)
    elif setup is not None:
        window.play(setup)


def setup_for(options: StartOptions, settings: Settings) -> "Setup | None":
    """The game that the command line asks for; raises ConfigError when it cannot be played."""
    if not options.wants_game:
        return None
    from wonders_gui.games.registry import title
    from wonders_gui.pages.choices import choices_for

    chosen_title = title(options.title_key(settings.last_game))
    choices = choices_for(chosen_title, settings.choices(chosen_title.key))
    if options.players is not None:
        check_players(chosen_title.fewest, chosen_title.most, options.players)
        choices.players = options.players
    if options.seed is not None:
        choices.seed = str(options.seed)
    _add_expansion(options, choices)
    return choices.setup(settings.own_name)


def _add_expansion(options: StartOptions, choices: "Choices") -> None:
    """What the command line asks for beside the basic game; raises ConfigError where this table cannot have it."""
    if options.cities:
        choices.wants_cities = True
        _demand(choices.why_no_cities())
    if options.teams:
        choices.wants_teams = True
        _demand(choices.why_no_teams())
    choices.drop_missing_boards()


def _demand(against: ConfigError | None) -> None:
    if against is not None:
        raise against


def come_forward(window: "MainWindow", file: object) -> None:
    """Answer a second start: show the window, and open the file it was given."""
    window.setWindowState(window.windowState() & ~window.windowState().WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    if isinstance(file, Path):
        window.open_game(file)


def tell_missing(folder: str) -> int:
    """Say that the program is not complete."""
    words = _("The pictures and fonts of the game are missing. They should be in {folder}. Please install it again.")
    QMessageBox.critical(None, "wonders", words.format(folder=folder))
    return BAD


# -- language and look ------------------------------------------------------------------------------------------------


def apply_language(settings: Settings, instead: str | None = None) -> None:
    """Speak the chosen language, everywhere and at once; `instead` counts for this start alone."""
    app = application()
    language.set_language(instead or settings.language or language.system_language())
    quiet = _Quiet()
    app.installEventFilter(quiet)  # Qt would tell all widgets once for each translator; once in all is enough
    language.install_qt(app)
    app.removeEventFilter(quiet)
    for window in app.topLevelWidgets():
        app.sendEvent(window, QEvent(QEvent.Type.LanguageChange))


def apply_theme(settings: Settings) -> None:
    """Look as chosen, everywhere and at once."""
    theme.use(settings.theme, settings.text_scale)
    for window in application().topLevelWidgets():
        QWidget.update(window)  # item views have another `update` of their own


def follow_system(settings: Settings) -> None:
    """The desktop has become light or dark."""
    if settings.theme == SYSTEM:
        apply_theme(settings)


class _Quiet(QObject):
    """Keeps changes of language from the application."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.LanguageChange


class FirstPaint(QObject):
    """Tells once that a window has been painted."""

    painted = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self.painted.emit)
        return False

"""Takes pictures of every screen: `dev.py screenshots`, or `python -m tests.tools.gallery FOLDER [pattern ...]`.

The real window shows real games, played by bots with fixed seeds, so that two runs give the same pictures.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from random import Random
from shutil import copy2, rmtree
from tempfile import TemporaryDirectory
from time import monotonic
from traceback import format_exception
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer, qInstallMessageHandler

from tests.tools.moments import Moment, moments
from tests.wonders_gui.quick import QuickThinkers
from wonders_gui import app
from wonders_gui.art.assets import load_fonts
from wonders_gui.games.dice.page import TablePage as DicePage
from wonders_gui.games.registry import title
from wonders_gui.saves import Games
from wonders_gui.settings import Settings
from wonders_gui.window import MainWindow

QUIET: Final = 60  # milliseconds without anything to do, after which a screen counts as settled


@dataclass(frozen=True, slots=True)
class Look:
    """A language, a theme, a size of the window and of the text."""

    language: str
    theme: str
    width: int
    height: int
    scale: float = 1.0

    @property
    def name(self) -> str:
        """Its part of the name of a picture."""
        size = f"{self.width}x{self.height}" + (f"-{self.scale:.0%}".replace("%", "pc") if self.scale != 1.0 else "")
        return f"{self.language}-{self.theme}-{size}"


LOOKS: Final = (
    Look("en", "light", 1920, 1080),
    Look("en", "light", 1280, 720),
    Look("nl", "dark", 1280, 720),
    Look("da", "contrast", 1920, 1080),
    Look("da", "light", 1280, 720),
    Look("nl", "light", 1920, 1080, 2.0),
)

Scene = tuple[str, Callable[[MainWindow], None]]


class Studio:
    """One window, and everything that is needed to show it at any moment."""

    def __init__(self, folder: Path, games: Path) -> None:
        self._folder = folder
        self._games = games
        self.settings = Settings(games / "settings.ini")
        self.settings.bot_speed = self.settings.animation = "off"
        self._taken = 0

    def shoot(self, scene: Scene, look: Look) -> Path:
        """A picture of one scene in one look, in a window of its own."""
        name, show = scene
        self.settings.theme, self.settings.text_scale = look.theme, look.scale
        self.settings.language = look.language
        app.apply_language(self.settings)
        app.apply_theme(self.settings)
        thinkers = QuickThinkers()
        self._taken += 1
        window = MainWindow(self.settings, Games(self._games / f"player {self._taken}"), thinkers)
        window.resize(look.width, look.height)
        window.show()
        show(window)
        settle()
        path = self._folder / f"{name}--{look.name}.png"
        assert window.grab().save(str(path)), path
        window.close()
        window.deleteLater()
        thinkers.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return path


def scenes(games: Path) -> Iterator[Scene]:
    """Every screen that can be shown."""
    yield "start", MainWindow.go_start
    yield "start-continue", _with_games(games, MainWindow.go_start)
    for key in ("seven_2", "seven_1", "duel", "dice"):
        yield f"newgame-{key}", _setting_up(key)
    yield "newgame-cities", _with_cities(7)
    yield "newgame-teams", _with_cities(6)
    yield "cities", MainWindow.show_cities
    yield "settings", MainWindow.show_settings
    yield "about", MainWindow.show_about
    yield "keys", MainWindow.show_keys
    yield "games-none", MainWindow.show_games
    yield "games", _with_games(games, MainWindow.show_games)
    for moment in moments():
        yield moment.name, _at(games, moment)
        if "-over-" in moment.name:
            yield f"{moment.name}-scores", _at(games, moment, MainWindow.show_scores)
    for game in ("seven-3p-age2", "duel-age2"):
        moment = _named(game)
        yield f"cards-{game}", _at(games, moment, lambda window: window.show_cards(2))
        yield f"chains-{game}", _at(games, moment, MainWindow.show_chains)
        yield f"menu-{game}", _at(games, moment, MainWindow.open_menu)
    dice = _named("dice-3p-later")
    yield "city-dice-3p-later", _at(games, dice, lambda window: _dice_page(window).enlarge(1))
    yield "help-dice-3p-later", _at(games, dice, lambda window: _dice_page(window).sheets.show_help())


def _dice_page(window: MainWindow) -> DicePage:
    assert isinstance(window.table_page, DicePage)
    return window.table_page


def _named(name: str) -> Moment:
    return next(moment for moment in moments() if moment.name == name)


def _setting_up(key: str) -> Callable[[MainWindow], None]:
    return lambda window: window.set_up(title(key))


def _with_cities(players: int) -> Callable[[MainWindow], None]:
    """Set up a game with Cities, in teams where that is possible."""

    def show(window: MainWindow) -> None:
        window.set_up(title("seven_2"))
        choices = window.new_game.choices
        choices.players, choices.wants_cities, choices.wants_teams = players, True, True
        choices.deal_boards(Random(7))
        window.new_game.options.changed.emit()

    return show


def _at(games: Path, moment: Moment, then: Callable[[MainWindow], None] | None = None) -> Callable[[MainWindow], None]:
    """Open the game of a moment, and do something there."""

    def show(window: MainWindow) -> None:
        window.open_game(_kept(games, moment))
        settle()
        if then is not None:
            then(window)

    return show


def _with_games(games: Path, then: Callable[[MainWindow], None]) -> Callable[[MainWindow], None]:
    """Let there be some saved games."""

    def show(window: MainWindow) -> None:
        window.games.folder.mkdir(parents=True)
        for name in ("seven-7p-age1", "duel-over-points", "seven-3p-age2"):
            copy2(_kept(games, _named(name)), window.games.folder)
        then(window)

    return show


def _kept(games: Path, moment: Moment) -> Path:
    """The file of a moment; it is played once for all pictures."""
    kept = games / "moments" / f"{moment.name}.wonders"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        moment.write(kept)
    return kept


def settle() -> None:
    """Let the window live until nothing happens any more."""
    loop = QEventLoop()
    QTimer.singleShot(QUIET, loop.quit)
    loop.exec()


class Complaints:
    """Whatever goes wrong while pictures are taken: an exception in a slot, a warning of Qt."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        sys.excepthook = lambda kind, error, trace: self.add("".join(format_exception(error)))
        qInstallMessageHandler(lambda kind, context, text: self.add(f"Qt: {text}"))

    def add(self, text: str) -> None:
        """Say it now, and remember it for the exit code."""
        print(text, file=sys.stderr, flush=True)
        self.heard.append(text)


def main(arguments: Sequence[str]) -> int:
    """Write the pictures whose names fit a pattern, or all; exit code 1 when anything went wrong on the way."""
    folder, wanted = Path(arguments[0]), arguments[1:]
    if not wanted:
        rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    app.application()
    load_fonts()
    complaints = Complaints()
    began = monotonic()
    with TemporaryDirectory() as games:
        studio = Studio(folder, Path(games))
        chosen = [
            (scene, look)
            for scene in scenes(Path(games))
            for look in LOOKS
            if not wanted or any(fnmatch(f"{scene[0]}--{look.name}", pattern) for pattern in wanted)
        ]
        for scene, look in chosen:
            _take(studio, scene, look, complaints)
    print(f"{len(chosen)} pictures in {monotonic() - began:.0f} s, {len(complaints.heard)} complaints")
    return int(bool(complaints.heard))


def _take(studio: Studio, scene: Scene, look: Look, complaints: Complaints) -> None:
    try:
        print(studio.shoot(scene, look), flush=True)
    except Exception as error:
        complaints.add(f"{scene[0]}--{look.name}: {''.join(format_exception(error))}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

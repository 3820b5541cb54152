"""Every screen of the window, by name: pages, tables at fixed moments, choices, sheets and what lies over them."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QAbstractItemView

from engine.core.errors import SaveError
from tests.tools import coached, past
from tests.tools.moments import moment_named
from tests.tools.reviews import keep_reviewed, make_puzzles
from tests.wonders_gui.quick import QuickThinkers
from wonders_gui import app
from wonders_gui.art.assets import load_fonts
from wonders_gui.games.registry import title
from wonders_gui.history import clock
from wonders_gui.history.schema import NAME
from wonders_gui.language import language as spoken
from wonders_gui.pages.replay.page import ReplayPage
from wonders_gui.pages.rules.halls import COLLECTIONS
from wonders_gui.replaying import Eyes
from wonders_gui.saves import Games
from wonders_gui.settings import Settings
from wonders_gui.texts.rules.books import BOOKS
from wonders_gui.window import MainWindow

Show = Callable[[MainWindow], None]
QUIET: Final = 5  # milliseconds in which bots that answer at once have answered

SEVEN: Final = "seven-3p-age2"
DUEL: Final = "duel-age2"


class Studio:
    """One window that can be brought to any screen, in any language and size."""

    def __init__(self, folder: Path) -> None:
        app.application()
        load_fonts()
        self.settings = Settings(folder / "settings.ini")
        self.settings.bot_speed = self.settings.animation = "off"
        self.settings.theme = "light"
        self._language = "en"
        app.apply_language(self.settings, self._language)
        app.apply_theme(self.settings)
        self._thinkers = QuickThinkers()
        self.window = MainWindow(self.settings, Games(folder / "games"), self._thinkers)
        self.window.resize(1280, 720)
        self.window.setUpdatesEnabled(False)
        self.window.show()

    def visit(self, screen: str) -> MainWindow:
        """Bring the window to a screen, from the first page on."""
        self.window.menu.close_popover()
        self.window.banner.close_message()
        self.window.go_start()
        SCREENS[screen](self.window)
        settle()
        return self.window

    def look(self, language: str = "en", theme: str = "light", scale: float = 1.0) -> None:
        """Another language, theme and size of text, live, as a player would switch them."""
        if (self._language, spoken()) != (language, language):  # a test that failed may have left the two at odds
            self._language = language
            app.apply_language(self.settings, language)
        if (self.settings.theme, self.settings.text_scale) != (theme, scale):
            self.settings.theme = theme
            self.settings.text_scale = scale
        settle()

    @contextmanager
    def painting(self) -> Iterator[MainWindow]:
        """Most tests need no picture, and painting is what takes time: only inside can the window be grabbed."""
        self.window.setUpdatesEnabled(True)
        settle()  # what depends on its own width asks for its height anew
        try:
            yield self.window
        finally:
            self.window.setUpdatesEnabled(False)

    def resize(self, width: int, height: int) -> None:
        """Another size of the window."""
        self.window.resize(width, height)
        settle()

    def close(self) -> None:
        """Away with the window, and everything as it was before."""
        self.look()
        self.window.close()
        self.window.deleteLater()
        self._thinkers.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@contextmanager
def studio(folder: Path) -> Iterator[Studio]:
    """A studio for as long as it is needed."""
    opened = Studio(folder)
    try:
        yield opened
    finally:
        opened.close()


def settle() -> None:
    """Let the window live until bots have answered and everything lies where it belongs."""
    loop = QEventLoop()
    QTimer.singleShot(QUIET, loop.quit)
    loop.exec()
    QCoreApplication.sendPostedEvents()


# -- screens ----------------------------------------------------------------------------------------------------------


class _Folders:
    base: Path | None = None


@cache
def _folder() -> Path:
    return _Folders.base or Path(mkdtemp(prefix="wonders-moments-"))


def keep_moments_in(folder: Path) -> None:
    """Where the games of moments are written: pytest's own folder, which it clears away by itself."""
    _Folders.base = folder


def moment(name: str) -> Path:
    """The saved game of a moment, which is played once in a run of the tests, whichever process plays it."""
    path = _folder() / f"{name}.wonders"
    if not path.exists():
        made = path.with_suffix(f".{os.getpid()}")
        moment_named(name).write(made)
        made.replace(path)
    return path


def _at(name: str, then: Show | None = None) -> Show:
    def show(window: MainWindow) -> None:
        assert window.open_game(moment(name))
        settle()
        if then is not None:
            then(window)

    return show


def _set_up(key: str, then: Show | None = None) -> Show:
    def show(window: MainWindow) -> None:
        window.set_up(title(key))
        if then is not None:
            settle()
            then(window)

    return show


def _visit(*what: str) -> Show:
    return lambda window: window.visit("rules", *what)


def _page(window: MainWindow) -> Any:
    """The page of the table; its parts are named in docs/window.md."""
    assert window.table_page is not None
    return window.table_page


def _select(view: QAbstractItemView, row: int) -> None:
    view.setCurrentIndex(view.model().index(row, 0))


def _first_open_slot(window: MainWindow) -> int:
    return next(row for row, slot in enumerate(_page(window).middle.model.rows()) if slot.accessible)


def _choose_slot(window: MainWindow) -> None:
    _select(_page(window).middle.structure, _first_open_slot(window))


def _open_wonders(window: MainWindow) -> None:
    _choose_slot(window)
    _page(window).do("wonder")


def _choose_card(window: MainWindow) -> None:
    hand = _page(window).hand
    _select(hand, hand.model().rowCount() // 2)


def _hint(window: MainWindow) -> None:
    _page(window).ask_hint()


def _trouble(window: MainWindow) -> None:
    window.tell_trouble("This game cannot be opened", SaveError("damaged", path="/home/anna/games/old.wonders"))


def _saved_games(window: MainWindow) -> None:
    games = window.games.folder
    games.mkdir(parents=True, exist_ok=True)
    for name in (SEVEN, DUEL, "seven-over-3p"):
        (games / f"{name}.wonders").write_bytes(moment(name).read_bytes())
    window.show_games()


def _with_cities(window: MainWindow, players: int) -> None:
    """Wish for Cities and teams, whether or not so many players can have them."""
    choices = window.new_game.choices
    choices.players, choices.wants_cities, choices.wants_teams = players, True, True
    window.new_game.options.changed.emit()


PAGES: Final[dict[str, Show]] = {
    "start": lambda window: None,
    "newgame-seven_2": _set_up("seven_2"),
    "newgame-seven_1": _set_up("seven_1"),
    "newgame-duel": _set_up("duel"),
    "newgame-rules": _set_up("duel", lambda window: window.new_game.options.rules_asked.emit()),
    "newgame-your-seat": _set_up("seven_2", lambda window: window.new_game.ring.picked.emit(0)),
    "newgame-bot-seat": _set_up("seven_2", lambda window: window.new_game.ring.picked.emit(1)),
    "settings": lambda window: window.show_settings(),
    "about": lambda window: window.show_about(),
    "keys": lambda window: window.show_keys(),
    "games": _saved_games,
    "menu": lambda window: window.open_menu(),
}

TABLES: Final[dict[str, Show]] = {
    **{
        f"seven-{name}": _at(f"seven-{name}", _choose_card)
        for name in ("3p-age1", "3p-age3", "7p-age1", "7p-age3", "1e-2p-age3", "1e-4p-age2")
    },
    SEVEN: _at(SEVEN),
    **{f"duel-{name}": _at(f"duel-{name}", _choose_slot) for name in ("age1", "age3")},
    DUEL: _at(DUEL),
    "duel-wonders": _at(DUEL, _open_wonders),
}

CHOICES: Final[dict[str, Show]] = {
    **{f"seven-choice-{kind}": _at(f"seven-choice-{kind}") for kind in ("side", "last-card", "discard", "guild")},
    "duel-draft": _at("duel-draft"),
    **{
        f"duel-choice-{kind}": _at(f"duel-choice-{kind}") for kind in ("token", "box", "destroy", "discard", "beginner")
    },
}

OVER: Final[dict[str, Show]] = {
    name: show
    for over in ("seven-over-3p", "seven-over-7p", "duel-over-points", "duel-over-military", "duel-over-science")
    for name, show in ((over, _at(over)), (f"{over}-scores", _at(over, MainWindow.show_scores)))
}

SHEETS: Final[dict[str, Show]] = {
    "seven-city": _at(SEVEN, lambda window: _page(window).enlarge(1)),
    "seven-log": _at(SEVEN, lambda window: _page(window).toggle_log()),
    "seven-hint": _at(SEVEN, _hint),
    "seven-cards": _at(SEVEN, lambda window: window.show_cards(2)),
    "seven-chains": _at(SEVEN, MainWindow.show_chains),
    "seven-menu": _at(SEVEN, MainWindow.open_menu),
    "seven-trouble": _at(SEVEN, _trouble),
    "duel-discard": _at(DUEL, lambda window: _page(window).show_discard()),
    "duel-log": _at(DUEL, lambda window: _page(window).show_log()),
    "duel-hint": _at(DUEL, _hint),
    "duel-cards": _at(DUEL, lambda window: window.show_cards(2)),
    "duel-chains": _at(DUEL, MainWindow.show_chains),
}

DICE: Final = "dice-3p-later"


def _pick_die(window: MainWindow) -> None:
    """The first die that can be used, with the first field that it builds."""
    page = _page(window)
    die = next(record.die for record in page.forum_model.rows() if record.state == "free")
    page.player.pick_die(die)
    page.player.pick_field(next(field for field, offered in page.player.offers().items() if offered.legal))
    page.present()


def _refuse(window: MainWindow) -> None:
    """A field whose turn has not come."""
    page = _page(window)
    page.player.pick_field(next(record.field for record in page.sheet_model.rows() if record.look.state == "waiting"))
    page.present()


DICES: Final[dict[str, Show]] = {
    "newgame-dice": _set_up("dice"),
    "newgame-dice-seat": _set_up("dice", lambda window: window.new_game.ring.picked.emit(1)),
    **{f"dice-{name}": _at(f"dice-{name}", _pick_die) for name in ("3p-begin", "2p-later", "7p-later")},
    DICE: _at(DICE),
    "dice-refused": _at(DICE, _refuse),
    "dice-last-turn": _at("dice-last-turn"),
    **{
        f"dice-choice-{kind}": _at(f"dice-choice-{kind}")
        for kind in ("cross", "bonus", "action", "free-build", "removal")
    },
    **{
        name: show
        for over in ("dice-over-2p", "dice-over-3p", "dice-over-7p")
        for name, show in ((over, _at(over)), (f"{over}-scores", _at(over, MainWindow.show_scores)))
    },
    "dice-city": _at(DICE, lambda window: _page(window).enlarge(1)),
    "dice-log": _at(DICE, lambda window: _page(window).show_log()),
    "dice-hint": _at(DICE, _hint),
    "dice-help": _at(DICE, lambda window: _page(window).sheets.show_help()),
}

TEAMS: Final = "teams-4p-age3"
CITIES: Final[dict[str, Show]] = {
    "newgame-cities": _set_up("seven_2", lambda window: _with_cities(window, 7)),
    "newgame-teams": _set_up("seven_2", lambda window: _with_cities(window, 6)),
    "newgame-pair": _set_up("seven_1", lambda window: _with_cities(window, 2)),
    **{
        name: _at(name, _choose_card)
        for name in ("cities-3p-age2", "cities-1e-5p-age2", "cities-7p-age1", "cities-7p-age3", "teams-4p-age1")
    },
    TEAMS: _at(TEAMS),
    "teams-1e-6p-age2": _at("teams-1e-6p-age2"),
    **{name: _at(name) for name in ("cities-choice-loss", "cities-choice-discard", "teams-choice-loss")},
    **{
        name: show
        for over in ("cities-over-7p", "teams-over-4p", "teams-over-6p")
        for name, show in ((over, _at(over)), (f"{over}-scores", _at(over, MainWindow.show_scores)))
    },
    "teams-city": _at(TEAMS, lambda window: _page(window).enlarge(1)),
    "teams-log": _at(TEAMS, lambda window: _page(window).toggle_log()),
    "teams-cards": _at(TEAMS, lambda window: window.show_cards(3)),
    "cities-in-short": lambda window: window.show_cities(),
}

RULES: Final[dict[str, Show]] = {
    **{f"rules-{book.key}": _visit("rules", book.key) for book in BOOKS},
    **{f"cabinet-{hall.key}": _visit("cards", hall.key) for hall in COLLECTIONS},
}
COACH: Final[dict[str, Show]] = {
    f"{what}-{name}": _at(name, show)
    for name in (SEVEN, DUEL, DICE)
    for what, show in (("why", coached.ask_why), ("doubt", coached.make_doubt))
}


def _reviewed(name: str, segment: str = "") -> Show:
    """The review of a game, with one of its segments chosen."""

    def show(window: MainWindow) -> None:
        window.visit("review", keep_reviewed(window.games, moment(name)))
        board = _shelf_page(window).board
        for segments in (board.what, board.way, board.side):
            offered = segments.keys()
            segments.segment(segment if segment in offered else offered[0]).click()

    return show


def _shelf_page(window: MainWindow) -> Any:
    """One of the pages beside the games."""
    return window.page()


def _being_reviewed(window: MainWindow) -> None:
    _reviewed("seven-over-3p")(window)
    page = _shelf_page(window)
    page.waiting.show_progress(3, 18)
    page.show_waiting()


def _puzzles(name: str, then: Show | None = None) -> Show:
    """The puzzles of a game, and one of them."""

    def show(window: MainWindow) -> None:
        make_puzzles(window.games, keep_reviewed(window.games, moment(name)), 2)
        window.visit("puzzles")
        if then is not None:
            _shelf_page(window).shelf.solve.click()
            settle()
            then(window)

    return show


def _move(window: MainWindow) -> None:
    play = _shelf_page(window).play
    play.table.submit(play.task.judged.made)


def _replay(name: str, eyes: Eyes, then: Callable[[ReplayPage], None] | None = None) -> Show:
    """A game looked back at, in its middle."""

    def show(window: MainWindow) -> None:
        window.look_at(moment(name))
        page = window.page()
        assert isinstance(page, ReplayPage)
        assert page.replay is not None
        page.walk_to(len(page.replay.stops) // 2)
        page.look_through(eyes)
        if then is not None:
            then(page)

    return show


REPLAYS: Final[dict[str, Show]] = {
    "replay-seven-7p": _replay("seven-over-7p", Eyes(3)),
    "replay-teams": _replay("teams-over-4p", Eyes(1, are_open=True)),
    "replay-duel": _replay("duel-over-points", Eyes(1, are_open=True)),
    "replay-dice": _replay("dice-over-3p", Eyes(2)),
    "replay-running": _replay(SEVEN, Eyes(0)),
    "replay-eyes": _replay("duel-over-points", Eyes(0), ReplayPage.choose_eyes),
    "replay-share": _replay("duel-over-points", Eyes(0), ReplayPage.offer_ways_out),
    "replay-play-on": _replay("seven-over-7p", Eyes(0), ReplayPage.play_on),
}


def _look_back(key: str, then: Show | None = None) -> Show:
    """A page of somebody who has played a few games, once its answers have come."""

    def show(window: MainWindow) -> None:
        if not (window.games.folder / NAME).exists():
            past.fill(window.games.folder, 12, clock.today())
            past.fill_days(window.games.folder, clock.today(), 3)
        window.visit(key)
        if then is not None:
            then(window)
        _hear_answers(window)

    return show


def _hear_answers(window: MainWindow) -> None:
    """Wait until the archive has answered all that was asked before."""
    loop = QEventLoop()
    window.archive.ask(lambda _store: None, lambda _nothing: loop.quit(), window)
    loop.exec()


def _show_statistics(window: MainWindow) -> None:
    _shown(window).show_part("statistics")


def _show_tables(window: MainWindow) -> None:
    part = _shown(window).statistics
    _shown(window).show_part("statistics")
    part.look.set_value("table")
    part.ordering.set_value("levels")
    part.ask()


def _shown(window: MainWindow) -> Any:
    """The page in front."""
    return window.page()


COMING_BACK: Final[dict[str, Show]] = {
    "history-games": _look_back("history", lambda window: _shown(window).show_part("games")),
    "history-statistics": _look_back("history", _show_statistics),
    "history-tables": _look_back("history", _show_tables),
    "daily": _look_back("daily"),
}


LOOKING_BACK: Final[dict[str, Show]] = {
    **{f"review-{name}": _reviewed(name) for name in ("seven-over-3p", "duel-over-points", "dice-over-3p")},
    "review-points": _reviewed("seven-over-3p", "points"),
    "review-table": _reviewed("seven-over-3p", "table"),
    "review-facts": _reviewed("seven-over-3p", "facts"),
    "review-making": _being_reviewed,
    "review-not-over": lambda window: window.visit("review", moment(SEVEN)),
    "puzzles-none": lambda window: window.visit("puzzles"),
    "puzzles": _puzzles("seven-over-3p"),
    "puzzle-seven": _puzzles("seven-over-3p", lambda window: None),
    "puzzle-duel": _puzzles("duel-over-points", _move),
    "puzzle-answer": _puzzles("seven-over-3p", lambda window: _shelf_page(window).play.show_answer()),
}

SCREENS: Final[dict[str, Show]] = {
    **PAGES,
    **TABLES,
    **CHOICES,
    **OVER,
    **SHEETS,
    **CITIES,
    **DICES,
    **REPLAYS,
    **LOOKING_BACK,
    **COMING_BACK,
    **RULES,
    **COACH,
}

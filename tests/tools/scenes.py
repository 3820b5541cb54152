"""Every screen worth a picture: its name, and how the real window comes there with real games."""

from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from random import Random
from shutil import copy2
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer

from tests.tools import guided, past
from tests.tools.coached import ask_hint, ask_why, make_doubt
from tests.tools.moments import Moment, moment_named, moments
from tests.tools.reviews import keep_reviewed, make_puzzles
from wonders_gui.games.dice.page import TablePage as DicePage
from wonders_gui.games.registry import title
from wonders_gui.history import clock
from wonders_gui.pages.history.page import HistoryPage
from wonders_gui.pages.puzzles.page import PuzzlesPage
from wonders_gui.pages.replay.page import ReplayPage
from wonders_gui.pages.review.page import ReviewPage
from wonders_gui.pages.rules.halls import COLLECTIONS
from wonders_gui.pages.rules.page import RulesPage
from wonders_gui.puzzles import Answer, Puzzles
from wonders_gui.replaying import Eyes
from wonders_gui.texts.rules.books import BOOKS
from wonders_gui.window import MainWindow

QUIET: Final = 60  # milliseconds without anything to do, after which a screen counts as settled
GUIDED: Final = {
    "seven": ((0, 0), (0, 2), (0, 4), (1, 0), (2, 0), (4, 1), (6, 0), (6, 2), (7, 0)),
    "duel": ((0, 0), (0, 3), (1, 0), (1, 1), (3, 1), (3, 2), (4, 0), (5, 0)),
    "dice": ((0, 0), (0, 2), (0, 3), (1, 0), (3, 0), (4, 1), (5, 1), (6, 0)),
}
"""Steps of the guided games worth looking at: after how many decisions, and which step then."""
TO_THE_END: Final = 200
Scene = tuple[str, Callable[[MainWindow], None]]


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
    yield from _history_scenes()
    for moment in moments():
        yield moment.name, _at(games, moment)
        if "-over-" in moment.name:
            yield f"{moment.name}-scores", _at(games, moment, MainWindow.show_scores)
    yield from _reviews(games)
    for game in ("seven-3p-age2", "duel-age2"):
        moment = moment_named(game)
        yield f"cards-{game}", _at(games, moment, lambda window: window.show_cards(2))
        yield f"chains-{game}", _at(games, moment, MainWindow.show_chains)
        yield f"menu-{game}", _at(games, moment, MainWindow.open_menu)
    yield from _replays(games)
    for game in ("seven-7p-age3", "seven-3p-age2", "duel-age2", "dice-3p-later"):
        yield f"hint-{game}", _at(games, moment_named(game), ask_hint)
        yield f"doubt-{game}", _at(games, moment_named(game), make_doubt)
        yield f"why-{game}", _at(games, moment_named(game), ask_why)
    for book in BOOKS:
        yield f"rules-{book.key}", _visiting("rules", book.key)
    yield "rules-search", _searching("ba")
    for hall in COLLECTIONS:
        yield f"browser-{hall.key}", _visiting("cards", hall.key)
    yield "browser-boards", _of_kind("seven_2", "boards")
    yield "browser-wonders", _of_kind("duel", "wonders")
    yield "browser-tokens", _of_kind("duel", "tokens")
    dice = moment_named("dice-3p-later")
    yield "city-dice-3p-later", _at(games, dice, lambda window: _dice_page(window).enlarge(1))
    yield "help-dice-3p-later", _at(games, dice, lambda window: _dice_page(window).sheets.show_help())
    yield "learn", lambda window: window.visit("learn")
    for lesson, places in GUIDED.items():
        for chapter, place in places:
            yield f"guide-{lesson}-{chapter}-{place}", _guided(lesson, chapter, place)
        yield f"guide-{lesson}-over", _guided(lesson, TO_THE_END)
        yield f"guide-{lesson}-scores", _guided(lesson, TO_THE_END, then=MainWindow.show_scores)


def _guided(
    lesson: str, decisions: int, place: int = 0, then: Callable[[MainWindow], None] | None = None
) -> Callable[[MainWindow], None]:
    """A guided game after so many decisions, at the step with this number."""

    def show(window: MainWindow) -> None:
        page = guided.begin(window, lesson)
        while page.course.chapter() < decisions and not page.table.is_over():
            guided.decide(page)
            settle()
        while not page.table.owes_decision() and not page.table.is_over():
            settle()
        for _number in range(place):
            page.go_on()
        settle()
        if then is not None:
            then(window)
            settle()

    return show


REPLAYS: Final = (
    ("seven-over-3p", 0.4, Eyes(0)),
    ("seven-over-7p", 0.7, Eyes(3)),
    ("seven-over-7p", 0.5, Eyes(0, are_open=True)),
    ("teams-over-4p", 0.3, Eyes(1, are_open=True)),
    ("teams-over-4p", 1.0, Eyes(0)),
    ("duel-over-points", 0.5, Eyes(1, are_open=True)),
    ("duel-over-points", 0.05, Eyes(0)),
    ("dice-over-3p", 0.6, Eyes(2)),
    ("seven-7p-age2", 1.0, Eyes(0)),
)


def _replays(games: Path) -> Iterator[Scene]:
    """Finished games looked back at, at several moments and through several eyes."""
    for name, share, eyes in REPLAYS:
        sight = f"{'open' if eyes.are_open else 'seat'}{eyes.seat}"
        yield (
            f"replay-{name}-{share:.0%}-{sight}".replace("%", "pc"),
            _looking_back(games, moment_named(name), share, eyes),
        )
    yield (
        "replay-playon-7p",
        _looking_back(games, moment_named("seven-over-7p"), 0.5, Eyes(0), lambda page: page.play_on()),
    )
    yield (
        "replay-eyes-7p",
        _looking_back(games, moment_named("seven-over-7p"), 0.5, Eyes(0), lambda page: page.choose_eyes()),
    )


def _reviews(games: Path) -> Iterator[Scene]:
    """Reviews and puzzles."""
    for name in ("seven-over-3p", "seven-over-7p", "duel-over-points", "dice-over-3p"):
        yield f"review-{name}", _reviewing(games, name)
        yield f"puzzle-{name}", _puzzling(games, name, lambda page: page.shelf.solve.click())
    yield "review-points", _reviewing(games, "seven-over-7p", "points")
    yield "review-table", _reviewing(games, "seven-over-7p", "table")
    yield "review-facts", _reviewing(games, "seven-over-7p", "facts")
    yield "review-making", _making(games, "seven-over-7p")
    yield "review-not-over", _reviewing_early(games, "seven-3p-age2")
    yield "puzzles-none", lambda window: window.visit("puzzles")
    yield "puzzles", _puzzling(games, "seven-over-3p", lambda page: None)
    yield "puzzle-answer", _puzzling(games, "seven-over-3p", _shown_answer)
    yield "puzzle-wrong", _puzzling(games, "seven-over-3p", _wrong_move)
    yield "puzzle-right", _puzzling(games, "duel-over-points", _right_move)


def _looking_back(
    games: Path, moment: Moment, share: float, eyes: Eyes, then: Callable[[ReplayPage], None] = lambda _page: None
) -> Callable[[MainWindow], None]:
    def show(window: MainWindow) -> None:
        window.look_at(_kept(games, moment))
        page = window.page()
        assert isinstance(page, ReplayPage)
        assert page.replay is not None
        page.walk_to(round(share * (len(page.replay.stops) - 1)))
        page.look_through(eyes)
        settle()
        then(page)

    return show


def _review_page(window: MainWindow) -> ReviewPage:
    page = window.page()
    assert isinstance(page, ReviewPage)
    return page


def _reviewing(games: Path, name: str, segment: str = "") -> Callable[[MainWindow], None]:
    """A finished review, with one of its segments chosen."""

    def show(window: MainWindow) -> None:
        window.visit("review", keep_reviewed(window.games, _kept(games, moment_named(name))))
        board = _review_page(window).board
        for segments in (board.what, board.way, board.side):
            offered = segments.keys()
            if segment in offered:
                segments.segment(segment).click()

    return show


def _making(games: Path, name: str) -> Callable[[MainWindow], None]:
    """A review that is being made."""

    def show(window: MainWindow) -> None:
        window.visit("review", keep_reviewed(window.games, _kept(games, moment_named(name))))
        page = _review_page(window)
        page.waiting.show_progress(8, 21)
        page.show_waiting()

    return show


def _reviewing_early(games: Path, name: str) -> Callable[[MainWindow], None]:
    return lambda window: window.visit("review", _kept(games, moment_named(name)))


def _puzzling(games: Path, name: str, then: Callable[[PuzzlesPage], None]) -> Callable[[MainWindow], None]:
    """The list of puzzles, and what is done there."""

    def show(window: MainWindow) -> None:
        path = keep_reviewed(window.games, _kept(games, moment_named(name)))
        names = make_puzzles(window.games, path, 4)
        puzzles = Puzzles(window.games.folder)
        puzzles.record(names[0], Answer.NOT_YET, datetime(2026, 3, 1))
        puzzles.record(names[-1], Answer.RIGHT, datetime(2026, 3, 2))
        window.visit("puzzles")
        page = window.page()
        assert isinstance(page, PuzzlesPage)
        then(page)

    return show


def _shown_answer(page: PuzzlesPage) -> None:
    page.shelf.solve.click()
    settle()
    page.play.show_answer()


def _wrong_move(page: PuzzlesPage) -> None:
    page.shelf.solve.click()
    settle()
    assert page.play.table is not None
    assert page.play.task is not None
    page.play.table.submit(page.play.task.judged.made)


def _right_move(page: PuzzlesPage) -> None:
    page.shelf.solve.click()
    settle()
    assert page.play.table is not None
    assert page.play.task is not None
    page.play.table.submit(page.play.task.judged.best)


def _history_scenes() -> Iterator[Scene]:
    """The history and the daily deals of a player who has played for a while, and of one who has not."""
    yield "history-none", _once_answered(lambda window: window.visit("history"))
    yield "history-games", _with_past(lambda window: window.visit("history", "games"))
    yield "history-statistics", _with_past(lambda window: window.visit("history", "statistics"))
    yield "history-rating", _with_past(_show_rating)
    yield "history-table", _with_past(_show_tables)
    yield "daily-none", _once_answered(lambda window: window.visit("daily"))
    yield "daily", _with_past(lambda window: window.visit("daily"))


def _with_past(then: Callable[[MainWindow], None]) -> Callable[[MainWindow], None]:
    """Let some games have been played."""

    def show(window: MainWindow) -> None:
        clock.today = lambda: past.LAST
        past.fill(window.games.folder, 180)
        past.fill_days(window.games.folder, past.LAST)
        _once_answered(then)(window)

    return show


def _once_answered(then: Callable[[MainWindow], None]) -> Callable[[MainWindow], None]:
    """Do something, and wait until the archive has answered what was asked on the way."""

    def show(window: MainWindow) -> None:
        then(window)
        loop = QEventLoop()
        window.archive.ask(lambda _store: None, lambda _nothing: loop.quit(), window)
        loop.exec()

    return show


def _history_page(window: MainWindow) -> HistoryPage:
    window.visit("history", "statistics")
    page = window.page()
    assert isinstance(page, HistoryPage)
    return page


def _show_rating(window: MainWindow) -> None:
    part = _history_page(window).statistics
    part.kind.set_value("duel")
    part.curve.set_value("rating")
    part.ordering.set_value("levels")
    part.ask()


def _show_tables(window: MainWindow) -> None:
    part = _history_page(window).statistics
    part.look.set_value("table")
    part.ordering.set_value("boards")
    part.ask()


def _dice_page(window: MainWindow) -> DicePage:
    assert isinstance(window.table_page, DicePage)
    return window.table_page


def _visiting(*what: str) -> Callable[[MainWindow], None]:
    return lambda window: window.visit("rules", *what)


def _rules_page(window: MainWindow) -> RulesPage:
    page = window.stack.currentWidget()
    assert isinstance(page, RulesPage)
    return page


def _searching(words: str) -> Callable[[MainWindow], None]:
    def show(window: MainWindow) -> None:
        window.visit("rules", "rules")
        _rules_page(window).reader.search.setText(words)

    return show


def _of_kind(hall: str, kind: str) -> Callable[[MainWindow], None]:
    def show(window: MainWindow) -> None:
        window.visit("rules", "cards", hall)
        _rules_page(window).cabinet.filters.choices["kind"].segment(kind).click()

    return show


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
            copy2(_kept(games, moment_named(name)), window.games.folder)
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

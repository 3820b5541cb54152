"""A player's home: games and settings in one folder, and a window that can be closed, killed and opened again."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest

from tests.wonders_gui.quick import QuickThinkers
from wonders_gui.app import apply_language, apply_theme
from wonders_gui.games.registry import AnyTable
from wonders_gui.saves import Games
from wonders_gui.settings import Settings
from wonders_gui.window import MainWindow

PATIENCE = 60.0
MOMENT = 0.001


def wait_until(is_so: Callable[[], bool]) -> None:
    """Let Qt work until something is so."""
    end = monotonic() + PATIENCE
    while not is_so():
        assert monotonic() < end, "waited in vain"
        QCoreApplication.processEvents()
        sleep(MOMENT)
    QCoreApplication.processEvents()  # nobody clicks before the window has shown what has changed


def let_go() -> None:
    """Let Qt do what it has put off, and forget what was given up."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class House:
    """Bots answer at once here, without pauses and motion."""

    paints = False
    """Painting is most of the work; tests that are not about what is seen do without."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.settings = Settings(folder / "settings.ini")
        self.settings.bot_speed = self.settings.animation = "off"
        self.settings.language = "en"
        self.settings.theme = "light"
        self.games = Games(folder / "games")
        self._thinkers: QuickThinkers | None = None
        self._window: MainWindow | None = None

    @property
    def window(self) -> MainWindow:
        """The window, which must be open."""
        assert self._window is not None
        return self._window

    @property
    def table(self) -> AnyTable:
        """The table that is played."""
        table = self.window.table
        assert table is not None
        return table

    def open(self, width: int = 1280, height: int = 720) -> MainWindow:
        """Start the program."""
        assert self._window is None
        apply_language(self.settings)
        apply_theme(self.settings)
        self._thinkers = QuickThinkers()
        self._window = MainWindow(self.settings, self.games, self._thinkers)
        self._window.resize(width, height)
        self._window.setUpdatesEnabled(self.paints)
        self._window.show()
        self._window.activateWindow()
        assert QTest.qWaitForWindowActive(self._window)
        return self._window

    def close(self) -> None:
        """Close the window as a player does."""
        self.window.close()
        self._throw_away()

    def kill(self) -> None:
        """The program is gone from one moment to the next: nothing of it can say or do anything any more."""
        assert self._thinkers is not None
        self._thinkers.blockSignals(True)
        self._throw_away()

    def leave(self) -> None:
        """Whatever is still open goes."""
        if self._window is not None:
            self.close()

    def _throw_away(self) -> None:
        window, thinkers = self._window, self._thinkers
        self._window = self._thinkers = None
        for gone in (window, thinkers):
            if gone is not None:
                gone.deleteLater()
        let_go()

    def wait_for_turn(self) -> None:
        """Let bots play until the player must decide, or the game is over; no message of the page holds them up."""
        table = self.table

        def is_turn() -> bool:
            table.release_bots()
            return table.owes_decision() or table.is_over()

        wait_until(is_turn)

    def wait_for_bots(self) -> None:
        """Let bots think until none is awaited."""
        table = self.table
        wait_until(lambda: not table.thinking_seats())

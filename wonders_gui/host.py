"""What a page may ask of the window that shows it."""

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from engine.core.errors import CodedError

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from wonders_gui.games.registry import AnyShown, AnyTable
    from wonders_gui.history.archive import Archive
    from wonders_gui.pages.choices import Setup
    from wonders_gui.saves import AnySession, Games
    from wonders_gui.seating import Seating
    from wonders_gui.settings import Settings
    from wonders_gui.widgets.sheet import Sheet
    from wonders_gui.workers import Asker


class Host(Protocol):
    """The window, as pages see it; `MainWindow` is one."""

    @property
    def settings(self) -> "Settings":
        """What the player has chosen for good."""

    @property
    def games(self) -> "Games":
        """The games that are kept."""

    @property
    def archive(self) -> "Archive":
        """What was played here."""

    @property
    def thinkers(self) -> "Asker":
        """Who lets bots think."""

    def play(self, setup: "Setup") -> None:
        """Begin a new game."""

    def open_game(self, path: Path) -> bool:
        """Play on in a saved game; when that is not possible, say why and stay."""

    def sit_down(self, table: "AnyTable", page: "QWidget", path: Path) -> None:
        """Leave the table that is played and begin at this one, on a page for it; its game is kept in this file."""

    def play_on(self, session: "AnySession", seating: "Seating", title: str) -> None:
        """Begin a game that goes on from a moment of another one, kept under this title."""

    def show_scores_of(self, table: "AnyShown") -> None:
        """The score sheet of a finished game that is looked back at."""

    def show_keys(self) -> None:
        """The keys."""

    def visit(self, key: str, *what: object) -> None:
        """To the page with this key (`wonders_gui.shelves`), to show something there."""

    def leave(self) -> None:
        """Back to the page before this one."""

    def open_sheet(self, sheet: "Sheet") -> None:
        """Lay a sheet over the page; only one at a time."""

    def tell(self, heading: str, lines: list[str], icon: str) -> None:
        """A message over the page that the player closes."""

    def tell_trouble(self, heading: str, error: CodedError) -> None:
        """Say what went wrong, in place; nothing is lost and nothing is locked."""

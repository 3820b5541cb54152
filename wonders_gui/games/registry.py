"""The games that can be played: what the start page shows of each, and where its page is found.

A game's page is imported only when somebody sits down to play it.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from PySide6.QtWidgets import QWidget

from engine.core.game import Json
from wonders_gui.settings import Settings

if TYPE_CHECKING:
    from wonders_gui.controller import Table, Update
    from wonders_gui.replaying import Replay
    from wonders_gui.shown import Shown

AnyTable: TypeAlias = "Table[Any, Any, Any, Any, Any]"
AnyReplay: TypeAlias = "Replay[Any, Any, Any, Any, Any]"
AnyShown: TypeAlias = "Shown[Any, Any, Any, Any, Any]"
AnyUpdate: TypeAlias = "Update[Any, Any]"


class TablePage(Protocol):
    """What the window needs of a game's page beside what every widget has; its signals are connected by name."""

    def show_update(self, update: AnyUpdate) -> None:
        """Show the table as it is now, and what has happened."""


@dataclass(frozen=True, slots=True)
class Title:
    """One picture of the start page: a game in one edition."""

    key: str
    game: str
    edition: int
    fewest: int
    most: int
    wonder: str
    night: bool

    @property
    def players(self) -> tuple[int, ...]:
        """How many can sit at its table."""
        return tuple(range(self.fewest, self.most + 1))


TEAMS: Final = "teams"
"""How a table with partners is marked beside its expansions."""

TITLES: Final = (
    Title("seven_2", "seven", 2, 3, 7, "gizah", False),
    Title("seven_1", "seven", 1, 2, 7, "babylon", False),
    Title("duel", "duel", 0, 2, 2, "halikarnassos", True),
    Title("dice", "dice", 0, 2, 7, "rhodos", False),
)


def title(key: str) -> Title:
    """The title with this key; one that is not known is the first."""
    return next((known for known in TITLES if known.key == key), TITLES[0])


def title_of(game: str, edition: int) -> Title:
    """The title of a game that was saved."""
    return next((known for known in TITLES if (known.game, known.edition) == (game, edition)), TITLES[0])


def edition_in(config: Json) -> int:
    """The edition that a configuration names; 0 where there is none, or a file says nonsense."""
    edition = config.get("edition", 0)
    return edition if isinstance(edition, int) else 0


def new_page(table: AnyShown, settings: Settings, parent: QWidget) -> QWidget:
    """The page on which this table is played, or looked back at."""
    page_class = import_module(f"wonders_gui.games.{table.game.name}.page").TablePage
    page = page_class(table, settings, parent)
    assert isinstance(page, QWidget)
    return page

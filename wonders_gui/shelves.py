"""The pages beside the games: name, icon, and where the code is. They are built when first visited."""

from dataclasses import dataclass
from importlib import import_module
from typing import Final, Protocol, cast

from PySide6.QtWidgets import QWidget

from wonders_gui.host import Host
from wonders_gui.language import N_


@dataclass(frozen=True, slots=True)
class Shelf:
    """One page. `label` is marked for translation; `room` is the module and the class of the page."""

    key: str
    label: str
    icon: str
    room: str


class ShelfPage(Protocol):
    """What the window needs of such a page beside what every widget has, and the signal `left_asked` if it has one."""

    def visit(self, *what: object) -> None:
        """Show what is asked for; called every time before the page comes to the front."""


SHELVES: Final[tuple[Shelf, ...]] = (
    Shelf("learn", N_("How to play"), "hint", "wonders_gui.pages.learn:LearnPage"),
    Shelf("daily", N_("Daily deal"), "day", "wonders_gui.pages.daily.page:DailyPage"),
    Shelf("rules", N_("Rules and cards"), "book", "wonders_gui.pages.rules.page:RulesPage"),
    Shelf("puzzles", N_("Puzzles"), "puzzle", "wonders_gui.pages.puzzles.page:PuzzlesPage"),
    Shelf("history", N_("History"), "trophy", "wonders_gui.pages.history.page:HistoryPage"),
)
"""What the start page offers, in this order."""

IN_MENU: Final = ("rules",)
"""What the menu offers of them in the middle of a game."""

INNER: Final[tuple[Shelf, ...]] = (
    Shelf("replay", N_("Look back"), "replay", "wonders_gui.pages.replay.page:ReplayPage"),
    Shelf("review", N_("Review"), "curve", "wonders_gui.pages.review.page:ReviewPage"),
)
"""What is reached from other pages only, with something to show."""


def shelf(key: str) -> Shelf:
    """The page with this key."""
    return next(known for known in (*SHELVES, *INNER) if known.key == key)


def build(key: str, host: Host) -> QWidget:
    """The page itself."""
    module, name = shelf(key).room.split(":")
    page = getattr(import_module(module), name)(host)
    assert isinstance(page, QWidget)
    return page


def visit(page: QWidget, what: tuple[object, ...]) -> None:
    """Let a page show what is asked for."""
    cast(ShelfPage, page).visit(*what)

"""Begins games as players do: the picture on the first page, the choices, the button."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt

from tests.wonders_gui.whole.fingers import Keys, Mouse
from tests.wonders_gui.whole.house import House
from tests.wonders_gui.whole.players import (
    DiceByKeys,
    DiceByMouse,
    DuelByKeys,
    DuelByMouse,
    Player,
    SevenByKeys,
    SevenByMouse,
)
from wonders_gui.games.registry import TITLES, title
from wonders_gui.pages.choices import choices_for
from wonders_gui.pages.options import TableOptions
from wonders_gui.widgets.toggle import Toggle


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of table that is tried."""

    key: str
    players: int
    extras: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.key, "with", str(self.players), *self.extras))


THREE = Kind("seven_2", 3)
FULL = Kind("seven_2", 7)
PAIR = Kind("seven_1", 2)
DUEL = Kind("duel", 2)
KINDS = (THREE, FULL, PAIR, DUEL)
BLACK = Kind("seven_2", 3, ("cities",))
OLD_BLACK = Kind("seven_1", 5, ("cities",))
TEAMS = Kind("seven_2", 4, ("cities", "teams"))
DICE_PAIR = Kind("dice", 2)
DICE_THREE = Kind("dice", 3)
DICE_FULL = Kind("dice", 7)
DICES = (DICE_PAIR, DICE_THREE, DICE_FULL)
EVERY_KIND = (*KINDS, OLD_BLACK, TEAMS, DICE_THREE)
MOUSE_PLAYERS: dict[str, Callable[[House], Player]] = {"seven": SevenByMouse, "duel": DuelByMouse, "dice": DiceByMouse}
KEYS_PLAYERS: dict[str, Callable[[House], Player]] = {"seven": SevenByKeys, "duel": DuelByKeys, "dice": DiceByKeys}


def by_mouse(house: House, kind: Kind, seed: int) -> Player:
    """Begin a game against novices with clicks; the number of the deal is typed."""
    mouse, page = Mouse(), house.window.new_game
    mouse.click(house.window.start.tiles[_place(kind)])
    options = page.options
    if kind.key != "duel":
        mouse.click(options.players.segment(str(kind.players)))
    for extra in kind.extras:
        mouse.click(_toggle(options, extra))
    mouse.click(options.levels.segment("novice"))
    mouse.click(options.seed)
    Keys(house.window).press(*str(seed))
    mouse.click(page.start)
    return mouse_player(house)


def by_keys(house: House, kind: Kind, seed: int) -> Player:
    """Begin a game against novices without a mouse."""
    keys, page = Keys(house.window), house.window.new_game
    keys.tab_to(house.window.start.tiles[_place(kind)])
    keys.press(Qt.Key.Key_Space)
    options = page.options
    if kind.key != "duel":
        keys.tab_to(options.players.segment(options.players.value()))
        there, here = (options.players.keys().index(key) for key in (str(kind.players), options.players.value()))
        keys.press(*[Qt.Key.Key_Right if there > here else Qt.Key.Key_Left] * abs(there - here))
    for extra in kind.extras:
        keys.tab_to(_toggle(options, extra))
        keys.press(Qt.Key.Key_Space)
    keys.tab_to(options.seed)
    keys.press(*str(seed))
    keys.tab_to(page.start)
    keys.press(Qt.Key.Key_Space)
    return keys_player(house)


def _toggle(options: TableOptions, extra: str) -> Toggle:
    return options.cities if extra == "cities" else options.teams


def at_once(house: House, kind: Kind, seed: int) -> Player:
    """Begin a game against novices without going through the pages."""
    choices = choices_for(title(kind.key), {"players": kind.players})
    choices.seed = str(seed)
    choices.wants_cities, choices.wants_teams = ("cities" in kind.extras, "teams" in kind.extras)
    for sitting in choices.seats:
        sitting.level = "novice"
    house.window.play(choices.setup(house.window.settings.own_name))
    return mouse_player(house)


def mouse_player(house: House) -> Player:
    """Somebody who plays what is on the table with the mouse."""
    return MOUSE_PLAYERS[house.table.game.name](house)


def keys_player(house: House) -> Player:
    """Somebody who plays what is on the table without a mouse."""
    return KEYS_PLAYERS[house.table.game.name](house)


def _place(kind: Kind) -> int:
    return [known.key for known in TITLES].index(kind.key)

"""The games this program can play, each imported only when it is asked for."""

from collections.abc import Callable
from typing import Final

from wonders_gui.cli.clerk import Clerk, GameClerk

DEFAULT: Final = "seven"


def _seven() -> Clerk:
    from wonders_gui.cli.seven.desk import SEVEN_DESK

    return GameClerk(SEVEN_DESK)


def _duel() -> Clerk:
    from wonders_gui.cli.duel.desk import DUEL_DESK

    return GameClerk(DUEL_DESK)


def _dice() -> Clerk:
    from wonders_gui.cli.dice.desk import DICE_DESK

    return GameClerk(DICE_DESK)


GAMES: Final[dict[str, Callable[[], Clerk]]] = {
    "seven": _seven,
    "duel": _duel,
    "dice": _dice,
}


def clerk_of(game: str) -> Clerk:
    """Who serves at the desk of a game."""
    return GAMES[game]()

"""The games that can be looked back at, each imported only when it is asked for."""

from collections.abc import Callable
from typing import Final

from ai.review.subject import Reviewer
from engine.core.errors import ConfigError
from engine.core.schema import printable


def _seven() -> Reviewer:
    from ai.review.seven import SEVEN_SUBJECT

    return SEVEN_SUBJECT


def _duel() -> Reviewer:
    from ai.review.duel import DUEL_SUBJECT

    return DUEL_SUBJECT


def _dice() -> Reviewer:
    from ai.review.dice import DICE_SUBJECT

    return DICE_SUBJECT


GAMES: Final[dict[str, Callable[[], Reviewer]]] = {
    "seven": _seven,
    "duel": _duel,
    "dice": _dice,
}


def reviewer_of(rules: str) -> Reviewer:
    """Who looks back at a game; raises ConfigError when nobody can."""
    if rules not in GAMES:
        raise ConfigError("no_bots", game=printable(rules))
    return GAMES[rules]()

"""The games that have bots, each imported only when it is asked for."""

from collections.abc import Callable
from typing import Final

from ai.workers.thinking import GameThinker, Thinker
from engine.core.errors import ConfigError


def _seven() -> Thinker:
    from ai.heuristics.seven.opponents import SEVEN_OPPONENTS
    from engine.seven.game import SEVEN

    return GameThinker(SEVEN, SEVEN_OPPONENTS)


def _duel() -> Thinker:
    from ai.heuristics.duel.opponents import DUEL_OPPONENTS
    from engine.duel.game import DUEL

    return GameThinker(DUEL, DUEL_OPPONENTS)


def _dice() -> Thinker:
    from ai.heuristics.dice.opponents import DICE_OPPONENTS
    from engine.dice.game import DICE

    return GameThinker(DICE, DICE_OPPONENTS)


GAMES: Final[dict[str, Callable[[], Thinker]]] = {
    "seven": _seven,
    "duel": _duel,
    "dice": _dice,
}


def thinker_of(rules: str) -> Thinker:
    """Who thinks about a game; raises ConfigError when it has no bots."""
    if rules not in GAMES:
        raise ConfigError("no_bots", game=rules)
    return GAMES[rules]()

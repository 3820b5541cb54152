"""What a position of Duel is worth to a seat: the chance to win, by weights that were learned from games.

The weights are data (`weights.json`, written by `ai.tuning`); a character bends them.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from ai.heuristics.duel.features import count
from ai.heuristics.tally import Weighed
from engine.core.seats import NOBODY
from engine.duel.state import OVER, State

if TYPE_CHECKING:
    from mypy_extensions import i64

_SURE: Final = 30.0


@final
class Evaluation:
    """Weights of the features, one list per age."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights: Final = weights

    def value(self, state: State, seat: i64) -> float:
        """The chance of `seat` to win; exact when the game is over."""
        if state.phase == OVER:
            return result(state, seat)
        return chance_of(self.advantage(state, seat))

    def advantage(self, state: State, seat: i64) -> float:
        """The weighted sum of the features: above zero `seat` stands better."""
        tally = Weighed(self.weights[state.age])
        count(state, seat, tally)
        return tally.total


def chance_of(advantage: float) -> float:
    """An advantage as a chance to win."""
    if advantage > _SURE:
        return 1.0
    if advantage < -_SURE:
        return 0.0
    return 1.0 / (1.0 + exp(-advantage))


def result(state: State, seat: i64) -> float:
    """1 for a victory, 0 for a defeat, a half for a shared victory."""
    if state.winner == NOBODY:
        return 0.5
    return 1.0 if state.winner == seat else 0.0

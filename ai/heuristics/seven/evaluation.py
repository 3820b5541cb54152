"""What a position of 7 Wonders is worth to a seat: the chance to win, by weights that were learned from games.

Every player's city gets a strength, the weighted sum of its features; the chances follow from all strengths together.
The weights are data (`weights.json`, written by `ai.tuning.seven`); a character bends them.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from ai.heuristics.seven.features import SIZE, city_features
from engine.seven.scoring import ranking
from engine.seven.state import OVER, PLAY, State

if TYPE_CHECKING:
    from mypy_extensions import i64

_SURE: Final = 30.0
# Tables that share their weights: two players, three, four and five, six and seven.
GROUPS: Final[list[int]] = [0, 0, 0, 1, 2, 2, 3, 3]
GROUP_NAMES: Final = ("2", "3", "4-5", "6-7")
MOMENTS: Final = 7  # in an age: before each of six turns, and after the last


@final
class Evaluation:
    """Weights of the features, one list for each group of tables, age and moment in the age."""

    def __init__(self, weights: list[list[list[float]]]) -> None:
        self.weights: Final = weights  # by group, then by age and moment

    def value(self, state: State, seat: i64) -> float:
        """The chance of `seat` to win; exact when the game is over."""
        if state.phase == OVER:
            return result(state, seat)
        weights = self.row(state)
        own = strength(state, seat, weights)
        odds = 1.0
        for other in range(state.table.players):
            if other != seat:
                odds += exp(max(-_SURE, min(_SURE, strength(state, other, weights) - own)))
        return 1.0 / odds

    def row(self, state: State) -> list[float]:
        """The weights that count now."""
        return self.weights[GROUPS[state.table.players]][MOMENTS * state.age + moment(state)]


def moment(state: State) -> i64:
    """How many turns of the age are over."""
    if state.phase == PLAY:
        return state.turn - 1
    return state.turn


def strength(state: State, city: i64, weights: list[float]) -> float:
    """How well a city stands: the more above the others, the better its chance."""
    found = city_features(state, city)
    total_strength = 0.0
    for number in range(SIZE):
        value = found[number]
        if value != 0.0:
            total_strength += weights[number] * value
    return total_strength


def result(state: State, seat: i64) -> float:
    """1 for a victory, 0 for a defeat, a share for a shared victory."""
    winners = ranking(state)[0]
    return 1.0 / float(len(winners)) if seat in winners else 0.0

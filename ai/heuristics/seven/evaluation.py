"""What a position of 7 Wonders is worth to a seat: the chance to win, by weights that were learned from games.

Every player's city gets a strength, the weighted sum of its features; the chances follow from all strengths together.
The weights are data (`weights.json`, written by `ai.tuning.seven`); a character bends them.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final, final

from ai.heuristics.seven.features import SIZE, city_features
from engine.seven.scoring import ranking, total
from engine.seven.state import OVER, PLAY, State

if TYPE_CHECKING:
    from mypy_extensions import i64

_SURE: Final = 30.0
# A game that is won or lost anyway is still played well: so little do points count, that nothing else depends on it.
_TRACE: Final = 0.002
_MOST_POINTS: Final = 400.0
# Tables that share their weights: two players, three, four and five, six and seven.
GROUPS: Final[list[int]] = [0, 0, 0, 1, 2, 2, 3, 3]
GROUP_NAMES: Final = ("2", "3", "4-5", "6-7")
MOMENTS: Final = 7  # in an age: before each of six turns, and after the last


@final
class Evaluation:
    """Weights of the features, one list for each group of tables, age and moment in the age.

    `rivalry` says how much it counts what a move does to the others: with less than 1 a seat sees to its own city.
    """

    def __init__(self, weights: list[list[list[float]]], rivalry: float = 1.0) -> None:
        self.weights: Final = weights  # by group, then by age and moment
        self.rivalry: Final = rivalry

    def value(self, state: State, seat: i64) -> float:
        """The chance of `seat` to win; when the game is over the result, and a trace of by how much."""
        if state.phase == OVER:
            return outcome(state, seat)
        return self.value_against(state, seat, self.rivals(state, seat))

    def value_against(self, state: State, seat: i64, rivals: float) -> float:
        """The chance of `seat` to win a game that goes on, when the others are so strong."""
        ahead = strength(state, seat, self.row(state)) - rivals
        return 1.0 / (1.0 + exp(max(-_SURE, min(_SURE, -ahead))))

    def rivals(self, state: State, seat: i64) -> float:
        """How strong all others are together."""
        weights = self.row(state)
        odds = 0.0
        for other in range(state.table.players):
            if other != seat:
                odds += exp(max(-_SURE, min(_SURE, strength(state, other, weights))))
        return log(odds)

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


def outcome(state: State, seat: i64) -> float:
    """The result of a game, and a trace of by how much it was won or lost."""
    return (1.0 - _TRACE) * result(state, seat) + _TRACE * margin(state, seat)


def result(state: State, seat: i64) -> float:
    """1 for a victory, 0 for a defeat, a share for a shared victory."""
    winners = ranking(state)[0]
    return 1.0 / float(len(winners)) if seat in winners else 0.0


def margin(state: State, seat: i64) -> float:
    """The points of a seat beyond those of the best other one, from 0 to 1."""
    best: i64 = -100
    for other in range(state.table.players):
        if other != seat:
            theirs: i64 = total(state, other)
            best = theirs if theirs > best else best
    lead = float(total(state, seat) - best) / _MOST_POINTS
    return max(0.0, min(1.0, 0.5 + lead))

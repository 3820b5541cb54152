"""What a position of 7 Wonders is worth to a seat: the chance to win, by weights that were learned from games.

Every player's city gets a strength, the weighted sum of its features; the chances follow from all strengths together.
The weights are data (`weights.json`, written by `ai.tuning.seven`); a character bends them.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final, final

from ai.heuristics.seven.features import SIZE, SIZE_OF_BASE, city_features
from engine.core.seats import NOBODY
from engine.seven.scoring import ranking, team_total
from engine.seven.state import OVER, PLAY, State, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

_SURE: Final = 30.0
_STRONGEST: Final = 300.0  # of a team; the weights of the base game were learned with the limit above
# A game that is won or lost anyway is still played well: so little do points count, that nothing else depends on it.
_TRACE: Final = 0.002
_MOST_POINTS: Final = 400.0
# Tables that share their weights: two players, three, four and five, six and seven; with Cities; and teams.
GROUP_NAMES: Final = ("2", "3", "4-5", "6-7", "cities 3", "cities 4-5", "cities 6-7", "teams")
_GROUPS: Final[list[int]] = [0, 0, 0, 1, 2, 2, 3, 3]
_GROUPS_OF_CITIES: Final[list[int]] = [4, 4, 4, 4, 5, 5, 6, 6]
_TEAMS: Final = 7
MOMENTS: Final[list[int]] = [7, 7, 7, 7, 8, 8, 8, 8]  # of each group, in an age: before each turn, and after the last


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
        ahead = strength_of_side(state, seat, self.row(state)) - rivals
        return 1.0 / (1.0 + exp(max(-_SURE, min(_SURE, -ahead))))

    def rivals(self, state: State, seat: i64) -> float:
        """How strong all others are together, team by team where there are teams."""
        weights = self.row(state)
        highest = _STRONGEST if state.table.with_black else _SURE
        odds = 0.0
        for other in range(state.table.players):
            partner: i64 = state.table.partner[other]
            if other != seat and partner != seat and partner < other:  # partners count once
                odds += exp(max(-highest, min(highest, strength_of_side(state, other, weights))))
        return log(odds)

    def row(self, state: State) -> list[float]:
        """The weights that count now."""
        return self.weights[group_of(state.table)][when(state)]


def group_of(table: Table) -> i64:
    """Which weights a table uses."""
    if table.teams:
        return _TEAMS
    if table.with_black:
        return _GROUPS_OF_CITIES[table.players]
    return _GROUPS[table.players]


def when(state: State) -> i64:
    """How far the game is, as the row of the weights that counts."""
    return (state.table.turns + 1) * state.age + moment(state)


def moment(state: State) -> i64:
    """How many turns of the age are over."""
    if state.phase == PLAY:
        return state.turn - 1
    return state.turn


def strength_of_side(state: State, seat: i64, weights: list[float]) -> float:
    """How well a seat stands, together with its partner if it has one."""
    partner: i64 = state.table.partner[seat]
    own = strength(state, seat, weights)
    return own if partner == NOBODY else own + strength(state, partner, weights)


def strength(state: State, city: i64, weights: list[float]) -> float:
    """How well a city stands: the more above the others, the better its chance."""
    found = city_features(state, city)
    total_strength = 0.0
    for number in range(SIZE if state.table.with_black else SIZE_OF_BASE):
        value = found[number]
        if value != 0.0:
            total_strength += weights[number] * value
    return total_strength


def outcome(state: State, seat: i64) -> float:
    """The result of a game, and a trace of by how much it was won or lost."""
    return (1.0 - _TRACE) * result(state, seat) + _TRACE * margin(state, seat)


def result(state: State, seat: i64) -> float:
    """1 for a victory, 0 for a defeat, a share for a shared victory; partners win together."""
    winners = ranking(state)[0]
    together = 2.0 if state.table.teams else 1.0
    return together / float(len(winners)) if seat in winners else 0.0


def margin(state: State, seat: i64) -> float:
    """The points of a seat, or of its team, beyond those of the best other one, from 0 to 1."""
    best: i64 = -100
    for other in range(state.table.players):
        if other != seat and state.table.partner[other] != seat:
            theirs: i64 = team_total(state, other)
            best = theirs if theirs > best else best
    lead = float(team_total(state, seat) - best) / _MOST_POINTS
    return max(0.0, min(1.0, 0.5 + lead))

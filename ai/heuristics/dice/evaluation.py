"""What a position of 7 Wonders Dice is worth to a seat: the chance to win, by weights that were learned from games.

Every city gets a strength, the weighted sum of its features; the chances follow from all strengths together. The
weights are data (`weights.json`, written by `ai.tuning.dice`); a character bends them.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final, final

from ai.heuristics.dice.features import COINS_KEPT, PURSE, SPARE_COINS, count_sheet, count_table
from ai.heuristics.tally import Weighed
from engine.dice.facts import Board, Book, Field
from engine.dice.scoring import order_key, total
from engine.dice.state import OVER, State

if TYPE_CHECKING:
    from mypy_extensions import i64

_SURE: Final = 30.0
# A game that is won or lost anyway is still played well: so little do points count, that nothing else depends on it.
_TRACE: Final = 0.002
_MOST_POINTS: Final = 200.0
_MOST_SHEETS: Final = 50_000  # that are remembered before all are forgotten again
_MOST_SIGHTS: Final = 5_000  # sheets whose next fields are remembered; each takes a list of its own
_UNSEEN: Final = -1e9  # no sheet is worth so little
# Tables that share their weights.
GROUP_NAMES: Final = ("2", "3-4", "5-7")
_GROUPS: Final[list[int]] = [0, 0, 0, 1, 1, 2, 2, 2]
# The stages of a game. All but the last follow from the turn alone, so that moves are compared by the same weights.
STAGE_NAMES: Final = ("opening", "early", "middle", "late", "last_turn")
_ENDS_OF_STAGES: Final[list[int]] = [5, 11, 17]  # turns
_LAST: Final = 4


@final
class Evaluation:
    """Weights of the features, one list for each group of tables and stage of the game.

    `rivalry` says how much it counts what a move does to the others: with less than 1 a seat sees to its own city.
    """

    def __init__(self, weights: list[list[list[float]]], rivalry: float = 1.0) -> None:
        self.rivalry: Final = rivalry
        self._rows: Final = [stage for group in weights for stage in group]
        self._sheets: Final[list[dict[int, float]]] = [{} for _ in self._rows]
        self._sights: Final[list[dict[int, list[float]]]] = [{} for _ in self._rows]

    def value(self, state: State, seat: i64) -> float:
        """The chance of `seat` to win; when the game is over the result, and a trace of by how much."""
        if state.phase == OVER:
            return outcome(state, seat)
        return self.value_against(state, seat, self.rivals(state, seat))

    def value_against(self, state: State, seat: i64, rivals: float) -> float:
        """The chance of `seat` to win a game that goes on, when the others are so strong."""
        ahead = self.strength(state, seat) - rivals
        return 1.0 / (1.0 + exp(max(-_SURE, min(_SURE, -ahead))))

    def rivals(self, state: State, seat: i64) -> float:
        """How strong all others are together."""
        strongest = -1_000.0
        strengths: list[float] = []
        for other in range(len(state.cities)):
            if other != seat:
                strength = self.strength(state, other)
                strengths.append(strength)
                strongest = max(strongest, strength)
        odds = 0.0
        for strength in strengths:
            odds += exp(max(-_SURE, strength - strongest))
        return strongest + log(odds)

    def strength(self, state: State, seat: i64) -> float:
        """How well a city stands: the more above the others, the better its chance."""
        row = row_of(state)
        city = state.cities[seat]
        tally = Weighed(self.row(row))
        count_table(state, seat, tally)
        return tally.total + self.sheet(state.book, city.board, city.crossed, row)

    def sheet(self, book: Book, board: Board, crossed: i64, row: i64) -> float:
        """What the crossed fields of a board add to the strength; remembered, as it is asked again and again."""
        known = self._sheets[row]
        key: int = crossed << 3 | board.number
        found = known.get(key)
        if found is None:
            tally = Weighed(self.row(row))
            count_sheet(book, board, crossed, tally)
            found = tally.total
            if len(known) >= _MOST_SHEETS:
                known.clear()
            known[key] = found
        return found

    def sight(self, board: Board, crossed: i64, row: i64) -> list[float]:
        """What `sheet_after` has found so far for the fields that can be crossed next, by their numbers."""
        known = self._sights[row]
        key: int = crossed << 3 | board.number
        found = known.get(key)
        if found is None:
            found = [_UNSEEN] * len(board.fields)
            if len(known) >= _MOST_SIGHTS:
                known.clear()
            known[key] = found
        return found

    def sheet_after(self, sight: list[float], book: Book, board: Board, crossed: i64, field: Field, row: i64) -> float:
        """What a sheet adds to the strength once a field is crossed too: in its sight, or looked up and put there."""
        worth = sight[field.number]
        if worth == _UNSEEN:
            worth = self.sheet(book, board, crossed | field.bit, row)
            sight[field.number] = worth
        return worth

    def row(self, row: i64) -> list[float]:
        """The weights of a row."""
        return self._rows[row]


def purse(weights: list[float], coins: i64) -> float:
    """What so many coins add to the strength."""
    kept = coins if coins < PURSE else PURSE
    return weights[COINS_KEPT] * float(kept) + weights[SPARE_COINS] * float(coins - kept)


def row_of(state: State) -> i64:
    """Which weights count now: those of the table's group and of the stage of the game."""
    group: i64 = _GROUPS[state.table.players]
    return group * len(STAGE_NAMES) + stage_of(state)


def stage_of(state: State) -> i64:
    """How far the game is."""
    if state.last_turn:
        return _LAST
    stage: i64 = 0
    for end in _ENDS_OF_STAGES:
        if state.turn > end:
            stage += 1
    return stage


def outcome(state: State, seat: i64) -> float:
    """The result of a game, and a trace of by how much it was won or lost."""
    return (1.0 - _TRACE) * result(state, seat) + _TRACE * margin(state, seat)


def result(state: State, seat: i64) -> float:
    """1 for a victory, 0 for a defeat, a share for a shared victory."""
    own = order_key(state, seat)
    equals: i64 = 0
    for other in range(len(state.cities)):
        theirs = order_key(state, other)
        if theirs > own:
            return 0.0
        if theirs == own:
            equals += 1
    return 1.0 / float(equals)


def margin(state: State, seat: i64) -> float:
    """The points of a seat beyond those of the best other one, from 0 to 1."""
    best: i64 = -100
    for other in range(len(state.cities)):
        if other != seat:
            theirs = total(state, other)
            best = theirs if theirs > best else best
    return max(0.0, min(1.0, 0.5 + float(total(state, seat) - best) / _MOST_POINTS))

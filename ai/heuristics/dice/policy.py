"""Which move of 7 Wonders Dice looks best at first sight: by what it changes on the own sheet and in the own purse.

It stands in for the other seats while one seat looks ahead, and makes the choices that an action leads to.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import TYPE_CHECKING, Final, final

from ai.heuristics.dice.evaluation import Evaluation, purse, row_of
from ai.heuristics.dice.features import AWAITED_ACTIONS, AWAITED_BONUS, AWAITED_FIELDS, POINTS
from engine.dice.commands import Build, BuildWonder, Command, Cross, Pass
from engine.dice.facts import COINS, CROSS, FREE_BUILD, Field, Step, count_in, only_number_in
from engine.dice.legality import die_coins, die_price, field_price, rolled_die
from engine.dice.military import attack_points
from engine.dice.state import CHOICES, State, kind_of

if TYPE_CHECKING:
    from mypy_extensions import i64

_SURE: Final = 30.0
SHARPNESS: Final = 4.0  # how much likelier a better move is to be chosen by the others


@final
class Policy:
    """First sight by the weights of an evaluation."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation: Final = evaluation

    def choose(self, state: State, seat: i64, moves: list[Command], rng: Random) -> Command:
        """One of the moves of a seat, the likelier the better it looks."""
        if len(moves) == 1:
            return moves[0]
        gains = self.gains(state, seat, moves)
        best = max(gains)
        total = 0.0
        for number in range(len(gains)):
            share = exp(max(-_SURE, SHARPNESS * (gains[number] - best)))
            gains[number] = share
            total += share
        left = rng.random() * total
        for number in range(len(gains)):
            left -= gains[number]
            if left <= 0.0:
                return moves[number]
        return moves[-1]

    def best(self, state: State, seat: i64, moves: list[Command]) -> Command:
        """The move of a seat that looks best."""
        gains = self.gains(state, seat, moves)
        best: i64 = 0
        for number in range(len(gains)):
            if gains[number] > gains[best]:
                best = number
        return moves[best]

    def gains(self, state: State, seat: i64, moves: list[Command]) -> list[float]:
        """What each move adds to the strength of the seat."""
        glance = _Glance(self.evaluation, state, seat)
        had = purse(glance.weights, glance.city.coins)
        return [glance.gain(move) - had for move in moves]


@final
class _Glance:
    """A look at the moves of one seat: what they are compared with is looked up once."""

    def __init__(self, evaluation: Evaluation, state: State, seat: i64) -> None:
        self.city: Final = state.cities[seat]
        self.row: Final = row_of(state)
        self.weights: Final = evaluation.row(self.row)
        self._evaluation: Final = evaluation
        self._state: Final = state
        self._seat: Final = seat
        self._sheet: Final = evaluation.sheet(state.book, self.city.board, self.city.crossed, self.row)
        self._sight: Final = evaluation.sight(self.city.board, self.city.crossed, self.row)

    def gain(self, move: Command) -> float:
        """What a move adds to the strength of the seat, the whole purse included."""
        state, city = self._state, self.city
        if isinstance(move, Build):
            rolled = rolled_die(state, move.die)
            assert rolled is not None
            free = state.phase == CHOICES and kind_of(city.agenda[-1]) == FREE_BUILD
            coins = city.coins + die_coins(city, rolled) - (0 if free else die_price(city, rolled))
            return self._crossing(city.board.fields[move.field], coins)
        if isinstance(move, Cross):
            return self._crossing(city.board.fields[move.field], city.coins)
        if isinstance(move, BuildWonder):
            stage = only_number_in(city.open & state.book.wonder)
            return self._crossing(city.board.fields[stage], city.coins)
        coins = city.coins + (state.book.numbers.pass_coins if isinstance(move, Pass) else 0)
        return purse(self.weights, coins)

    def _crossing(self, field: Field, coins: i64) -> float:
        """What a field brings, its effects guessed by their kind; a bonus field is free."""
        state, city, weights = self._state, self.city, self.weights
        crossed = city.crossed | field.bit
        coins -= field_price(city, field)
        for step in field.steps:
            if step.kind == COINS:
                coins += _coins_of(step, crossed)
        gain = purse(weights, coins)
        if field.building >= 0:
            gain += self._evaluation.sheet_after(self._sight, state.book, city.board, city.crossed, field, self.row)
            gain -= self._sheet
            if crossed & field.whole == field.whole and state.book.buildings[field.building].bonus:
                gain += weights[AWAITED_BONUS]
        if field.attack:
            gain += weights[POINTS] * float(attack_points(state, self._seat, field))
        return gain + _awaited(field, weights)


def _coins_of(step: Step, crossed: i64) -> i64:
    """Coins that an effect brings at once."""
    return step.coins + step.amount * count_in(crossed & step.fields)


def _awaited(field: Field, weights: list[float]) -> float:
    """What the choices are worth that an effect will bring."""
    worth = 0.0
    for step in field.steps:
        if step.kind == CROSS:
            worth += weights[AWAITED_FIELDS] * float(step.amount)
        elif step.kind != COINS:
            worth += weights[AWAITED_ACTIONS]
    return worth

"""Which move of 7 Wonders looks best at first sight, by learned weights.

It stands in for the other seats while one seat looks ahead, so it must be quick.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import TYPE_CHECKING, Final, final

from ai.heuristics.seven.evaluation import group_of, when
from ai.heuristics.seven.looks import PARTNERS_COINS, SIZE, SIZE_OF_BASE, add_effects, add_price, payment_of
from engine.seven.commands import (
    BuildCard,
    BuildForNothing,
    BuildStage,
    Command,
    CopyGuild,
    PayLoss,
    Play,
    SellCard,
    TakeFromDiscard,
)
from engine.seven.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

_SURE: Final = 30.0
_ANY_CARD: Final = 2048


@final
class Policy:
    """Weights of the numbers that describe a move, by group of tables, age and moment."""

    def __init__(self, weights: list[list[list[float]]]) -> None:
        self.weights: Final = weights

    def choose(self, state: State, moves: list[Command], rng: Random) -> Command:
        """One of the moves, the likelier the better it looks."""
        if len(moves) == 1:
            return moves[0]
        scores = self.scores(state, moves)
        best = max(scores)
        shares = [exp(max(-_SURE, score - best)) for score in scores]
        left = rng.random() * sum(shares)
        for number in range(len(shares)):
            left -= shares[number]
            if left <= 0.0:
                return moves[number]
        return moves[-1]

    def scores(self, state: State, moves: list[Command]) -> list[float]:
        """How good each of one seat's moves looks; what they have in common is looked at once."""
        row = self.weights[group_of(state.table)][when(state)]
        size = SIZE if state.table.with_black else SIZE_OF_BASE
        looks: dict[int, float] = {}
        price = [0.0] * SIZE
        scores: list[float] = []
        for move in moves:
            key = likeness(move)
            look = looks.get(key)
            if look is None:
                found = [0.0] * SIZE
                add_effects(state, move, found)
                look = weighed(found, row, size)
                looks[key] = look
            payment = payment_of(move)
            if payment is not None and payment.total:
                add_price(state, move, payment, price)
                look += (
                    row[2] * price[2]
                    + row[3] * price[3]
                    + row[4] * price[4]
                    + row[31] * price[31]
                    + row[32] * price[32]
                    + row[PARTNERS_COINS] * price[PARTNERS_COINS]
                )
            scores.append(look)
        return scores

    def promising(self, state: State, moves: list[Command]) -> list[Command]:
        """For every building the way to get it that looks best, and the best card to bury and to sell.

        Of a loss everything is paid, nothing, or the part that looks best.
        """
        scores = self.scores(state, moves)
        best: dict[int, int] = {}
        for number in range(len(moves)):
            move = moves[number]
            use = likeness(move)
            if isinstance(move, BuildStage):
                use = _ANY_CARD
            elif isinstance(move, SellCard):
                use = _ANY_CARD + 1
            elif isinstance(move, PayLoss) and 0 < number < len(moves) - 1:
                use = _ANY_CARD + 2
            known = best.get(use)
            if known is None or scores[number] > scores[known]:
                best[use] = number
        return [moves[number] for number in best.values()]


def weighed(found: list[float], weights: list[float], size: i64) -> float:
    """The weighted sum of the first so many numbers of a move."""
    score = 0.0
    for number in range(size):
        value = found[number]
        if value != 0.0:
            score += weights[number] * value
    return score


def likeness(move: Command) -> int:
    """Moves with the same card and use differ in their price only."""
    if isinstance(move, BuildCard):
        return move.card
    if isinstance(move, BuildStage):
        return 256 + move.card
    if isinstance(move, BuildForNothing):
        return 512 + move.card
    if isinstance(move, Play):
        return 768 + move.card
    if isinstance(move, TakeFromDiscard):
        return 1024 + move.card
    if isinstance(move, CopyGuild):
        return 1280 + move.card
    return hash(move.key()) | 4096

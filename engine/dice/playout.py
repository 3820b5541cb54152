"""Plays a position on to the end with random legal moves: for measuring, simulating and testing."""

from collections.abc import Callable
from random import Random

from engine.dice.apply import DiceLedger
from engine.dice.facts import numbers_in
from engine.dice.legality import legal
from engine.dice.rules import resolve
from engine.dice.state import OVER


def play_at_random(ledger: DiceLedger, rng: Random) -> int:
    """Let whoever decides choose uniformly among the legal moves until the game is over; says how many decisions."""
    state = ledger.state
    chance: Callable[[], float] = rng.random
    decisions = 0
    while state.phase != OVER:
        seats = numbers_in(state.waiting)
        for seat in seats:
            moves = legal(state, seat)
            resolve(ledger, moves[int(chance() * float(len(moves)))])
        decisions += len(seats)
    return decisions

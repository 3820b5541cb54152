"""Plays a position on to the end with random legal moves: for measuring, simulating and testing."""

from collections.abc import Callable
from random import Random

from engine.duel.apply import DuelLedger
from engine.duel.legality import legal
from engine.duel.rules import resolve
from engine.duel.state import OVER


def play_at_random(ledger: DuelLedger, rng: Random) -> int:
    """Let whoever decides choose uniformly among the legal moves until the game is over; says how many decisions."""
    state = ledger.state
    chance: Callable[[], float] = rng.random
    decisions = 0
    while state.phase != OVER:
        moves = legal(state, state.decider)
        resolve(ledger, moves[int(chance() * float(len(moves)))])
        decisions += 1
    return decisions

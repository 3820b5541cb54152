"""Plays a position on to the end with random legal moves: for measuring, simulating and testing."""

from random import Random

from engine.seven.apply import SevenLedger
from engine.seven.legality import legal, to_move
from engine.seven.rules import resolve
from engine.seven.state import OVER


def play_at_random(ledger: SevenLedger, rng: Random) -> int:
    """Let every seat choose uniformly among its legal moves until the game is over; says how many decisions it took."""
    state = ledger.state
    decisions = 0
    while state.phase != OVER:
        for seat in to_move(state):
            moves = legal(state, seat)
            resolve(ledger, moves[int(rng.random() * len(moves))])
            decisions += 1
    return decisions

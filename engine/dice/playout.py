"""Plays a position on to the end with random legal moves: for measuring, simulating and testing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from engine.dice.apply import DiceLedger
from engine.dice.facts import numbers_in
from engine.dice.legality import legal
from engine.dice.rules import resolve
from engine.dice.state import OVER

if TYPE_CHECKING:
    from mypy_extensions import i64

_WIDE: Final = float(1 << 52)


def play_at_random(ledger: DiceLedger, rng: Random) -> int:
    """Let whoever decides choose uniformly among the legal moves until the game is over; says how many decisions."""
    state = ledger.state
    chance: Callable[[], float] = rng.random
    decisions = 0
    while state.phase != OVER:
        seats = numbers_in(state.waiting)
        draw: i64 = int(chance() * _WIDE)  # enough for a choice of each seat
        for seat in seats:
            moves = legal(state, seat)
            count: i64 = len(moves)
            resolve(ledger, moves[draw % count])
            draw //= count
        decisions += len(seats)
    return decisions

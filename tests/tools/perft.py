"""Writes the golden counts of legal continuations anew: ``python -m tests.tools.perft``. Read the difference first.

Counted are sequences of so many decisions, from three moments of ten games of Duel; see the head of the file.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from engine.duel.apply import DuelLedger
from engine.duel.config import table
from engine.duel.legality import legal
from engine.duel.rules import resolve, set_up
from engine.duel.state import DRAFT, State
from engine.duel.tables import new_state

FILE = Path(__file__).parents[1] / "engine" / "duel" / "perft.txt"
SEEDS = range(1, 11)
DEPTHS = (1, 2, 3)
TURNS = {"start": 0, "drafted": 0, "middle": 28}
HEAD = """\
# How many sequences of one, two and three decisions are legal, in ten games of Duel with the usual rulings.
# start: before the first pick of the draft. drafted: before the first turn, the first wonder on offer always taken.
# middle: 28 random decisions later. Written by ``python -m tests.tools.perft``; a change here is a change of the rules,
# of a deal, or of the order in which moves are listed.
# seed moment  1 decision  2  3
"""


def perft(state: State, depth: int) -> int:
    """The number of legal sequences of so many decisions."""
    moves = legal(state, state.decider)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        following = state.copy()
        resolve(DuelLedger(following, None), move)
        total += perft(following, depth - 1)
    return total


def reached(seed: int, moment: str) -> State:
    """The position at a moment of the game with this seed."""
    state = new_state(table(seed))
    ledger = DuelLedger(state, None)
    set_up(ledger)
    while moment != "start" and state.phase == DRAFT:
        resolve(ledger, legal(state, state.decider)[0])
    rng = Random(f"{seed}/perft")
    for _ in range(TURNS[moment]):
        moves = legal(state, state.decider)
        resolve(ledger, moves[int(rng.random() * len(moves))])
    return state


def line(seed: int, moment: str) -> str:
    """One line of the file."""
    state = reached(seed, moment)
    return " ".join([str(seed), moment, *(str(perft(state, depth)) for depth in DEPTHS)])


def lines() -> Iterator[str]:
    """All lines but the head."""
    for moment in TURNS:
        for seed in SEEDS:
            yield line(seed, moment)


if __name__ == "__main__":
    FILE.write_text(HEAD + "".join(f"{entry}\n" for entry in lines()), encoding="utf-8", newline="\n")

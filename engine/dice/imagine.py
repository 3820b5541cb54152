"""A full position that fits everything one seat knows: the rolls to come and the sealed actions are made up."""

from random import Random

from engine.dice.commands import Sealed
from engine.dice.facts import BITS
from engine.dice.legality import legal
from engine.dice.state import State
from engine.dice.view import View

_SEEDS = 1 << 62


def imagine(view: View, rng: Random) -> State:
    """A possible position; sealed actions are any legal ones, each as likely."""
    known = view.table
    state = State(known.table, int(rng.random() * _SEEDS), known)
    for seat, city in enumerate(state.cities):
        if isinstance(city.choice, Sealed):
            state.waiting |= BITS[seat]
            moves = legal(state, seat)
            state.waiting ^= BITS[seat]
            city.choice = moves[int(rng.random() * len(moves))]
    return state

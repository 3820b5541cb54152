"""Tables of 7 Wonders for the tests of its bots: every edition and number of players, and positions of whole games."""

from collections.abc import Iterator
from random import Random

from ai.bot import Budget, Decision
from ai.heuristics.seven.mind import SevenMind
from ai.heuristics.seven.opponents import SEVEN_OPPONENTS
from ai.heuristics.seven.world import SevenWorld
from engine.seven.apply import SevenLedger
from engine.seven.commands import Command
from engine.seven.config import table
from engine.seven.legality import legal, to_move
from engine.seven.rules import resolve, set_up
from engine.seven.state import State
from engine.seven.tables import new_state
from engine.seven.view import view
from tests.ai.clear import clear_headed

TABLES = [(1, players) for players in range(2, 8)] + [(2, players) for players in range(3, 8)]
MIND = SevenMind({})


def dealt(edition: int, players: int, seed: int, sides: tuple[str, ...] = ()) -> State:
    """A new game up to the first decision."""
    state = new_state(table(edition, players, seed, (), sides))
    set_up(SevenLedger(state, None))
    return state


def world_of(state: State, seat: int, seed: int) -> SevenWorld:
    """What a seat imagines."""
    world = MIND.imagine(view(state, seat), Random(seed))
    assert isinstance(world, SevenWorld)
    return world


def citizen(state: State, seat: int, seed: int) -> Decision[Command]:
    """What a citizen decides."""
    return clear_headed(SEVEN_OPPONENTS).choose(view(state, seat), legal(state, seat), Random(seed), Budget())


def positions(edition: int, players: int, seed: int) -> Iterator[tuple[State, int]]:
    """Every decision of a game in which all seats play by first impressions, with the seat that owes it."""
    rng = Random(seed)
    state = dealt(edition, players, seed)
    ledger = SevenLedger(state, None)
    while to_move(state):
        seat = to_move(state)[0]
        yield state, seat
        resolve(ledger, MIND.policy.choose(state, legal(state, seat), rng))

"""Random games of Dice at all kinds of tables, position by position."""

from collections.abc import Iterator
from random import Random

from engine.catalog.dice.loader import load_dice
from engine.dice import rules
from engine.dice.apply import DiceLedger
from engine.dice.commands import Command
from engine.dice.config import Config, table
from engine.dice.legality import legal, to_move
from engine.dice.state import State
from engine.dice.tables import new_state


def random_table(rng: Random) -> Config:
    """Any number of players, now and then with named boards."""
    players = rng.randrange(2, 8)
    boards = rng.sample([board.id for board in load_dice().boards], players)
    return table(rng.getrandbits(60), players, tuple(boards) if rng.random() < 0.3 else ())


def random_move(state: State, rng: Random) -> Command:
    """A legal move of any seat that owes a decision."""
    return rng.choice(legal(state, rng.choice(to_move(state))))


def positions(seed: int, config: Config | None = None) -> Iterator[State]:
    """Every position of one random game, the first and the last too; always the same object."""
    rng = Random(seed)
    ledger = DiceLedger(new_state(config or random_table(rng)), None)
    rules.set_up(ledger)
    yield ledger.state
    yield from played_on(ledger.state, rng)


def snapshots(seed: int, every: int, config: Config | None = None) -> list[State]:
    """Every so many positions of one random game, each an object of its own."""
    return [state.copy() for number, state in enumerate(positions(seed, config)) if number % every == 0]


def played_on(state: State, rng: Random) -> Iterator[State]:
    """Every position from here to the end of the game."""
    ledger = DiceLedger(state, None)
    while to_move(state):
        rules.resolve(ledger, random_move(state, rng))
        yield state

"""Random games of both editions and all table sizes, position by position. Stages are built often, for their powers."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from random import Random

from engine.seven import rules
from engine.seven.apply import SevenLedger
from engine.seven.commands import BuildStage, Command
from engine.seven.config import CHOOSE, CITIES, RANDOM, TEAMED, Config, Switches, cities_of, table
from engine.seven.legality import legal, to_move
from engine.seven.state import State
from engine.seven.tables import new_state

TABLES = [(1, players) for players in range(2, 8)] + [(2, players) for players in range(3, 8)]


def random_table(rng: Random, tables: Sequence[tuple[int, int]] = TABLES) -> Config:
    """A table of any of these editions and sizes, now and then with sides to choose, unusual rulings and Cities."""
    edition, players = rng.choice(tables)
    sides = tuple(rng.choice([CHOOSE, RANDOM, RANDOM]) for _ in range(cities_of(players)))
    switches = {field.name: rng.random() < 0.3 for field in fields(Switches)}
    expansions = (CITIES,) if players > 2 and rng.random() < 0.4 else ()
    teams = bool(expansions) and players in TEAMED and rng.random() < 0.5
    chosen = Switches(**switches)
    return table(edition, players, rng.getrandbits(60), (), sides, expansions, chosen, teams)


def random_move(state: State, rng: Random) -> Command:
    """A legal move of a seat that owes one; where a stage can be built, half of the time it is."""
    moves = legal(state, rng.choice(to_move(state)))
    stages = [move for move in moves if isinstance(move, BuildStage)]
    return rng.choice(stages if stages and rng.random() < 0.5 else moves)


def positions(seed: int, config: Config | None = None) -> Iterator[State]:
    """Every position of one random game, the first and the last too; always the same object."""
    rng = Random(seed)
    ledger = SevenLedger(new_state(config or random_table(rng)), None)
    rules.set_up(ledger)
    yield ledger.state
    yield from played_on(ledger.state, rng)


def played_on(state: State, rng: Random) -> Iterator[State]:
    """Every position from here to the end of the game."""
    ledger = SevenLedger(state, None)
    while to_move(state):
        rules.resolve(ledger, random_move(state, rng))
        yield state

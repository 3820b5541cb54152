"""Measures how quickly the engine plays random games and copies positions, on one thread."""

import gc
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Final

from engine.core.game import C, E, Game, Json, M, S, V
from wonders_gui.cli.desk import BenchTable
from wonders_gui.cli.randomly import any_of

WARM_UP: Final = 1000
COPIES: Final = 20_000
BATCH: Final = 20
STRETCHES: Final = 10


@dataclass(frozen=True, slots=True)
class Measure:
    """One table, measured."""

    name: str
    about: Json
    games: int
    games_per_cpu_second: float
    quickest_stretch: float  # the same of the best tenth of the time: what others do on the machine only ever slows it
    decisions_per_game: float
    microseconds_per_decision: float
    microseconds_per_copy: float


def measures(game: Game[C, S, M, E, V], tables: Sequence[BenchTable[S]], seconds: float) -> Iterator[Measure]:
    """Measure one table after another."""
    return (measured(game, table, seconds) for table in tables)


def measured(game: Game[C, S, M, E, V], table: BenchTable[S], seconds: float) -> Measure:
    """Warm up, then play for so many seconds of processor time, in stretches."""
    rng = Random(0)
    for seed in range(WARM_UP):
        table.play(table.empty(seed), rng)
    gc.freeze()  # what the engine remembers stays for good: the collector need not look at it again and again
    games = decisions = 0
    spent = quickest = 0.0
    for _ in range(STRETCHES):
        played, decided, took = stretch(table, rng, WARM_UP + games, seconds / STRETCHES)
        games += played
        decisions += decided
        spent += took
        quickest = max(quickest, played / took)
    return Measure(
        table.name,
        table.about,
        games,
        round(games / spent, 1),
        round(quickest, 1),
        round(decisions / games, 2),
        round(1e6 * spent / decisions, 2),
        round(1e6 * copy_seconds(table, middle_of_a_game(game, table, decisions // games)), 2),
    )


def stretch(table: BenchTable[S], rng: Random, first: int, seconds: float) -> tuple[int, int, float]:
    """Play from the seed `first` on for so long; says how many games, how many decisions, and how long it took."""
    games = decisions = 0
    began = process_time()
    spent = 0.0
    while spent < seconds:
        for seed in range(first + games, first + games + BATCH):
            decisions += table.play(table.empty(seed), rng)
        games += BATCH
        spent = process_time() - began
    return games, decisions, spent


def middle_of_a_game(game: Game[C, S, M, E, V], table: BenchTable[S], decisions: int) -> S:
    """A position half-way through a game of so many decisions, with a good deal to copy."""
    rng = Random(0)
    state = table.empty(0)
    ledger = game.ledger(state, None)
    game.set_up(ledger)
    for _ in range(decisions // 2):
        game.resolve(ledger, any_of(game.legal(state, game.to_move(state)[0]), rng))
    return state


def copy_seconds(table: BenchTable[S], state: S) -> float:
    """How long one copy takes."""
    copy = table.copy
    began = process_time()
    for _ in range(COPIES):
        copy(state)
    return (process_time() - began) / COPIES

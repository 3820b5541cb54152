"""`wonders bench`: how quickly the engine plays random games and copies positions, on one thread."""

import argparse
import gc
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from random import Random
from time import process_time
from typing import Final

from engine.core.game import Json
from engine.seven.apply import SevenLedger
from engine.seven.config import table
from engine.seven.legality import legal, to_move
from engine.seven.playout import play_at_random
from engine.seven.rules import resolve, set_up
from engine.seven.state import State, Table
from engine.seven.tables import table_of
from wonders_gui.cli.engine_kind import engine_kind
from wonders_gui.cli.exits import OK
from wonders_gui.cli.names import EDITIONS
from wonders_gui.cli.options import check_game
from wonders_gui.cli.parser import seconds, whole_number

USUAL: Final = ((2, 3), (2, 5), (2, 7), (1, 2), (1, 3), (1, 7))
WARM_UP: Final = 1000
COPIES: Final = 20_000
BATCH: Final = 20


@dataclass(frozen=True, slots=True)
class Measure:
    """One configuration, measured."""

    edition: int
    players: int
    games: int
    games_per_cpu_second: float
    decisions_per_game: float
    microseconds_per_decision: float
    microseconds_per_copy: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this verb."""
    parser.add_argument("--game", default="seven", help="seven, for 7 Wonders (the only one yet)")
    parser.add_argument("--edition", type=whole_number, nargs="+", help="only these; 1 and 2 unless told")
    parser.add_argument("--players", type=whole_number, nargs="+", help="only these numbers of players")
    parser.add_argument(
        "--seconds", type=seconds, default=2.0, metavar="T", help="of processor time for each table; 2 unless told"
    )
    parser.add_argument("--json", action="store_true", help="report as JSON")


def run(options: argparse.Namespace) -> int:
    """Measure one table after another and say each result at once."""
    check_game(options.game)
    tables = [(edition, players, table_of(table(edition, players, 0))) for edition, players in asked_for(options)]
    results = (measured(edition, players, place, options.seconds) for edition, players, place in tables)
    if options.json:
        print(json.dumps(report(list(results)), indent=2))
        return OK
    for line in lines(results):
        print(line, flush=True)
    return OK


def asked_for(options: argparse.Namespace) -> list[tuple[int, int]]:
    """Editions and numbers of players: the usual ones, or every combination of those named."""
    editions = options.edition or sorted({edition for edition, _ in USUAL}, reverse=True)
    if options.players:
        lowest = {1: 2, 2: 3}
        pairs = [(edition, players) for edition in editions for players in options.players]
        fitting = [(edition, players) for edition, players in pairs if players >= lowest.get(edition, 0)]
        return fitting or pairs
    return [(edition, players) for edition, players in USUAL if edition in editions] or [(editions[0], 3)]


def measured(edition: int, players: int, place: Table, time: float) -> Measure:
    """Warm up, then play for so many seconds of processor time."""
    rng = Random(0)
    for seed in range(WARM_UP):
        play(place, seed, rng)
    gc.freeze()  # what the engine remembers stays for good: the collector need not look at it again and again
    games = decisions = 0
    began = process_time()
    spent = 0.0
    while spent < time:
        for seed in range(WARM_UP + games, WARM_UP + games + BATCH):
            decisions += play(place, seed, rng)
        games += BATCH
        spent = process_time() - began
    return Measure(
        edition,
        players,
        games,
        round(games / spent, 1),
        round(decisions / games, 2),
        round(1e6 * spent / decisions, 2),
        round(1e6 * copy_seconds(middle_of_a_game(place)), 2),
    )


def play(place: Table, seed: int, rng: Random) -> int:
    """One whole random game; says how many decisions it took."""
    ledger = SevenLedger(State(place, seed), None)
    set_up(ledger)
    return play_at_random(ledger, rng)


def middle_of_a_game(place: Table) -> State:
    """A position in the second age, with cities, hands and a discard pile to copy."""
    rng = Random(0)
    state = State(place, 0)
    ledger = SevenLedger(state, None)
    set_up(ledger)
    while state.age < 1 or state.turn < 4:
        for seat in to_move(state):
            resolve(ledger, rng.choice(legal(state, seat)))
    return state


def copy_seconds(state: State) -> float:
    """How long one copy takes."""
    began = process_time()
    for _ in range(COPIES):
        state.copy()
    return (process_time() - began) / COPIES


def report(results: list[Measure]) -> Json:
    """The results as plain data."""
    return {"engine": engine_kind(), "game": "seven", "results": [asdict(result) for result in results]}


def lines(results: Iterable[Measure]) -> Iterator[str]:
    """The results as a table."""
    yield f"7 Wonders, random games, {engine_kind()} engine, one thread"
    yield f"{'':<26}{'games per':>12}{'decisions':>12}{'us per':>12}{'us per':>12}"
    yield f"{'':<26}{'CPU-second':>12}{'per game':>12}{'decision':>12}{'copy':>12}"
    for result in results:
        name = f"{EDITIONS[result.edition]}, {result.players} players"
        yield (
            f"{name:<26}{result.games_per_cpu_second:>12.1f}{result.decisions_per_game:>12.2f}"
            f"{result.microseconds_per_decision:>12.2f}{result.microseconds_per_copy:>12.2f}"
        )

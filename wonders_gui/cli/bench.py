"""`wonders bench`: how quickly the engine plays random games and copies positions, on one thread."""

import argparse
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict

from engine.core.game import Json
from wonders_gui.cli.clerk import Clerk
from wonders_gui.cli.exits import OK
from wonders_gui.cli.measuring import Measure
from wonders_gui.cli.parser import seconds


def add_arguments(parser: argparse.ArgumentParser, clerk: Clerk) -> None:
    """The options of this verb."""
    clerk.add_bench(parser)
    parser.add_argument(
        "--seconds", type=seconds, default=2.0, metavar="T", help="of processor time for each table; 2 unless told"
    )
    parser.add_argument("--json", action="store_true", help="report as JSON")


def run(options: argparse.Namespace, clerk: Clerk) -> int:
    """Measure one table after another and say each result at once."""
    results = clerk.measures(options, options.seconds)
    if options.json:
        print(json.dumps(report(clerk, results), indent=2))
        return OK
    for line in lines(clerk, results):
        print(line, flush=True)
    return OK


def report(clerk: Clerk, results: Iterable[Measure]) -> Json:
    """The results as plain data."""
    return {"engine": clerk.engine, "game": clerk.name, "results": [plain(result) for result in results]}


def plain(result: Measure) -> Json:
    """One result: what the table is, then its figures."""
    figures = asdict(result)
    del figures["name"], figures["about"]
    return {**result.about, **figures}


def lines(clerk: Clerk, results: Iterable[Measure]) -> Iterator[str]:
    """The results as a table."""
    yield f"{clerk.title}, random games, {clerk.engine} engine, one thread"
    yield f"{'':<26}{'games per':>12}{'decisions':>12}{'us per':>12}{'us per':>12}"
    yield f"{'':<26}{'CPU-second':>12}{'per game':>12}{'decision':>12}{'copy':>12}"
    for result in results:
        yield (
            f"{result.name:<26}{result.games_per_cpu_second:>12.1f}{result.decisions_per_game:>12.2f}"
            f"{result.microseconds_per_decision:>12.2f}{result.microseconds_per_copy:>12.2f}"
        )

"""`wonders bench`: how quickly random games are played, positions copied and moves searched for, on one thread."""

import argparse
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from itertools import chain
from typing import TYPE_CHECKING

from engine.core.game import Json
from wonders_gui.cli.clerk import Clerk
from wonders_gui.cli.exits import OK
from wonders_gui.cli.measuring import Measure
from wonders_gui.cli.parser import seconds

if TYPE_CHECKING:  # bots come with it, and nobody needs them before something is measured
    from wonders_gui.cli.searching import SearchMeasure


def add_arguments(parser: argparse.ArgumentParser, clerk: Clerk) -> None:
    """The options of this verb."""
    clerk.add_bench(parser)
    parser.add_argument(
        "--seconds",
        type=seconds,
        default=2.0,
        metavar="T",
        help="of processor time for the random games of each table; 2 unless told",
    )
    parser.add_argument("--json", action="store_true", help="report as JSON")
    parser.add_argument("--gui", action="store_true", help="measure the window instead, as every game needs it")


def run(options: argparse.Namespace, clerk: Clerk) -> int:
    """Measure one table after another and say each result at once."""
    if options.gui:
        from wonders_gui.guibench import run as measure_window  # the one verb that needs a window, when asked for it

        return measure_window(options.json)
    results, searches = clerk.measures(options, options.seconds), clerk.searches(options)
    if options.json:
        print(json.dumps(report(clerk, results, searches), indent=2))
        return OK
    for line in chain(lines(clerk, results), search_lines(clerk, searches)):
        print(line, flush=True)
    return OK


def report(clerk: Clerk, results: Iterable[Measure], searches: "Iterable[SearchMeasure]") -> Json:
    """The results as plain data."""
    return {
        "engine": clerk.engine,
        "game": clerk.name,
        "results": [plain(result) for result in results],
        "searches": [plain(search) for search in searches],
    }


def plain(result: "Measure | SearchMeasure") -> Json:
    """One result: what the table is, then its figures."""
    figures = asdict(result)
    del figures["name"], figures["about"]
    return {**result.about, **figures}


def lines(clerk: Clerk, results: Iterable[Measure]) -> Iterator[str]:
    """The random games as a table."""
    yield f"{clerk.title}, random games, {clerk.engine} engine, one thread"
    yield f"{'':<26}{'games per':>12}{'quickest':>12}{'decisions':>12}{'us per':>12}{'us per':>12}"
    yield f"{'':<26}{'CPU-second':>12}{'tenth':>12}{'per game':>12}{'decision':>12}{'copy':>12}"
    for result in results:
        yield (
            f"{result.name:<26}{result.games_per_cpu_second:>12.1f}{result.quickest_stretch:>12.1f}"
            f"{result.decisions_per_game:>12.2f}{result.microseconds_per_decision:>12.2f}{result.microseconds_per_copy:>12.2f}"
        )


def search_lines(clerk: Clerk, searches: "Iterable[SearchMeasure]") -> Iterator[str]:
    """The searches as a table below; nothing when no bot plays this game."""
    for number, search in enumerate(searches):
        if number == 0:
            yield from search_head(clerk, search)
        figures = (*search.moments.values(), search.positions_per_cpu_second)
        yield f"{search.name:<26}" + "".join(f"{figure:>12.0f}" for figure in figures)


def search_head(clerk: Clerk, search: "SearchMeasure") -> Iterator[str]:
    """What stands above the table of searches."""
    yield ""
    yield f"{clerk.title}, search of a {search.level}, {clerk.engine} engine, one thread: positions per CPU-second"
    yield f"{'':<26}" + "".join(f"{moment:>12}" for moment in (*search.moments, "all"))

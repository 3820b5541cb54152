"""`wonders arena`: bots against bots, every seed once in each order of seats, and a report on who is stronger."""

import argparse
import json
import os
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Final

from ai.arena.contest import contest
from ai.arena.entrant import Allowance, Entrant, entrant_from_text
from ai.arena.executors import MOST_JOBS, Crew, crew, finished
from ai.arena.lineups import LineUp, fixtures, line_ups
from ai.arena.play import Played
from ai.arena.record import Record
from ai.arena.sprt import Sprt
from engine.core.game import Json
from wonders_gui.cli.arena_report import Outcome, lines, report, standing
from wonders_gui.cli.bouts import Bout
from wonders_gui.cli.clerk import Clerk
from wonders_gui.cli.exits import INTERRUPTED, OK
from wonders_gui.cli.games import clerk_of
from wonders_gui.cli.parser import UsageError, count, whole_number, words
from wonders_gui.cli.progress import Progress

USUAL_MS: Final = 200
USUAL_SPRT: Final = Sprt(0, 30)


def add_arguments(parser: argparse.ArgumentParser, clerk: Clerk) -> None:
    """The options of this verb."""
    parser.add_argument(
        "--bots",
        type=words,
        default=(),
        metavar="B,B,...",
        help="LEVEL or LEVEL/CHARACTER, and after it @MS or @POSITIONSp for a budget of its own; one plays itself, the "
        "first of two sits against copies of the other, of more every choice that fills the table meets; in teams a "
        "bot has both seats",
    )
    clerk.add_table(parser)
    parser.add_argument(
        "--games", type=count, default=100, metavar="G", help="at least so many, in whole rounds; 100 unless told"
    )
    parser.add_argument("--seed", type=whole_number, default=0, metavar="S", help="of the first round")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--budget-ms", type=count, metavar="MS", help=f"for a decision; {USUAL_MS} unless told")
    budget.add_argument("--positions", type=count, metavar="P", help="for a decision, instead of time: always the same")
    add_workers(parser)
    add_test(parser)
    parser.add_argument("--json", action="store_true", help="report as JSON")


def add_workers(parser: argparse.ArgumentParser) -> None:
    """The options for who does the work."""
    workers = parser.add_mutually_exclusive_group()
    workers.add_argument("--jobs", type=count, default=cores(), metavar="J", help="processes; as many as cores")
    workers.add_argument("--scheduler", metavar="ADDRESS", help="of a Dask cluster that plays instead")


def add_test(parser: argparse.ArgumentParser) -> None:
    """The options for the sequential test."""
    test = parser.add_mutually_exclusive_group()
    test.add_argument("--sprt", metavar="ELO0,ELO1", help="stop when one of two Elo differences is far likelier")
    usual = f"{USUAL_SPRT.elo0:g},{USUAL_SPRT.elo1:g}"
    test.add_argument("--stop-early", action="store_true", help=f"the same as --sprt {usual}")


def cores() -> int:
    """How many cores this process may use."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(usable, MOST_JOBS)


@dataclass(frozen=True, slots=True)
class Order:
    """All that an arena needs to know."""

    game: str
    table: Json
    seed: int
    rounds: int
    entrants: list[Entrant]
    line_ups: list[LineUp]
    together: int
    asked: Json

    def bouts(self) -> Iterator[Bout]:
        """All games, as whoever plays them must know them."""
        for fixture in fixtures(self.line_ups, self.seed, self.rounds):
            seats = [self.entrants[bot] for bot in fixture.line_up]
            yield Bout(self.game, {**self.table, "seed": fixture.seed}, fixture.seed, seats)


def run(options: argparse.Namespace, clerk: Clerk) -> int:
    """Play and report."""
    if options.jobs > MOST_JOBS:
        raise UsageError("too_many_jobs", jobs=options.jobs, highest=MOST_JOBS)
    order = order_from(options, clerk)
    record = Record(order.entrants, order.line_ups, sprt_from(options, order.entrants), order.together)
    with crew(options.jobs, options.scheduler) as workers:
        outcome = compete(clerk, order, record, workers)
    print(json.dumps(report(outcome), indent=2) if options.json else "\n".join(lines(outcome)))
    return INTERRUPTED if outcome.interrupted else OK


def order_from(options: argparse.Namespace, clerk: Clerk) -> Order:
    """What the options ask for; raises ConfigError and UsageError."""
    if not options.bots:
        raise UsageError("no_bots_named")
    usual = Allowance(None if options.positions else options.budget_ms or USUAL_MS, options.positions)
    names = list(dict.fromkeys(options.bots))
    entrants = [entrant_from_text(name, usual) for name in names]
    clerk.check_bots(entrants)
    table = clerk.table(options, options.seed)
    setting = clerk.setting(table)
    chosen = line_ups([names.index(name) for name in options.bots], setting.players, setting.together)
    rounds = -(-options.games // len(chosen))
    clerk.table(options, options.seed + rounds - 1)  # the last seed must be one too
    asked = {name: getattr(options, name) for name in ("games", "budget_ms", "positions", "jobs", "scheduler")}
    return Order(clerk.name, table, options.seed, rounds, entrants, chosen, setting.together, asked)


def sprt_from(options: argparse.Namespace, entrants: list[Entrant]) -> Sprt | None:
    """The sequential test that the options ask for, if they do; raises UsageError."""
    if options.sprt is None and not options.stop_early:
        return None
    if len(entrants) != 2:
        raise UsageError("not_two_bots", bots=len(entrants))
    if options.sprt is None:
        return USUAL_SPRT
    try:
        elo0, elo1 = (float(text) for text in options.sprt.split(","))
    except ValueError:
        elo0 = elo1 = 0.0
    if not -1000 <= elo0 < elo1 <= 1000:
        raise UsageError("wrong_sprt", text=options.sprt)
    return Sprt(elo0, elo1)


def compete(clerk: Clerk, order: Order, record: Record, workers: Crew) -> Outcome:
    """Play all games behind a line of progress."""
    setting = clerk.setting(order.table)
    began = monotonic()
    progress = Progress(order.rounds * len(order.line_ups))
    try:
        with closing(finished(workers, play, order.bouts())) as games:
            interrupted = contest(games, record, partial(progress.done, 1, partial(standing, record)))
    finally:
        progress.end()
    spent = monotonic() - began
    return Outcome(clerk.name, clerk.engine, setting, order.seed, order.asked, record, spent, interrupted)


def play(bout: Bout) -> Played:
    """Play one game, in whichever process this is."""
    return clerk_of(bout.game).bout(bout)

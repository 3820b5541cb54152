"""`wonders simulate`: many random games, every turn audited, and a report on them."""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from ai.arena.executors import MOST_JOBS
from engine.core.errors import SaveError
from engine.core.game import Json
from engine.core.savelines import cause, shown
from wonders_gui.cli.clerk import Clerk, Setting
from wonders_gui.cli.exits import BAD, INTERRUPTED, OK
from wonders_gui.cli.parser import UsageError, count, whole_number
from wonders_gui.cli.progress import Progress
from wonders_gui.cli.simulation import Order, Tally
from wonders_gui.cli.words import counted
from wonders_gui.cli.workers import carry_out


@dataclass(frozen=True, slots=True)
class Outcome:
    """All that the report speaks of."""

    game: str
    engine: str
    setting: Setting
    seed: int
    tally: Tally
    seconds: float
    interrupted: bool


def add_arguments(parser: argparse.ArgumentParser, clerk: Clerk) -> None:
    """The options of this verb."""
    clerk.add_table(parser)
    parser.add_argument("--games", type=count, default=100, metavar="G", help="how many; 100 unless told")
    parser.add_argument(
        "--seed", type=whole_number, default=0, metavar="S", help="of the first game; the next has S + 1"
    )
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="processes; the result is the same")
    parser.add_argument(
        "--save-dir", type=Path, metavar="DIR", help="save each game there as game-SEED.wonders, replacing older ones"
    )
    parser.add_argument("--json", action="store_true", help="report as JSON")


def run(options: argparse.Namespace, clerk: Clerk) -> int:
    """Play, report, and fail when a law was broken."""
    clerk.table(options, options.seed + options.games - 1)  # the last seed must be one too
    table = clerk.table(options, options.seed)
    order = Order(clerk.name, table, options.seed, options.games, options.save_dir)
    if options.jobs > MOST_JOBS:
        raise UsageError("too_many_jobs", jobs=options.jobs, highest=MOST_JOBS)
    if order.save_dir is not None:
        make_folder(order.save_dir)
    outcome = simulate(clerk, order, options.jobs)
    print(json.dumps(report(outcome), indent=2) if options.json else "\n".join(lines(outcome)))
    if outcome.interrupted:
        return INTERRUPTED
    return BAD if outcome.tally.violations else OK


def make_folder(path: Path) -> None:
    """Make the folder for the saved games, unless it is there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise SaveError("cannot_write", file=shown(path), reason=cause(error)) from error


def simulate(clerk: Clerk, order: Order, jobs: int) -> Outcome:
    """Play all games behind a line of progress."""
    setting = clerk.setting(order.table)
    began = monotonic()
    progress = Progress(order.games)
    try:
        tally, interrupted = carry_out(order, jobs, progress.done)
    finally:
        progress.end()
    return Outcome(clerk.name, clerk.engine, setting, order.seed, tally, monotonic() - began, interrupted)


def report(outcome: Outcome) -> Json:
    """The outcome as plain data."""
    tally = outcome.tally
    return {
        "game": outcome.game,
        **outcome.setting.about,
        "seed": outcome.seed,
        "engine": outcome.engine,
        "games": tally.games,
        "decisions": tally.decisions,
        "violations": tally.violations,
        "violation_texts": tally.texts,
        "mean_points": mean_points(outcome),
        "winners_share": winners_share(outcome),
        **outcomes(outcome),
        "games_per_cpu_second": round(rate(tally), 1),
        "seconds": round(outcome.seconds, 3),
        "interrupted": outcome.interrupted,
    }


def rate(tally: Tally) -> float:
    """Games per second of processor time, audit included."""
    return tally.games / tally.cpu_seconds if tally.cpu_seconds else 0.0


def mean_points(outcome: Outcome) -> dict[str, float]:
    """Points per player and game by category, in the order of the score sheet, and in all."""
    scores = max(1, outcome.tally.games * outcome.setting.players)
    points = {name: outcome.tally.points.get(name, 0) for name in outcome.setting.categories}
    return {name: round(sum_ / scores, 3) for name, sum_ in points.items()} | {
        "total": round(sum(points.values()) / scores, 3)
    }


def winners_share(outcome: Outcome) -> list[float]:
    """Which part of the games each seat won; shared victories are shared out."""
    games = max(1, outcome.tally.games)
    return [round(float(outcome.tally.wins.get(seat, 0) / games), 4) for seat in range(outcome.setting.players)]


def outcomes(outcome: Outcome) -> dict[str, dict[str, int]]:
    """How many games came out in which way, for all that this game counts beside points."""
    counts = outcome.tally.outcomes
    return {key: {kind: counts[key, kind] for kind in kinds} for key, kinds in outcome.setting.outcomes.items()}


def lines(outcome: Outcome) -> Iterator[str]:
    """The outcome as text."""
    tally, setting = outcome.tally, outcome.setting
    yield f"{counted(tally.games, 'game', 'games')} of {setting.headline}, from seed {outcome.seed} on"
    if outcome.interrupted:
        yield "stopped before the end; this is what was done so far"
    yield f"  decisions     {tally.decisions}"
    yield f"  time          {outcome.seconds:.1f} s, {rate(tally):.0f} games per CPU-second ({outcome.engine} engine)"
    for name, points in mean_points(outcome).items():
        yield f"  {setting.categories.get(name, 'Total'):<13} {points:6.2f} points on average"
    for seat, share in enumerate(winners_share(outcome)):
        yield f"  seat {seat}        {100 * share:6.2f} % of the victories"
    for key, counts in outcomes(outcome).items():
        kinds = setting.outcomes[key]
        yield from (f"  {kinds[kind]:<13} {counted(games, 'game', 'games'):>12}" for kind, games in counts.items())
    yield f"  violations    {tally.violations}"
    yield from (f"    {text}" for text in tally.texts)

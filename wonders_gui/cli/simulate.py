"""`wonders simulate`: many random games, every turn audited, and a report on them."""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from engine.catalog.loader import load_seven
from engine.core.errors import SaveError
from engine.core.game import Json
from engine.core.savelines import cause, shown
from engine.seven.config import Config
from wonders_gui.cli.engine_kind import engine_kind
from wonders_gui.cli.exits import BAD, INTERRUPTED, OK
from wonders_gui.cli.names import CATEGORIES, EDITIONS, counted
from wonders_gui.cli.options import add_table, config_from
from wonders_gui.cli.parser import UsageError, count, whole_number
from wonders_gui.cli.progress import Progress
from wonders_gui.cli.simulation import Order, Tally
from wonders_gui.cli.workers import MOST_JOBS, carry_out


@dataclass(frozen=True, slots=True)
class Outcome:
    """All that the report speaks of."""

    game: str
    config: Config
    tally: Tally
    seconds: float
    interrupted: bool


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this verb."""
    add_table(parser)
    parser.add_argument("--games", type=count, default=100, metavar="G", help="how many; 100 unless told")
    parser.add_argument(
        "--seed", type=whole_number, default=0, metavar="S", help="of the first game; the next has S + 1"
    )
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="processes; the result is the same")
    parser.add_argument(
        "--save-dir", type=Path, metavar="DIR", help="save each game there as game-SEED.wonders, replacing older ones"
    )
    parser.add_argument("--json", action="store_true", help="report as JSON")


def run(options: argparse.Namespace) -> int:
    """Play, report, and fail when a law was broken."""
    config_from(options, options.seed + options.games - 1)  # the last seed must be one too
    order = Order(config_from(options, options.seed), options.games, options.save_dir)
    if options.jobs > MOST_JOBS:
        raise UsageError("too_many_jobs", jobs=options.jobs, highest=MOST_JOBS)
    if order.save_dir is not None:
        make_folder(order.save_dir)
    outcome = simulate(options.game, order, options.jobs)
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


def simulate(game: str, order: Order, jobs: int) -> Outcome:
    """Play all games behind a line of progress."""
    began = monotonic()
    progress = Progress(order.games)
    try:
        tally, interrupted = carry_out(order, jobs, progress.done)
    finally:
        progress.end()
    return Outcome(game, order.config, tally, monotonic() - began, interrupted)


def report(outcome: Outcome) -> Json:
    """The outcome as plain data."""
    tally, config = outcome.tally, outcome.config
    return {
        "game": outcome.game,
        "edition": config.edition,
        "players": config.players,
        "boards": list(config.boards),
        "sides": list(config.sides),
        "seed": config.seed,
        "engine": engine_kind(),
        "games": tally.games,
        "decisions": tally.decisions,
        "violations": tally.violations,
        "violation_texts": tally.texts,
        "mean_points": mean_points(outcome),
        "winners_share": winners_share(outcome),
        "games_per_cpu_second": round(rate(tally), 1),
        "seconds": round(outcome.seconds, 3),
        "interrupted": outcome.interrupted,
    }


def rate(tally: Tally) -> float:
    """Games per second of processor time, audit included."""
    return tally.games / tally.cpu_seconds if tally.cpu_seconds else 0.0


def mean_points(outcome: Outcome) -> dict[str, float]:
    """Points per player and game by category, in the order of the score sheet, and in all."""
    scores = max(1, outcome.tally.games * outcome.config.players)
    points = {name: outcome.tally.points.get(name, 0) for name in load_seven(outcome.config.edition).score_order}
    return {name: round(sum_ / scores, 3) for name, sum_ in points.items()} | {
        "total": round(sum(points.values()) / scores, 3)
    }


def winners_share(outcome: Outcome) -> list[float]:
    """Which part of the games each seat won; shared victories are shared out."""
    games = max(1, outcome.tally.games)
    return [round(float(outcome.tally.wins.get(seat, 0) / games), 4) for seat in range(outcome.config.players)]


def lines(outcome: Outcome) -> Iterator[str]:
    """The outcome as text."""
    tally, config = outcome.tally, outcome.config
    games = counted(tally.games, "game", "games")
    yield f"{games} of 7 Wonders, {EDITIONS[config.edition]}, {config.players} players, from seed {config.seed} on"
    if outcome.interrupted:
        yield "stopped before the end; this is what was done so far"
    yield f"  decisions     {tally.decisions}"
    yield f"  time          {outcome.seconds:.1f} s, {rate(tally):.0f} games per CPU-second ({engine_kind()} engine)"
    for name, points in mean_points(outcome).items():
        yield f"  {CATEGORIES.get(name, 'Total'):<13} {points:6.2f} points on average"
    for seat, share in enumerate(winners_share(outcome)):
        yield f"  seat {seat}        {100 * share:6.2f} % of the victories"
    yield f"  violations    {tally.violations}"
    yield from (f"    {text}" for text in tally.texts)

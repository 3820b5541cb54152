"""`wonders history`: what was played here, as a summary, as CSV or as JSON."""

import argparse
import os
import sys
from pathlib import Path

from wonders_gui import paths
from wonders_gui.cli.exits import OK
from wonders_gui.cli.progress import Progress
from wonders_gui.history.export import WAYS, export
from wonders_gui.history.rating import margin, shown
from wonders_gui.history.schema import HistoryError
from wonders_gui.history.statistics import last_ratings, statistics
from wonders_gui.history.store import DAMAGED, Store, open_store, stamps

STDOUT = "-"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this verb."""
    for way in WAYS:
        parser.add_argument(f"--{way}", metavar="FILE", help=f"write all games as {way.upper()}; - is the terminal")
    folders = parser.add_mutually_exclusive_group()
    folders.add_argument("--portable", action="store_true", help="the games beside the program")
    folders.add_argument("--data-dir", type=Path, metavar="DIR", help="the games in this folder")


def run(options: argparse.Namespace) -> int:
    """Bring the history up to date, and tell or write it."""
    folder = _folders(options).games
    if not stamps(folder):
        raise HistoryError("no_games", file=os.fspath(folder))
    opening = open_store(folder)
    store = opening.store
    if opening.before == DAMAGED:
        print("The history was damaged. It has been put aside and is made of the saved games again.", file=sys.stderr)
    try:
        _sync(store)
        wanted = {way: getattr(options, way) for way in WAYS if getattr(options, way) is not None}
        for way, file in wanted.items():
            _write(store, way, file)
        if not wanted:
            print("\n".join(_summary(store)))
    finally:
        store.close()
    return OK


def _folders(options: argparse.Namespace) -> paths.Folders:
    if options.data_dir is not None:
        return paths.below(options.data_dir)
    return paths.portable() if options.portable else paths.usual()


def _sync(store: Store) -> None:
    progress: Progress | None = None
    before = 0

    def tell(done: int, number: int) -> bool:
        nonlocal progress, before
        progress = progress or Progress(number)
        progress.done(done - before)
        before = done
        return True

    store.sync(tell)
    if progress is not None:
        progress.end()


def _write(store: Store, way: str, file: str) -> None:
    if file == STDOUT:
        print(WAYS[way](store), end="")
        return
    number = export(store, way, Path(file))
    print(f"{number} games written to {file}")


def _summary(store: Store) -> list[str]:
    """How many games of each kind, and the ratings."""
    told = statistics(store)
    lines = [f"{store.count()} games, {told.total.games} of them finished and played here"]
    lines += [
        f"{tally.key:<8} {tally.games:>6} games  {tally.share:>6.1%} won  {tally.mean:>6.1f} points  best {tally.best}"
        for tally in told.kinds
        if tally.games
    ]
    lines += [
        f"rating in {game}: {shown(point.mu)} +- {margin(point.sigma)} after {point.number} rated games"
        for game, point in last_ratings(store).items()
    ]
    return lines

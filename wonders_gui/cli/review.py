"""`wonders review`: looks back at a saved game, from one seat, as text or as JSON."""

import argparse
import json
from pathlib import Path

from ai.review.codec import to_json
from ai.review.judge import DEFAULT, JUDGES
from ai.review.report import Review
from ai.review.work import Order, made
from engine.core.savefile import Trust
from wonders_gui.cli.exits import OK
from wonders_gui.cli.parser import whole_number
from wonders_gui.cli.progress import Progress
from wonders_gui.cli.save_file import saved_in


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this verb."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument("--seat", type=whole_number, metavar="N", help="whose decisions are judged (from 0)")
    parser.add_argument("--judge", choices=JUDGES, default=DEFAULT, help="who judges; a master takes a while")
    parser.add_argument("--json", action="store_true", help="the review as JSON")


def run(options: argparse.Namespace) -> int:
    """Load, look back and tell."""
    saved = saved_in(options.file, Trust.TRUSTED)
    review = _made(Order(options.file, saved.checked_seat(options.seat), options.judge))
    if options.json:
        print(json.dumps(to_json(review), indent=2))
        return OK
    for line in saved.review(review):
        print(line)
    return OK


def _made(order: Order) -> Review:
    """The review, with a line that says how far it is; raises CodedError."""
    progress: Progress | None = None

    def tell(done: int, total: int) -> None:
        nonlocal progress
        if progress is None:
            progress = Progress(total, things="decisions")
        elif done:
            progress.done(1)

    outcome = made(order, tell)
    if progress is not None:
        progress.end()
    if isinstance(outcome, Review):
        return outcome
    raise outcome

"""`wonders cards`: what is in the box of a game, as a table or as JSON."""

import argparse
import json

from wonders_gui.cli.clerk import Clerk
from wonders_gui.cli.exits import OK


def add_arguments(parser: argparse.ArgumentParser, clerk: Clerk) -> None:
    """The options of this verb."""
    clerk.add_cards(parser)
    parser.add_argument("--json", action="store_true", help="everything about them as JSON")


def run(options: argparse.Namespace, clerk: Clerk) -> int:
    """Choose and show."""
    chosen = clerk.cards(options)
    print(json.dumps(chosen.data, indent=2) if options.json else "\n".join(chosen.lines))
    return OK

"""`wonders position`: a position from a file, what can be said of it, and what happens when moves are made there."""

import argparse
import json
from pathlib import Path

from wonders_gui.cli.exits import OK
from wonders_gui.cli.parser import UsageError
from wonders_gui.cli.position_file import described_in
from wonders_gui.cli.sentences import in_the_words_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this verb."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a position in YAML or JSON")
    parser.add_argument(
        "--do",
        action="append",
        default=[],
        metavar="MOVE",
        help="make a move first, such as '0 build baths left=2'; may be repeated",
    )
    parser.add_argument("--json", action="store_true", help="analysis, events and position as JSON")
    parser.add_argument("--yaml", action="store_true", help="only the position, as a file like the one given")


def run(options: argparse.Namespace) -> int:
    """Read, play on, and show."""
    if options.json and options.yaml:
        raise UsageError("json_and_yaml")
    described = described_in(options.file)
    laid = described.laid()
    with in_the_words_of(described.game):
        laid.play(options.do)
    if options.json:
        print(json.dumps(laid.report(), indent=2))
    elif options.yaml:
        print(laid.text(), end="")
    else:
        print("\n".join(laid.lines()))
    return OK

"""`wonders demo`: one random game, told as text."""

import argparse
from random import SystemRandom

from wonders_gui.cli.exits import OK
from wonders_gui.cli.games import random_session
from wonders_gui.cli.options import add_table, config_from
from wonders_gui.cli.parser import whole_number
from wonders_gui.cli.printer import story

SEEDS = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this verb."""
    add_table(parser)
    parser.add_argument("--seed", type=whole_number, metavar="S", help="the same seed plays the same game again")


def run(options: argparse.Namespace) -> int:
    """Play and tell."""
    seed = SystemRandom().randrange(SEEDS) if options.seed is None else options.seed
    for line in story(random_session(config_from(options, seed))):
        print(line)
    return OK

"""`wonders demo`: one random game, told as text."""

import argparse
from random import SystemRandom

from wonders_gui.cli.clerk import Clerk
from wonders_gui.cli.exits import OK
from wonders_gui.cli.parser import whole_number

SEEDS = 1_000_000


def add_arguments(parser: argparse.ArgumentParser, clerk: Clerk) -> None:
    """The options of this verb."""
    clerk.add_table(parser)
    parser.add_argument("--seed", type=whole_number, metavar="S", help="the same seed plays the same game again")


def run(options: argparse.Namespace, clerk: Clerk) -> int:
    """Play and tell."""
    seed = SystemRandom().randrange(SEEDS) if options.seed is None else options.seed
    for line in clerk.demo(clerk.table(options, seed)):
        print(line)
    return OK

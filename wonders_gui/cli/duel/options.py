"""The options that describe a table of 7 Wonders Duel."""

import argparse

from engine.duel.config import FIRST, WONDERS, Config, Switches, table
from wonders_gui.cli.switches import add_switches, switched


def add_table(parser: argparse.ArgumentParser) -> None:
    """Options for a table with both players at it."""
    parser.add_argument("--first", default=FIRST[0], metavar="WHO", help=f"the first player: {', '.join(FIRST)}")
    parser.add_argument(
        "--wonders", default=WONDERS[0], metavar="HOW", help=f"how wonders are shared out: {', '.join(WONDERS)}"
    )
    add_switches(parser, Switches())


def config_from(options: argparse.Namespace, seed: int) -> Config:
    """The table the options describe; raises ConfigError and UsageError."""
    return table(seed, options.first, options.wonders, switched(Switches(), options.switches))

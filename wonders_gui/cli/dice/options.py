"""The options that describe a table of 7 Wonders Dice."""

import argparse

from engine.dice.config import FEWEST, MOST, Config, table
from wonders_gui.cli.parser import whole_number, words


def add_table(parser: argparse.ArgumentParser) -> None:
    """Options for a table with everybody at it."""
    parser.add_argument("--players", type=whole_number, default=3, metavar="N", help=f"{FEWEST} to {MOST}")
    parser.add_argument("--boards", type=words, default=(), metavar="B,B,...", help="one board per seat")


def config_from(options: argparse.Namespace, seed: int) -> Config:
    """The table the options describe; raises ConfigError."""
    return table(seed, options.players, options.boards)

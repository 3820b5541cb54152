"""The options that describe a table of 7 Wonders."""

import argparse

from engine.seven.config import Config, Switches, table
from wonders_gui.cli.parser import whole_number, words
from wonders_gui.cli.switches import add_switches, switched


def add_table(parser: argparse.ArgumentParser) -> None:
    """Options for a table with everybody at it."""
    add_edition(parser)
    parser.add_argument("--players", type=whole_number, default=3, metavar="N", help="2 (first edition) or 3 to 7")
    parser.add_argument(
        "--boards", type=words, default=(), metavar="B,B,...", help="one board per city, or `random` for some"
    )
    parser.add_argument(
        "--sides", type=words, default=(), metavar="S,S,...", help="one side per city, `random`, or `choose`"
    )
    parser.add_argument("--expansions", type=words, default=(), metavar="E,E,...", help="none yet")
    add_switches(parser, Switches())


def add_edition(parser: argparse.ArgumentParser) -> None:
    """The option for the edition."""
    parser.add_argument("--edition", type=whole_number, default=2, help="1 or 2")


def config_from(options: argparse.Namespace, seed: int) -> Config:
    """The table the options describe; raises ConfigError."""
    switches = switched(Switches(), options.switches)
    return table(options.edition, options.players, seed, options.boards, options.sides, options.expansions, switches)

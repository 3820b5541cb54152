"""The options that describe a table of 7 Wonders."""

import argparse

from engine.catalog.loader import EXPANSIONS
from engine.seven.config import CITIES, Config, Switches, table
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
    add_expansions(parser)
    parser.add_argument("--teams", action="store_true", help="two and two play together: Cities, 4 or 6 players")
    add_switches(parser, Switches())


def add_edition(parser: argparse.ArgumentParser) -> None:
    """The option for the edition."""
    parser.add_argument("--edition", type=whole_number, default=2, help="1 or 2")


def add_expansions(parser: argparse.ArgumentParser) -> None:
    """The options for expansions."""
    parser.add_argument(
        "--expansions", type=words, default=(), metavar="E,E,...", help=f"play with these: {', '.join(EXPANSIONS)}"
    )
    parser.add_argument(
        "--cities", action="store_const", const=(CITIES,), dest="expansions", help="short for --expansions cities"
    )


def config_from(options: argparse.Namespace, seed: int) -> Config:
    """The table the options describe; raises ConfigError."""
    switches = switched(Switches(), options.switches)
    place = (options.edition, options.players, seed, options.boards, options.sides)
    return table(*place, options.expansions, switches, options.teams)

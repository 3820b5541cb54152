"""The tables of 7 Wonders Dice that are measured: the usual ones, or those asked for."""

import argparse
from functools import partial
from random import Random
from typing import Final

from engine.dice.apply import DiceLedger
from engine.dice.config import table
from engine.dice.playout import play_at_random
from engine.dice.rules import set_up
from engine.dice.state import State
from engine.dice.tables import table_of
from wonders_gui.cli.desk import BenchTable
from wonders_gui.cli.parser import whole_number

USUAL: Final = (3, 2, 5, 7)


def add_bench(parser: argparse.ArgumentParser) -> None:
    """Options that choose tables."""
    parser.add_argument("--players", type=whole_number, nargs="+", default=USUAL, help="only these numbers of players")


def bench_tables(options: argparse.Namespace) -> list[BenchTable[State]]:
    """The tables asked for; raises ConfigError."""
    return [bench_table(players) for players in options.players]


def bench_table(players: int) -> BenchTable[State]:
    """One table; what does not change from game to game is made once."""
    place = table_of(table(0, players))
    return BenchTable(f"{players} players", {"players": players}, partial(State, place), play, State.copy)


def play(state: State, rng: Random) -> int:
    """One whole random game; says how many decisions it took."""
    ledger = DiceLedger(state, None)
    set_up(ledger)
    return play_at_random(ledger, rng)

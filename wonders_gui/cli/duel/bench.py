"""The tables of 7 Wonders Duel that are measured: both ways to share wonders out, or those asked for."""

import argparse
from functools import partial
from random import Random
from typing import Final

from engine.duel.apply import DuelLedger
from engine.duel.config import DRAFT, FIRST, FIRST_GAME, WONDERS, table
from engine.duel.playout import play_at_random
from engine.duel.rules import set_up
from engine.duel.state import State
from engine.duel.tables import table_of
from wonders_gui.cli.desk import BenchTable

NAMES: Final = {DRAFT: "wonders drafted", FIRST_GAME: "wonders of a first game"}


def add_bench(parser: argparse.ArgumentParser) -> None:
    """Options that choose tables."""
    known = " and ".join(WONDERS)
    parser.add_argument("--wonders", nargs="+", default=WONDERS, metavar="HOW", help=f"only these; {known} unless told")


def bench_tables(options: argparse.Namespace) -> list[BenchTable[State]]:
    """The tables asked for; raises ConfigError."""
    return [bench_table(wonders) for wonders in options.wonders]


def bench_table(wonders: str) -> BenchTable[State]:
    """One table; what does not change from game to game is made once."""
    place = table_of(table(0, FIRST[0], wonders))
    return BenchTable(NAMES[wonders], {"wonders": wonders}, partial(State, place), play, State.copy)


def play(state: State, rng: Random) -> int:
    """One whole random game; says how many decisions it took."""
    ledger = DuelLedger(state, None)
    set_up(ledger)
    return play_at_random(ledger, rng)

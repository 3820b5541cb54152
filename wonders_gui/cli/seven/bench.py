"""The tables of 7 Wonders that are measured: the usual ones, or those asked for."""

import argparse
from functools import partial
from random import Random
from typing import Final

from engine.seven.apply import SevenLedger
from engine.seven.config import table
from engine.seven.playout import play_at_random
from engine.seven.rules import set_up
from engine.seven.state import State
from engine.seven.tables import table_of
from wonders_gui.cli.desk import BenchTable
from wonders_gui.cli.parser import whole_number
from wonders_gui.cli.seven.names import EDITIONS

USUAL: Final = ((2, 3), (2, 5), (2, 7), (1, 2), (1, 3), (1, 7))
LOWEST: Final = {1: 2, 2: 3}


def add_bench(parser: argparse.ArgumentParser) -> None:
    """Options that choose tables."""
    parser.add_argument("--edition", type=whole_number, nargs="+", help="only these; 1 and 2 unless told")
    parser.add_argument("--players", type=whole_number, nargs="+", help="only these numbers of players")


def bench_tables(options: argparse.Namespace) -> list[BenchTable[State]]:
    """The tables asked for; raises ConfigError."""
    return [bench_table(edition, players) for edition, players in asked_for(options)]


def asked_for(options: argparse.Namespace) -> list[tuple[int, int]]:
    """Editions and numbers of players: the usual ones, or every combination of those named."""
    editions = options.edition or sorted({edition for edition, _ in USUAL}, reverse=True)
    if options.players:
        pairs = [(edition, players) for edition in editions for players in options.players]
        fitting = [(edition, players) for edition, players in pairs if players >= LOWEST.get(edition, 0)]
        return fitting or pairs
    return [(edition, players) for edition, players in USUAL if edition in editions] or [(editions[0], 3)]


def bench_table(edition: int, players: int) -> BenchTable[State]:
    """One table; what does not change from game to game is made once."""
    place = table_of(table(edition, players, 0))
    name = f"{EDITIONS[edition]}, {players} players"
    about: dict[str, object] = {"edition": edition, "players": players}
    return BenchTable(name, about, partial(State, place), play, State.copy)


def play(state: State, rng: Random) -> int:
    """One whole random game; says how many decisions it took."""
    ledger = SevenLedger(state, None)
    set_up(ledger)
    return play_at_random(ledger, rng)

"""The tables of 7 Wonders that are measured: the usual ones, or those asked for."""

import argparse
from collections.abc import Sequence
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
from wonders_gui.cli.seven.names import EDITIONS, additions, told_additions
from wonders_gui.cli.seven.options import add_expansions

USUAL: Final = ((2, 3), (2, 5), (2, 7), (1, 2), (1, 3), (1, 7))
USUAL_TEAMS: Final = ((2, 4), (2, 6), (1, 4))
LOWEST: Final = {1: 2, 2: 3}


def add_bench(parser: argparse.ArgumentParser) -> None:
    """Options that choose tables."""
    parser.add_argument("--edition", type=whole_number, nargs="+", help="only these; 1 and 2 unless told")
    parser.add_argument("--players", type=whole_number, nargs="+", help="only these numbers of players")
    add_expansions(parser)
    parser.add_argument("--teams", action="store_true", help="two and two play together: Cities, 4 or 6 players")


def bench_tables(options: argparse.Namespace) -> list[BenchTable[State]]:
    """The tables asked for; raises ConfigError."""
    return [bench_table(edition, players, options) for edition, players in asked_for(options)]


def asked_for(options: argparse.Namespace) -> list[tuple[int, int]]:
    """Editions and numbers of players: the usual ones, or every combination of those named."""
    editions = options.edition or sorted({edition for edition, _ in USUAL}, reverse=True)
    if options.players:
        pairs = [(edition, players) for edition in editions for players in options.players]
        fitting = [(edition, players) for edition, players in pairs if players >= LOWEST.get(edition, 0)]
        return fitting or pairs
    usual = [(edition, players) for edition, players in usual_tables(options) if edition in editions]
    return usual or [(editions[0], usual_tables(options)[0][1])]


def usual_tables(options: argparse.Namespace) -> Sequence[tuple[int, int]]:
    """What is measured unless told: an expansion is for three players or more, teams for four or six."""
    if options.teams:
        return USUAL_TEAMS
    return [(edition, players) for edition, players in USUAL if players > 2 or not options.expansions]


def bench_table(edition: int, players: int, options: argparse.Namespace) -> BenchTable[State]:
    """One table; what does not change from game to game is made once."""
    config = table(edition, players, 0, expansions=options.expansions, teams=options.teams)
    place = table_of(config)
    name = ", ".join([EDITIONS[edition], *additions(config), f"{players} players"])
    about: dict[str, object] = {"edition": edition, "players": players, **told_additions(config)}
    return BenchTable(name, about, partial(State, place), play, State.copy)


def play(state: State, rng: Random) -> int:
    """One whole random game; says how many decisions it took."""
    ledger = SevenLedger(state, None)
    set_up(ledger)
    return play_at_random(ledger, rng)

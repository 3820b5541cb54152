"""Tables with quick bots, set up and played in one line."""

from typing import TypeAlias

from pytestqt.qtbot import QtBot

from engine.core.game import C, E, M, S, V
from engine.duel import commands as duel_commands
from engine.duel import events as duel_events
from engine.duel.config import Config as DuelConfig
from engine.duel.config import table as duel_config
from engine.duel.game import DUEL
from engine.duel.state import State as DuelState
from engine.duel.view import View as DuelView
from engine.seven import commands as seven_commands
from engine.seven import events as seven_events
from engine.seven.config import Config as SevenConfig
from engine.seven.config import table as seven_config
from engine.seven.game import SEVEN
from engine.seven.state import State as SevenState
from engine.seven.view import View as SevenView
from wonders_gui.controller import Table
from wonders_gui.opponents import NAMES, Opponent
from wonders_gui.saves import Keeping
from wonders_gui.workers import Asker

SevenTable: TypeAlias = Table[SevenConfig, SevenState, seven_commands.Command, seven_events.Event, SevenView]
DuelTable: TypeAlias = Table[DuelConfig, DuelState, duel_commands.Command, duel_events.Event, DuelView]

NOVICE = Opponent("novice")
PATIENCE = 20_000


def seven(
    thinkers: Asker, players: int = 3, edition: int = 2, seed: int = 5, save: Keeping | None = None
) -> SevenTable:
    """A table of 7 Wonders; the player sits in seat 0."""
    bots = {seat: NOVICE for seat in range(1, players)}
    config = seven_config(edition, players, seed)
    table = Table.start(SEVEN, config, 0, bots, NAMES[:players], thinkers, save)
    table.set_speed("off")
    return table


def duel(thinkers: Asker, seed: int = 5, save: Keeping | None = None) -> DuelTable:
    """A table of Duel; the player sits in seat 0."""
    table = Table.start(DUEL, duel_config(seed), 0, {1: NOVICE}, NAMES[:2], thinkers, save)
    table.set_speed("off")
    return table


def wait_for_turn(table: Table[C, S, M, E, V], qtbot: QtBot) -> None:
    """Let bots play until the player must decide, or the game is over; no message of a page holds them up."""

    def is_turn() -> bool:
        table.release_bots()
        return table.owes_decision() or table.is_over()

    qtbot.waitUntil(is_turn, timeout=PATIENCE)


def play_on(table: Table[C, S, M, E, V], qtbot: QtBot, decisions: int = 1000) -> int:
    """Play the first legal move so many times, or to the end; says how many moves that were."""
    made = 0
    wait_for_turn(table, qtbot)
    while made < decisions and not table.is_over():
        assert table.submit(table.legal()[0]) is None
        made += 1
        wait_for_turn(table, qtbot)
    return made

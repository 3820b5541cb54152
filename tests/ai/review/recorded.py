"""Whole games of quick players: what there is to look back at."""

from random import Random

from ai.bot import Budget
from ai.heuristics.dice.opponents import DICE_OPPONENTS
from ai.heuristics.duel.opponents import DUEL_OPPONENTS
from ai.heuristics.seven.opponents import SEVEN_OPPONENTS
from ai.registry import Opponents
from engine.core.game import C, E, Game, M, S, V
from engine.core.session import Session
from engine.dice import config as dice
from engine.dice.commands import Command as DiceCommand
from engine.dice.config import Config as DiceConfig
from engine.dice.events import Event as DiceEvent
from engine.dice.game import DICE
from engine.dice.state import State as DiceState
from engine.dice.view import View as DiceView
from engine.duel import config as duel
from engine.duel.commands import Command as DuelCommand
from engine.duel.config import Config as DuelConfig
from engine.duel.events import Event as DuelEvent
from engine.duel.game import DUEL
from engine.duel.state import State as DuelState
from engine.duel.view import View as DuelView
from engine.seven import config as seven
from engine.seven.commands import Command as SevenCommand
from engine.seven.config import Config as SevenConfig
from engine.seven.events import Event as SevenEvent
from engine.seven.game import SEVEN
from engine.seven.state import State as SevenState
from engine.seven.view import View as SevenView

SevenSession = Session[SevenConfig, SevenState, SevenCommand, SevenEvent, SevenView]
DuelSession = Session[DuelConfig, DuelState, DuelCommand, DuelEvent, DuelView]
DiceSession = Session[DiceConfig, DiceState, DiceCommand, DiceEvent, DiceView]

QUICK = "citizen"


def played(
    game: Game[C, S, M, E, V], opponents: Opponents[V, M], config: C, decisions: int | None = None
) -> Session[C, S, M, E, V]:
    """A game of novices, always the same one: the whole of it, or so many decisions."""
    session = Session.start(game, config)
    novice, rng = opponents.bot("novice"), Random(1)
    while (seats := session.to_move()) and len(session.path()) - 1 != decisions:
        decision = novice.choose(session.view(seats[0]), session.legal(seats[0]), rng, Budget())
        session.submit(decision.command)
    return session


def seven_game(config: SevenConfig | None = None) -> SevenSession:
    """A game of 7 Wonders, with three players if nothing else is said."""
    return played(SEVEN, SEVEN_OPPONENTS, config or seven.table(2, 3, 7))


def team_game() -> SevenSession:
    """A game of two teams of two."""
    return seven_game(seven.table(2, 4, 7, expansions=(seven.CITIES,), teams=True))


def duel_game() -> DuelSession:
    """A game of Duel."""
    return played(DUEL, DUEL_OPPONENTS, duel.table(7))


def dice_game(decisions: int | None = None) -> DiceSession:
    """A game of 7 Wonders Dice with two players, or the beginning of it."""
    return played(DICE, DICE_OPPONENTS, dice.table(7, 2), decisions)

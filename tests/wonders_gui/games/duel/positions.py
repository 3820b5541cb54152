"""Positions of Duel from random games, as one seat sees them."""

from collections.abc import Callable, Iterator
from random import Random

from engine.core.session import Session
from engine.duel import commands, events
from engine.duel.config import Config, Switches, table
from engine.duel.game import DUEL
from engine.duel.state import State
from engine.duel.view import View

DuelSession = Session[Config, State, commands.Command, events.Event, View]


def session(seed: int = 4, switches: Switches | None = None) -> DuelSession:
    """A new game."""
    return Session.start(DUEL, table(seed, chosen=switches))


def played(seed: int, wanted: Callable[[View], bool], switches: Switches | None = None) -> DuelSession:
    """A game played at random until its decider, as seat 0, sees what is wanted."""
    for attempt in range(200):
        game = session(seed + attempt, switches)
        rng = Random(seed + attempt)
        while game.to_move():
            if wanted(game.view(0)):
                return game
            game.submit(rng.choice(game.legal(game.to_move()[0])))
    raise AssertionError("no such position")


def phase(number: int) -> Callable[[View], bool]:
    """Wants a decision of seat 0 in a phase."""
    return lambda view: view.table.phase == number and view.table.decider == 0


def views(seed: int = 4, every: int = 9) -> Iterator[View]:
    """Views of seat 0 through a whole random game."""
    game, rng, turn = session(seed), Random(seed), 0
    while game.to_move():
        if turn % every == 0:
            yield game.view(0)
        game.submit(rng.choice(game.legal(game.to_move()[0])))
        turn += 1
    yield game.view(0)

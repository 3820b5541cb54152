"""The games this program can play, and what the command line needs of them."""

from collections.abc import Mapping
from random import Random
from typing import Final

from engine.core.session import Session
from engine.seven.commands import Command
from engine.seven.config import Config
from engine.seven.events import Event
from engine.seven.game import SEVEN, SevenGame
from engine.seven.state import State
from engine.seven.view import View

SevenSession = Session[Config, State, Command, Event, View]

GAMES: Final[Mapping[str, SevenGame]] = {SEVEN.name: SEVEN}


def moves_rng(seed: int) -> Random:
    """Where the random choices of the game with this seed come from."""
    return Random(f"{seed}/moves")


def any_of(moves: list[Command], rng: Random) -> Command:
    """One move, each as likely as the others."""
    return moves[int(rng.random() * len(moves))]


def random_session(config: Config) -> SevenSession:
    """A whole game of random legal moves."""
    session = Session.start(SEVEN, config)
    rng = moves_rng(config.seed)
    while seats := session.to_move():
        for seat in seats:
            session.submit(any_of(session.legal(seat), rng))
    return session

"""Random games of any kind; the same seed gives the same game."""

from collections.abc import Sequence
from random import Random

from engine.core.game import C, E, Game, M, S, V
from engine.core.session import Session


def moves_rng(seed: int) -> Random:
    """Where the random choices of the game with this seed come from."""
    return Random(f"{seed}/moves")


def any_of(moves: Sequence[M], rng: Random) -> M:
    """One move, each as likely as the others."""
    return moves[int(rng.random() * len(moves))]


def seed_of(game: Game[C, S, M, E, V], config: C) -> int:
    """The seed of a table."""
    seed = game.config_to_json(config)["seed"]
    assert isinstance(seed, int)
    return seed


def random_session(game: Game[C, S, M, E, V], config: C) -> Session[C, S, M, E, V]:
    """A whole game of random legal moves."""
    session = Session.start(game, config)
    rng = moves_rng(seed_of(game, config))
    while seats := session.to_move():
        for seat in seats:
            session.submit(any_of(session.legal(seat), rng))
    return session

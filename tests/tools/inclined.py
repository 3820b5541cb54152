"""Games of Duel whose players have a taste, so that fixed seeds end by arms, by science or by points."""

from dataclasses import dataclass
from random import Random

from engine.core.session import Session
from engine.duel.commands import BuildCard, BuildWonder, Command
from engine.duel.config import Config, table
from engine.duel.events import Event
from engine.duel.facts import BLUE, GREEN, RED
from engine.duel.game import DUEL
from engine.duel.state import CIVILIAN, MILITARY, SCIENTIFIC, State
from engine.duel.view import View

DuelSession = Session[Config, State, Command, Event, View]


@dataclass(frozen=True, slots=True)
class Plan:
    """One fixed game: its seed, the colour that each seat likes, and how it must end."""

    seed: int
    likes: tuple[int, int]
    victory: int


PLANS = {
    "duel_civilian": Plan(75, (BLUE, GREEN), CIVILIAN),
    "duel_military": Plan(87, (RED, BLUE), MILITARY),
    "duel_scientific": Plan(190, (GREEN, BLUE), SCIENTIFIC),
}


def played(plan: Plan) -> DuelSession:
    """The game of a plan, to its end."""
    session = Session.start(DUEL, table(plan.seed))
    rng = Random(f"{plan.seed}/inclined")
    while session.to_move():
        seat = session.to_move()[0]
        move = chosen(session.state, session.legal(seat), plan.likes[seat], rng)
        assert session.submit(move) is None
    return session


def chosen(state: State, moves: list[Command], likes: int, rng: Random) -> Command:
    """A card of the liked colour before any wonder, a wonder before any card, a card before coins; mostly."""
    best = min(_rank(state, move, likes) for move in moves)
    fine = [move for move in moves if _rank(state, move, likes) == best]
    pool = fine if rng.random() < 0.85 else moves
    return pool[int(rng.random() * len(pool))]


def _rank(state: State, move: Command, likes: int) -> int:
    if isinstance(move, BuildCard):
        return 0 if state.book.cards[move.card].colour == likes else 2
    return 1 if isinstance(move, BuildWonder) else 3

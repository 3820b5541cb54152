"""What is asked of a bot and what comes back: plain data, so that it can go from process to process."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NewType

from ai.bot import Decision, Option, Reason
from ai.registry import BALANCED
from engine.core.errors import CodedError
from engine.core.game import C, E, Game, Json, M, S, V
from engine.core.seats import Seat

Ticket = NewType("Ticket", int)


class WorkerError(CodedError):
    """The bot that was asked could not answer."""


@dataclass(frozen=True, slots=True)
class Key:
    """The decision it is about. Once the game has gone on to another turn, an answer for this one is of no use."""

    game: str
    """Whatever the asker calls this game, to tell it from others that are open."""
    seat: Seat
    turn: int
    """Whatever tells one decision of the seat from the others, such as the session's node."""


@dataclass(frozen=True, slots=True)
class Brief:
    """Who shall think, by which chance, and for how long."""

    level: str
    character: str = BALANCED
    seed: int = 0
    seconds: float | None = None
    positions: int | None = None
    explained: int = 1
    """How many of the best options come with reasons."""
    about: int | None = None
    """Not to choose, but to say why this move is good, by its number among the legal ones."""


@dataclass(frozen=True, slots=True)
class Question:
    """One decision of one seat; `rules` is the name of the game that is played."""

    key: Key
    rules: str
    view: Json
    legal: Sequence[Json]
    brief: Brief


@dataclass(frozen=True, slots=True)
class Effort:
    """With which engine a worker thought, `plain` or `compiled`, and how long it took by the clock."""

    engine: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Answer:
    """What a question came to. Moves are numbers in its list of legal ones; `decision_in` names them.

    Where there was trouble, the decision is a citizen's, and there is none only if even the citizen failed.
    """

    ticket: Ticket
    key: Key
    decision: Decision[int] | None
    trouble: CodedError | None = None
    effort: Effort | None = None
    """What the worker put into it; none where the answer is not a worker's."""


def question(game: Game[C, S, M, E, V], key: Key, view: V, legal: Sequence[M], brief: Brief) -> Question:
    """A question about one of these legal moves; the view is that of the key's seat."""
    world = game.imagine(view, Random(0))
    moves = [game.command_to_json(world, command) for command in legal]
    return Question(key, game.name, game.view_to_json(view), moves, brief)


def decision_in(decision: Decision[int], legal: Sequence[M]) -> Decision[M]:
    """A decision of an answer, in the legal moves that were asked about."""
    options = tuple(Option(legal[option.command], option.value, option.reasons) for option in decision.options)
    return Decision(legal[decision.command], decision.reasons, options, decision.positions)


def numbered(decision: Decision[M], legal: Sequence[M]) -> Decision[int]:
    """A decision with each move by its number among the legal ones; ValueError when it is none of them."""
    options = tuple(
        Option(legal.index(option.command), option.value, _plain(option.reasons)) for option in decision.options
    )
    return Decision(legal.index(decision.command), _plain(decision.reasons), options, int(decision.positions))


def _plain(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    return tuple(Reason(reason.code, reason.weight, dict(reason.details)) for reason in reasons)

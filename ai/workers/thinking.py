"""Answers a question in whichever process this is: reads the plain data, lets the bot choose, numbers the moves."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Generic, Protocol, TypeVar

from ai.bot import Bot, Budget, Decision, Reason
from ai.mind import Mind
from ai.workers.question import Brief, Question, WorkerError, numbered
from engine.core.errors import CodedError, CommandError
from engine.core.game import C, E, Game, M, S, V
from engine.core.schema import printable

M_ = TypeVar("M_")
V_contra = TypeVar("V_contra", contravariant=True)


class Thinker(Protocol):
    """Knows the bots of one game; need not name its types."""

    def think(self, question: Question, budget: Budget) -> Decision[int]:
        """The decision of the bot that the question asks for; raises CodedError, or whatever the bot raises."""


Find = Callable[[str], Thinker]  # by the name of a game; raises CodedError when it has no bots


class Ladder(Protocol[V_contra, M_]):
    """The bots of one game, as `ai.registry.Opponents` has them."""

    def bot(self, level: str, character: str) -> Bot[V_contra, M_]:
        """The bot of this level and character; raises CodedError."""

    def mind(self, level: str, character: str) -> Mind[V_contra, M_]:
        """How it judges; raises CodedError."""


class GameThinker(Generic[C, S, M, E, V]):
    """The thinker for a game and its bots."""

    def __init__(self, game: Game[C, S, M, E, V], ladder: Ladder[V, M]) -> None:
        self._game = game
        self._ladder = ladder

    def think(self, question: Question, budget: Budget) -> Decision[int]:
        brief = question.brief
        view = self._game.view_from_json(question.view)
        world = self._game.imagine(view, Random(0))
        legal = [self._game.command_from_json(world, move) for move in question.legal]
        if not legal:
            raise CommandError("nothing_to_choose")
        if brief.about is not None:
            command = legal[brief.about]
            return numbered(Decision(command, self._reasons(brief, view, legal, command), (), 0), legal)
        decision = self._ladder.bot(brief.level, brief.character).choose(view, legal, Random(brief.seed), budget)
        return numbered(self._explained(brief, view, legal, decision), legal)

    def _explained(self, brief: Brief, view: V, legal: Sequence[M], decision: Decision[M]) -> Decision[M]:
        """With reasons for as many options as are asked for; the bot itself gives those of its choice alone."""
        options = list(decision.options)
        for place in range(1, min(brief.explained, len(options))):
            reasons = self._reasons(brief, view, legal, options[place].command)
            options[place] = replace(options[place], reasons=reasons)
        return replace(decision, options=tuple(options))

    def _reasons(self, brief: Brief, view: V, legal: Sequence[M], command: M) -> tuple[Reason, ...]:
        """Why the bot would think well of a move."""
        mind = self._ladder.mind(brief.level, brief.character)
        others = [move for move in legal if move is not command]
        return tuple(mind.reasons(view, command, others, Random(brief.seed)))


def answer(find: Find, question: Question, budget: Budget) -> Decision[int] | CodedError:
    """What comes of a question; whatever goes wrong becomes an error with a code."""
    try:
        return find(question.rules).think(question, budget)
    except CodedError as error:
        return error
    except Exception as error:
        return WorkerError("bot_failed", **trace_of(error))


def trace_of(error: Exception) -> dict[str, str | int]:
    """What a bug was, and in which line of the code."""
    place = extract_tb(error.__traceback__)[-1]
    where = f"{Path(place.filename).name}:{place.lineno}"
    return {"error": type(error).__name__, "reason": printable(str(error)), "where": where}

"""How the game stood before every turn: chances to win and expected points of every seat, and where they turned.

Of a game that is over everything is open. One that was stopped may be played on, so its curve shows no more than the
reviewed seat could know: the mean over imagined positions.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Final, Generic, TypeVar

from ai.review.line import Line
from ai.review.outlook import Outlook
from ai.review.report import Moment
from engine.core.seats import Seat
from engine.core.tree import NodeId

S = TypeVar("S")
M = TypeVar("M")

Guess = Callable[[S, Random], S]  # a position as it may be, for all that one seat knows

_GUESSES: Final = 6
_MOST_TURNS: Final = 3
_LEAST_CHANGE: Final = 0.03


class Curve(Generic[S]):
    """Makes moments out of positions; `guess` is None where everything is open."""

    def __init__(self, outlook: Outlook[S], guess: Guess[S] | None, rng: Random) -> None:
        self._outlook = outlook
        self._guess = guess
        self._rng = rng

    def moments(self, line: Line[S, M]) -> Iterator[Moment]:
        """Before every turn, and the end."""
        place: tuple[int, int] | None = None
        for step in line.steps:
            if self._outlook.sight.place(step.before) != place:
                place = self._outlook.sight.place(step.before)
                yield self.moment(step.node, step.before)
        yield self.moment(line.last, line.end)

    def moment(self, node: NodeId, state: S) -> Moment:
        """How one position stands."""
        age, turn = self._outlook.sight.place(state)
        states = [state] if self._guess is None else [self._guess(state, self._rng) for _ in range(_GUESSES)]
        chances = _means([self._outlook.chances(one) for one in states])
        points = _means([self._outlook.points(one) for one in states])
        return Moment(node, age, turn, chances, points)


def _means(lists: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(sum(values) / len(lists) for values in zip(*lists, strict=True))


def turning_points(moments: Sequence[Moment], seat: Seat) -> tuple[int, ...]:
    """The numbers of the few moments after which the chance of a seat changed most, most first."""
    chances = [moment.chances[seat] for moment in moments]
    changes = [abs(after - before) for before, after in pairwise(chances)]
    ranked = sorted(range(len(changes)), key=changes.__getitem__, reverse=True)
    return tuple(number for number in ranked[:_MOST_TURNS] if changes[number] >= _LEAST_CHANGE)

"""What a bot is: one seat's view goes in, a decision with its reasons comes out. Knows no game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Final, Generic, Protocol, TypeVar

M = TypeVar("M")
V_contra = TypeVar("V_contra", contravariant=True)


def _never() -> bool:
    return False


class Budget:
    """How long a bot may think: so many seconds from now, so many positions, or until somebody tells it to stop.

    A bot asks from time to time and then answers with the best it has. Without limits it decides for itself.
    """

    def __init__(
        self, seconds: float | None = None, positions: int | None = None, stopped: Callable[[], bool] = _never
    ) -> None:
        self.seconds = seconds
        self.positions = positions
        self._deadline = None if seconds is None else monotonic() + seconds
        self._stopped = stopped

    def at_most(self, positions: int) -> "Budget":
        """The same budget, ending after so many positions at the latest."""
        fewer = positions if self.positions is None else min(positions, self.positions)
        budget = Budget(None, fewer, self._stopped)
        budget._deadline = self._deadline
        return budget

    def is_spent(self, positions: int) -> bool:
        """Whether the bot should answer now, having looked at so many positions."""
        if self.positions is not None and positions >= self.positions:
            return True
        if self._deadline is not None and monotonic() >= self._deadline:
            return True
        return self._stopped()


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good: a code, what it speaks of, and how much it weighs. Sentences are made elsewhere."""

    code: str
    weight: float
    details: Mapping[str, int | str] = field(default_factory=dict)


GIVEN_UP: Final = frozenset({"denies"})
"""Codes of reasons that name the card which a move gives up: not for those who may not know which it was."""


@dataclass(frozen=True, slots=True)
class Option(Generic[M]):
    """A move that was considered, and what it is worth to the seat: its chance to win, from 0 to 1."""

    command: M
    value: float
    reasons: Sequence[Reason] = ()
    """Why it is good; only where the asker wanted to hear of more than the best move."""


@dataclass(frozen=True, slots=True)
class Decision(Generic[M]):
    """What a bot chose, why, and what else it considered, best first."""

    command: M
    reasons: Sequence[Reason]
    options: Sequence[Option[M]]
    positions: int
    """How many positions were looked at."""


class Bot(Protocol[V_contra, M]):
    """A pure function of one seat's view: equal views, moves, chance and numbers of positions give equal decisions."""

    def choose(self, view: V_contra, legal: Sequence[M], rng: Random, budget: Budget) -> Decision[M]:
        """Choose one of the legal moves; there is at least one."""

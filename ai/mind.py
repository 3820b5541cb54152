"""What a bot needs of one game: worlds to look ahead in, and words for why; each folder of `ai.heuristics` has one."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, Protocol, TypeVar

from ai.bot import Reason
from ai.search.tree import CURIOSITY, SHARPNESS
from ai.search.world import World

M_contra = TypeVar("M_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Temper(NamedTuple):
    """How a search divides its time: see `ai.search.tree`."""

    curiosity: float
    sharpness: float
    caution: float = 0.0
    """For how many rounds a first impression counts with a single rival."""


KEEN: Final = Temper(CURIOSITY, SHARPNESS)  # goes deep where it looks best
OPEN: Final = Temper(1.5, 6.0)  # looks around more
WARY: Final = Temper(CURIOSITY, SHARPNESS, 8.0)  # where dice fall in every round, so that one of them says little


class Mind(Protocol[V_contra, M_contra]):
    """How one game is judged, by the weights of one character."""

    def imagine(self, view: V_contra, rng: Random) -> World:
        """A possible world that fits the view, in which the seat of the view decides."""

    def seat(self, view: V_contra) -> int:
        """Whose view it is."""

    def rivals(self, view: V_contra) -> int:
        """How many play against that seat."""

    def temper(self) -> Temper:
        """How this game is best searched, as games of bots have shown."""

    def is_building(self, command: M_contra) -> bool:
        """Whether the command builds something, rather than giving it up."""

    def reasons(self, view: V_contra, command: M_contra, others: Sequence[M_contra], rng: Random) -> Sequence[Reason]:
        """Why `command` is good, compared with the other moves; the weightiest reason first."""

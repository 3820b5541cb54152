"""Citizens whom no crowd distracts, so that what the evaluation says can be seen."""

from typing import TypeVar

from ai.levels import OnePly
from ai.registry import Opponents

V = TypeVar("V")
M = TypeVar("M")


def clear_headed(opponents: Opponents[V, M]) -> OnePly[V, M]:
    """A citizen that sees as well at a big table as with one rival."""
    return OnePly(opponents.mind("citizen"), 0.0)

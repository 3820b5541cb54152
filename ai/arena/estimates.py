"""How sure a result is: intervals of 95 %, quantiles, and what a share of victories says about strength."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, exp, inf, log, log10, sqrt
from statistics import fmean, stdev
from typing import Final

Z: Final = 1.959964  # of a normal distribution, 95 % lie within so many standard deviations


@dataclass(frozen=True, slots=True)
class Interval:
    """Where the truth lies, 19 times out of 20."""

    low: float
    high: float


def share_interval(rounds: Sequence[float], games: int) -> Interval:
    """For a share of victories, by its values round by round.

    Wilson's interval, for as many independent games as the spread of the rounds is worth: the games of a round share
    a seed, and what luck does in one of them it may undo in another.
    """
    share = fmean(rounds)
    spread = stdev(rounds) if len(rounds) > 1 else 0.0
    worth = share * (1 - share) * len(rounds) / spread**2 if spread and 0 < share < 1 else float(games)
    middle = (share + Z * Z / (2 * worth)) / (1 + Z * Z / worth)
    half = Z * sqrt(share * (1 - share) / worth + (Z / (2 * worth)) ** 2) / (1 + Z * Z / worth)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def mean_interval(rounds: Sequence[float]) -> Interval | None:
    """For a mean, by its values round by round; one round says nothing."""
    if len(rounds) < 2:
        return None
    half = Z * stdev(rounds) / sqrt(len(rounds))
    return Interval(fmean(rounds) - half, fmean(rounds) + half)


def quantile(ordered: Sequence[int], part: float) -> int:
    """The smallest number that is not below `part` of all; of none, 0."""
    return ordered[max(0, ceil(part * len(ordered)) - 1)] if ordered else 0


def elo_of(share: float, odds: float) -> float:
    """The Elo difference behind a share of victories; `odds` are those of equals, 1 in pairs."""
    if not 0 < share < 1:
        return inf if share else -inf
    return 400 * log10(share / (1 - share) / odds)


def share_of(elo: float, odds: float) -> float:
    """The share of victories that an Elo difference brings."""
    strength = odds * exp(elo * log(10) / 400)
    return strength / (strength + 1)

"""Sequential test of two strengths: stop as soon as one of two Elo differences is far likelier than the other.

The generalised test for multinomial results, as chess engines use it: the scores of whole rounds are counted (in pairs
there are five), and each difference gets the likeliest distribution of them that has the mean it asks for.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import log
from typing import Final

from ai.arena.estimates import share_of

TRACE: Final = 1e-3  # of a round won and of one lost: without both no other mean would be possible
STEPS: Final = 80


@dataclass(frozen=True, slots=True)
class Sprt:
    """Whether the first bot is better by `elo1` or only by `elo0`, with chances `alpha` and `beta` to be wrong."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def lower(self) -> float:
        """At this ratio `elo0` is accepted."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """At this ratio `elo1` is accepted."""
        return log((1 - self.beta) / self.alpha)

    def ratio(self, rounds: Mapping[float, int], odds: float) -> float:
        """The logarithm of how much likelier `elo1` makes the scores of so many rounds; see `elo_of` for the odds."""
        return likelihood_ratio(rounds, share_of(self.elo0, odds), share_of(self.elo1, odds)) if rounds else 0.0

    def accepted(self, ratio: float) -> float | None:
        """The Elo difference that is accepted, if one is."""
        if ratio >= self.upper:
            return self.elo1
        return self.elo0 if ratio <= self.lower else None


def likelihood_ratio(rounds: Mapping[float, int], mean0: float, mean1: float) -> float:
    """The generalised log-likelihood ratio of two means, by how often each score was seen."""
    counts = {0.0: TRACE, 1.0: TRACE} | {score: float(count) for score, count in rounds.items()}
    tilt0, tilt1 = _tilt(counts, mean0), _tilt(counts, mean1)
    return sum(
        count * log((1 + tilt0 * (score - mean0)) / (1 + tilt1 * (score - mean1))) for score, count in counts.items()
    )


def _tilt(counts: Mapping[float, float], mean: float) -> float:
    """The likeliest distribution with this mean has chances in proportion to count / (1 + tilt * (score - mean))."""
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(STEPS):
        tilt = (low + high) / 2
        if sum(count * (score - mean) / (1 + tilt * (score - mean)) for score, count in counts.items()) > 0:
            low = tilt
        else:
            high = tilt
    return (low + high) / 2

"""Ratings of bots by the places of their games: Weng and Lin's online update for the Plackett-Luce model.

R. C. Weng, C.-J. Lin, "A Bayesian Approximation Method for Online Ranking", JMLR 12 (2011), algorithm 4, with one
change: a bot may have several seats, and its chance to come in next is then the sum over those that are left.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from ai.arena.lineups import LineUp

BETA: Final = 25 / 6
LEAST: Final = 0.0001


@dataclass(frozen=True, slots=True)
class Rating:
    """A skill: what is believed of it, and how uncertain that is."""

    mu: float = 25.0
    sigma: float = 25 / 3


def rated(ratings: Sequence[Rating], line_up: LineUp, places: Sequence[int]) -> list[Rating]:
    """The ratings of all bots after a game."""
    scale = sqrt(sum(ratings[bot].sigma ** 2 + BETA**2 for bot in line_up))
    gains, doubts = [0.0] * len(ratings), [0.0] * len(ratings)
    for seat, bot in enumerate(line_up):
        left = [other for other, place in zip(line_up, places, strict=True) if place >= places[seat]]
        total = sum(exp(ratings[other].mu / scale) for other in left)
        tied = places.count(places[seat])
        for other in dict.fromkeys(left):
            chance = left.count(other) * exp(ratings[other].mu / scale) / total
            gains[other] += ((other == bot) - chance) / tied
            doubts[other] += chance * (1 - chance) / tied
    return [_moved(*known, scale) for known in zip(ratings, gains, doubts, strict=True)]


def _moved(rating: Rating, gain: float, doubt: float, scale: float) -> Rating:
    part = rating.sigma / scale
    shrunk = max(1 - part**3 * doubt, LEAST)
    return Rating(rating.mu + rating.sigma * part * gain, rating.sigma * sqrt(shrunk))

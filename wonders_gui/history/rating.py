"""The player's rating: Weng and Lin's update (`ai.arena.rating`) against bots whose strength is fixed by the ladder.

A rating belongs to one game and is told as a number like those of chess: a citizen has 1500, and 400 points more are
ten times the chance at a table of two.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final
from zlib import crc32

from ai.arena.rating import BETA, Rating, rated

LADDER: Final[Mapping[str, Mapping[str, float]]] = {
    "seven": {"novice": -4.9, "apprentice": 13.0, "citizen": 25.0, "strategist": 30.3, "master": 36.6},
    "duel": {"novice": 5.5, "apprentice": 13.5, "citizen": 25.0, "strategist": 34.0, "master": 40.2},
    "dice": {"novice": -7.8, "apprentice": 17.5, "citizen": 25.0, "strategist": 29.9, "master": 41.8},
}
"""What the shares of docs/opponents.md mean as skills; how they were computed stands in docs/history.md."""
DRIFT: Final = 25 / 300
"""A player changes: before each game the rating becomes this much less certain, so that it never stands still."""
MIDDLE: Final = 1500
STEP: Final = 30
SURE: Final = 4.0
"""Below this uncertainty a rating is no longer called provisional."""
PLAYER: Final = 0

Skill = Rating
BEGINNING: Final = Rating()


@dataclass(frozen=True, slots=True)
class Rival:
    """A bot at the table that is not the player's partner, and the place it came in at."""

    level: str
    place: int


def after_game(before: Skill, game: str, place: int, rivals: Sequence[Rival]) -> Skill:
    """The player's skill after a game; that of the bots stays what it is."""
    uncertain = Rating(before.mu, sqrt(before.sigma**2 + DRIFT**2))
    ladder = LADDER[game]
    skills = [uncertain, *(Rating(ladder[rival.level], 0.0) for rival in rivals)]
    places = [place, *(rival.place for rival in rivals)]
    return rated(skills, tuple(range(len(skills))), places)[PLAYER]


def fingerprint() -> str:
    """Changes with every constant that ratings depend on: ratings made with other ones are computed again."""
    ladder = [(game, sorted(levels.items())) for game, levels in sorted(LADDER.items())]
    return f"{crc32(repr((ladder, BETA, DRIFT, BEGINNING)).encode()):08x}"


def shown(mu: float) -> int:
    """A skill as the player reads it."""
    return round(MIDDLE + STEP * (mu - BEGINNING.mu))


def margin(sigma: float) -> int:
    """How far a rating may be off, in nineteen of twenty cases."""
    return round(2 * STEP * sigma)


def change(gain: float) -> int:
    """What a game has brought or cost, as the player reads it."""
    return round(STEP * gain)


def is_provisional(sigma: float) -> bool:
    """Whether too few games were played to say much."""
    return sigma > SURE

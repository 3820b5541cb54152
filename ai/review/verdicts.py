"""From what a decision lost to a word for it, and from many decisions to how accurately an age was played."""

from collections.abc import Sequence
from math import exp
from typing import Final

from ai.review.report import Grade

BEST: Final = "best"
VERDICTS: Final = (BEST, "good", "doubtful", "mistake", "blunder")
# A verdict counts up to so much; what loses more is worse. Chances are from 0 to 1.
MOST_CHANCE_LOST: Final = {BEST: 0.0, "good": 0.02, "doubtful": 0.05, "mistake": 0.10}
MOST_POINTS_LOST: Final = {BEST: 0.0, "good": 1.5, "doubtful": 3.0, "mistake": 6.0}
_CARE: Final = 6.0  # how much accuracy suffers from chance that was lost


def verdict_of(chance_lost: float, points_lost: float) -> str:
    """The worse of what chance and points say; a move that loses no chance is the best, whatever the points."""
    if chance_lost <= 0.0:
        return BEST
    by_chance, by_points = _rank(chance_lost, MOST_CHANCE_LOST), _rank(points_lost, MOST_POINTS_LOST)
    return VERDICTS[max(1, by_chance, by_points)]


def _rank(lost: float, limits: dict[str, float]) -> int:
    return sum(lost > most for most in limits.values())


def accuracy_by_age(grades: Sequence[Grade], ages: int) -> tuple[float, ...]:
    """By age, from 0 to 100: the mean accuracy of its decisions; 100 where there was nothing to decide."""
    return tuple(_mean([_accuracy(grade) for grade in grades if grade.age == age]) for age in range(1, ages + 1))


def _accuracy(grade: Grade) -> float:
    return 100.0 * exp(-_CARE * grade.chance_lost)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 100.0

"""Weights of 7 Wonders from what was seen in games: who won and by how much, and which move was chosen.

Everything is a choice among options that are described by features: seats that may win, moves that may be made. Weights
go from one list at the beginning of an age to another at its end; the two stand one after the other in a double list.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from ai.tuning.regression import solved

if TYPE_CHECKING:
    from mypy_extensions import i64

_SURE: Final = 30.0
_TRUST: Final = 0.75  # how far the next age's weights are believed, rather than the end of the game


@final
class Choice:
    """Some options, how far the age has gone (0 to 1), and for each option its share in the result and its points.

    Features and points are kept less their mean, and only features in which the options differ.
    """

    def __init__(self, options: list[list[float]], late: float, shares: list[float], points: list[float]) -> None:
        size = len(options[0])
        self.used: Final = [
            number for number in range(size) if any(option[number] != options[0][number] for option in options)
        ]
        mean = [sum(option[number] for option in options) / len(options) for number in self.used]
        self.rows: Final = [
            [option[number] - mean[place] for place, number in enumerate(self.used)] for option in options
        ]
        self.late: Final = late
        self.shares: Final = shares
        middle = sum(points) / len(points)
        self.points: Final = [value - middle for value in points]
        self.next: Choice | None = None  # the same game at the beginning of the next age

    def target(self, weights: list[float] | None, trust: float) -> list[float]:
        """The points to be predicted: those of the end, and for a part what the next age's weights predict for it."""
        if weights is None or self.next is None:
            return self.points
        later = self.next.sums(weights)
        return [(1.0 - trust) * self.points[number] + trust * later[number] for number in range(len(later))]

    def sums(self, weights: list[float]) -> list[float]:
        """The weighted sum of each option's features."""
        found: list[float] = []
        for row in self.rows:
            total = 0.0
            for place in range(len(row)):
                total += weights[self.used[place]] * row[place]
            found.append(total)
        return found

    def chances(self, weights: list[float]) -> list[float]:
        """What the weights predict for each option."""
        scores = self.sums(weights)
        best = max(scores)
        odds = [exp(max(-_SURE, score - best)) for score in scores]
        total = sum(odds)
        return [odd / total for odd in odds]


@final
class Sums:
    """The sums of a regression over choices that were made equally late."""

    def __init__(self, size: i64, late: float) -> None:
        self.late: Final = late
        self.slope: Final = [0.0] * size
        self.bend: Final = [[0.0] * size for _ in range(size)]

    def add(self, used: list[int], row: list[float], weight: float) -> None:
        """Add the square of one row."""
        for place in range(len(used)):
            value = weight * row[place]
            if value != 0.0:
                line = self.bend[used[place]]
                for other in range(place, len(used)):
                    line[used[other]] += value * row[other]

    def add_slope(self, used: list[int], row: list[float], target: float) -> None:
        """Add one row as often as the target says."""
        for place in range(len(used)):
            self.slope[used[place]] += target * row[place]

    def put_into(self, slope: list[float], bend: list[list[float]]) -> None:
        """Share the sums out between the weights for the beginning and those for the end."""
        size = len(self.slope)
        parts = [1.0 - self.late, self.late]
        for row in range(size):
            for half in range(2):
                slope[size * half + row] += parts[half] * self.slope[row]
                for column in range(size):
                    value = self.bend[row][column] if row <= column else self.bend[column][row]
                    bend[size * half + row][column] += parts[half] * parts[0] * value
                    bend[size * half + row][size + column] += parts[half] * parts[1] * value


def fitted_to_points(choices: list[Choice], later: list[float] | None, size: i64, ridge: float) -> list[float]:
    """Weights that predict by how many points each option ends above the mean (least squares).

    `later` are such weights for the beginning of the next age: chance has less part in what they say than in the end.
    """
    by_lateness: dict[float, Sums] = {}
    for choice in choices:
        sums = _sums_for(by_lateness, choice.late, size)
        target = choice.target(later, _TRUST)
        for number in range(len(choice.rows)):
            sums.add(choice.used, choice.rows[number], 1.0)
            sums.add_slope(choice.used, choice.rows[number], target[number])
    return _solution(by_lateness, [0.0] * (2 * size), ridge)


def fitted_to_shares(choices: list[Choice], weights: list[float], ridge: float, steps: i64) -> list[float]:
    """Weights that predict each option's share (multinomial logistic regression), held near those it starts from."""
    size: i64 = len(weights) // 2
    found = weights[:]
    for _ in range(steps):
        by_lateness: dict[float, Sums] = {}
        now: dict[float, list[float]] = {}
        for choice in choices:
            if choice.late not in now:
                now[choice.late] = weights_at(found, choice.late)
            _add_choice(choice, now[choice.late], _sums_for(by_lateness, choice.late, size))
        pull = [ridge * (weights[number] - found[number]) for number in range(2 * size)]
        step = _solution(by_lateness, pull, ridge)
        for number in range(2 * size):
            found[number] += step[number]
    return found


def weights_at(weights: list[float], late: float) -> list[float]:
    """The weights when so much of the age has gone."""
    size = len(weights) // 2
    return [(1.0 - late) * weights[number] + late * weights[size + number] for number in range(size)]


def scaled(choices: list[Choice], weights: list[float], steps: i64) -> list[float]:
    """Points as strengths: the weights times a factor, one for the beginning and one for the end of the age."""
    size = len(weights) // 2
    predicted: list[Choice] = []
    for choice in choices:
        options = [[points] for points in choice.sums(weights_at(weights, choice.late))]
        predicted.append(Choice(options, choice.late, choice.shares, choice.points))
    factors = fitted_to_shares(predicted, [0.1, 0.1], 1.0, steps)
    return [weights[number] * factors[0 if number < size else 1] for number in range(2 * size)]


def surprise(choices: list[Choice], weights: list[float]) -> float:
    """The mean square of what the weights get wrong about the shares."""
    total = 0.0
    for choice in choices:
        expected = choice.chances(weights_at(weights, choice.late))
        for number in range(len(expected)):
            error = choice.shares[number] - expected[number]
            total += error * error
    return total / float(max(1, len(choices)))


def _sums_for(by_lateness: dict[float, Sums], late: float, size: i64) -> Sums:
    if late not in by_lateness:
        by_lateness[late] = Sums(size, late)
    return by_lateness[late]


def _add_choice(choice: Choice, weights: list[float], sums: Sums) -> None:
    used = choice.used
    expected = choice.chances(weights)
    mean = [0.0] * len(used)
    for number in range(len(expected)):
        row = choice.rows[number]
        sums.add_slope(used, row, choice.shares[number] - expected[number])
        for place in range(len(used)):
            mean[place] += expected[number] * row[place]
    for number in range(len(expected)):
        row = choice.rows[number]
        sums.add(used, [row[place] - mean[place] for place in range(len(used))], expected[number])


def _solution(by_lateness: dict[float, Sums], slope: list[float], ridge: float) -> list[float]:
    size = len(slope)
    bend = [[0.0] * size for _ in range(size)]
    for number in range(size):
        bend[number][number] = ridge
    for sums in by_lateness.values():
        sums.put_into(slope, bend)
    return solved(bend, slope)

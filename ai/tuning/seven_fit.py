"""Weights of 7 Wonders from what was seen in games: who won and by how much, and which move was chosen.

Everything is a choice among options that are described by features: seats that may win, moves that may be made. Weights
go from one list at the beginning of an age to another at its end, so every option is seen with both.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from ai.tuning.regression import solved

if TYPE_CHECKING:
    from mypy_extensions import i64

_SURE: Final = 30.0


@final
class Choice:
    """Some options, how far the age has gone (0 to 1), and for each option its share in the result and its points."""

    def __init__(self, options: list[list[float]], late: float, shares: list[float], points: list[float]) -> None:
        size = len(options[0])
        self.used: Final = [
            number for number in range(size) if any(option[number] != options[0][number] for option in options)
        ]
        mean = [sum(option[number] for option in options) / len(options) for number in self.used]
        self.values: Final = [
            [option[number] - mean[place] for place, number in enumerate(self.used)] for option in options
        ]
        self.late: Final = late
        self.shares: Final = shares
        middle = sum(points) / len(points)
        self.points: Final = [value - middle for value in points]

    def columns(self, size: i64) -> list[int]:
        """Where the features stand in a double list of weights: first for the beginning, then for the end."""
        return self.used + [number + size for number in self.used]

    def rows(self) -> list[list[float]]:
        """The features of each option, for the beginning and for the end of the age."""
        early = 1.0 - self.late
        late = self.late
        return [[early * value for value in row] + [late * value for value in row] for row in self.values]


def fitted_to_points(choices: list[Choice], size: i64, ridge: float) -> list[float]:
    """Weights that predict by how many points each option ends above the mean (least squares)."""
    slope = [0.0] * (2 * size)
    bend = _diagonal(2 * size, ridge)
    for choice in choices:
        columns = choice.columns(size)
        for number, row in enumerate(choice.rows()):
            _add(slope, bend, columns, row, choice.points[number], 1.0)
    _mirror(bend)
    return solved(bend, slope)


def fitted_to_shares(choices: list[Choice], weights: list[float], ridge: float, steps: i64) -> list[float]:
    """Weights that predict each option's share (multinomial logistic regression), held near those it starts from."""
    size: i64 = len(weights) // 2
    found = weights[:]
    for _ in range(steps):
        slope = [ridge * (weights[number] - found[number]) for number in range(2 * size)]
        bend = _diagonal(2 * size, ridge)
        for choice in choices:
            _add_choice(choice, found, size, slope, bend)
        _mirror(bend)
        step = solved(bend, slope)
        for number in range(2 * size):
            found[number] += step[number]
    return found


def scaled(choices: list[Choice], weights: list[float], steps: i64) -> list[float]:
    """Points as strengths: the weights times a factor, one for the beginning and one for the end of the age."""
    size: i64 = len(weights) // 2
    sums = [_sums(choice, weights, size) for choice in choices]
    factors = fitted_to_shares(sums, [0.1, 0.1], 1.0, steps)
    return [weights[number] * factors[0 if number < size else 1] for number in range(2 * size)]


def surprise(choices: list[Choice], weights: list[float]) -> float:
    """The mean square of what the weights get wrong about the shares."""
    size: i64 = len(weights) // 2
    total = 0.0
    for choice in choices:
        for number, chance in enumerate(chances(choice, choice.rows(), choice.columns(size), weights)):
            error = choice.shares[number] - chance
            total += error * error
    return total / float(max(1, len(choices)))


def chances(choice: Choice, rows: list[list[float]], columns: list[int], weights: list[float]) -> list[float]:
    """What the weights predict for each option."""
    scores: list[float] = []
    for row in rows:
        score = 0.0
        for place in range(len(columns)):
            score += weights[columns[place]] * row[place]
        scores.append(score)
    best = max(scores)
    odds = [exp(max(-_SURE, score - best)) for score in scores]
    total = sum(odds)
    return [odd / total for odd in odds]


def _sums(choice: Choice, weights: list[float], size: i64) -> Choice:
    """The same choice with one feature: the points that the weights predict."""
    columns = choice.columns(size)
    options: list[list[float]] = []
    for row in choice.rows():
        score = 0.0
        for place in range(len(columns)):
            score += weights[columns[place]] * row[place]
        options.append([score])
    return Choice(options, choice.late, choice.shares, choice.points)


def _add_choice(choice: Choice, weights: list[float], size: i64, slope: list[float], bend: list[list[float]]) -> None:
    columns = choice.columns(size)
    rows = choice.rows()
    expected = chances(choice, rows, columns, weights)
    mean = [0.0] * len(columns)
    for number in range(len(rows)):
        row = rows[number]
        chance = expected[number]
        error = choice.shares[number] - chance
        for place in range(len(columns)):
            slope[columns[place]] += error * row[place]
            mean[place] += chance * row[place]
    for number in range(len(rows)):
        row = rows[number]
        apart = [row[place] - mean[place] for place in range(len(columns))]
        _add([], bend, columns, apart, 0.0, expected[number])


def _add(
    slope: list[float], bend: list[list[float]], columns: list[int], row: list[float], target: float, weight: float
) -> None:
    """Add one row to the sums of a regression; without a slope, to the bend alone."""
    for place in range(len(columns)):
        value = weight * row[place]
        if value == 0.0:
            continue
        if slope:
            slope[columns[place]] += value * target
        line = bend[columns[place]]
        for other in range(place, len(columns)):
            line[columns[other]] += value * row[other]


def _diagonal(size: i64, value: float) -> list[list[float]]:
    bend = [[0.0] * size for _ in range(size)]
    for number in range(size):
        bend[number][number] = value
    return bend


def _mirror(bend: list[list[float]]) -> None:
    for row in range(len(bend)):
        for column in range(row):
            bend[row][column] = bend[column][row]

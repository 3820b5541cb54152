"""Logistic regression by Newton's method: weights of features that predict results best. Knows no game."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

_SURE: Final = 30.0


@final
class Sample:
    """A position as its features, and what came of it: 1 a victory, 0 a defeat, or something between."""

    def __init__(self, features: list[float], result: float) -> None:
        self.used: Final = [number for number, value in enumerate(features) if value != 0.0]
        self.values: Final = [features[number] for number in self.used]
        self.result: Final = result

    def chance(self, weights: list[float]) -> float:
        """What the weights predict."""
        total = 0.0
        for place, number in enumerate(self.used):
            total += weights[number] * self.values[place]
        return 1.0 / (1.0 + exp(-max(-_SURE, min(_SURE, total))))


def fitted(samples: list[Sample], weights: list[float], ridge: float, steps: i64) -> list[float]:
    """Weights that predict the samples, starting from `weights`; `ridge` keeps those small that hardly matter."""
    found = weights[:]
    for _ in range(steps):
        step = _newton_step(samples, found, ridge)
        for number in range(len(found)):
            found[number] += step[number]
    return found


def mean_error(samples: list[Sample], weights: list[float]) -> float:
    """The mean square of what the weights get wrong."""
    total = 0.0
    for sample in samples:
        error = sample.result - sample.chance(weights)
        total += error * error
    return total / float(max(1, len(samples)))


def _newton_step(samples: list[Sample], weights: list[float], ridge: float) -> list[float]:
    size = len(weights)
    slope = [-ridge * weight for weight in weights]
    bend = [[0.0] * size for _ in range(size)]
    for number in range(size):
        bend[number][number] = ridge
    for sample in samples:
        _add_sample(sample, weights, slope, bend)
    for row in range(size):
        for column in range(row):
            bend[row][column] = bend[column][row]
    return solved(bend, slope)


def _add_sample(sample: Sample, weights: list[float], slope: list[float], bend: list[list[float]]) -> None:
    chance = sample.chance(weights)
    error = sample.result - chance
    spread = chance * (1.0 - chance)
    used = sample.used
    values = sample.values
    for place in range(len(used)):
        value = values[place]
        slope[used[place]] += error * value
        row = bend[used[place]]
        share = spread * value
        for other in range(place, len(used)):
            row[used[other]] += share * values[other]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations (Gauss); both are used up."""
    size = len(right)
    for pivot in range(size):
        _bring_up_largest(matrix, right, pivot)
        for row in range(pivot + 1, size):
            _eliminate(matrix, right, pivot, row)
    solution = [0.0] * size
    for row in range(size - 1, -1, -1):
        rest = right[row]
        for column in range(row + 1, size):
            rest -= matrix[row][column] * solution[column]
        solution[row] = rest / matrix[row][row]
    return solution


def _bring_up_largest(matrix: list[list[float]], right: list[float], pivot: i64) -> None:
    largest = pivot
    for row in range(pivot + 1, len(right)):
        if abs(matrix[row][pivot]) > abs(matrix[largest][pivot]):
            largest = row
    kept = matrix[pivot]
    matrix[pivot] = matrix[largest]
    matrix[largest] = kept
    moved = right[pivot]
    right[pivot] = right[largest]
    right[largest] = moved


def _eliminate(matrix: list[list[float]], right: list[float], pivot: i64, row: i64) -> None:
    factor = matrix[row][pivot] / matrix[pivot][pivot]
    if factor == 0.0:
        return
    above = matrix[pivot]
    below = matrix[row]
    for column in range(pivot, len(right)):
        below[column] -= factor * above[column]
    right[row] -= factor * right[pivot]

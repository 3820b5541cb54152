"""Fits the numbers of an outlook to what was seen in games: how sharply strength decides, and the points to come."""

from collections.abc import Sequence
from typing import Final

from ai.review.outlook import Row, softened
from ai.tuning.mixed_games import Seen
from ai.tuning.regression import solved

_LEAST: Final = 30  # positions that a row is learned from
_STEPS: Final = 30
_PULL: Final = 20.0  # how many positions the belief that strengths are right is worth
_RIDGE: Final = 1.0
_STEEPEST: Final = 0.1
_SHARPEST: Final = 4.0


def fitted_rows(seen: Sequence[Seen]) -> list[Row | None]:
    """A row for each number that was seen often enough, None for the others."""
    by_row: list[list[Seen]] = [[] for _ in range(1 + max(one.row for one in seen))]
    for one in seen:
        by_row[one.row].append(one)
    return [fitted_row(found) if len(found) >= _LEAST else None for found in by_row]


def fitted_row(seen: Sequence[Seen]) -> Row:
    """The numbers that tell best how these games ended."""
    return Row(fitted_sharpness(seen), fitted_points(seen))


def fitted_sharpness(seen: Sequence[Seen]) -> float:
    """How sharply strength decides: the likeliest factor, by Newton's method, held near 1."""
    found = 1.0
    for _ in range(_STEPS):
        slope, bend = _PULL * (1.0 - found), _PULL
        for one in seen:
            chances = softened(one.strengths, found)
            mean = sum(chance * strength for chance, strength in zip(chances, one.strengths, strict=True))
            square = sum(chance * strength**2 for chance, strength in zip(chances, one.strengths, strict=True))
            slope += sum(share * strength for share, strength in zip(one.shares, one.strengths, strict=True)) - mean
            bend += square - mean**2
        found = min(_SHARPEST, max(_STEEPEST, found + slope / bend))
    return found


def fitted_points(seen: Sequence[Seen]) -> tuple[float, ...]:
    """Weights that foretell the points at the end (least squares)."""
    size = len(seen[0].told[0])
    bend = [[_RIDGE if row == column else 0.0 for column in range(size)] for row in range(size)]
    slope = [0.0] * size
    for one in seen:
        for told, points in zip(one.told, one.points, strict=True):
            for row in range(size):
                slope[row] += told[row] * points
                for column in range(size):
                    bend[row][column] += told[row] * told[column]
    return tuple(solved(bend, slope))

"""What an open position promises every seat: the chance to win and the points at the end, by learned numbers.

The evaluation of the bots says how strong everybody stands. How much that tells of the end, and how many points will
still come, was learned from games (`ai.tuning.outlook`) row by row; a row is a part of the game at one kind of table.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final, Generic, Protocol, TypeVar

from ai.search.world import World

S = TypeVar("S")

FILE: Final = "outlook.json"
_SURE: Final = 30.0
_LEAST_CHANCE: Final = 1e-9


class Sight(Protocol[S]):
    """What one game must say of its positions; each folder of `ai.heuristics` has one."""

    @property
    def folder(self) -> str:
        """The package with the learned numbers."""

    def position_in(self, world: World) -> S:
        """The position that an imagined world holds."""

    def place(self, state: S) -> tuple[int, int]:
        """Age and turn, both from 1; the turn is 0 for what is decided before the first turn of an age."""

    def row(self, state: S) -> int:
        """Which of the learned numbers count."""

    def sides(self, state: S) -> Sequence[Sequence[int]]:
        """The seats that win together."""

    def strengths(self, state: S) -> list[float]:
        """How well each side stands: the more above the others, the better its chance."""

    def shares(self, state: S) -> list[float]:
        """Of a game that is over: which part of the victory each side has."""

    def points(self, state: S) -> list[int]:
        """The points of each seat if the game were over."""

    def is_over(self, state: S) -> bool:
        """Whether the game has ended."""


@dataclass(frozen=True, slots=True)
class Row:
    """The learned numbers of a row; the weights of the points are for 1, own points, mean points and lead."""

    sharpness: float
    points: tuple[float, ...]


PLAIN: Final = Row(1.0, (0.0, 1.0, 0.0, 0.0))  # what is believed of a row that no game was seen in


class Outlook(Generic[S]):
    """The promise of positions of one game."""

    def __init__(self, sight: Sight[S], rows: Sequence[Row]) -> None:
        self.sight: Final = sight
        self._rows = filled(rows)

    def chances(self, state: S) -> tuple[float, ...]:
        """By seat: the chance to win; of a game that is over, the result. Partners have the chance of their team."""
        sides = self.sight.sides(state)
        found = self.sight.shares(state) if self.sight.is_over(state) else self._chances_of_sides(state)
        by_seat = {seat: chance for side, chance in zip(sides, found, strict=True) for seat in side}
        return tuple(by_seat[seat] for seat in sorted(by_seat))

    def points(self, state: S) -> tuple[float, ...]:
        """By seat: the points expected at the end; of a game that is over, those it has."""
        if self.sight.is_over(state):
            return tuple(float(points) for points in self.sight.points(state))
        weights = self._row(state).points
        return tuple(
            sum(weight * value for weight, value in zip(weights, told, strict=True))
            for told in told_of_seats(self.sight, state)
        )

    def chance_of(self, state: S, value: float) -> float:
        """A bot's value of a move at `state`, on the scale of `chances`; even chances stay as they are."""
        even = log(len(self.sight.sides(state)) - 1)
        value = min(1.0 - _LEAST_CHANCE, max(_LEAST_CHANCE, value))
        odds = self._row(state).sharpness * (log(value / (1.0 - value)) + even) - even
        return 1.0 / (1.0 + exp(max(-_SURE, min(_SURE, -odds))))

    def _chances_of_sides(self, state: S) -> list[float]:
        return softened(self.sight.strengths(state), self._row(state).sharpness)

    def _row(self, state: S) -> Row:
        number = self.sight.row(state)
        return self._rows[number] if number < len(self._rows) else PLAIN


def filled(rows: Sequence[Row]) -> list[Row]:
    """Moments that no game was seen in, such as a choice after an age's last turn, are judged like the one before."""
    full: list[Row] = []
    for row in rows:
        full.append(full[-1] if full and row == PLAIN else row)
    return full


def softened(strengths: Sequence[float], sharpness: float) -> list[float]:
    """Chances that follow from strengths, which count for more the sharper they are."""
    best = max(strengths)
    odds = [exp(max(-_SURE, sharpness * (strength - best))) for strength in strengths]
    total = sum(odds)
    return [odd / total for odd in odds]


def told_of_seats(sight: Sight[S], state: S) -> list[tuple[float, ...]]:
    """By seat: what its points are foretold by, in the order of `Row.points`."""
    points, strengths = sight.points(state), sight.strengths(state)
    mean, middle = sum(points) / len(points), sum(strengths) / len(strengths)
    lead = {seat: strengths[number] - middle for number, side in enumerate(sight.sides(state)) for seat in side}
    return [(1.0, float(own), mean, lead[seat]) for seat, own in enumerate(points)]


@cache
def learned(folder: str) -> tuple[Row, ...]:
    """The numbers of a game, as `ai.tuning.outlook` left them."""
    data = json.loads(files(folder).joinpath(FILE).read_text(encoding="utf-8"))
    return tuple(PLAIN if row is None else Row(float(row[0]), tuple(map(float, row[1:]))) for row in data["rows"])

"""Who sits where: every seed is played once by each line-up, so that neither seats nor deals favour anybody."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from engine.core.errors import ConfigError

LineUp = tuple[int, ...]
"""The number of the bot at each seat."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to play."""

    seed: int
    line_up: LineUp


def line_ups(bots: Sequence[int], seats: int, together: int = 1) -> list[LineUp]:
    """One bot plays itself, the first of two sits against copies of the other, of more every choice meets; rotated.

    Where so many seats play `together`, the same bot has all seats of a team.
    Raises ConfigError when more than two bots are too few for the table.
    """
    tables: Iterable[LineUp]
    sides = seats // together
    if len(bots) == 1:
        tables = [(bots[0],) * sides]
    elif len(bots) >= sides:
        tables = combinations(bots, sides)
    elif len(bots) == 2:
        tables = [(bots[0], *[bots[1]] * (sides - 1))]
    else:
        raise ConfigError("wrong_number_of_bots", bots=len(bots), seats=sides)
    chosen = dict.fromkeys(rotated for table in tables for rotated in rotations(table))
    return [tuple(bot for bot in order for _ in range(together)) for order in chosen]


def rotations(table: LineUp) -> Iterator[LineUp]:
    """Everybody moves on by a seat, until all have had every seat."""
    for seat in range(len(table)):
        yield table[-seat:] + table[:-seat]


def fixtures(chosen: Sequence[LineUp], seed: int, rounds: int) -> Iterator[Fixture]:
    """All games in their order; a round is one seed with every line-up."""
    for number in range(rounds):
        for line_up in chosen:
            yield Fixture(seed + number, line_up)

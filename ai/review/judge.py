"""Weighs the moves of one decision as a bot would, by what the seat knew, and fairly: all in the same imagined worlds.

First a search over all moves finds those that promise most. Then each of them, and the move that was made, is played
in the same worlds and searched on from there equally long, so that neither chance nor zeal favours one. How the worlds
look right after the move counts as much as what the search says: few rounds see far, but not clearly.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Generic, TypeVar

from ai.bot import Budget
from ai.levels import search_from, sound_moves
from ai.mind import Mind
from ai.review.outlook import Outlook
from ai.search.tree import Search
from ai.search.world import World
from engine.core.errors import ConfigError

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a judge thinks: `share` of the positions that its game says, then so many worlds for so many moves."""

    share: float
    worlds: int
    moves: int


JUDGES: Final = {"citizen": Effort(0.2, 4, 2), "strategist": Effort(1.0, 16, 3), "master": Effort(4.0, 30, 5)}
DEFAULT: Final = "strategist"


def effort_of(judge: str) -> Effort:
    """How hard the judge of this name thinks; raises ConfigError."""
    if judge not in JUDGES:
        raise ConfigError("unknown_judge", judge=judge, known=", ".join(JUDGES))
    return JUDGES[judge]


@dataclass(frozen=True, slots=True)
class Weighed(Generic[M]):
    """A move, the chance to win that it leaves, and the points it leads to expect."""

    command: M
    chance: float
    points: float


class Judge(Generic[S, M, V]):
    """Weighs moves of one game by the unbent weights of its bots."""

    def __init__(self, mind: Mind[V, M], outlook: Outlook[S], positions: int, effort: Effort) -> None:
        self._mind = mind
        self._outlook = outlook
        self._positions = max(1, round(positions * effort.share))
        self._effort = effort

    def weighed(self, view: V, legal: Sequence[M], made: M, rng: Random) -> list[Weighed[M]]:
        """The most promising moves and the one that was made, best first."""
        candidates = self._promising(view, legal, rng)
        if made not in candidates:
            candidates.append(made)
        worlds = [self._mind.imagine(view, rng) for _ in range(self._effort.worlds)]
        seat = self._mind.seat(view)
        found = [self._weighed(worlds, move, seat) for move in candidates]
        return sorted(found, key=lambda weighed: weighed.chance, reverse=True)

    def _promising(self, view: V, legal: Sequence[M], rng: Random) -> list[M]:
        """The moves that a search over all of them tries most."""
        moves = sound_moves(self._mind, view, legal, rng)
        search = search_from(self._mind, view, moves, rng)
        search.run(Budget(positions=self._positions).is_spent)
        return search.by_promise(moves)[: self._effort.moves]

    def _weighed(self, worlds: Sequence[World], move: M, seat: int) -> Weighed[M]:
        after = [_after(world, move) for world in worlds]
        sight = self._outlook.sight
        points = sum(self._outlook.points(sight.position_in(world))[seat] for world in after)
        now = sight.position_in(worlds[0])
        return Weighed(move, self._outlook.chance_of(now, mean_value(after, seat)), points / len(after))


def _after(world: World, move: object) -> World:
    after = world.copy()
    after.play(move)
    return after


def mean_value(worlds: Sequence[World], seat: int) -> float:
    """What the worlds are worth to a seat on average: at first sight, and by a search through those that go on."""
    at_first = sum(world.value(seat) for world in worlds) / len(worlds)
    going_on = [world for world in worlds if not world.is_over()]
    if not going_on:
        return at_first
    over = sum(world.value(seat) for world in worlds if world.is_over())
    searched = (over + len(going_on) * _searched(going_on, seat)) / len(worlds)
    return (at_first + searched) / 2


def _searched(worlds: Sequence[World], seat: int) -> float:
    """The mean value of a search that spends the same few rounds in each world."""
    left = list(worlds)
    search = Search(lambda: left.pop())
    search.run(lambda _: not left)
    value = search.worth()
    # Where another decides there are two seats, and what the one wins the other loses.
    return value if worlds[0].seat() == seat else 1.0 - value

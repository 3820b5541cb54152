"""The ladder: five ways to think, the same in every game. A level knows the rules only through its worlds."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final, Generic, TypeVar

from ai.bot import Budget, Decision, Option
from ai.mind import Mind
from ai.search.tactics import safe_moves, winning_moves
from ai.search.tree import Search
from ai.search.world import World

M = TypeVar("M")
V = TypeVar("V")

ALONE: Final = 1.0  # the value of the only move: there was nothing to weigh
WORLDS_TO_CHECK: Final = 3
SHALLOW: Final = 282  # positions that a strategist looks at; where it has several rivals, they share them


class Novice(Generic[V, M]):
    """Anything at random, but building when there is something to build."""

    def __init__(self, mind: Mind[V, M]) -> None:
        self._mind = mind

    def choose(self, view: V, legal: Sequence[M], rng: Random, budget: Budget) -> Decision[M]:
        building = [move for move in legal if self._mind.is_building(move)] or legal
        move = building[int(rng.random() * len(building))]
        return Decision(move, (), (Option(move, ALONE),), 0)


class OnePly(Generic[V, M]):
    """The move after which the position looks best, in one imagined world.

    `noise` blurs the values, as a share of what lies between the best and the worst. Where there are several rivals,
    `crowd` times the root of their number is added to it; chance may count as some more of them.
    """

    def __init__(self, mind: Mind[V, M], noise: float, crowd: float = 0.0, chance: int = 0) -> None:
        self._mind = mind
        self._noise = noise
        self._crowd = crowd
        self._chance = chance

    def choose(self, view: V, legal: Sequence[M], rng: Random, budget: Budget) -> Decision[M]:
        if len(legal) == 1:
            return Decision(legal[0], (), (Option(legal[0], ALONE),), 0)
        seat = self._mind.seat(view)
        world = self._mind.imagine(view, rng)
        moves = legal if self._noise else sound_moves(self._mind, view, legal, rng)
        values = [value_after(world, move, seat) for move in moves]
        blur = self._noise_at(view) * (max(values) - min(values))
        blurred = [value + blur * (rng.random() - 0.5) for value in values]
        order = sorted(range(len(moves)), key=blurred.__getitem__, reverse=True)
        options = tuple(Option(moves[number], blurred[number]) for number in order)
        return _decision(self._mind, view, options, legal, len(moves), rng)

    def _noise_at(self, view: V) -> float:
        rivals = self._mind.rivals(view) + self._chance
        return self._noise if rivals == 1 else self._noise + self._crowd * sqrt(rivals)


class Searcher(Generic[V, M]):
    """Search over imagined worlds while the budget lasts; `positions` is a limit of its own, which the rivals share."""

    def __init__(self, mind: Mind[V, M], positions: int | None = None) -> None:
        self._mind = mind
        self._positions = positions

    def choose(self, view: V, legal: Sequence[M], rng: Random, budget: Budget) -> Decision[M]:
        if len(legal) == 1:
            return Decision(legal[0], (), (Option(legal[0], ALONE),), 0)
        moves = sound_moves(self._mind, view, legal, rng)
        search = search_from(self._mind, view, moves, rng)
        search.run(self._limit(view, budget).is_spent)
        options = tuple(Option(move, search.value(move)) for move in search.by_promise(moves))
        return _decision(self._mind, view, options, legal, search.positions, rng)

    def _limit(self, view: V, budget: Budget) -> Budget:
        """The smaller of the bot's own limit and the one it was given."""
        if self._positions is None:
            return budget
        return budget.at_most(self._positions // self._mind.rivals(view))


def search_from(mind: Mind[V, M], view: V, moves: Sequence[M], rng: Random) -> Search:
    """A search for the best of these moves; the more rivals, the more chance is in a round, and the less it says."""
    temper = mind.temper()
    trust = temper.caution + mind.rivals(view) - 1.0
    return Search(lambda: mind.imagine(view, rng), moves, trust, temper.curiosity, temper.sharpness)


def sound_moves(mind: Mind[V, M], view: V, legal: Sequence[M], rng: Random) -> Sequence[M]:
    """A win at once if there is one; otherwise the moves that do not allow one, where that can be helped."""
    world = mind.imagine(view, rng)
    if not world.may_end_suddenly():
        return legal
    worlds = [world, *(mind.imagine(view, rng) for _ in range(WORLDS_TO_CHECK - 1))]
    seat = mind.seat(view)
    return winning_moves(world, legal, seat) or safe_moves(worlds, legal, seat)


def value_after(world: World, move: object, seat: int) -> float:
    """What a move is worth right after it; choices that belong to it are made in the best way."""
    after = world.copy()
    after.play(move)
    return best_value(after, seat)


def best_value(world: World, seat: int) -> float:
    """What a world is worth to a seat that makes the choices still open in its own turn."""
    if world.is_over() or not world.is_mid_turn() or world.seat() != seat:
        return world.value(seat)
    return max(value_after(world, move, seat) for move in world.moves())


def _decision(
    mind: Mind[V, M], view: V, options: Sequence[Option[M]], legal: Sequence[M], positions: int, rng: Random
) -> Decision[M]:
    best = options[0].command
    others = [move for move in legal if move is not best]
    return Decision(best, mind.reasons(view, best, others, rng), options, positions)

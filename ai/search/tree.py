"""Tree search over imagined worlds: every round takes another one, so that no plan can rest on what lies hidden.

Moves are remembered by what was decided, not by what turned up, and are chosen by their mean value, by how often they
were tried, and by a first impression: the value of the world right after them. Leaves are valued by the game's world.

Some worlds are better for the seat than others, whatever it does there. That is a world's fortune. All values are told
without it, or a move would look good because it was tried in good worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, inf, sqrt
from typing import TYPE_CHECKING, Final, TypeVar, final

from ai.search.world import World

if TYPE_CHECKING:
    from mypy_extensions import i64

M = TypeVar("M")

CURIOSITY: Final = 0.4  # how much a move that was tried little is tried again
SHARPNESS: Final = 20.0  # how much first impressions count
MOST_WORLDS: Final = 200  # so many are imagined; then the first comes again, as imagining takes its time
ROUNDS_PER_WORLD: Final = 4
CONTENDERS: Final[dict[int, int]] = {2: 12, 4: 8, 8: 5}  # after so many worlds so many first moves are left to compare
_ROUNDS_UNASKED: Final = 4  # rounds between two looks at the clock


@final
class Node:
    """A decision that was reached; values are those of the seat that decided to come here, without fortune.

    `appeal` follows from the impression alone, and is kept because every choice asks for that of all moves.
    """

    def __init__(self, impression: float, sharpness: float) -> None:
        self.impression = impression
        self.appeal = exp(sharpness * impression)
        self.looks: i64 = 1
        self.visits: i64 = 0
        self.total = 0.0
        self.children: dict[object, Node] = _CHILDLESS

    def grow(self, move: object, child: Node) -> None:
        """Let a move lead to a decision; most never lead anywhere, and go without a dictionary of their own."""
        if self.children is _CHILDLESS:
            self.children = {}
        self.children[move] = child

    def mean(self, trust: float) -> float:
        """The mean of the rounds that came here; the impression counts for `trust` rounds, and before the first."""
        counted = float(self.visits) + trust
        return (self.total + trust * self.impression) / counted if counted else self.impression

    def look_again(self, impression: float, sharpness: float) -> None:
        """Take the impression that a move makes in another world into the mean."""
        self.looks += 1
        self.impression += (impression - self.impression) / float(self.looks)
        self.appeal = exp(sharpness * self.impression)


_CHILDLESS: Final[dict[object, Node]] = {}  # shared by all, so nothing may be put into it


@final
class Search:
    """One seat's search from one view for the best of its moves; `imagine` gives a fresh world.

    A single round says little where many others act by chance before it ends: `trust` tells how many rounds a first
    impression, which is a mean over worlds, weighs up. Without moves to compare, every world is played with those that
    it offers.
    """

    def __init__(
        self,
        imagine: Callable[[], World],
        moves: Sequence[object] | None = None,
        trust: float = 0.0,
        curiosity: float = CURIOSITY,
        sharpness: float = SHARPNESS,
    ) -> None:
        self._imagine: Final = imagine
        self._contenders: list[object] | None = None if moves is None else list(moves)
        self._trust: Final = trust
        self._curiosity: Final = curiosity
        self._sharpness: Final = sharpness
        self._worlds: Final[list[World]] = []
        self._fortunes: Final[list[float]] = []
        self._fortune = 0.0  # of the world that is looked at
        self._seat: i64 = 0
        self._rounds: i64 = 0
        self.root: Final = Node(0.0, sharpness)
        self.positions: i64 = 0

    def run(self, is_spent: Callable[[int], bool]) -> None:
        """Search until the budget is spent, one round at least."""
        while True:
            for _ in range(_ROUNDS_UNASKED):
                self._round()
            if is_spent(self.positions):
                return

    def value(self, move: object) -> float:
        """The chance to win with one of the first moves, in a world of usual fortune."""
        usual = sum(self._fortunes) / float(len(self._fortunes))
        return max(0.0, min(1.0, self.root.children[move].mean(self._trust) + usual))

    def worth(self) -> float:
        """The mean over all rounds, whatever was played."""
        return self.root.mean(0.0)

    def by_promise(self, moves: Sequence[M]) -> list[M]:
        """The first moves, those tried most in front."""

        def promise(move: M) -> tuple[int, float]:
            node = self.root.children[move]
            return node.visits, node.mean(self._trust)

        return sorted(moves, key=promise, reverse=True)

    def _round(self) -> None:
        world = self._next_world()
        node = self.root
        path: list[Node] = []
        movers: list[int] = []
        while not world.is_over():
            first_time = node.visits == 0
            moves = self._first_moves(world) if node is self.root else world.moves()
            if len(moves) > 1 and first_time:
                self._look_around(world, node, moves)
            move = moves[0] if len(moves) == 1 else self._chosen(world, node, moves)
            movers.append(world.seat())
            world.play(move)
            node = self._child(world, node, move, movers[-1])
            path.append(node)
            if first_time and len(moves) > 1:
                break
        self._take_back(world, path, movers)

    def _next_world(self) -> World:
        number = self._rounds // ROUNDS_PER_WORLD % MOST_WORLDS
        self._rounds += 1
        if number == len(self._worlds):
            self._compare_moves(self._imagine())
        self._fortune = self._fortunes[number]
        return self._worlds[number].copy()

    def _first_moves(self, world: World) -> list[object]:
        return world.moves() if self._contenders is None else self._contenders

    def _compare_moves(self, world: World) -> None:
        """An impression of every first move in the same world, and so how good that world is beside others."""
        self._seat = world.seat()
        self._drop_the_worst()
        self._fortune = 0.0
        moves = self._first_moves(world)
        impressions = [self._impression(world, move) for move in moves]
        fortune = self._fortune_of(moves, impressions)
        for number in range(len(moves)):
            known = self.root.children.get(moves[number])
            if known is None:
                self.root.grow(moves[number], Node(impressions[number] - fortune, self._sharpness))
            else:
                known.look_again(impressions[number] - fortune, self._sharpness)
        self._worlds.append(world)
        self._fortunes.append(fortune)

    def _fortune_of(self, moves: list[object], impressions: list[float]) -> float:
        """By how much moves look better here than they are known to be; where none is known, what they are worth."""
        better = 0.0
        compared = 0.0
        for number in range(len(moves)):
            known = self.root.children.get(moves[number])
            if known is not None:
                better += impressions[number] - known.impression
                compared += 1.0
        return better / compared if compared else sum(impressions) / float(len(impressions))

    def _drop_the_worst(self) -> None:
        """Moves that look bad in several worlds are not worth a look in every further one."""
        left = CONTENDERS.get(len(self._worlds))
        contenders = self._contenders
        if left is not None and contenders is not None and left < len(contenders):
            children, trust = self.root.children, self._trust
            self._contenders = sorted(contenders, key=lambda move: children[move].mean(trust), reverse=True)[:left]

    def _look_around(self, world: World, node: Node, moves: list[object]) -> None:
        """A first impression of every move."""
        for move in moves:
            if move not in node.children:
                node.grow(move, Node(self._impression(world, move), self._sharpness))

    def _impression(self, world: World, move: object) -> float:
        after = world.copy()
        after.play(move)
        self.positions += 1
        return after.impression(world.seat()) - self._fortune_for(world.seat())

    def _fortune_for(self, seat: i64) -> float:
        """What is good for the one is bad for the other, where others decide at all."""
        return self._fortune if seat == self._seat else -self._fortune

    def _child(self, world: World, node: Node, move: object, mover: i64) -> Node:
        child = node.children.get(move)
        if child is None:
            child = Node(world.value(mover) - self._fortune_for(mover), self._sharpness)
            self.positions += 1
            node.grow(move, child)
        return child

    def _chosen(self, world: World, node: Node, moves: list[object]) -> object:
        """The move that promises most: by its mean value, and by how little it was tried for the impression it gave."""
        children = [self._known(world, node, move) for move in moves]
        appeal = 0.0
        for child in children:
            appeal += child.appeal
        scale = self._curiosity * sqrt(float(node.visits + 1)) / appeal
        chosen = 0
        highest = -inf
        for number in range(len(moves)):
            child = children[number]
            promise = child.mean(self._trust) + scale * child.appeal / float(child.visits + 1)
            if promise > highest:
                highest = promise
                chosen = number
        return moves[chosen]

    def _known(self, world: World, node: Node, move: object) -> Node:
        """A move that another world did not offer here gets its first impression now."""
        child = node.children.get(move)
        if child is None:
            child = Node(self._impression(world, move), self._sharpness)
            node.grow(move, child)
        return child

    def _take_back(self, world: World, path: list[Node], movers: list[int]) -> None:
        """Tell every decision on the way what came of it."""
        self.positions += 1
        self.root.visits += 1
        self.root.total += world.value(self._seat)
        for number in range(len(path)):
            path[number].visits += 1
            path[number].total += world.value(movers[number]) - self._fortune_for(movers[number])

"""Tree search over imagined worlds: every round takes another one, so that no plan can rest on what lies hidden.

Moves are remembered by what was decided, not by what turned up, and are chosen by their mean value, by how often they
were tried, and by a first impression: the value of the world right after them. Leaves are valued by the game's world.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import TYPE_CHECKING, Final, final

from ai.search.world import World

if TYPE_CHECKING:
    from mypy_extensions import i64

CURIOSITY: Final = 1.5  # how much a move that was tried little is tried again
SHARPNESS: Final = 6.0  # how much first impressions count
MOST_WORLDS: Final = 200  # so many are imagined; then the first comes again, as imagining takes its time
ROUNDS_PER_WORLD: Final = 4
_ROUNDS_UNASKED: Final = 4  # rounds between two looks at the clock


@final
class Node:
    """A decision that was reached; values are those of the seat that decided to come here."""

    def __init__(self, impression: float) -> None:
        self.impression = impression
        self.looks: i64 = 1
        self.visits: i64 = 0
        self.total = 0.0
        self.children: dict[object, Node] = {}

    def mean(self) -> float:
        """The mean value of the rounds that came here; before the first, the impression."""
        return self.total / float(self.visits) if self.visits else self.impression

    def look_again(self, impression: float) -> None:
        """Take the impression that a move makes in another world into the mean."""
        self.looks += 1
        self.impression += (impression - self.impression) / float(self.looks)


@final
class Search:
    """One seat's search from one view; `imagine` gives a fresh world."""

    def __init__(
        self, imagine: Callable[[], World], curiosity: float = CURIOSITY, sharpness: float = SHARPNESS
    ) -> None:
        self._imagine: Final = imagine
        self._curiosity: Final = curiosity
        self._sharpness: Final = sharpness
        self._worlds: Final[list[World]] = []
        self._rounds: i64 = 0
        self.root: Final = Node(0.5)
        self.positions: i64 = 0

    def run(self, is_spent: Callable[[int], bool]) -> None:
        """Search until the budget is spent, one round at least."""
        while True:
            for _ in range(_ROUNDS_UNASKED):
                self._round()
            if is_spent(self.positions):
                return

    def _round(self) -> None:
        world = self._next_world()
        node = self.root
        path: list[Node] = []
        movers: list[int] = []
        while not world.is_over():
            first_time = node.visits == 0
            moves = world.moves()
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
            self._worlds.append(self._imagine())
            self._compare_moves(self._worlds[number])
        return self._worlds[number].copy()

    def _compare_moves(self, world: World) -> None:
        """An impression of every move in the same world: what chance does there is the same for each of them."""
        for move in world.moves():
            impression = self._impression(world, move)
            known = self.root.children.get(move)
            if known is None:
                self.root.children[move] = Node(impression)
            else:
                known.look_again(impression)

    def _look_around(self, world: World, node: Node, moves: list[object]) -> None:
        """A first impression of every move."""
        for move in moves:
            if move not in node.children:
                node.children[move] = Node(self._impression(world, move))

    def _impression(self, world: World, move: object) -> float:
        after = world.copy()
        after.play(move)
        self.positions += 1
        return after.impression(world.seat())

    def _child(self, world: World, node: Node, move: object, mover: i64) -> Node:
        child = node.children.get(move)
        if child is None:
            child = Node(world.value(mover))
            self.positions += 1
            node.children[move] = child
        return child

    def _chosen(self, world: World, node: Node, moves: list[object]) -> object:
        """The move that promises most: by its mean value, and by how little it was tried for the impression it gave."""
        children = [self._known(world, node, move) for move in moves]
        best = children[0].impression
        for child in children:
            best = max(best, child.impression)
        shares = [exp(self._sharpness * (child.impression - best)) for child in children]
        scale = self._curiosity * sqrt(float(node.visits + 1)) / sum(shares)
        chosen = 0
        highest = -1.0
        for number in range(len(moves)):
            child = children[number]
            promise = child.mean() + scale * shares[number] / float(child.visits + 1)
            if promise > highest:
                highest = promise
                chosen = number
        return moves[chosen]

    def _known(self, world: World, node: Node, move: object) -> Node:
        """A move that another world did not offer here gets its first impression now."""
        child = node.children.get(move)
        if child is None:
            child = Node(self._impression(world, move))
            node.children[move] = child
        return child

    def _take_back(self, world: World, path: list[Node], movers: list[int]) -> None:
        """Tell every decision on the way what came of it."""
        self.positions += 1
        self.root.visits += 1
        for number in range(len(path)):
            path[number].visits += 1
            path[number].total += world.value(movers[number])

"""The tree of decisions of one game: what was decided, in which branch, where we are. It knows no rule and no file."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Generic

from engine.core.game import E, M
from engine.core.seats import Seat

NodeId = int

ROOT: Final = 0


@dataclass(frozen=True, slots=True)
class Decision(Generic[M, E]):
    """One command and what came of it; hidden cards and sealed choices are written here in the open."""

    id: NodeId
    parent: NodeId
    seat: Seat
    command: M
    events: tuple[E, ...]


class Tree(Generic[M, E]):
    """Node 0 is the table as set up; decisions are numbered from 1 in the order in which they were first made."""

    def __init__(self, setup: Iterable[E]) -> None:
        self.setup = tuple(setup)
        self._decisions: list[Decision[M, E]] = []
        self._children: list[list[NodeId]] = [[]]
        self._last_child: dict[NodeId, NodeId] = {}
        self._journal: list[NodeId] = []

    @property
    def at(self) -> NodeId:
        """The current node."""
        return self._journal[-1] if self._journal else ROOT

    @property
    def journal(self) -> Sequence[NodeId]:
        """Every node in the order of the visits; the first visit of a decision is the making of it."""
        return self._journal

    @property
    def decisions(self) -> Sequence[Decision[M, E]]:
        """All decisions of all branches; number n stands at n - 1."""
        return self._decisions

    def __contains__(self, node: NodeId) -> bool:
        return ROOT <= node <= len(self._decisions)

    def decision(self, node: NodeId) -> Decision[M, E]:
        """What was decided at `node`, which is not the root."""
        if node == ROOT or node not in self:
            raise LookupError(f"no decision {node}")
        return self._decisions[node - 1]

    def events(self, node: NodeId) -> tuple[E, ...]:
        """What happened at `node`; at the root, the set-up."""
        return self.setup if node == ROOT else self.decision(node).events

    def children(self, node: NodeId) -> Sequence[NodeId]:
        """What was decided next, in every branch, oldest first."""
        if node not in self:
            raise LookupError(f"no node {node}")
        return tuple(self._children[node])

    def last_child(self, node: NodeId) -> NodeId | None:
        """The child of `node` on the way to the last visit below it."""
        return self._last_child.get(node)

    def path(self, node: NodeId) -> list[NodeId]:
        """The nodes from the root to `node`, both included."""
        steps = [node]
        while steps[-1] != ROOT:
            steps.append(self.decision(steps[-1]).parent)
        steps.reverse()
        return steps

    def grow(self, seat: Seat, command: M, events: Iterable[E]) -> NodeId:
        """Hang a new decision under the current node and go there."""
        decision = Decision(len(self._decisions) + 1, self.at, seat, command, tuple(events))
        self._decisions.append(decision)
        self._children.append([])
        self._children[decision.parent].append(decision.id)
        self.visit(decision.id)
        return decision.id

    def visit(self, node: NodeId) -> None:
        """Go to `node`."""
        path = self.path(node)
        self._last_child.update(pairwise(path))
        self._journal.append(node)

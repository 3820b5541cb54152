"""One line of a recorded game, to jump about in: any moment of it at once, while the session stays where it is.

States are folded from the recorded events, like those of the session itself, from the nearest state that was kept.
"""

from collections.abc import Sequence
from typing import Final, Generic

from engine.core.game import C, E, M, S, V
from engine.core.seats import Seat
from engine.core.session import Session
from engine.core.tree import NodeId

EVERY: Final = 16
"""So many decisions lie between two states that are kept."""


class Timeline(Generic[C, S, M, E, V]):
    """Places are counted from 0, the set-up. What is open here is for games that are over; see `open_view`."""

    def __init__(self, session: Session[C, S, M, E, V], line: Sequence[NodeId]) -> None:
        """`line` leads from the root on, each node the child of the one before."""
        self.nodes: Final = tuple(line)
        self._session = session
        self._game = session.game
        self._at = 0
        self._state = self._game.new_state(session.config)
        self._emit(0)
        self._kept: dict[int, S] = {0: self._game.copy(self._state)}

    def __len__(self) -> int:
        return len(self.nodes)

    def place_of(self, node: NodeId) -> int:
        """Where a node lies on the line; LookupError when it does not."""
        if node not in self.nodes:
            raise LookupError(f"no node {node} on this line")
        return self.nodes.index(node)

    # -- one moment -------------------------------------------------------------------------------------------

    def state(self, place: int) -> S:
        """The full position; it changes under your hands, so copy what you keep."""
        if place != self._at:
            self._fold(place)
        return self._state

    def to_move(self, place: int) -> Sequence[Seat]:
        """The seats that owe a decision; empty when the game is over."""
        return self._game.to_move(self.state(place))

    def view(self, place: int, seat: Seat) -> V:
        """What `seat` may know."""
        return self._game.view(self.state(place), seat)

    def open_view(self, place: int, seat: Seat) -> V:
        """The table from the place of `seat`, with everything open."""
        return self._game.open_view(self.state(place), seat)

    def seen(self, place: int, seat: Seat) -> tuple[E, ...]:
        """What happened last, as `seat` saw it."""
        return self._session.events_seen_by(seat, self.nodes[place])

    def events(self, place: int) -> tuple[E, ...]:
        """What happened last, with everything open."""
        return self._session.tree.events(self.nodes[place])

    def branch(self, place: int) -> Session[C, S, M, E, V]:
        """A game of its own that stands at this place, with all that led there and nothing else."""
        tree = self._session.tree
        branch = Session(self._game, self._session.config, tree.setup)
        for node in self.nodes[1 : place + 1]:
            branch.recall(tree.decision(node).command, tree.events(node))
        return branch

    # -- the works --------------------------------------------------------------------------------------------

    def _fold(self, place: int) -> None:
        """From the state in hand where that is nearer, otherwise from the nearest one that was kept."""
        if not 0 <= place < len(self.nodes):
            raise LookupError(f"no place {place} on this line")
        nearest = max(kept for kept in self._kept if kept <= place)
        if not nearest <= self._at <= place:
            self._at, self._state = nearest, self._game.copy(self._kept[nearest])
        while self._at < place:
            self._emit(self._at + 1)
            if self._at % EVERY == 0:
                self._kept.setdefault(self._at, self._game.copy(self._state))

    def _emit(self, place: int) -> None:
        ledger = self._game.ledger(self._state, None)
        for event in self.events(place):
            ledger.emit(event)
        self._at = place

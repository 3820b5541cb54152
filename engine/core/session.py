"""The only holder of a running game: takes commands, keeps their tree, tells listeners. It knows no rule and no file.

The state is a cache: it is folded from the recorded events of the path when somebody asks, so undo, redo and
"play on from here" need no rules and no random numbers, and an error in the middle of anything leaves nothing
half-done. A session belongs to one thread.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import count
from typing import Final, Generic, Protocol

from engine.core.errors import SaveError
from engine.core.game import C, E, Game, Json, M, S, Standing, V
from engine.core.refusal import Refusal
from engine.core.seats import NOBODY, Seat
from engine.core.tree import ROOT, NodeId, Tree

_STALE: Final = -1


class Kind(Enum):
    """What a listener is told about."""

    SUBMITTED = "submitted"
    MOVED = "moved"


@dataclass(frozen=True, slots=True)
class Change(Generic[E]):
    """The session has gone from `origin` to `node`. A move is no news: its `events` are empty, look at the view."""

    kind: Kind
    origin: NodeId
    node: NodeId
    events: tuple[E, ...]
    save_error: SaveError | None


@dataclass(frozen=True, slots=True)
class Recalled(Generic[M, V]):
    """A decision of the past: what the seat that made it could know and do then."""

    seat: Seat
    view: V
    legal: list[M]


class BusyError(RuntimeError):
    """A listener tried to change the session that was speaking to it."""


class Recorder(Protocol):
    """What writes a session down; it catches up with the tree, however far behind it is."""

    def catch_up(self) -> None:
        """Write all that is not yet written; raises SaveError, and then nothing counts as written."""


class Session(Generic[C, S, M, E, V]):
    """Outsiders speak in seats, views and node ids; `state`, `tree` and `listen_unmasked` are for the engine only."""

    def __init__(self, game: Game[C, S, M, E, V], config: C, setup: Iterable[E]) -> None:
        self.game = game
        self.config = config
        self.notes: Json = {}
        """Plain data that a file keeps with the game and no rule asks for, such as who sat where."""
        self.save_error: SaveError | None = None
        self._tree: Tree[M, E] = Tree(setup)
        self._state = game.new_state(config)
        self._folded: NodeId = _STALE
        self._recorder: Recorder | None = None
        self._listeners: dict[int, Callable[[Change[E]], None]] = {}
        self._tickets = count()
        self._telling = False

    @classmethod
    def start(cls, game: Game[C, S, M, E, V], config: C) -> "Session[C, S, M, E, V]":
        """A new game at the table `config`, set up to the first decision."""
        setup: list[E] = []
        game.set_up(game.ledger(game.new_state(config), setup))
        return cls(game, config, setup)

    # -- engine only: tests, audits, the simulator, the save file ---------------------------------------------

    @property
    def state(self) -> S:
        """Engine only. The full position, hidden cards and all; it changes under your hands, so copy what you keep."""
        if self._folded != self.at:
            self._fold()
        return self._state

    @property
    def tree(self) -> Tree[M, E]:
        """Engine only. Every decision with its unmasked events; look, do not touch."""
        return self._tree

    def listen_unmasked(self, callback: Callable[[Change[E]], None]) -> Callable[[], None]:
        """Engine only. Like `listen`, with every event in the open."""
        ticket = next(self._tickets)
        self._listeners[ticket] = callback

        def stop() -> None:
            self._listeners.pop(ticket, None)

        return stop

    def recall(self, command: M, events: Sequence[E]) -> None:
        """Engine only. Take over a decision from our own file: its events happen again, no rule is asked."""
        self._refuse_when_telling()
        ledger = self.game.ledger(self.state, None)
        self._folded = _STALE
        for event in events:
            ledger.emit(event)
        self._grow(command, events)

    # -- what a seat may ask ----------------------------------------------------------------------------------

    def to_move(self) -> Sequence[Seat]:
        """The seats that owe a decision now; empty when the game is over."""
        return self.game.to_move(self.state)

    def legal(self, seat: Seat) -> list[M]:
        """Every command `seat` may give now."""
        return self.game.legal(self.state, seat)

    def refusal(self, command: M) -> Refusal | None:
        """Why `command` is illegal now, or None when it is legal."""
        return self.game.refusal(self.state, command)

    def view(self, seat: Seat) -> V:
        """What `seat` may know now."""
        return self.game.view(self.state, seat)

    def events_seen_by(self, seat: Seat, node: NodeId) -> tuple[E, ...]:
        """What happened at `node`, as `seat` sees it."""
        return tuple(self.game.seen(event, seat) for event in self._tree.events(node))

    def standings(self) -> Sequence[Standing]:
        """The result, best place first; empty until the game is over."""
        return () if self.to_move() else self.game.standings(self.state)

    def score(self, seat: Seat) -> Mapping[str, int]:
        """The score sheet of `seat`; empty until the game is over."""
        return {} if self.to_move() else self.game.score(self.state, seat)

    def revealed(self) -> S | None:
        """A copy of the position with everything open; None until the game is over."""
        return None if self.to_move() else self.game.copy(self.state)

    def command(self, node: NodeId, seat: Seat) -> M | None:
        """What `seat` decided at `node`; None when it was another's decision, or the set-up."""
        if node == ROOT:
            return None
        decision = self._tree.decision(node)
        return decision.command if decision.seat == seat else None

    def told(self, seat: Seat) -> list[tuple[NodeId, M]]:
        """The decisions of all seats up to now as `seat` may know them, the first one first; none that is sealed."""
        path = self.path()[1:]
        while path and self._is_sealed(path[-1]):
            path.pop()
        return [(node, self.game.told(self._tree.decision(node).command, seat)) for node in path]

    def _is_sealed(self, node: NodeId) -> bool:
        """Whether nothing happened at `node` but that a choice was made, which only its own seat sees."""
        events, seen = self._tree.events(node), self.game.seen
        return len(events) == 1 and seen(events[0], NOBODY) != seen(events[0], self.decider(node))

    def recalled(self, node: NodeId) -> Recalled[M, V]:
        """The moment before the decision that led to `node`, with the eyes of whoever made it."""
        seat = self.decider(node)
        state = self.game.new_state(self.config)
        ledger = self.game.ledger(state, None)
        for earlier in self._tree.path(node)[:-1]:
            for event in self._tree.events(earlier):
                ledger.emit(event)
        return Recalled(seat, self.game.view(state, seat), self.game.legal(state, seat))

    def line(self) -> list[NodeId]:
        """The path to the current node, and on to the end of what redo would bring back."""
        nodes = self.path()
        while (child := self._tree.last_child(nodes[-1])) is not None:
            nodes.append(child)
        return nodes

    # -- deciding ---------------------------------------------------------------------------------------------

    def submit(self, command: M) -> Refusal | None:
        """Let `command` happen, or say why not; a refused command changes nothing.

        A command that was already given here, in another branch or before an undo, leads into the old node. Its
        recorded events happen again: chance comes from named streams, so the rules could not say anything else.
        An accepted command stays accepted when the file cannot be written: see `save_error` and `flush`.
        """
        self._refuse_when_telling()
        refusal = self.refusal(command)
        if refusal is None:
            known = self._known(command)
            if known is None:
                self._resolve(command)
            else:
                self._visit(Kind.SUBMITTED, known)
        return refusal

    # -- going back and forth ---------------------------------------------------------------------------------

    @property
    def at(self) -> NodeId:
        """The current node."""
        return self._tree.at

    def path(self) -> list[NodeId]:
        """The nodes from the set-up to the current one, both included."""
        return self._tree.path(self.at)

    def children(self, node: NodeId) -> Sequence[NodeId]:
        """The decisions that followed `node`, in every branch, oldest first."""
        return self._tree.children(node)

    def decider(self, node: NodeId) -> Seat:
        """Who decided at `node`, which is not the root."""
        return self._tree.decision(node).seat

    def can_undo(self) -> bool:
        """Whether there is a decision to take back."""
        return self.at != ROOT

    def can_redo(self) -> bool:
        """Whether a decision was taken back here."""
        return self._tree.last_child(self.at) is not None

    def undo(self, steps: int = 1) -> None:
        """Take back the last `steps` decisions, or as many as there are."""
        assert steps >= 0
        path = self.path()
        self.go_to(path[max(0, len(path) - 1 - steps)])

    def redo(self) -> None:
        """Go to the most recently visited child, if there is one."""
        child = self._tree.last_child(self.at)
        self.go_to(self.at if child is None else child)

    def go_to(self, node: NodeId) -> None:
        """Go to any node of the tree; LookupError when there is none. To stay is no change."""
        self._refuse_when_telling()
        if node != self.at:
            self._visit(Kind.MOVED, node)

    # -- listeners and the file -------------------------------------------------------------------------------

    def listen(self, callback: Callable[[Change[E]], None], seat: Seat) -> Callable[[], None]:
        """Tell `callback` of every change, with the events as `seat` sees them; returns the way to stop.

        It is told when state, tree and file are done. If it raises, the others are told all the same and the
        change stands; then all errors come out of the changing call as one ExceptionGroup. It may ask anything,
        but changing the session from inside is a BusyError.
        """
        return self.listen_unmasked(lambda change: callback(self._masked(change, seat)))

    def attach(self, recorder: Recorder) -> None:
        """Write every change down from now on. Raises SaveError, but stays attached and tries again each time."""
        self._recorder = recorder
        self.flush()

    @property
    def recorder(self) -> Recorder | None:
        """What writes every change down, if anything does."""
        return self._recorder

    def detach(self) -> None:
        """Write nothing down any more."""
        self._recorder = None
        self.save_error = None

    def flush(self) -> None:
        """Write down what could not be written before; raises SaveError when it still cannot."""
        self._record()
        if self.save_error is not None:
            raise self.save_error

    # -- the works --------------------------------------------------------------------------------------------

    def _fold(self) -> None:
        path = self.path()
        if self._folded in path:
            path = path[path.index(self._folded) + 1 :]
        else:
            self._state = self.game.new_state(self.config)
        self._folded = _STALE
        ledger = self.game.ledger(self._state, None)
        for node in path:
            for event in self._tree.events(node):
                ledger.emit(event)
        self._folded = self.at

    def _known(self, command: M) -> NodeId | None:
        """The child that `command` led to before; commands are equal when they are equal as plain data."""
        children = self.children(self.at)
        if not children:
            return None
        wanted = self.game.command_to_json(self.state, command)
        for node in children:
            if self.game.command_to_json(self.state, self._tree.decision(node).command) == wanted:
                return node
        return None

    def _resolve(self, command: M) -> None:
        events: list[E] = []
        ledger = self.game.ledger(self.state, events)
        self._folded = _STALE
        self.game.resolve(ledger, command)
        self._grow(command, events)

    def _grow(self, command: M, events: Sequence[E]) -> None:
        origin = self.at
        self._folded = self._tree.grow(self.game.seat_of(command), command, events)
        self._finish(Kind.SUBMITTED, origin)

    def _visit(self, kind: Kind, node: NodeId) -> None:
        origin = self.at
        self._tree.visit(node)
        self._finish(kind, origin)

    def _finish(self, kind: Kind, origin: NodeId) -> None:
        """Listeners come after the file, and even when the recorder has a bug."""
        try:
            self._record()
        finally:
            events = self._tree.events(self.at) if kind is Kind.SUBMITTED else ()
            self._tell(Change(kind, origin, self.at, events, self.save_error))

    def _record(self) -> None:
        if self._recorder is None:
            return
        try:
            self._recorder.catch_up()
            self.save_error = None
        except SaveError as error:
            self.save_error = error

    def _tell(self, change: Change[E]) -> None:
        errors: list[Exception] = []
        self._telling = True
        try:
            for ticket in list(self._listeners):
                self._tell_one(ticket, change, errors)
        finally:
            self._telling = False
        if errors:
            raise ExceptionGroup("listeners failed", errors)

    def _tell_one(self, ticket: int, change: Change[E], errors: list[Exception]) -> None:
        callback = self._listeners.get(ticket)
        if callback is None:  # an earlier listener stopped it just now
            return
        try:
            callback(change)
        except Exception as error:
            errors.append(error)

    def _masked(self, change: Change[E], seat: Seat) -> Change[E]:
        return replace(change, events=tuple(self.game.seen(event, seat) for event in change.events))

    def _refuse_when_telling(self) -> None:
        if self._telling:
            raise BusyError("a listener may not change the session")

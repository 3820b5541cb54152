"""What a game is to the rest of the house: each game folder ties its rooms together in one object of this shape."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Protocol, TypeVar

from engine.core.ledger import Ledger
from engine.core.refusal import Refusal
from engine.core.seats import Seat

Json = dict[str, object]

C = TypeVar("C")  # config: what a table is
S = TypeVar("S")  # state: the position
M = TypeVar("M")  # command: what a player may ask for
E = TypeVar("E")  # event: what has happened
V = TypeVar("V")  # view: what one seat may know


class Standing:
    """One seat's place in the final result; seats that share a place share the victory or the defeat."""

    __slots__ = ("place", "points", "seat")

    def __init__(self, seat: Seat, place: int, points: int) -> None:
        self.seat = seat
        self.place = place
        self.points = points


class Game(Protocol[C, S, M, E, V]):
    """The rules of one game, without any table of its own: every method gets the state it speaks of."""

    @property
    def name(self) -> str:
        """The word for this game on the command line and in save files."""

    def catalog_digest(self, config: C) -> str:
        """A fingerprint of the card data that this table plays with."""

    # -- a table and its life ---------------------------------------------------------------------------------

    def new_state(self, config: C) -> S:
        """The empty table, before any event."""

    def ledger(self, state: S, log: list[E] | None) -> Ledger[S, E]:
        """The door to `state`; events are appended to `log` unless it is None."""

    def set_up(self, ledger: Ledger[S, E]) -> None:
        """Lay the table out, up to the first decision, by emitting events."""

    def to_move(self, state: S) -> Sequence[Seat]:
        """The seats that owe a decision now; empty when the game is over."""

    def legal(self, state: S, seat: Seat) -> list[M]:
        """Every command `seat` may give now; empty when it owes no decision."""

    def refusal(self, state: S, command: M) -> Refusal | None:
        """Say why `command` is illegal now, or None when it is legal."""

    def resolve(self, ledger: Ledger[S, E], command: M) -> None:
        """Let a legal command happen, by emitting events up to the next decision."""

    def copy(self, state: S) -> S:
        """A state of its own, equal to `state`."""

    def seat_of(self, command: M) -> Seat:
        """Who gives this command."""

    # -- what a seat may know ---------------------------------------------------------------------------------

    def view(self, state: S, seat: Seat) -> V:
        """What `seat` may know of `state`, including what it may rightly remember."""

    def seen(self, event: E, seat: Seat) -> E:
        """`event` as `seat` sees it: hidden cards masked."""

    def told(self, command: M, seat: Seat) -> M:
        """`command` as `seat` may know it once it has come to light: cards that stay hidden are masked."""

    def open_view(self, state: S, seat: Seat) -> V:
        """The table from the place of `seat` with everything open: to look back at a game, never for a bot."""

    def imagine(self, view: V, rng: Random) -> S:
        """A full state that fits everything in `view`; the rest is dealt by `rng`."""

    # -- the end ----------------------------------------------------------------------------------------------

    def standings(self, state: S) -> Sequence[Standing]:
        """The result, best place first."""

    def score(self, state: S, seat: Seat) -> Mapping[str, int]:
        """The points of `seat` by category, in the order of the rulebook's score sheet."""

    # -- the border: JSON -------------------------------------------------------------------------------------

    def config_to_json(self, config: C) -> Json:
        """The table as plain data."""

    def config_from_json(self, data: object) -> C:
        """The table described by plain data; raises ConfigError."""

    def command_to_json(self, state: S, command: M) -> Json:
        """A command as plain data, cards by their ids."""

    def command_from_json(self, state: S, data: object) -> M:
        """The command described by plain data; raises CommandError. It may still be illegal."""

    def event_to_json(self, state: S, event: E) -> Json:
        """An event as plain data, cards by their ids."""

    def event_from_json(self, state: S, data: object) -> E:
        """The event described by plain data; raises CommandError."""

    def state_to_json(self, state: S) -> Json:
        """The position as plain data, without loss."""

    def state_from_json(self, data: object) -> S:
        """The position described by plain data; raises PositionError."""

    def view_to_json(self, view: V) -> Json:
        """What a seat knows as plain data, without loss: for bots in other processes."""

    def view_from_json(self, data: object) -> V:
        """The view described by plain data; raises PositionError."""

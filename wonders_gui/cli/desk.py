"""What the command line needs of a game beside its rules: each game's folder here ties its rooms to one such desk.

Verbs do not speak to desks but to clerks (`clerk.py`), who need not name the types of a game.
"""

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from engine.core.audit import Violation
from engine.core.game import C, E, Game, Json, M, S, V
from engine.core.seats import Seat
from wonders_gui.cli.sentences import Detail

if TYPE_CHECKING:
    from ai.registry import Opponents

E_contra = TypeVar("E_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)


class Teller(Protocol[E_contra]):
    """Tells events to one reader."""

    def tell(self, happened: Iterable[E_contra]) -> Iterator[str]:
        """All that happened next; something may be kept back until it is complete."""

    def rest(self) -> Iterator[str]:
        """What was kept back."""


class Auditor(Protocol[S_contra, E_contra]):
    """Follows one game from the empty table on and says which laws its positions break."""

    def hear(self, told: Iterable[E_contra]) -> None:
        """Take in what happened."""

    def audit(self, state: S_contra) -> Sequence[Violation]:
        """Every law that the position breaks, between two decisions."""


@dataclass(frozen=True, slots=True)
class Listing:
    """Cards and whatever else is in the box, for programs and for people."""

    data: Json
    lines: Sequence[str]


@dataclass(frozen=True, slots=True)
class BenchTable(Generic[S]):
    """A table to measure, with the engine's own functions: a detour through `Game` would be measured too."""

    name: str
    about: Json
    empty: Callable[[int], S]
    """The empty table with this seed."""
    play: Callable[[S, Random], int]
    """Sets up and plays a whole random game without a log; says how many decisions it took."""
    copy: Callable[[S], S]


class Desk(Protocol[C, S, M, E, V]):
    """One game as the command line sees it. The plain data of its configs has a `seed`."""

    @property
    def game(self) -> Game[C, S, M, E, V]:
        """The rules."""

    @property
    def title(self) -> str:
        """What the game is called: `7 Wonders`."""

    @property
    def engine(self) -> str:
        """`plain` or `compiled`: which engine plays this game."""

    # -- a table ----------------------------------------------------------------------------------------------

    def add_table(self, parser: argparse.ArgumentParser) -> None:
        """Options for a table with everybody at it; none is an option of simulate or arena."""

    def config(self, options: argparse.Namespace, seed: int) -> C:
        """The table those options describe; raises ConfigError."""

    def players(self, state: S) -> int:
        """How many seats the table has."""

    def together(self, state: S) -> int:
        """How many seats beside each other play together: 1, or more in teams."""

    def headline(self, state: S) -> str:
        """The game and its table in a few words: `7 Wonders, second edition, 3 players`."""

    def about(self, config: C) -> Json:
        """What the report of a simulation says of the table, seed aside."""

    # -- telling ----------------------------------------------------------------------------------------------

    def seat_name(self, state: S, seat: Seat) -> str:
        """What a seat is called, in a word."""

    def seat_in_full(self, state: S, seat: Seat) -> str:
        """What a seat plays with, in a line."""

    def teller(self, state: S, seat: Seat | None) -> Teller[E]:
        """Tells what happens from `state` on, as `seat` may know it or with everything open; `state` changes."""

    def moment(self, state: S) -> str:
        """Where in the game this is: `age I, turn 3`."""

    def overview(self, state: S) -> Iterator[str]:
        """The whole position with everything open, legal moves aside."""

    def named(self, state: S, code: str, details: Mapping[str, Detail]) -> Mapping[str, Detail]:
        """The details of a refusal or a violation with names in the place of numbers."""

    # -- the end ----------------------------------------------------------------------------------------------

    def categories(self, state: S) -> Mapping[str, str]:
        """What the categories of `Game.score` are called, in the order of the score sheet."""

    def score_sheet(self, state: S) -> Iterator[str]:
        """The score of everybody."""

    def standings(self, state: S) -> Iterator[str]:
        """The places, and what they were won by."""

    @property
    def outcomes(self) -> Mapping[str, Mapping[str, str]]:
        """What a simulation counts beside points: by key of its report, what each kind of outcome is called."""

    def outcome(self, state: S) -> Mapping[str, str]:
        """How a finished game came out: one kind for each key of `outcomes`."""

    # -- bots -------------------------------------------------------------------------------------------------

    def opponents(self) -> "Opponents[V, M] | None":
        """The bots that play this game, if there are any; imported only when they are asked for."""

    # -- moves, positions, laws -------------------------------------------------------------------------------

    def move_from_text(self, state: S, text: str) -> M:
        """The command that a text describes; raises CommandError."""

    def move_to_text(self, state: S, command: M) -> str:
        """A command as text."""

    def move_in_words(self, state: S, command: M) -> str:
        """A command as the window says it, in the current language."""

    def analysis(self, state: S) -> Json:
        """What can be said of a position, as plain data."""

    def auditor(self, state: S) -> Auditor[S, E]:
        """Somebody to watch the game that begins at the empty table `state`."""

    # -- the box and the clock --------------------------------------------------------------------------------

    def add_cards(self, parser: argparse.ArgumentParser) -> None:
        """Options that choose among the cards; none is called game or json."""

    def cards(self, options: argparse.Namespace) -> Listing:
        """What those options choose; raises UsageError or ConfigError for what does not exist."""

    def add_bench(self, parser: argparse.ArgumentParser) -> None:
        """Options that choose tables to measure; none is called game, seconds or json."""

    def bench_tables(self, options: argparse.Namespace) -> Sequence[BenchTable[S]]:
        """The tables those options choose, or the usual ones; raises ConfigError."""

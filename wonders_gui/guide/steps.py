"""What a guided game is made of, as data: steps, remarks, and the lesson that ties them to a fixed deal.

Texts are marked with `N_` where they stand and translated when they are shown. Names in braces are filled in by the
lesson: `{lumber_yard}` is that card in the current language, `{left}` the neighbour on the left.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from engine.core.seats import Seat
from wonders_gui.games.registry import AnyTable, AnyUpdate


class Want(Enum):
    """What a step waits for."""

    READ = "read"
    """That the player has read it."""
    PICK = "pick"
    """That the player looks at the thing `Step.what` names."""
    MOVE = "move"
    """The decision that `Step.what` writes down."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to say: why, what it is about, and what the player does then."""

    heading: str
    text: str
    at: tuple[str, ...] = ()
    """What is ringed: names that the game's `Pointer` knows."""
    want: Want = Want.READ
    what: str = ""
    """A thing to pick, such as `card:baths`, or a move as the engine writes it, without the seat: `build baths`."""
    otherwise: str = ""
    """What is said when the player does something else; nothing happens in the game then."""


def read(heading: str, text: str, *at: str) -> Step:
    """A step to read."""
    return Step(heading, text, at)


def pick(heading: str, text: str, what: str, otherwise: str, *at: str) -> Step:
    """A step in which the player looks at something."""
    return Step(heading, text, at or (what,), Want.PICK, what, otherwise)


def move(heading: str, text: str, what: str, otherwise: str, *at: str) -> Step:
    """A step in which the player decides."""
    return Step(heading, text, at, Want.MOVE, what, otherwise)


@dataclass(frozen=True, slots=True)
class Moment:
    """The table at one moment of free play, and what has just happened."""

    table: AnyTable
    view: Any
    events: Sequence[Any]

    def has(self, kind: type[object]) -> bool:
        """Whether an event of this kind has just happened."""
        return any(isinstance(event, kind) for event in self.events)


@dataclass(frozen=True, slots=True)
class Remark:
    """Said once, when its moment comes, while the player plays freely."""

    key: str
    when: Callable[[Moment], bool]
    step: Step


@dataclass(frozen=True, slots=True)
class Lesson:
    """One guided game. The n-th chapter is for the player's n-th decision and ends with it; then play is free."""

    key: str
    game: str
    summary: str
    wonder: str
    """The landscape that stands for it."""
    night: bool
    config: Callable[[], object]
    names: tuple[str, ...]
    """Who sits where; the player's own is filled in."""
    level: str
    """How the others play once nothing is written down for them any more."""
    bots: Mapping[Seat, tuple[str, ...]]
    """What the others do, move by move, without the seat."""
    chapters: tuple[tuple[Step, ...], ...]
    remarks: tuple[Remark, ...]
    ending: tuple[Step, ...]
    """On the table, when the game is over."""
    scores: tuple[Step, ...]
    """On the score sheet; rings are categories."""
    fields: Callable[[AnyTable], Mapping[str, str]]
    """Names for the texts beside those of cards."""
    move_text: Callable[[Any, Any], str]
    """A command as the engine writes it, from the position and the command."""
    move_from_text: Callable[[Any, str], Any]

    def expected(self, chapter: int) -> str:
        """The decision that ends a chapter."""
        return self.chapters[chapter][-1].what


def moment_of(table: AnyTable, update: AnyUpdate) -> Moment:
    """The moment that an update tells of."""
    return Moment(table, update.view, update.events)

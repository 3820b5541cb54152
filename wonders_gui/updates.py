"""What a table tells the window: how it looks now, what happened, what the master would do. Data alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic

from ai.bot import Option, Reason
from engine.core.game import E, M, V
from engine.core.seats import NOBODY, Seat
from engine.core.tree import NodeId


class Kind(Enum):
    """What an update is about."""

    STARTED = "started"
    """The game has begun, or was opened again."""

    PLAYED = "played"
    """Somebody has decided."""

    MOVED = "moved"
    """Undo, redo or a jump: look at the view, nothing has happened."""


@dataclass(frozen=True, slots=True)
class Update(Generic[E, V]):
    """The table as the player sees it now, and what happened since the last update."""

    kind: Kind
    view: V
    events: tuple[E, ...]
    over: bool
    decider: Seat = NOBODY
    """Whose decision it was, when somebody has decided; of several secret ones, the last."""


@dataclass(frozen=True, slots=True)
class Hint(Generic[M]):
    """What the master would do in the player's place, what else there was (best first), and why."""

    command: M
    options: Sequence[Option[M]]
    reasons: Sequence[Reason]


@dataclass(frozen=True, slots=True)
class Doubt(Generic[M]):
    """A move of the player's that the tutor doubts: the chance to win that it gives away, and what the master says."""

    command: M
    lost: float
    hint: Hint[M]


@dataclass(frozen=True, slots=True)
class Explained(Generic[M]):
    """Why a bot made its move, as far as the player may know."""

    seat: Seat
    command: M
    """Cards that stay hidden are masked."""
    reasons: Sequence[Reason]
    is_asked: bool
    """The bot is still to say why."""
    had_choice: bool


@dataclass(frozen=True, slots=True)
class Decided(Generic[M]):
    """One decision of the player's own; `node` is the moment before it, for `go_to`."""

    node: NodeId
    command: M
    is_ahead: bool
    """It was taken back, and redo would bring it again."""

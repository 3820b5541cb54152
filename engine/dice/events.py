"""What has happened, as records for the log, the file and the eye: frozen, in the past tense, numbers only.

The ledger in `apply.py` has a method of the same name for each; records are written only when somebody keeps a log.
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.core.seats import Seat
from engine.dice.commands import Command

# Why coins came: the number of the field whose effect it was, or this.
START: Final = -1


@dataclass(frozen=True, slots=True)
class BoardsDealt:
    """The board of each seat, by number."""

    name: ClassVar[str] = "boards_dealt"
    boards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ForumRolled:
    """A turn began: the dice as they lie, by place in the forum, as numbers in the book's table of rolled dice."""

    name: ClassVar[str] = "forum_rolled"
    turn: int
    rolls: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ActionSealed:
    """`seat` has chosen; the others do not see what."""

    name: ClassVar[str] = "action_sealed"
    seat: Seat
    action: Command


@dataclass(frozen=True, slots=True)
class ActionsRevealed:
    """Everybody has chosen, and the actions are carried out."""

    name: ClassVar[str] = "actions_revealed"


@dataclass(frozen=True, slots=True)
class Passed:
    name: ClassVar[str] = "passed"
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class FieldCrossed:
    """With `die`, or NO_DIE: `die_coins` came with it, `die_price` and `paid` (for the field) went.

    `points` are those of an attack, noted for good.
    """

    name: ClassVar[str] = "field_crossed"
    seat: Seat
    field: int
    die: int
    die_coins: int
    die_price: int
    paid: int
    points: int


@dataclass(frozen=True, slots=True)
class CoinsGained:
    name: ClassVar[str] = "coins_gained"
    seat: Seat
    amount: int
    cause: int


@dataclass(frozen=True, slots=True)
class FirstCompleted:
    """Points for a building that nobody had completed in an earlier turn."""

    name: ClassVar[str] = "first_completed"
    seat: Seat
    building: int
    points: int


@dataclass(frozen=True, slots=True)
class TaskAdded:
    """Something is still to be done by `seat`: a kind of step or BONUS, how often, and the number of the step."""

    name: ClassVar[str] = "task_added"
    seat: Seat
    kind: int
    amount: int
    step: int


@dataclass(frozen=True, slots=True)
class TaskDone:
    """The last task that was added is taken up, or nothing can be done about it."""

    name: ClassVar[str] = "task_done"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ChoiceDeclined:
    name: ClassVar[str] = "choice_declined"
    seat: Seat


@dataclass(frozen=True, slots=True)
class EndSetOff:
    """`seat` has crossed its last bonus field; `turn` will be the last one."""

    name: ClassVar[str] = "end_set_off"
    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class RemovalAsked:
    """A special die was unlocked for the first time, and `seat` says which die leaves for it."""

    name: ClassVar[str] = "removal_asked"
    seat: Seat
    die: int


@dataclass(frozen=True, slots=True)
class DieReplaced:
    """`entering` takes the place of `leaving` in the forum."""

    name: ClassVar[str] = "die_replaced"
    seat: Seat
    leaving: int
    entering: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """With the score sheet of every seat: the data of the box may change, what was won must not.

    Games that were written down by older versions tell none.
    """

    name: ClassVar[str] = "game_ended"
    scores: tuple[tuple[int, ...], ...] = ()


Event = (
    BoardsDealt
    | ForumRolled
    | ActionSealed
    | ActionsRevealed
    | Passed
    | FieldCrossed
    | CoinsGained
    | FirstCompleted
    | TaskAdded
    | TaskDone
    | ChoiceDeclined
    | EndSetOff
    | RemovalAsked
    | DieReplaced
    | GameEnded
)

"""What a review tells: data alone, for any game. Commands are plain data of the game; sentences are made elsewhere."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from ai.bot import Reason
from engine.core.game import Json
from engine.core.seats import Seat
from engine.core.tree import NodeId

CHANCE_OF_A_POINT: Final = 0.02  # what a lost point counts for, where decisions are compared


@dataclass(frozen=True, slots=True)
class Moment:
    """How the game stood before a turn: by seat the chance to win, from 0 to 1, and the points expected at the end."""

    node: NodeId
    age: int
    """From 1; a game without ages has one."""
    turn: int
    """From 1 in each age."""
    chances: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One move that could be made: its value, as chance to win from 0 to 1, and the points it was expected to bring."""

    command: Json
    chance: float
    points: float


@dataclass(frozen=True, slots=True)
class Grade:
    """One decision of the reviewed seat against the best there was.

    `verdict` is best, good, doubtful, mistake or blunder; `chance_lost` and `points_lost` are never below 0. `choices`
    come best first and hold the one that was made; `reasons` say why the best is best.
    """

    node: NodeId
    """The moment before the decision."""
    age: int
    turn: int
    made: Json
    verdict: str
    chance_lost: float
    points_lost: float
    choices: tuple[Choice, ...]
    reasons: tuple[Reason, ...]

    @property
    def played(self) -> Choice:
        """The choice that was made; raises ValueError for a grade that does not hold it."""
        return self.choices[[choice.command for choice in self.choices].index(self.made)]

    @property
    def cost(self) -> float:
        """Chance and points that were lost as one number: even a game that is won or lost anyway has bad moves."""
        return self.chance_lost + CHANCE_OF_A_POINT * self.points_lost


@dataclass(frozen=True, slots=True)
class Fact:
    """Something worth telling that is no decision: what lay under a wonder, what a neighbour could have built."""

    code: str
    seat: Seat
    age: int
    turn: int
    details: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game, looked back at from one seat."""

    game: str
    seat: Seat
    judge: str
    """The level that judged."""
    moments: tuple[Moment, ...]
    """Before every turn, and the end, where the chances are what happened. Those of the seat are the judge's own: what
    the best move promised before a decision, and then what the one that was made left."""
    grades: tuple[Grade, ...]
    accuracy: tuple[float, ...]
    """By age, from 0 to 100."""
    turning_points: tuple[int, ...]
    """The numbers of the moments after which the seat's chance changed most, most first."""
    luck: float
    """Chance to win that deals, rolls and the others gave or took; with `skill` it makes the way to the result."""
    skill: float
    """What the seat's own decisions lost against the best ones; 0 or below."""
    facts: Sequence[Fact] = ()
    checksum: str = ""
    """Of the line of the game that was looked at (`ai.review.line.checksum_of`)."""

    def worst(self) -> list[Grade]:
        """The decisions that cost most, most first; the best ones are not among them."""
        lossy = [grade for grade in self.grades if grade.cost > 0.0]
        return sorted(lossy, key=lambda grade: grade.cost, reverse=True)

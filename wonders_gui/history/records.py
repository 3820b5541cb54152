"""One game as the history keeps it: plain facts, in the ids of the engine."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from wonders_gui.art.faces import Scenery

SHARED: Final = "shared"
"""How a game of Duel ends that nobody wins alone."""


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """One seat of a game; points, place and scores are there once it is finished."""

    seat: int
    name: str
    level: str
    """Empty in the player's own seat."""
    character: str
    board: str
    side: str
    points: int | None
    place: int | None
    scores: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Result:
    """How a finished game ended for the player: at its first end, whatever was tried out afterwards."""

    ended: str
    points: int
    place: int
    win: float
    """1 for a victory, its part of one that is shared, 0 for a defeat."""
    victory: str
    """How a game of Duel was decided; empty elsewhere."""
    strategy: str
    """The line of the score sheet that brought most, or the supremacy that won a game of Duel."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """Everything about a game that its file says. Moments are written as ISO, by the clock on the wall."""

    file: str
    game: str
    edition: int
    expansions: tuple[str, ...]
    teams: bool
    players: int
    seed: int
    seat: int
    board: str
    side: str
    began: str
    daily: str
    kinds: tuple[str, ...]
    """What is special about it: words of `wonders_gui.marks`."""
    flaw: str
    """Why it cannot be rated, as far as its own file tells: a word of `wonders_gui.history.rules`; empty if it can."""
    age: int
    turn: int
    decisions: int
    seats: tuple[SeatRecord, ...]
    result: Result | None
    scenery: Scenery
    """The player's wonder as it stood."""

    @property
    def deal(self) -> str:
        """The same for all games in which the same cards or rolls come: boards and opponents do not matter."""
        expansions = "+".join(self.expansions)
        return f"{self.game}/{self.edition}/{self.players}/{expansions}/{self.seed}"

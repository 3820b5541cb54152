"""The guided game that was left halfway, as the settings remember it: the first page offers it without a file read."""

from dataclasses import dataclass
from typing import Final

from wonders_gui.settings import Settings

KEY: Final = "guides/left"
FIELDS: Final = 3


@dataclass(frozen=True, slots=True)
class Left:
    """A lesson, how many decisions of it were made, and how many are explained."""

    lesson: str
    made: int
    explained: int

    def is_free(self) -> bool:
        """Whether everything is explained."""
        return self.made >= self.explained


def left_halfway(settings: Settings) -> Left | None:
    """The lesson that waits, if there is one."""
    told = (settings.told(KEY) or "").split()
    if len(told) != FIELDS or not all(number.isdecimal() for number in told[1:]):
        return None
    return Left(told[0], int(told[1]), int(told[2]))


def remember_left(settings: Settings, left: Left | None) -> None:
    """Keep it for the next start."""
    settings.tell(KEY, f"{left.lesson} {left.made} {left.explained}" if left is not None else "")

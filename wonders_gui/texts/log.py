"""The people of a log: whom a line speaks of, and whether that is its reader; `log_seven` and `log_duel` tell.

A line about the reader says "you"; a line about somebody else names the player. They are always two messages, since
languages bend verbs.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.seats import NOBODY, Seat


@dataclass(frozen=True, slots=True)
class Cast:
    """Who is at the table: `names` by city (the Free City last), and the seat of the reader or NOBODY."""

    names: Sequence[str]
    you: Seat = NOBODY

    def says(self, city: int, of_you: str, of_another: str, /, **fields: object) -> str:
        """The line about a city, with its fields filled in; `player` is the name of the city's player."""
        return (of_you if city == self.you else of_another).format(player=self.names[city], **fields)

"""The people of a table: what each is called, and whom the program addresses as "you".

The player is a person and not a name: sentences about the player's own seat are messages of their own, in the second
person, through whoever's eyes the table is seen. Labels show the player's name, or "You" where there is none.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import overload

from engine.core.seats import NOBODY, Seat
from wonders_gui.language import _, pgettext
from wonders_gui.texts.names import free_city


@dataclass(frozen=True, slots=True)
class Cast(Sequence[str]):
    """Who is at the table: `names` by seat as they are kept, and the player's own seat or NOBODY.

    As a sequence it gives labels in the language of the moment. A city that has no seat is the Free City.
    """

    names: tuple[str, ...]
    you: Seat = NOBODY

    @overload
    def __getitem__(self, place: int) -> str: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[str, ...]: ...

    def __getitem__(self, place: int | slice) -> str | tuple[str, ...]:
        if isinstance(place, slice):
            return tuple(self.label(seat) for seat in range(len(self.names))[place])
        if not 0 <= place < len(self.names):
            raise IndexError(place)
        return self.label(place)

    def __len__(self) -> int:
        return len(self.names)

    def label(self, city: int) -> str:
        """What a city's player is called in lists, tables and headings."""
        if city >= len(self.names):
            return free_city()
        return self.names[city] or (pgettext("player", "You") if city == self.you else _("Opponent"))

    def addressed(self, city: int) -> str:
        """The same for what is spoken to the player: "You" also for a player who has a name."""
        return pgettext("player", "You") if city == self.you else self.label(city)

    def says(self, city: int, of_you: str, of_another: str, /, **fields: object) -> str:
        """A sentence about a city, with its fields filled in; `player` is the label of the city's player."""
        return (of_you if city == self.you else of_another).format(player=self.label(city), **fields)

    def says_of_two(self, first: int, second: int, texts: "OfTwo", /, **fields: object) -> str:
        """A sentence about two cities; its fields `player` and `other` are their labels."""
        text = texts.of_you if first == self.you else texts.to_you if second == self.you else texts.of_others
        return text.format(player=self.label(first), other=self.label(second), **fields)


def through_eyes(people: Cast, seat: Seat) -> str:
    """Through whose eyes a game is looked back at."""
    return people.says(seat, _("Through your eyes"), _("Through the eyes of {player}"))


def still_to_decide(people: Cast, seats: Sequence[Seat]) -> str:
    """Who has not decided yet at a moment that is looked back at."""
    if people.you not in seats:
        return _("Still to decide: {names}.").format(names=", ".join(people.label(seat) for seat in seats))
    others = ", ".join(people.label(seat) for seat in seats if seat != people.you)
    return _("Still to decide: you, {names}.").format(names=others) if others else _("Still to decide: you.")


@dataclass(frozen=True, slots=True)
class OfTwo:
    """One sentence in three forms: what you do to another, what another does to you, and what others do."""

    of_you: str
    to_you: str
    of_others: str

"""Who sits where, as the player at one seat sees the table, and what cities are called."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.seats import Seat
from engine.seven.book import words_of
from engine.seven.state import State
from wonders_gui.language import NP_, _, pgettext
from wonders_gui.texts import names
from wonders_gui.texts.log import Cast


@dataclass(frozen=True, slots=True)
class People:
    """Those at a table, and whose eyes it is seen through: the player's, or anybody's in a game looked back at."""

    seat: Seat
    cast: Cast

    @property
    def own_eyes(self) -> bool:
        """Whether the player looks from the player's own seat, so that "your hand" is what lies there."""
        return self.seat == self.cast.you

    def name(self, city: int) -> str:
        """Who plays a city: a plain text, never mark-up."""
        return self.cast.label(city)

    def says(self, city: int, of_you: str, of_another: str, /, **fields: object) -> str:
        """See `Cast.says`."""
        return self.cast.says(city, of_you, of_another, **fields)

    def listed(self, cities: Sequence[int]) -> str:
        """Some of them, one after another."""
        return ", ".join(self.name(city) for city in cities)


KINDS: Final = {
    "brown": NP_("short kind", "Raw"),
    "grey": NP_("short kind", "Goods"),
    "blue": NP_("short kind", "Civilian"),
    "yellow": NP_("short kind", "Trade"),
    "red": NP_("short kind", "Military"),
    "green": NP_("short kind", "Science"),
    "purple": NP_("short kind", "Guilds"),
    "black": NP_("short kind", "City"),
}


def short_kind(colour: str) -> str:
    """What buildings of a colour are, in one word: for heads of columns."""
    return pgettext("short kind", KINDS[colour])


def board_of(state: State, city: int) -> str:
    """The id of a city's board."""
    return words_of(state.book).board_of(state.side[city])


def city_name(state: State, city: int) -> str:
    """What a city is called after its board."""
    return names.city_name(board_of(state, city))


def is_night(state: State, city: int) -> bool:
    """Whether the second side of the board lies up (night, or B)."""
    return state.side[city] % 2 == 1


def side_is_open(state: State, city: int) -> bool:
    """Whether the side of the board is still to be chosen."""
    return bool(state.sides_open >> city & 1)


def side_text(state: State, city: int) -> str:
    """The side of a board in words."""
    if side_is_open(state, city):
        return _("side not chosen yet")
    return names.side_name(words_of(state.book).side_of(state.side[city]))


def far_cities(state: State, seat: Seat) -> tuple[int, ...]:
    """Those who sit neither here nor beside, clockwise: from the left neighbour's side to the right one's."""
    cities = state.cities
    return tuple((seat + step) % cities for step in range(2, cities - 1))

"""The words of a described position of Duel: its fields, what they are when left out, and each piece named once."""

from typing import Final

from engine.core.game import Json
from engine.core.position.fields import Entry
from engine.duel.book import book, words
from engine.duel.state import CHOOSE_FROM_BOX, DRAFT, OVER, PICKS

GAME: Final = "duel"
SEATS: Final = 2
PLANS: Final = PICKS // SEATS  # wonders that each player gets in the draft
MOST_COINS: Final = 999

# During the draft there are no cards yet.
DRAFT_FIELDS: Final = (
    *("game", "seed", "first", "switches", "phase", "deciding"),
    *("shown", "board", "box", "cities"),
)
PLAY_FIELDS: Final = (
    *("game", "seed", "first", "switches", "phase", "age", "active", "deciding", "again"),
    *("structure", "discard", "gone", "board", "box", "pawn", "cities"),
)
PHASE_FIELDS: Final = {
    DRAFT: DRAFT_FIELDS,
    CHOOSE_FROM_BOX: (*PLAY_FIELDS, "drawn"),
    OVER: (*PLAY_FIELDS, "victory", "winner"),
}
POSITION_DEFAULTS: Final[Json] = {
    "game": GAME,
    "seed": 0,
    "first": 0,
    "switches": {},
    "phase": "play",
    "discard": [],
    "gone": [],
}

DRAFT_CITY_FIELDS: Final = ("coins", "plans")
CITY_FIELDS: Final = (*DRAFT_CITY_FIELDS, "cards", "wonders", "tokens", "loot")
CITY_DEFAULTS: Final[Json] = {"plans": [], "cards": [], "wonders": [], "tokens": []}

TAKEN: Final = "taken"
DOWN: Final = "down"
GUILD: Final = "guild"
OVER_CARD: Final = " over "  # a wonder stands over the card that built it


def fields_in(phase: int) -> tuple[str, ...]:
    """The fields that a position may have in a phase."""
    return PHASE_FIELDS.get(phase, PLAY_FIELDS)


def defaults_in(phase: int) -> Json:
    """What the fields are that are left out, as far as that does not depend on others."""
    return {name: value for name, value in POSITION_DEFAULTS.items() if name in fields_in(phase)}


def city_fields_in(phase: int) -> tuple[str, ...]:
    """The fields that a city may have in a phase."""
    return DRAFT_CITY_FIELDS if phase == DRAFT else CITY_FIELDS


def city_defaults_in(phase: int) -> Json:
    """What the fields of a city are that are left out."""
    return {name: value for name, value in CITY_DEFAULTS.items() if name in city_fields_in(phase)}


def checked_age(entry: Entry, card: int, first: int, last: int) -> int:
    """A card that can be here in this age; refused with its own age otherwise."""
    age = book().cards[card].age
    if not first <= age <= last:
        raise entry.refused("card_of_another_age", card=words().card_ids[card], age=age + 1)
    return card


class Naming:
    """Ids to numbers; every card, wonder and token is there once, so it may be named once."""

    def __init__(self) -> None:
        self._ids: Final = words()
        self._named: set[str] = set()  # ids of the three kinds never meet

    def card(self, entry: Entry) -> int:
        """The number of a card not named before."""
        name = entry.word(self._ids.card_numbers, "unknown_card")
        if self._again(name):
            raise entry.refused("card_twice", card=name)
        return self._ids.card_numbers[name]

    def wonder(self, entry: Entry) -> int:
        """The number of a wonder not named before."""
        name = entry.word(self._ids.wonder_numbers, "unknown_wonder")
        if self._again(name):
            raise entry.refused("wonder_twice", wonder=name)
        return self._ids.wonder_numbers[name]

    def token(self, entry: Entry) -> int:
        """The number of a progress token not named before."""
        name = entry.word(self._ids.token_numbers, "unknown_token")
        if self._again(name):
            raise entry.refused("token_twice", token=name)
        return self._ids.token_numbers[name]

    def other_tokens(self) -> list[int]:
        """The progress tokens that have not been named."""
        return [number for name, number in self._ids.token_numbers.items() if name not in self._named]

    def _again(self, name: str) -> bool:
        if name in self._named:
            return True
        self._named.add(name)
        return False

"""The structure as rows of words and back: ``school`` lies face up, ``down school`` face down, ``taken`` is gone.

``down`` alone, or ``down guild``, tells only the back; such cards are drawn from all that is unseen, by the seed.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.catalog.duel.loader import load_duel
from engine.core.position.fields import Entry
from engine.core.streams import Stream
from engine.duel.apply import DuelLedger
from engine.duel.book import book, words
from engine.duel.facts import AGES, NO_CARD, SLOTS, UNKNOWN, UNKNOWN_GUILD, slots_in
from engine.duel.imagine import unseen_cards
from engine.duel.position.words import DOWN, GUILD, TAKEN, Naming, checked_age
from engine.duel.state import State

_BACKS: Final = {DOWN: UNKNOWN, f"{DOWN} {GUILD}": UNKNOWN_GUILD}


@dataclass(frozen=True, slots=True)
class Told:
    """What a position says of the structure: NO_CARD where a card is taken, and which cards lie face down."""

    cards: list[int]
    down: int


@cache
def rows_of(age: int) -> list[list[int]]:
    """The slots of an age by rows, the top row first."""
    slots = load_duel().structures[age].slots
    last = max(slot.row for slot in slots)
    return [[number for number, slot in enumerate(slots) if slot.row == row] for row in range(1, last + 1)]


def field_of(age: int, slot: int) -> str:
    """How a slot is called in complaints."""
    row = next(number for number, slots in enumerate(rows_of(age)) if slot in slots)
    return f"structure.{row}.{rows_of(age)[row].index(slot)}"


# -- writing ------------------------------------------------------------------------------------------------------


def structure_words(state: State) -> list[list[str]]:
    """The rows of the structure in words; no rows at all when every card is taken."""
    if not state.present:
        return []
    return [[_word(state, slot) for slot in row] for row in rows_of(state.age)]


def _word(state: State, slot: int) -> str:
    card = state.slots[slot]
    if card == NO_CARD:
        return TAKEN
    name = words().card_ids[card]
    return name if state.face_up >> slot & 1 else f"{DOWN} {name}"


# -- reading ------------------------------------------------------------------------------------------------------


def read_structure(names: Naming, entry: Entry, age: int) -> Told:
    """What the rows say; as many rows and slots as the age has, or none when every card is taken."""
    rows = entry.items()
    if not rows:
        return Told([NO_CARD] * SLOTS, 0)
    shape = rows_of(age)
    if len(rows) != len(shape):
        raise entry.refused("wrong_number_of_rows", rows=len(rows), expected=len(shape))
    items = [item for row, slots in zip(rows, shape, strict=True) for item in _slots_in(row, slots)]
    cards = [_card_in(names, item, age) for item in items]
    down = sum(_lies_down(item) << slot for slot, item in enumerate(items))
    for slot in slots_in(down & book().structures[age].face_up):
        raise items[slot].refused("wrong_face", expected="up")
    return Told(cards, down)


def _slots_in(row: Entry, slots: list[int]) -> list[Entry]:
    items = row.items()
    if len(items) != len(slots):
        raise row.refused("wrong_number_of_slots", slots=len(items), expected=len(slots))
    return items


def _lies_down(item: Entry) -> bool:
    return isinstance(item.value, str) and item.value.split(" ")[0] == DOWN


def _card_in(names: Naming, item: Entry, age: int) -> int:
    """The card of a slot, NO_CARD where it is taken, or what its back tells."""
    if item.value == TAKEN:
        return NO_CARD
    if isinstance(item.value, str) and item.value in _BACKS:
        return _back_in(item, age)
    name = item.value.removeprefix(f"{DOWN} ") if isinstance(item.value, str) else item.value
    card = names.card(Entry(name, item.field))
    return checked_age(item, card, age, age)


def _back_in(item: Entry, age: int) -> int:
    back = _BACKS[str(item.value)]
    if back == UNKNOWN_GUILD and age != AGES - 1:
        raise item.refused("card_of_another_age", card=GUILD, age=AGES)
    return back


def lay_structure(ledger: DuelLedger, age: int, told: Told) -> None:
    """Lay all cards out and take those that are gone off again, the lower ones first, as in a game."""
    ledger.age_began(age, told.cards[:])
    for slot in reversed(range(SLOTS)):
        if told.cards[slot] == NO_CARD:
            ledger.card_discarded(0, NO_CARD, slot)
    for slot in range(SLOTS):
        if not (told.down | ledger.state.face_up) >> slot & 1:
            ledger.card_turned_up(slot, told.cards[slot])


def draw_unknown_cards(state: State) -> None:
    """Give cards of which only the back was told a face, from all that is unseen; the seed decides which."""
    unseen = unseen_cards(state)
    stream = Stream(state.seed, f"position/{state.age}", 2 * len(unseen))
    guilds = stream.shuffled([card for card in unseen if state.book.cards[card].guild])
    others = stream.shuffled([card for card in unseen if not state.book.cards[card].guild])
    for slot, card in enumerate(state.slots):
        if card in (UNKNOWN, UNKNOWN_GUILD):
            state.slots[slot] = (guilds if card == UNKNOWN_GUILD else others).pop()

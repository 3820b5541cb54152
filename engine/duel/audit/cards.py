"""The laws of cards: all that were dealt lie in one place, the structure is open where nothing covers it."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.core.audit import Violation
from engine.core.seats import NOBODY
from engine.duel.audit.course import is_between_turns
from engine.duel.audit.printed import printed
from engine.duel.audit.witness import Witness
from engine.duel.facts import NO_CARD
from engine.duel.state import State

SLOTS: Final = 20
LAST_AGE: Final = 2


def every_deal_has_the_right_cards(state: State, witness: Witness) -> Iterator[Violation]:
    """Twenty different cards of the age, and guilds in the last age only, of which the rest stays in the box."""
    age = max(len(witness.dealt) - 1, 0)
    if state.age != age:
        yield Violation("wrong_age", {"found": state.age, "expected": age})
    if not witness.dealt:
        return
    cards = printed().catalog.cards
    dealt = witness.dealt[age]
    fitting = {card for card in dealt if cards[card].age == age + 1}
    if len(dealt) != SLOTS or len(fitting) != SLOTS:
        yield Violation("wrong_deal", {"age": age, "found": len(fitting), "expected": SLOTS})
    guilds = sum(cards[card].guild for card in dealt)
    expected = printed().catalog.numbers.guilds_in_play if age == LAST_AGE else 0
    if guilds != expected:
        yield Violation("wrong_guilds", {"age": age, "found": guilds, "expected": expected})


def every_card_is_in_one_place(state: State, witness: Witness) -> Iterator[Violation]:
    """What was dealt lies on the table once; nothing else does."""
    found = cards_found(state)
    expected = Counter(card for dealt in witness.dealt for card in dealt)
    if found != expected:
        for card in sorted(found | expected):
            if found[card] != expected[card]:
                yield Violation("cards_lost_or_made", {"card": card, "found": found[card], "expected": expected[card]})


def cards_found(state: State) -> Counter[int]:
    """How many copies of each card lie anywhere on the table."""
    found = Counter(state.slots + state.discard + state.gone + state.under)
    for city in state.cities:
        found.update(city.built)
    del found[NO_CARD]
    return found


def cards_lie_where_they_were_put(state: State, witness: Witness) -> Iterator[Violation]:
    """The cities, the discard pile and what has left the game are as told, in order."""
    for seat, city in enumerate(state.cities):
        told = witness.cities[seat].cards
        if city.built != told:
            yield Violation("wrong_cards", {"seat": seat, "found": len(city.built), "expected": len(told)})
    if state.discard != witness.discard:
        yield Violation("wrong_discard", {"found": len(state.discard), "expected": len(witness.discard)})
    if state.gone != witness.gone:
        yield Violation("wrong_gone", {"found": len(state.gone), "expected": len(witness.gone)})


def the_structure_is_what_was_dealt_and_not_used(state: State, witness: Witness) -> Iterator[Violation]:
    """A slot that was used is empty, and every other holds its card."""
    expected = [NO_CARD if slot in witness.used else card for slot, card in enumerate(_dealt(witness))]
    present = sum(2**slot for slot, card in enumerate(expected) if card != NO_CARD)
    for slot in range(SLOTS):
        if state.slots[slot] != expected[slot] or (state.present ^ present) >> slot & 1:
            yield Violation("wrong_slot", {"slot": slot})


def what_nothing_covers_is_accessible(state: State, witness: Witness) -> Iterator[Violation]:
    """Every card on which no other lies, and only those."""
    if witness.dealt:
        present = _present(witness)
        accessible = present & _uncovered(state.age, present)
        for slot in _slots_in(state.accessible ^ accessible):
            yield Violation("wrong_access", {"slot": slot})


def what_nothing_covers_is_face_up(state: State, witness: Witness) -> Iterator[Violation]:
    """Cards freed in a turn are turned up after its choices, or before them by a switch."""
    if not witness.dealt:
        return
    present = _present(witness)
    if not is_between_turns(witness) and not witness.rulings.cards_turn_up_early and witness.turns.slot != NOBODY:
        present |= 1 << witness.turns.slot
    dealt_so = printed().layouts[state.age].face_up
    expected = dealt_so | _uncovered(state.age, present)
    for slot in _slots_in(state.face_up ^ expected):
        yield Violation("wrong_face_up", {"slot": slot})
    turned_up = {slot: _dealt(witness)[slot] for slot in _slots_in(expected & ~dealt_so)}
    for slot in range(SLOTS):
        if turned_up.get(slot) != witness.turned_up.get(slot):
            yield Violation("wrong_turned_up", {"slot": slot})


def _dealt(witness: Witness) -> list[int]:
    """The cards of the age slot by slot, however few there were."""
    cards = witness.dealt[-1] if witness.dealt else []
    return [*cards, *[NO_CARD] * SLOTS][:SLOTS]


def _present(witness: Witness) -> int:
    return sum(2**slot for slot in range(SLOTS) if slot not in witness.used)


def _uncovered(age: int, present: int) -> int:
    """The slots on which nothing lies, their own cards gone or not."""
    covering = printed().layouts[age].covering
    return sum(2**slot for slot in range(SLOTS) if not present & covering[slot])


def _slots_in(mask: int) -> list[int]:
    return [slot for slot in range(SLOTS) if mask >> slot & 1]

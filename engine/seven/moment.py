"""What the moment of a position implies: who decides, how many turns are over, how many cards are left."""

from engine.core.seats import NOBODY
from engine.seven.powers import (
    city_at_discard,
    city_copying_a_guild,
    city_with_last_card,
)
from engine.seven.state import COPY_GUILD, FROM_DISCARD, LAST_CARD, LOSSES, OVER, PLAY, SIDES, State


def city_that_decides(state: State) -> int:
    """The city that a phase of a single city waits for, or NOBODY."""
    if state.phase == LAST_CARD:
        return city_with_last_card(state)
    if state.phase == COPY_GUILD:
        return city_copying_a_guild(state)
    return city_at_discard(state) if state.phase == FROM_DISCARD else NOBODY


def usual_purse(state: State, city: int) -> int:
    """What a city may spend in a turn that has brought it no coins yet."""
    return 0 if state.phase == SIDES else state.coins[city]


def turns_played(state: State, age: int) -> int:
    """In how many turns of an age that has begun everybody has played."""
    if age < state.age:
        return state.table.turns
    return state.turn - 1 if state.phase == PLAY else state.turn


def cards_left(state: State) -> int:
    """How many cards of every hand outlast the choice of this turn."""
    if _leftovers_are_gone(state) or state.phase in (SIDES, COPY_GUILD, OVER):
        return 0
    return state.book.hand_size - state.turn


def _leftovers_are_gone(state: State) -> bool:
    """Whether the age's last cards have been discarded; losses are settled before Babylon's last card and after it."""
    if state.turn != state.table.turns:
        return False
    if state.phase == LOSSES:
        city = city_with_last_card(state)
        return city == NOBODY or not state.hands[city]
    return state.phase == FROM_DISCARD

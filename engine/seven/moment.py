"""What the moment of a position implies: who decides, how many turns are over, how many cards are left."""

from engine.core.seats import NOBODY
from engine.seven.powers import (
    can_build_from_discard,
    city_at_discard,
    city_copying_a_guild,
    city_with_last_card,
)
from engine.seven.state import COPY_GUILD, FROM_DISCARD, LAST_CARD, OVER, PLAY, SIDES, State


def city_that_decides(state: State) -> int:
    """The city that a phase of a single city waits for, or NOBODY."""
    if state.phase == LAST_CARD:
        return city_with_last_card(state)
    if state.phase == COPY_GUILD:
        return city_copying_a_guild(state)
    if state.phase != FROM_DISCARD:
        return NOBODY
    city = city_at_discard(state)
    return city if city != NOBODY and can_build_from_discard(state, city) else NOBODY


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
    leftovers_gone = state.phase == FROM_DISCARD and state.turn == state.table.turns
    if leftovers_gone or state.phase in (SIDES, COPY_GUILD, OVER):
        return 0
    return state.book.hand_size - state.turn

"""The special powers of wonders and black cards: who may use one now. Asks the state, changes nothing."""

from typing import Final

from engine.core.seats import NOBODY, Seat
from engine.seven.facts import (
    AGES,
    BUILD_FROM_DISCARD,
    BUILD_FROM_DISCARD_LAST,
    COLOURS,
    COPY_NEIGHBOUR_GUILD,
    FREE_BUILD_ONCE_PER_AGE,
    FREE_FIRST_CARD_OF_AGE,
    FREE_FIRST_OF_EACH_COLOUR,
    FREE_LAST_CARD_OF_AGE,
    PLAY_LAST_CARD,
    PURPLE,
    Card,
)
from engine.seven.state import PLAY, State

# Halikarnassos comes before the Forging Agency.
_AT_DISCARD: Final = [BUILD_FROM_DISCARD, BUILD_FROM_DISCARD_LAST]


def decider(state: State, city: int) -> Seat:
    """Who decides for a city: its player, or the holder of the Free City card."""
    return state.holder if city == state.table.free_city else city


def powers_of(state: State, city: int) -> int:
    """The powers a city may use."""
    if city == state.table.free_city and not state.table.rulings.free_city_powers:
        return 0
    return state.powers[city]


def waives_cost(state: State, city: int, powers: int, card: Card) -> bool:
    """Olympia, second edition: the first card of a colour, of the age, or the last one played in the age is free."""
    if powers & FREE_FIRST_OF_EACH_COLOUR and not state.colours[COLOURS * city + card.colour]:
        return True
    if state.phase != PLAY:
        return False
    if powers & FREE_FIRST_CARD_OF_AGE and state.turn == 1:
        return True
    return powers & FREE_LAST_CARD_OF_AGE != 0 and state.turn == state.table.turns


def may_build_for_nothing(state: State, city: int) -> bool:
    """Olympia A, first edition: once per age, a card of a normal turn."""
    return (
        state.phase == PLAY
        and powers_of(state, city) & FREE_BUILD_ONCE_PER_AGE != 0
        and not state.free_build_used[city]
    )


def city_with_last_card(state: State) -> int:
    """The city that may play its last card of the age (Babylon), or NOBODY."""
    for city in range(state.cities):
        if powers_of(state, city) & PLAY_LAST_CARD:
            return city
    return NOBODY


def has_leftovers(state: State) -> bool:
    """Whether hands still hold a card: on the last turn of an age, the one that is left over."""
    for hand in state.hands:
        if hand:
            return True
    return False


def city_at_discard(state: State) -> int:
    """The next city that builds from the discard pile in this turn, by its wonder or its black card, or NOBODY."""
    fresh = 0
    for powers in state.fresh_power:
        fresh |= powers
    for power in _AT_DISCARD:
        if fresh & power:
            for city in range(state.cities):
                may_build = state.fresh_power[city] & powers_of(state, city) & power
                if may_build and can_build_from_discard(state, city):
                    return city
    return NOBODY


def can_build_from_discard(state: State, city: int) -> bool:
    """Whether the discard pile has a card that the city does not have yet."""
    for card in state.discard:
        fact = state.book.cards[card]
        if not state.barred[AGES * city + fact.age] & fact.bit:
            return True
    return False


def buildable_discards(state: State, city: int) -> list[int]:
    """The cards of the discard pile that the city does not have yet."""
    cards: list[int] = []
    for card in sorted(state.discard):
        fact = state.book.cards[card]
        twice = cards and cards[-1] == card
        if not twice and not state.barred[AGES * city + fact.age] & fact.bit:
            cards.append(card)
    return cards


def city_copying_a_guild(state: State) -> int:
    """The city that may copy a guild at the end (Olympia B, first edition), or NOBODY."""
    for city in range(state.cities):
        if powers_of(state, city) & COPY_NEIGHBOUR_GUILD and copyable_guilds(state, city):
            return city
    return NOBODY


def copyable_guilds(state: State, city: int) -> list[int]:
    """The guilds in the neighbouring cities."""
    age = AGES - 1
    masks = state.built[AGES * state.table.left[city] + age] | state.built[AGES * state.table.right[city] + age]
    return [card.number for card in state.book.age_cards[age] if card.colour == PURPLE and card.bit & masks]

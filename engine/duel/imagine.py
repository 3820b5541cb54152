"""A full position that fits everything one seat knows: face-down cards, drawn tokens and the seed are made up.

Cards come from everything the seat has not seen, those removed at set-up included; guild backs stay guilds.
"""

from random import Random

from engine.duel.facts import AGES, NO_CARD, UNKNOWN, UNKNOWN_GUILD
from engine.duel.state import CHOOSE_FROM_BOX, State
from engine.duel.view import View

_SEEDS = 1 << 62


def imagine(view: View, rng: Random) -> State:
    """A possible position, each as likely as the others."""
    known = view.table
    state = State(known.table, int(rng.random() * _SEEDS), known)
    if UNKNOWN in state.slots or UNKNOWN_GUILD in state.slots:
        _turn_cards_into_faces(state, rng)
    if state.phase == CHOOSE_FROM_BOX and UNKNOWN in state.drawn:
        state.drawn = sorted(rng.sample(state.box, len(state.drawn)))
    return state


def _turn_cards_into_faces(state: State, rng: Random) -> None:
    unseen = unseen_cards(state)
    guilds = [card for card in unseen if state.book.cards[card].guild]
    others = [card for card in unseen if not state.book.cards[card].guild]
    guild_slots = _guild_slots(state, rng)
    for slot, card in enumerate(state.slots):
        if card in (UNKNOWN, UNKNOWN_GUILD):
            state.slots[slot] = _drawn(guilds if slot in guild_slots else others, rng)


def _drawn(cards: list[int], rng: Random) -> int:
    """One of the cards, each as likely; it is taken out."""
    place = int(rng.random() * len(cards))
    card = cards[place]
    cards[place] = cards[-1]
    cards.pop()
    return card


def _guild_slots(state: State, rng: Random) -> list[int]:
    """The face-down slots that hold guilds: those whose backs say so, or any where backs say nothing."""
    if not state.table.rulings.guild_backs_secret or state.age < AGES - 1:
        return [slot for slot, card in enumerate(state.slots) if card == UNKNOWN_GUILD]
    hidden = [slot for slot, card in enumerate(state.slots) if card == UNKNOWN]
    guilds = state.book.numbers.guilds_in_play - _guilds_seen(state)
    return rng.sample(hidden, min(guilds, len(hidden)))


def _guilds_seen(state: State) -> int:
    return sum(state.book.cards[card].guild for card in seen_cards(state))


def unseen_cards(state: State) -> list[int]:
    """The cards of the age that have not been face up yet, in the order of their numbers."""
    seen = set(seen_cards(state))
    return [card.number for card in state.book.cards if card.age == state.age and card.number not in seen]


def seen_cards(state: State) -> list[int]:
    """Every card that lies, or has lain, face up on the table."""
    places = [state.slots, state.discard, state.gone, state.under, state.cities[0].built, state.cities[1].built]
    return [card for place in places for card in place if card not in (NO_CARD, UNKNOWN, UNKNOWN_GUILD)]

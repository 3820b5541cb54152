"""The same table with everything hidden dealt anew, worked out without `imagine`: face-down cards, draw and seed."""

from random import Random

from engine.catalog.duel.loader import load_duel
from engine.core.seats import Seat
from engine.duel.state import State

CARDS = load_duel().cards
SLOTS = 20


def hidden_slots(state: State) -> list[int]:
    """Where a card lies face down."""
    return [slot for slot in range(SLOTS) if (state.present & ~state.face_up) >> slot & 1]


def is_guild(card: int) -> bool:
    return CARDS[card].guild


def removed_cards(state: State) -> list[int]:
    """The cards of the age that went back into the box unseen."""
    cities = state.cities[0].built + state.cities[1].built
    dealt = {*state.slots, *state.discard, *state.gone, *state.under, *cities}
    return [number for number, card in enumerate(CARDS) if card.age == state.age + 1 and number not in dealt]


def other_world(state: State, seat: Seat, rng: Random) -> State:
    """A table that `seat` cannot tell from this one; cards of one back are exchanged, with the removed ones too."""
    world = State(state.table, rng.getrandbits(60), state)
    slots = hidden_slots(world)
    if world.table.rulings.guild_backs_secret:
        cards = [world.slots[slot] for slot in slots]
        rng.shuffle(cards)
        for slot, card in zip(slots, cards, strict=True):
            world.slots[slot] = card
    for guilds in (False, True):
        _deal_anew(world, [slot for slot in slots if is_guild(world.slots[slot]) == guilds], rng)
    if seat != world.decider and not world.table.rulings.library_tokens_shown:
        world.drawn = sorted(rng.sample(world.box, len(world.drawn)))
    return world


def _deal_anew(world: State, slots: list[int], rng: Random) -> None:
    """All cards with one back, removed ones included, in another order."""
    if not slots:
        return
    guild = is_guild(world.slots[slots[0]])
    unseen = [world.slots[slot] for slot in slots]
    unseen += [card for card in removed_cards(world) if is_guild(card) == guild]
    rng.shuffle(unseen)
    for slot in slots:
        world.slots[slot] = unseen.pop()

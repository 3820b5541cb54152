"""Refuses described positions that no game can reach: too many copies, hands of the wrong size, a moment that is none.

A position may leave cards out (a puzzle need not place the whole deck), but what is there must be possible.
"""

from collections import Counter
from itertools import chain

from engine.core.errors import PositionError
from engine.core.seats import NOBODY
from engine.seven.book import words_of
from engine.seven.debt import most_to_pay
from engine.seven.facts import AGES, BUILD_FROM_DISCARD, BUILD_FROM_DISCARD_LAST, PLAY_LAST_CARD, PURPLE
from engine.seven.inventory import built_cards, buried_cards, held_cards, played_cards
from engine.seven.moment import cards_left, city_that_decides, turns_played
from engine.seven.position.marks import check_marks
from engine.seven.position.past import check_plays
from engine.seven.state import COPY_GUILD, FROM_DISCARD, LAST_CARD, LOSSES, OVER, PLAY, SIDES, State


def check_position(state: State) -> None:
    """Raise PositionError for the first thing that cannot be."""
    _check_moment(state)
    _check_sides(state)
    _check_hands(state)
    _check_ages(state)
    _check_copies(state)
    _check_draws(state)
    for city in range(state.cities):
        _check_size(state, city)
    _check_decider(state)
    check_marks(state)
    check_plays(state)


# -- the moment ---------------------------------------------------------------------------------------------------


def _check_moment(state: State) -> None:
    """Babylon's last card belongs to the last turn of an age, a guild's copy and the end to that of the last age."""
    if state.phase in (LAST_CARD, COPY_GUILD, OVER) and state.turn != state.table.turns:
        raise PositionError("wrong_turn", field="turn", value=state.turn, expected=state.table.turns)
    if state.phase in (COPY_GUILD, OVER) and state.age != AGES - 1:
        raise PositionError("wrong_age", field="age", value=state.age + 1, expected=AGES)


def _check_sides(state: State) -> None:
    """Sides are open before the first deal only, and never that of the Free City, which nobody could choose."""
    for city in range(state.cities):
        if state.sides_open >> city & 1 and (state.phase != SIDES or city == state.table.free_city):
            raise PositionError("side_is_open", field=f"cities.{city}.side")
    if state.phase == SIDES and not state.sides_open:
        raise PositionError("no_side_is_open", field="phase")


def _check_decider(state: State) -> None:
    """Whether the table waits for one city, and for which, follows from the powers."""
    expected = city_that_decides(state)
    if expected == NOBODY and (state.phase in (LAST_CARD, FROM_DISCARD, COPY_GUILD) or _nobody_pays(state)):
        raise PositionError("nobody_decides", field="phase")
    if state.deciding != expected:
        raise PositionError("wrong_decider", field="deciding", value=state.deciding, expected=expected)


def _nobody_pays(state: State) -> bool:
    """Whether the table waits for losses, and nobody has any coins to lose."""
    return state.phase == LOSSES and not any(most_to_pay(state, seat) for seat in state.table.seats)


# -- cards --------------------------------------------------------------------------------------------------------


def _check_hands(state: State) -> None:
    """One card less in every turn; the holder of the Free City card has drawn one more from the pile."""
    rest = cards_left(state)
    for seat, hand in enumerate(state.hands):
        size = rest + (1 + (seat == state.holder) if state.phase == PLAY else 0)
        if len(hand) != size:
            raise PositionError("wrong_hand_size", field=f"cities.{seat}.hand", cards=len(hand), expected=size)
    size = rest if state.table.free_city != NOBODY else 0
    if len(state.pile) != size:
        raise PositionError("wrong_pile_size", field="pile", cards=len(state.pile), expected=size)


def _check_ages(state: State) -> None:
    """Hands and pile are of this age; nothing lies on the table before its age, nor before the first deal."""
    for field, cards in held_cards(state):
        _check_ages_of(state, field, cards, state.age, state.age)
    for field, cards in played_cards(state):
        _check_ages_of(state, field, cards, 0, NOBODY if state.phase == SIDES else state.age)


def _check_ages_of(state: State, field: str, cards: list[int], first: int, last: int) -> None:
    for card in cards:
        age = state.book.cards[card].age
        if not first <= age <= last:
            raise PositionError("card_of_another_age", field=field, card=_id(state, card), age=age + 1)


def _check_copies(state: State) -> None:
    """No more copies of a card than a table of this size is dealt."""
    copies = Counter(chain(*state.table.decks, *(draw.cards for draw in chain(*state.table.draws))))
    for field, cards in chain(held_cards(state), played_cards(state)):
        for card in cards:
            copies[card] -= 1
            if copies[card] < 0:
                raise PositionError("too_many_copies", field=field, card=_id(state, card))


def _check_draws(state: State) -> None:
    """Only so many guilds are drawn into the last deck, and so many black cards into each."""
    found = [card for _, cards in chain(held_cards(state), played_cards(state)) for card in cards]
    for draw in chain(*state.table.draws):
        drawn = sum(card in draw.cards for card in found)
        if drawn <= draw.count:
            continue
        if state.book.cards[draw.cards[0]].colour == PURPLE:
            raise PositionError("too_many_guilds", field="cities", guilds=drawn, most=draw.count)
        raise PositionError("too_many_black_cards", field="cities", cards=drawn, most=draw.count)


def _check_size(state: State, city: int) -> None:
    """A city has a card for each turn at most; more only by Babylon's last card or from the discard pile."""
    stages = state.book.sides[state.side[city]].stages[: state.stages[city]]
    given = sum(stage.power & BUILD_FROM_DISCARD != 0 for stage in stages)
    given += state.powers[city] & BUILD_FROM_DISCARD_LAST != 0
    given += state.powers[city] & PLAY_LAST_CARD != 0
    cards = Counter(state.book.cards[card].age for card in built_cards(state, city) + buried_cards(state, city))
    for age, found in cards.items():
        most = turns_played(state, age) + given
        if found > most:
            raise PositionError("too_many_cards", field=f"cities.{city}", age=age + 1, cards=found, most=most)


def _id(state: State, card: int) -> str:
    return words_of(state.book).card_ids[card]

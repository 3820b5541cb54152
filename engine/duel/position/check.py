"""Refuses described positions of Duel that no game can reach: cards, wonders, coins and the cards of the structure.

A position may leave cards out (a puzzle need not say where every taken card went), but what is there must be possible.
"""

from collections import Counter
from collections.abc import Iterator

from engine.core.errors import PositionError
from engine.core.position.fields import Record
from engine.duel.book import words
from engine.duel.facts import AGES, NO_CARD, SLOTS, UNKNOWN, UNKNOWN_GUILD
from engine.duel.inventory import played_cards
from engine.duel.position.check_moment import check_draft, check_moment, check_told
from engine.duel.position.check_structure import check_structure
from engine.duel.position.implied import cards_taken
from engine.duel.position.tokens import check_tokens
from engine.duel.position.track import check_track
from engine.duel.position.words import PLANS, SEATS
from engine.duel.rules import COINS_IN_BOX
from engine.duel.state import DESTROY, DRAFT, State


def check_position(state: State, position: Record) -> None:
    """Raise PositionError for the first thing that cannot be."""
    if state.phase == DRAFT:
        check_draft(state)
    else:
        _check_table(state)
    check_tokens(state)
    check_told(state, position)


def _check_table(state: State) -> None:
    _check_amounts(state)
    _check_guilds(state)
    _check_gone(state)
    _check_coins(state)
    _check_wonders(state)
    check_structure(state)
    check_track(state)
    check_moment(state)


# -- cards --------------------------------------------------------------------------------------------------------


def _check_amounts(state: State) -> None:
    """Of the ages that are over no more cards than a structure holds, of this age no more than were taken."""
    used = Counter(state.book.cards[card].age for _, cards in played_cards(state) for card in cards)
    for age in range(state.age + 1):
        most = cards_taken(state) if age == state.age else SLOTS
        if used[age] > most:
            field = "structure" if age == state.age else "cities"
            raise PositionError("too_many_cards", field=field, age=age + 1, cards=used[age], most=most)


def _check_guilds(state: State) -> None:
    """The last age has so many guilds, and all its other cards are none."""
    cards = [card for _, cards in played_cards(state) for card in cards] + list(_lying(state))
    last_age = [card for card in cards if card < 0 or state.book.cards[card].age == AGES - 1]
    guilds = sum(_is_guild(state, card) for card in last_age)
    most = state.book.numbers.guilds_in_play
    if guilds > most:
        raise PositionError("too_many_guilds", field="structure", guilds=guilds, most=most)
    if state.age == AGES - 1 and len(last_age) - guilds > SLOTS - most:
        raise PositionError("too_few_guilds", field="structure", guilds=guilds, cards=len(last_age), expected=most)


def _lying(state: State) -> Iterator[int]:
    return (card for card in state.slots if card != NO_CARD)


def _is_guild(state: State, card: int) -> bool:
    return card == UNKNOWN_GUILD or (card != UNKNOWN and state.book.cards[card].guild)


def _check_gone(state: State) -> None:
    """Cards leave the game only by a switch, and only those that a wonder has destroyed: one for each wonder."""
    if state.gone and not state.table.rulings.destroyed_cards_leave:
        raise PositionError("switch_is_off", field="gone", switch="destroyed_cards_leave_the_game")
    built = [wonder for city in state.cities for wonder in city.wonders]
    colours = [state.book.wonders[wonder].destroys for wonder in built]
    if state.phase == DESTROY and state.destroys in colours:
        colours.remove(state.destroys)
    for card in state.gone:
        if state.book.cards[card].colour not in colours:
            raise PositionError("not_destroyed", field="gone", card=words().card_ids[card])
        colours.remove(state.book.cards[card].colour)


# -- cities -------------------------------------------------------------------------------------------------------


def _check_coins(state: State) -> None:
    """A switch makes the bank as small as the box."""
    coins = sum(city.coins for city in state.cities)
    if state.table.rulings.coins_limited and coins > COINS_IN_BOX:
        raise PositionError("too_many_coins", field="cities", coins=coins, most=COINS_IN_BOX)


def _check_wonders(state: State) -> None:
    """A city has so many wonders; with the last that may be built, the others go."""
    most = state.book.numbers.most_wonders
    if state.wonders_built > most:
        raise PositionError("too_many_wonders", field="cities", wonders=state.wonders_built, most=most)
    for seat in range(SEATS):
        city = state.cities[seat]
        wonders = len(city.plans) + len(city.wonders)
        if wonders > PLANS:
            raise PositionError("too_many_wonders", field=f"cities.{seat}", wonders=wonders, most=PLANS)
        if city.plans and state.wonders_built == most:
            raise PositionError("wonder_left_over", field=f"cities.{seat}.plans", most=most)

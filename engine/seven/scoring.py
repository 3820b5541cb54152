"""Final scoring by category, ties and the winners."""

from typing import Final

from engine.core.seats import NOBODY, Seat
from engine.seven.counting import amount_of, wonder_is_complete
from engine.seven.facts import (
    AGES,
    ANY_SYMBOL,
    BLACK,
    BLUE,
    COMPASS,
    GEAR,
    NO_CARD,
    PURPLE,
    SYMBOLS,
    TABLET,
    YELLOW,
    Card,
)
from engine.seven.science import science_points, science_with_copies
from engine.seven.state import State

MILITARY: Final = 0
TREASURY: Final = 1
WONDER: Final = 2
CIVILIAN: Final = 3
SCIENCE: Final = 4
COMMERCE: Final = 5
GUILDS: Final = 6
BLACK_CARDS: Final = 7
CATEGORIES: Final = 8
VICTORY_WORTH: Final[list[int]] = [1, 3, 5]


def points(state: State, city: int) -> list[int]:
    """The points of a city, one entry per category."""
    result = [0] * CATEGORIES
    result[MILITARY] = military_points(state, city)
    result[TREASURY] = state.coins[city] // 3 - state.debt[city]
    result[WONDER] = wonder_points(state, city)
    result[SCIENCE] = best_science(state, city)
    _add_card_points(state, city, result)
    if state.copied[city] != NO_CARD:
        result[GUILDS] += _copied_guild_points(state, city, state.book.cards[state.copied[city]])
    return result


def total(state: State, city: int) -> int:
    """All points of a city."""
    return sum(points(state, city))


def military_points(state: State, city: int) -> int:
    """Victory tokens by the age they were won in, less the defeats."""
    worth = -state.defeats[city]
    for age in range(AGES):
        worth += VICTORY_WORTH[age] * state.victories[AGES * city + age]
    return worth


def wonder_points(state: State, city: int) -> int:
    """Points printed on built stages."""
    worth = 0
    stages = state.book.sides[state.side[city]].stages
    for number in range(state.stages[city]):
        worth += stages[number].points
    return worth


def best_science(state: State, city: int) -> int:
    """Symbols of choice are given the value that makes the most of them; a copied Scientists Guild is one more."""
    place = SYMBOLS * city
    science = state.science
    free = science[place + ANY_SYMBOL]
    if state.copied[city] != NO_CARD and state.book.cards[state.copied[city]].symbol == ANY_SYMBOL:
        free += 1
    if state.copies[city]:
        own = science[place : place + ANY_SYMBOL]
        return science_with_copies(own, free, _copyable_symbols(state, city), state.copies[city])
    return science_points(science[place + COMPASS], science[place + GEAR], science[place + TABLET], free)


def _copyable_symbols(state: State, city: int) -> list[int]:
    """The symbols on green cards of the neighbours; only green cards have a symbol of a given kind."""
    left, right = SYMBOLS * state.table.left[city], SYMBOLS * state.table.right[city]
    return [state.science[left + symbol] + state.science[right + symbol] for symbol in range(ANY_SYMBOL)]


def _add_card_points(state: State, city: int, result: list[int]) -> None:
    for age in range(AGES):
        mask = state.built[AGES * city + age] & state.book.scoring[age]
        if mask:
            for card in state.book.scoring_cards[age]:
                if card.bit & mask:
                    result[_category(card)] += card_points(state, city, card)


def _category(card: Card) -> int:
    if card.colour == BLUE:
        return CIVILIAN
    if card.colour == PURPLE:
        return GUILDS
    if card.colour == BLACK:
        return BLACK_CARDS
    assert card.colour == YELLOW
    return COMMERCE


def card_points(state: State, city: int, card: Card) -> int:
    """What a card in a city is worth at the end, science apart."""
    worth = card.points
    if card.points_per is not None:
        worth += amount_of(state, city, card.points_per)
    if card.points_if_complete and wonder_is_complete(state, city):
        worth += card.points_if_complete
    return worth


def _copied_guild_points(state: State, city: int, guild: Card) -> int:
    """As if the guild stood here: one that counts own guilds then counts itself too (a switch)."""
    worth = card_points(state, city, guild)
    count = guild.points_per
    if count is not None and count.own and count.colours >> PURPLE & 1 and state.table.rulings.copy_counts_itself:
        worth += count.amount
    return worth


def team_total(state: State, seat: Seat) -> int:
    """The points of a seat and its partner, if it has one."""
    partner = state.table.partner[seat]
    return total(state, seat) + (total(state, partner) if partner != NOBODY else 0)


def team_coins(state: State, seat: Seat) -> int:
    """The coins of a seat and its partner, if it has one."""
    partner = state.table.partner[seat]
    return state.coins[seat] + (state.coins[partner] if partner != NOBODY else 0)


def ranking(state: State) -> list[list[Seat]]:
    """The players by place: most points, then most coins; equal ones share a place. The Free City does not compete.

    Partners share a place, by the sums of their points and coins.
    """
    by_worth: dict[int, list[Seat]] = {}
    for seat in range(state.table.players):
        worth = (team_total(state, seat) + 1000) * 10_000 + team_coins(state, seat)
        by_worth.setdefault(worth, []).append(seat)
    return [by_worth[worth] for worth in sorted(by_worth, reverse=True)]

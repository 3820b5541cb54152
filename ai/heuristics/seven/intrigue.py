"""What Cities adds to the numbers of a city: black cards, debt, diplomacy, copied science, and the borders of teams."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.core.seats import NOBODY
from engine.seven.diplomacy import pairs_of, ring_of
from engine.seven.facts import (
    AGES,
    ALL_VICTORIES_COUNTED,
    ANY_SYMBOL,
    BLACK,
    COLOURS,
    SYMBOLS,
    VICTORIES_COUNTED,
    Book,
)
from engine.seven.state import State
from engine.seven.teams import opponent_of, stake

if TYPE_CHECKING:
    from mypy_extensions import i64

NAMES: Final = (
    "black",
    "debt",
    "diplomacy",
    "conflicts_won",
    "conflicts_lost",
    "copied_symbols",
    "copyable_symbols",
    "black_cards",
    "awaited_victories",
    "saved_for_stage",
)
_MOST_COPYABLE: Final = 6  # more symbols next door hardly matter

_opponents: Final[dict[int, list[list[int]]]] = {}
_counting_victories: Final[dict[int, list[int]]] = {}


def add_intrigue(state: State, city: i64, first: i64, black_points: i64, found: list[float]) -> None:
    """All of it but the last number, which belongs to the wonder."""
    found[first] = float(black_points)
    found[first + 1] = float(state.debt[city])
    found[first + 2] = float(state.diplomacy[city])
    won = _add_conflicts(state, city, first + 3, found)
    copies: i64 = state.copies[city]
    if copies:
        found[first + 5] = float(copies)
        found[first + 6] = float(_copyable(state, city))
    found[first + 7] = float(state.colours[COLOURS * city + BLACK])
    if won:
        found[first + 8] = float(won * _counted_for_a_victory(state, city))


def _add_conflicts(state: State, city: i64, first: i64, found: list[float]) -> i64:
    """The tokens of both kinds that the city would take if the age ended now; says how many would be victories."""
    shields: i64 = state.shields[city]
    if state.table.teams:
        opponent = opponent_of(state.table, city)
        tokens: i64 = stake(state, city, opponent)
        _add_conflict(shields - state.shields[opponent], tokens, first, found)
    else:
        for other in opponents_of(state)[city]:
            _add_conflict(shields - state.shields[other], 1, first, found)
    return int(found[first])


def _add_conflict(lead: i64, tokens: i64, first: i64, found: list[float]) -> None:
    if lead > 0:
        found[first] += float(tokens)
    elif lead < 0:
        found[first + 1] += float(tokens)


def opponents_of(state: State) -> list[list[int]]:
    """For each city, whom it would fight if the age ended now."""
    key: i64 = state.cities
    for city in range(state.cities):
        key = 2 * key + (1 if state.diplomacy[city] else 0)
    known = _opponents.get(key)
    if known is None:
        known = [[] for _ in range(state.cities)]
        for one, other in pairs_of(ring_of(state)):
            known[one].append(other)
            known[other].append(one)
        _opponents[key] = known
    return known


def _copyable(state: State, city: i64) -> i64:
    """How many symbols lie next door, as far as that matters."""
    left, right = SYMBOLS * state.table.left[city], SYMBOLS * state.table.right[city]
    count: i64 = 0
    for symbol in range(ANY_SYMBOL):
        count += state.science[left + symbol] + state.science[right + symbol]
    return count if count < _MOST_COPYABLE else _MOST_COPYABLE


def _counted_for_a_victory(state: State, city: i64) -> i64:
    """The points that black cards of the city would bring for one more victory in this age."""
    masks = _cards_counting_victories(state.book)
    points: i64 = 0
    for age in range(AGES):
        built: i64 = state.built[AGES * city + age] & masks[AGES * state.age + age]
        if built:
            for card in state.book.scoring_cards[age]:
                if card.bit & built and card.points_per is not None:
                    points += card.points_per.amount
    return points


def _cards_counting_victories(book: Book) -> list[int]:
    """By the age of a victory and the age of the cards, a mask of those that bring points for it."""
    known = _counting_victories.get(book.edition)
    if known is None:
        known = [0] * (AGES * AGES)
        for card in book.cards:
            counted = card.points_per.others & ALL_VICTORIES_COUNTED if card.points_per is not None else 0
            for age in range(AGES):
                if counted & VICTORIES_COUNTED[age]:
                    known[AGES * age + card.age] |= card.bit
        _counting_victories[book.edition] = known
    return known


def is_partner(state: State, seat: i64, other: i64) -> bool:
    """Whether two seats play together."""
    partner: i64 = state.table.partner[seat]
    return partner != NOBODY and partner == other

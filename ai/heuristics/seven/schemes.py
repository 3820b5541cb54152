"""What a move of Cities looks like at first sight: black cards and stages that scheme, losses, and a partner's coins.

As in `looks`, nothing is read of what another seat holds or has sealed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.heuristics.seven.intrigue import is_partner
from ai.heuristics.seven.symbols import science_gain
from engine.seven.commands import PayLoss
from engine.seven.debt import loss_of, suffered
from engine.seven.facts import ANY_SYMBOL, BLACK, SYMBOLS, Card, Effects, Loss
from engine.seven.scoring import VICTORY_WORTH
from engine.seven.state import State
from engine.seven.teams import opponent_of
from engine.seven.trade import CACHE, WHARF_LEFT, WHARF_RIGHT, Payment

if TYPE_CHECKING:
    from mypy_extensions import i64

NAMES: Final = (
    "black",
    "black_power",
    "rebates",
    "copied_science",
    "diplomacy",
    "diplomacy_behind",
    "diplomacy_ahead",
    "token",
    "debts",
    "gifts",
    "loss_inflicted",
    "defeats_cleared",
    "pays_loss",
    "takes_debt",
    "paid_to_partner",
)
PAID_TO_PARTNER: Final = 14  # the place of the only number that belongs to a price
_REBATES: Final[list[int]] = [WHARF_LEFT, WHARF_RIGHT, CACHE]


def add_black_card(card: Card, first: i64, found: list[float]) -> None:
    """What any black card has."""
    if card.colour == BLACK:
        found[first] = 1.0
        if card.power:
            found[first + 1] = 1.0


def add_schemes(state: State, city: i64, thing: Effects, first: i64, found: list[float]) -> None:
    """What a card or a stage does beside what is known from the base game."""
    new: i64 = thing.discounts & ~state.discounts[city]
    for rebate in _REBATES:
        if new & rebate:
            found[first + 2] += 1.0
    if thing.copies:
        found[first + 3] = float(copied_science_gain(state, city))
    if thing.schemes:
        _add_tokens(state, city, thing, first, found)
        _add_what_others_get(state, city, thing, first, found)
        if thing.loss is not None:
            found[first + 10] = mean_loss(state, city, thing.loss)


def copied_science_gain(state: State, city: i64) -> i64:
    """The most that one symbol of a neighbour would bring."""
    left, right = SYMBOLS * state.table.left[city], SYMBOLS * state.table.right[city]
    most: i64 = 0
    for symbol in range(ANY_SYMBOL):
        if state.science[left + symbol] or state.science[right + symbol]:
            gain: i64 = science_gain(state, city, symbol)
            most = gain if gain > most else most
    return most


def _add_tokens(state: State, city: i64, thing: Effects, first: i64, found: list[float]) -> None:
    if thing.diplomacy:
        found[first + 4] = float(thing.diplomacy)
        for other in _borders(state, city):
            if state.shields[city] < state.shields[other]:
                found[first + 5] += 1.0
            elif state.shields[city] > state.shields[other]:
                found[first + 6] += 1.0
    if thing.token >= 0:
        found[first + 7] = float(VICTORY_WORTH[thing.token])
    if thing.clears_defeats:
        found[first + 11] = float(state.defeats[city])


def _borders(state: State, city: i64) -> list[int]:
    if state.table.teams:
        return [opponent_of(state.table, city)]
    return [state.table.left[city], state.table.right[city]]


def _add_what_others_get(state: State, city: i64, thing: Effects, first: i64, found: list[float]) -> None:
    """Debt and coins for others; a partner's count the other way round."""
    for neighbour in [state.table.left[city], state.table.right[city]]:
        sign = -1.0 if is_partner(state, city, neighbour) else 1.0
        found[first + 8] += sign * float(thing.debts)
        found[first + 9] += sign * float(thing.gift)
    if thing.bounty:
        partners = 2 if state.table.teams else 0
        found[first + 9] += float(thing.bounty * (state.cities - 1 - partners))


def mean_loss(state: State, city: i64, loss: Loss) -> float:
    """The coins that an opponent loses on average; what a partner loses is taken off."""
    total: i64 = 0
    opponents: i64 = 0
    for other in range(state.cities):
        if other == city:
            continue
        coins = loss_for(state, other, loss)
        if is_partner(state, city, other):
            total -= coins
        else:
            total += coins
            opponents += 1
    return float(total) / float(opponents)


def loss_for(state: State, city: i64, loss: Loss) -> i64:
    """The coins that a city would lose."""
    return suffered(state, city, loss.coins, loss.per_victory, loss.per_stage)


def add_loss(state: State, move: PayLoss, first: i64, found: list[float]) -> None:
    """The coins that are paid, and the debt for the rest."""
    found[first + 12] = float(move.coins)
    found[first + 13] = float(loss_of(state, move.city) - move.coins)


def paid_to_partner(state: State, city: i64, payment: Payment) -> float:
    """What of a price stays in the team."""
    if not state.table.teams:
        return 0.0
    return float(payment.left if is_partner(state, city, state.table.left[city]) else payment.right)

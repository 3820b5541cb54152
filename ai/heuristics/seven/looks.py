"""What a move of 7 Wonders looks like at first sight: a few numbers, from one seat's own hand and the open table.

Nothing is copied, and nothing is read of what another seat holds or has sealed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ai.heuristics.seven.intrigue import is_partner
from ai.heuristics.seven.schemes import NAMES as NAMES_OF_CITIES
from ai.heuristics.seven.schemes import PAID_TO_PARTNER, add_black_card, add_loss, add_schemes, paid_to_partner
from ai.heuristics.seven.symbols import science_gain
from engine.seven.commands import (
    BuildCard,
    BuildForNothing,
    BuildStage,
    Command,
    CopyGuild,
    PayLoss,
    Play,
    TakeFromDiscard,
)
from engine.seven.counting import amount_of
from engine.seven.draft import PASSING
from engine.seven.facts import AGES, COLOURS, PURPLE, SYMBOLS, Card, Effects
from engine.seven.scoring import card_points
from engine.seven.state import State
from engine.seven.teams import opponent_of
from engine.seven.trade import GOODS_BOTH, RAW_LEFT, RAW_RIGHT, Payment
from engine.seven.wares import NO_WARES, RESOURCES

if TYPE_CHECKING:
    from mypy_extensions import i64

_NAMES_OF_BASE: Final = (
    "stage",
    "sale",
    "bank",
    "trade",
    "last_coins",
    "points",
    "points_per",
    "symbol",
    "science",
    "new_kind",
    "shields",
    "overtaken",
    "caught_up",
    "shields_ahead",
    "new_raw",
    "second_raw",
    "more_raw",
    "new_goods",
    "more_goods",
    "sold_wares",
    "raw_discount",
    "goods_discount",
    "coins",
    "chains",
    "power",
    "guild",
    "free_build",
    "denied_points",
    "denied_science",
    "denied_shields",
    "for_others",
    "paid_to_me",
    "paid_to_rival",
    "against_me",
    "against_rival",
)
NAMES: Final = (*_NAMES_OF_BASE, *NAMES_OF_CITIES)
SIZE: Final = 50
SIZE_OF_BASE: Final = 35  # all numbers after these are 0 without the black cards of Cities
PARTNERS_COINS: Final = SIZE_OF_BASE + PAID_TO_PARTNER
_RAW: Final = 4
_FEW_COINS: Final = 3


def move_features(state: State, move: Command) -> list[float]:
    """All numbers of one move."""
    found = [0.0] * SIZE
    add_effects(state, move, found)
    payment = payment_of(move)
    if payment is not None and payment.total:
        add_price(state, move, payment, found)
    return found


def payment_of(move: Command) -> Payment | None:
    """What is paid for a move."""
    if isinstance(move, BuildCard):
        return move.payment
    if isinstance(move, BuildStage):
        return move.payment
    return None


def add_price(state: State, move: Command, payment: Payment, found: list[float]) -> None:
    """What a move costs, and when the Free City pays, whom."""
    city: i64 = move.city
    if city == state.table.free_city:
        to_left = state.table.left[city] == move.seat
        found[31] = float(payment.left if to_left else payment.right)
        found[32] = float(payment.right if to_left else payment.left)
        return
    found[2] = float(payment.bank)
    found[3] = float(payment.left + payment.right)
    rest: i64 = state.coins[city] - payment.total
    found[4] = float(_FEW_COINS - rest) if rest < _FEW_COINS else 0.0
    found[PARTNERS_COINS] = paid_to_partner(state, city, payment)


def add_effects(state: State, move: Command, found: list[float]) -> None:
    """What a move does, its price apart."""
    if isinstance(move, TakeFromDiscard):
        _add_card(state, move.city, state.book.cards[move.card], found)
    elif isinstance(move, CopyGuild):
        found[6] = float(card_points(state, move.city, state.book.cards[move.card]))
        _add_symbol(state, move.city, state.book.cards[move.card], found)
    elif isinstance(move, Play):
        _add_play(state, move, found)
    elif isinstance(move, PayLoss):
        add_loss(state, move, SIZE_OF_BASE, found)


def _add_play(state: State, move: Play, found: list[float]) -> None:
    card = state.book.cards[move.card]
    if move.city == state.table.free_city:
        _add_free_city(state, move, card, found)
    elif isinstance(move, BuildStage):
        found[0] = 1.0
        side = state.book.sides[state.side[move.city]]
        _add_thing(state, move.city, side.stages[state.stages[move.city]], found)
    elif isinstance(move, BuildCard | BuildForNothing):
        if isinstance(move, BuildForNothing):
            found[26] = 1.0
        _add_card(state, move.city, card, found)
    else:
        found[1] = 1.0
    if state.turn < state.table.turns:
        _add_denial(state, move.seat, (move.seat + PASSING[state.age]) % state.table.players, card, found)


def _add_free_city(state: State, move: Play, card: Card, found: list[float]) -> None:
    """Shields of the Free City count against both players; nothing else it builds does."""
    thing: Effects = card
    if isinstance(move, BuildStage):
        thing = state.book.sides[state.side[move.city]].stages[state.stages[move.city]]
        found[30] = 1.0
    if thing.shields:
        shields: i64 = state.shields[move.city]
        found[33] = _overtaken(shields, thing.shields, state.shields[move.seat])
        found[34] = _overtaken(shields, thing.shields, state.shields[1 - move.seat])


def _add_denial(state: State, seat: i64, other: i64, card: Card, found: list[float]) -> None:
    """What the seat that gets the hand next could have done with the card; a partner should have it."""
    if state.barred[AGES * other + card.age] & card.bit:
        return
    sign = -1.0 if is_partner(state, seat, other) else 1.0
    found[27] = sign * float(card_points(state, other, card)) if card.scores() else 0.0
    if card.symbol >= 0:
        found[28] = sign * float(science_gain(state, other, card.symbol))
    found[29] = sign * float(card.shields)


def _add_card(state: State, city: i64, card: Card, found: list[float]) -> None:
    chains: i64 = 0
    for opened in card.opens:
        child = state.book.cards[opened]
        if (
            not state.barred[AGES * city + child.age] & child.bit
            and not state.free[AGES * city + child.age] & child.bit
        ):
            chains += 1
    found[23] = float(chains)
    if card.colour == PURPLE:
        found[25] = 1.0
    if card.points_per is not None or card.points_if_complete:
        found[6] = float(card_points(state, city, card) - card.points)
    add_black_card(card, SIZE_OF_BASE, found)
    _add_thing(state, city, card, found)


def _add_thing(state: State, city: i64, thing: Effects, found: list[float]) -> None:
    found[5] = float(thing.points)
    coins: i64 = thing.coins
    if thing.coins_per is not None:
        coins += amount_of(state, city, thing.coins_per)
    found[22] = float(coins)
    if thing.symbol >= 0:
        _add_symbol(state, city, thing, found)
    if thing.shields:
        _add_shields(state, city, thing.shields, found)
    if thing.own is not NO_WARES:
        _add_wares(state, city, thing, found)
    if thing.discounts:
        _add_discounts(state, city, thing.discounts, found)
    if thing.power:
        found[24] = 1.0
    if state.table.with_black:
        add_schemes(state, city, thing, SIZE_OF_BASE, found)


def _add_symbol(state: State, city: i64, thing: Effects, found: list[float]) -> None:
    if thing.symbol < 0:
        return
    found[7] = 1.0
    found[8] = float(science_gain(state, city, thing.symbol))
    if state.science[SYMBOLS * city + thing.symbol] == 0:
        found[9] = 1.0


def _add_shields(state: State, city: i64, more: i64, found: list[float]) -> None:
    shields: i64 = state.shields[city]
    found[10] = float(more)
    if state.table.teams:
        theirs: i64 = state.shields[opponent_of(state.table, city)]
        found[11] = 2.0 * _overtaken(shields, more, theirs)
        found[12] = _caught_up(shields, more, theirs)
        found[13] = float(more) if shields > theirs else 0.0
        return
    left: i64 = state.shields[state.table.left[city]]
    right: i64 = state.shields[state.table.right[city]]
    found[11] = _overtaken(shields, more, left) + _overtaken(shields, more, right)
    found[12] = _caught_up(shields, more, left) + _caught_up(shields, more, right)
    found[13] = (float(more) if shields > left else 0.0) + (float(more) if shields > right else 0.0)


def _overtaken(shields: i64, more: i64, theirs: i64) -> float:
    """Steps up against a neighbour: from behind to even, from even to ahead."""
    before = 0 if shields < theirs else 1 if shields == theirs else 2
    after = 0 if shields + more < theirs else 1 if shields + more == theirs else 2
    return float(after - before)


def _caught_up(shields: i64, more: i64, theirs: i64) -> float:
    """Shields that close a gap."""
    gap = theirs - shields
    if gap <= 0:
        return 0.0
    return float(more if more < gap else gap)


def _add_wares(state: State, city: i64, thing: Effects, found: list[float]) -> None:
    own: i64 = state.own[city].reach
    more: i64 = thing.own.reach
    for resource in range(RESOURCES):
        added: i64 = more >> 8 * resource & 127
        if added:
            _add_units(resource, own >> 8 * resource & 127, added, found)
    if thing.sold is not NO_WARES:
        found[19] = 1.0


def _add_units(resource: i64, units: i64, added: i64, found: list[float]) -> None:
    if resource >= _RAW:
        found[17 if units == 0 else 18] += 1.0
        return
    if units == 0:
        found[14] += 1.0
        if added > 1:
            found[15] += 1.0
    else:
        found[15 if units == 1 else 16] += 1.0


def _add_discounts(state: State, city: i64, discounts: i64, found: list[float]) -> None:
    new: i64 = discounts & ~state.discounts[city]
    if new & RAW_LEFT:
        found[20] += _cards_for_sale(state, state.table.left[city], 0)
    if new & RAW_RIGHT:
        found[20] += _cards_for_sale(state, state.table.right[city], 0)
    if new & GOODS_BOTH:
        found[21] = _cards_for_sale(state, state.table.left[city], 1) + _cards_for_sale(
            state, state.table.right[city], 1
        )


def _cards_for_sale(state: State, city: i64, colour: i64) -> float:
    """So many brown or grey cards, and the board."""
    return float(state.colours[COLOURS * city + colour] + 1)

"""What a card or a wonder costs a city, item by item, as the solver of `trade` pays for it."""

from dataclasses import replace
from typing import Final

from engine.catalog.duel.model import RESOURCES
from engine.core.bill import BANK, CHAIN, Bill, Bought, Short, Units, counted
from engine.core.seats import Seat
from engine.duel.book import unpacked, words
from engine.duel.facts import BLUE, GOODS_CHOICE, NIBBLE, RAW, RAW_CHOICE, Token, shortfall
from engine.duel.forecast import to_opponent
from engine.duel.legality import is_chained
from engine.duel.state import City, State
from engine.duel.trade import CHOICES_AT, trade_price, unit_price

_KINDS: Final = ((RAW_CHOICE, range(RAW)), (GOODS_CHOICE, range(RAW, len(RESOURCES))))
"""A choice of each group in the terms of trade, and the resources that it may be."""


def card_bill(table: State, seat: Seat, number: int) -> Bill:
    """What a card would cost a city now, whether it has the coins or not."""
    city, card = table.cities[seat], table.book.cards[number]
    if is_chained(city, card):
        return Bill(city.coins, waived_by=CHAIN)
    return _bill(table, seat, card.need, card.coins, city.blue_discount if card.colour == BLUE else 0, BLUE)


def wonder_bill(table: State, seat: Seat, number: int) -> Bill:
    """What a wonder would cost a city now, whether it has the coins or not."""
    return _bill(table, seat, table.book.wonders[number].need, 0, table.cities[seat].wonder_discount, None)


def _bill(table: State, seat: Seat, need: int, fee: int, discount: int, colour: int | None) -> Bill:
    city = table.cities[seat]
    missing = shortfall(need, city.makes)
    open_units, terms = _less_choices(missing, city.terms, discount)
    bought = _less_discount(open_units, terms, discount)
    bill = Bill(
        city.coins,
        own=counted(RESOURCES, _minus(need, open_units)),
        spared=counted(RESOURCES, _minus(open_units, bought)),
        spared_by=_saving_token(table, city, colour) if open_units != bought else "",
        bought=_purchases(table, seat, bought),
        fee=fee,
    )
    return bill if bill.kept >= 0 else replace(bill, short=Short(coins=-bill.kept))


def _less_choices(missing: int, terms: int, discount: int) -> tuple[int, int]:
    """What is missing once every choice has yielded the unit that the solver lets it yield, and terms without them."""
    for choice, group in _KINDS:
        while terms >> CHOICES_AT & 3 * choice:
            fewer = terms - (choice << CHOICES_AT)
            missing = _without_one(missing, terms, discount, group, (fewer, discount))
            terms = fewer
    return missing, terms


def _less_discount(missing: int, terms: int, discount: int) -> int:
    """What is still to be bought when the discount saves the units that the solver lets it save."""
    for left in range(discount, 0, -1):
        missing = _without_one(missing, terms, left, range(len(RESOURCES)), (terms, left - 1))
    return missing


def _without_one(missing: int, terms: int, discount: int, group: range, after: tuple[int, int]) -> int:
    """Take the unit away that makes no difference to the price once its helper is gone; none when none is of use."""
    price = trade_price(missing, terms, discount)
    for resource in group:
        if missing >> NIBBLE * resource & 7:
            fewer = missing - (1 << NIBBLE * resource)
            if trade_price(fewer, *after) == price:
                return fewer
    return missing


def _purchases(table: State, seat: Seat, units: int) -> tuple[Bought, ...]:
    """Who sells is a matter of who gets the coins: the bank, or an opponent with the right to them."""
    seller = 1 - seat if to_opponent(table, seat, 1) else BANK
    terms = table.cities[seat].terms
    return tuple(
        Bought(Units(name, count), seller, unit_price(terms, resource))
        for resource, (name, count) in enumerate(zip(RESOURCES, unpacked(units), strict=True))
        if count
    )


def _minus(units: int, fewer: int) -> list[int]:
    return [most - less for most, less in zip(unpacked(units), unpacked(fewer), strict=True)]


def _saving_token(table: State, city: City, colour: int | None) -> str:
    """The progress token that saves resources for wonders, or for cards of a colour."""
    tokens = [table.book.tokens[number] for number in city.tokens]
    return next((words().token_ids[token.number] for token in tokens if _saves(token, colour)), "")


def _saves(token: Token, colour: int | None) -> bool:
    return bool(token.wonder_discount if colour is None else token.blue_discount)

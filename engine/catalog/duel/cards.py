"""Reads the cards of Duel and ties their chains: a symbol leads from one card to one card of a later age."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from engine.catalog.duel.effects import EFFECT_FIELDS, read_cost, read_effects
from engine.catalog.duel.model import AGES, COLOURS, FREE, Card
from engine.catalog.fields import entries, flag, identifier, one_of, record, text
from engine.catalog.place import Place

_FIELDS: Final = ("name", "age", "colour", "guild", "cost", "free_with_symbol", "gives", *EFFECT_FIELDS)
_AGE: Final = one_of(AGES, "unknown_age")
_COLOUR: Final = one_of(COLOURS, "unknown_colour")


def read_cards(value: object, place: Place) -> tuple[Card, ...]:
    """Every card, in the order of the file, chained."""
    cards = entries(_card)(value, place)
    giver = _by_symbol(cards, (card.symbol_given for card in cards), place, "gives")
    taker = _by_symbol(cards, (card.symbol_needed for card in cards), place, "free_with_symbol")
    for symbol, card in taker.items():
        _check_giver(card, giver.get(symbol), place.inside(card.id).inside("free_with_symbol"))
    for symbol, card in giver.items():
        if symbol not in taker:
            raise place.inside(card.id).inside("gives").refused("symbol_not_needed", value=symbol)
    return tuple(_chained(card, giver, taker) for card in cards)


def _card(card_id: str, value: object, place: Place) -> Card:
    entry = record(value, place, _FIELDS)
    card = Card(
        id=card_id,
        name=entry.read("name", text),
        age=entry.read("age", _AGE),
        guild=entry.read_or(False, "guild", flag),
        colour=entry.read("colour", _COLOUR),
        cost=entry.read_or(FREE, "cost", read_cost),
        symbol_needed=entry.read_or(None, "free_with_symbol", identifier),
        symbol_given=entry.read_or(None, "gives", identifier),
        free_with=None,
        chains_to=None,
        effects=read_effects(entry),
    )
    _check_guild(card, place)
    return card


def _check_guild(card: Card, place: Place) -> None:
    if card.guild != (card.colour == "purple"):
        raise place.inside("guild").refused("guild_not_purple")
    if card.guild and card.age != AGES[-1]:
        raise place.inside("age").refused("guild_too_early")


def _by_symbol(cards: Sequence[Card], symbols: Iterable[str | None], place: Place, field: str) -> dict[str, Card]:
    found: dict[str, Card] = {}
    for card, symbol in zip(cards, symbols, strict=True):
        if symbol is not None and found.setdefault(symbol, card) is not card:
            raise place.inside(card.id).inside(field).refused("symbol_taken", value=symbol)
    return found


def _check_giver(card: Card, giver: Card | None, place: Place) -> None:
    if giver is None:
        raise place.refused("symbol_not_given", value=str(card.symbol_needed))
    if giver.age >= card.age:
        raise place.refused("chain_not_earlier", value=giver.id)


def _chained(card: Card, giver: Mapping[str, Card], taker: Mapping[str, Card]) -> Card:
    return replace(card, free_with=_id(giver, card.symbol_needed), chains_to=_id(taker, card.symbol_given))


def _id(cards: Mapping[str, Card], symbol: str | None) -> str | None:
    return None if symbol is None else cards[symbol].id

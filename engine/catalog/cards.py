"""Reads the cards of an edition and ties their chains: by building in the first, by symbol in the second."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from engine.catalog.effects import EFFECT_FIELDS, read_cost, read_effects
from engine.catalog.fields import entries, flag, identifier, list_of, one_of, record, set_of, text
from engine.catalog.model import AGES, COLOURS, FREE, PLAYERS, Card
from engine.catalog.place import Place

_FIELDS: Final = ("name", "building", "age", "colour", "copies", "guild", "cost", *EFFECT_FIELDS)
_CHAIN_FIELDS: Final[Mapping[int, tuple[str, ...]]] = {1: ("free_with",), 2: ("free_with_symbol", "gives")}

BLACK: Final = "black"

_AGE: Final = one_of(AGES, "unknown_age")
_COLOUR: Final = one_of(COLOURS, "unknown_colour")
_COPIES: Final = list_of(one_of(PLAYERS, "unknown_players"))
_IDS: Final = set_of(identifier)


def read_cards(value: object, place: Place, edition: int) -> tuple[Card, ...]:
    """Every card, in the order of the file, chained."""
    names = _FIELDS + _CHAIN_FIELDS[edition]
    cards = entries(partial(_card, names))(value, place)
    for card in cards:
        if card.colour == BLACK:
            raise place.inside(card.id).inside("colour").refused("unknown_colour", value=card.colour)
    _check_symbols(cards, place)
    return _with_chains(tuple(replace(card, free_with=_parents(card, cards)) for card in cards), place)


def read_black_cards(value: object, place: Place) -> tuple[Card, ...]:
    """Every black card, in the order of the file; none is part of a chain."""
    cards = entries(partial(_card, _FIELDS))(value, place)
    for card in cards:
        if card.colour != BLACK:
            raise place.inside(card.id).inside("colour").refused("not_black", value=card.colour)
    return cards


def _card(names: tuple[str, ...], card_id: str, value: object, place: Place) -> Card:
    entry = record(value, place, names)
    card = Card(
        id=card_id,
        name=entry.read("name", text),
        building=entry.read_or(card_id, "building", identifier),
        age=entry.read("age", _AGE),
        colour=entry.read("colour", _COLOUR),
        copies=entry.read_or((), "copies", _COPIES),
        guild=entry.read_or(False, "guild", flag),
        cost=entry.read_or(FREE, "cost", read_cost),
        free_with=entry.read_or((), "free_with", _IDS),
        symbol_needed=entry.read_or(None, "free_with_symbol", identifier),
        symbols_given=entry.read_or((), "gives", _IDS),
        chains_to=(),
        effects=read_effects(entry),
    )
    _check_copies(card, place)
    return card


def _check_copies(card: Card, place: Place) -> None:
    if card.guild != (card.colour == "purple"):
        raise place.inside("guild").refused("guild_not_purple")
    if card.guild and card.age != AGES[-1]:
        raise place.inside("age").refused("guild_too_early")
    if card.guild and card.copies:
        raise place.inside("copies").refused("guild_with_copies")
    if card.colour == BLACK:
        _check_black(card, place)
    elif not card.guild and not card.copies:
        raise place.inside("copies").refused("missing_field")
    if list(card.copies) != sorted(card.copies):
        raise place.inside("copies").refused("copies_out_of_order")


def _check_black(card: Card, place: Place) -> None:
    if card.copies:
        raise place.inside("copies").refused("black_with_copies")


def _check_symbols(cards: tuple[Card, ...], place: Place) -> None:
    given = {symbol for card in cards for symbol in card.symbols_given}
    needed = {card.symbol_needed for card in cards}
    for card in cards:
        if card.symbol_needed is not None and card.symbol_needed not in given:
            raise place.inside(card.id).inside("free_with_symbol").refused("symbol_not_given", value=card.symbol_needed)
        for symbol in card.symbols_given:
            if symbol not in needed:
                raise place.inside(card.id).inside("gives").refused("symbol_not_needed", value=symbol)


def _parents(card: Card, cards: tuple[Card, ...]) -> tuple[str, ...]:
    if card.symbol_needed is None:
        return card.free_with
    return tuple(parent.building for parent in cards if card.symbol_needed in parent.symbols_given)


def _with_chains(cards: tuple[Card, ...], place: Place) -> tuple[Card, ...]:
    for card in cards:
        _check_parents(card, cards, place.inside(card.id))
    return tuple(replace(card, chains_to=_children(card, cards)) for card in cards)


def _children(card: Card, cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(child.building for child in cards if card.building in child.free_with)


def _check_parents(card: Card, cards: tuple[Card, ...], place: Place) -> None:
    field = "free_with" if card.symbol_needed is None else "free_with_symbol"
    for building in card.free_with:
        ages = [parent.age for parent in cards if parent.building == building]
        if not ages:
            raise place.inside(field).refused("unknown_building", value=building)
        if max(ages) >= card.age:
            raise place.inside(field).refused("chain_not_earlier", value=building)

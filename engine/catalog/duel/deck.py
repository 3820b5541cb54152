"""Checks the cards of Duel as a whole: their order, their symbols, and that every deck fills its structure."""

from itertools import pairwise
from typing import Final

from engine.catalog.duel.model import AGES, SYMBOLS, Card, DuelCatalog, Science, Symbol
from engine.catalog.place import Place

CARDS_PER_SYMBOL: Final = 2
LAW: Final[Symbol] = "law"


def check_cards(catalog: DuelCatalog, place: Place) -> None:
    """Refuse cards that cannot be the decks of one game; `place` is where the cards stand."""
    _check_order(catalog.cards, place)
    _check_symbols(catalog.cards, place)
    _check_guilds(catalog, place)
    for structure in catalog.structures:
        _check_size(catalog, structure.age, len(structure.slots), place)


def _check_order(cards: tuple[Card, ...], place: Place) -> None:
    for before, card in pairwise(cards):
        if (card.age, card.guild) < (before.age, before.guild):
            raise place.inside(card.id).inside("age").refused("out_of_order", after=before.id)


def _check_symbols(cards: tuple[Card, ...], place: Place) -> None:
    shown = [effect.symbol for card in cards for effect in card.effects if isinstance(effect, Science)]
    for symbol in SYMBOLS:
        expected = 0 if symbol == LAW else CARDS_PER_SYMBOL
        if shown.count(symbol) != expected:
            raise place.refused("wrong_symbol_count", value=symbol, cards=shown.count(symbol), expected=expected)


def _check_guilds(catalog: DuelCatalog, place: Place) -> None:
    guilds = sum(card.guild for card in catalog.cards)
    if guilds < catalog.numbers.guilds_in_play:
        raise place.refused("too_few_guilds", guilds=guilds, expected=catalog.numbers.guilds_in_play)


def _check_size(catalog: DuelCatalog, age: int, slots: int, place: Place) -> None:
    dealt = sum(card.age == age and not card.guild for card in catalog.cards) - catalog.numbers.cards_removed
    if age == AGES[-1]:
        dealt += catalog.numbers.guilds_in_play
    if dealt != slots:
        raise place.refused("wrong_deck_size", age=age, cards=dealt, expected=slots)

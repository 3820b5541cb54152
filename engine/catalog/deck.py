"""Checks the cards of a file as a whole: their order, their names, and that every deck deals out evenly."""

from itertools import pairwise
from typing import Final

from engine.catalog.model import AGES, PLAYERS, Card
from engine.catalog.place import Place

HAND: Final = 7
GUILDS: Final = 10
GUILDS_BESIDE_PLAYERS: Final = 2
BLACK_CARDS_OF_AN_AGE: Final = 14


def check_deck(cards: tuple[Card, ...], place: Place) -> None:
    """Refuse cards that cannot be the decks of one edition; `place` is where the cards stand."""
    _check_order(cards, place)
    _check_names(cards, place)
    _check_guilds(cards, place)
    for age in AGES:
        for players in PLAYERS:
            _check_size(cards, place, age, players)


def check_black_deck(cards: tuple[Card, ...], place: Place) -> None:
    """Refuse black cards that cannot be the decks of an expansion."""
    _check_order(cards, place)
    _check_names(cards, place)
    for age in AGES:
        found = sum(card.age == age for card in cards)
        if found != BLACK_CARDS_OF_AN_AGE:
            raise place.refused("wrong_black_count", age=age, cards=found, expected=BLACK_CARDS_OF_AN_AGE)


def _check_order(cards: tuple[Card, ...], place: Place) -> None:
    for before, card in pairwise(cards):
        if (card.age, card.guild) < (before.age, before.guild):
            raise place.inside(card.id).inside("age").refused("out_of_order", after=before.id)


def _check_names(cards: tuple[Card, ...], place: Place) -> None:
    building_of: dict[str, str] = {}
    name_of: dict[str, str] = {}
    for card in cards:
        same_building = building_of.setdefault(card.name, card.building) == card.building
        if not same_building or name_of.setdefault(card.building, card.name) != card.name:
            raise place.inside(card.id).inside("name").refused("name_and_building_differ", value=card.name)


def _check_guilds(cards: tuple[Card, ...], place: Place) -> None:
    guilds = sum(card.guild for card in cards)
    if guilds != GUILDS:
        raise place.refused("wrong_guild_count", guilds=guilds, expected=GUILDS)


def _check_size(cards: tuple[Card, ...], place: Place, age: int, players: int) -> None:
    dealt = sum(copy <= players for card in cards if card.age == age for copy in card.copies)
    if age == AGES[-1]:
        dealt += players + GUILDS_BESIDE_PLAYERS
    if dealt != HAND * players:
        raise place.refused("wrong_deck_size", age=age, players=players, cards=dealt, expected=HAND * players)

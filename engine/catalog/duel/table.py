"""Reads what Duel fixes besides the cards: its numbers, the draft, the wonders of a first game, the military track."""

from collections.abc import Mapping
from dataclasses import fields
from itertools import chain
from typing import Final

from engine.catalog.duel.model import PLAYERS, Numbers, Player, Zone
from engine.catalog.fields import distinct, identifier, list_of, number, one_of, record
from engine.catalog.place import Place

_NUMBERS: Final = tuple(field.name for field in fields(Numbers))

read_draft: Final = list_of(list_of(one_of(PLAYERS, "unknown_player")))


def read_numbers(value: object, place: Place) -> Numbers:
    """The fixed numbers, all of them given."""
    entry = record(value, place, _NUMBERS)
    return Numbers(**{name: entry.read(name, number) for name in _NUMBERS})


def read_first_game(value: object, place: Place) -> Mapping[Player, tuple[str, ...]]:
    """The ids of each player's wonders, none of them twice."""
    entry = record(value, place, PLAYERS)
    sets = {player: entry.read(player, list_of(identifier)) for player in PLAYERS}
    distinct(tuple(chain.from_iterable(sets.values())), place)
    return sets


def read_zones(value: object, place: Place) -> tuple[Zone, ...]:
    """The zones of the military track that follow each other from the middle outwards."""
    zones = list_of(_zone)(value, place)
    step = 1
    for position, zone in enumerate(zones, 1):
        if zone.first != step:
            raise place.inside(position).inside("first").refused("gap_in_zones", value=zone.first, expected=step)
        step = zone.last + 1
    return zones


def _zone(value: object, place: Place) -> Zone:
    entry = record(value, place, ("first", "last", "points", "loot"))
    zone = Zone(
        first=entry.read("first", number),
        last=entry.read("last", number),
        points=entry.read("points", number),
        loot=entry.read_or(0, "loot", number),
    )
    if zone.last < zone.first:
        raise place.inside("last").refused("ends_before_it_begins", value=zone.last)
    return zone

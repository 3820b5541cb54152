"""Reads what the fields of 7 Wonders Dice do: a list of effects, each with its kind and what that kind needs."""

from collections.abc import Mapping
from typing import Final

from engine.catalog.dice.model import (
    AnotherAction,
    CheaperDice,
    Coins,
    CoinsAndPointsPer,
    CoinsOnDie,
    CrossFields,
    Effect,
    FreeBuild,
    FreeDice,
    PointsPer,
    UnlockDie,
)
from engine.catalog.fields import Reader, Record, identifier, list_of, mapping, number, one_of, record, set_of
from engine.catalog.place import Place

_BUILDINGS: Final = set_of(identifier)


def read_effects(value: object, place: Place) -> tuple[Effect, ...]:
    """Everything a field does, in the order of the file."""
    return list_of(_effect)(value, place)


def _effect(value: object, place: Place) -> Effect:
    kind = one_of(tuple(_READERS), "unknown_effect")(mapping(value, place).get("kind"), place.inside("kind"))
    return _READERS[kind](value, place)


def _fields(value: object, place: Place, *names: str) -> Record:
    return record(value, place, ("kind", *names))


def _cross(value: object, place: Place) -> Effect:
    entry = _fields(value, place, "buildings", "amount")
    return CrossFields(entry.read("buildings", _BUILDINGS), entry.read("amount", number))


def _coins(value: object, place: Place) -> Effect:
    return Coins(_fields(value, place, "amount").read("amount", number))


def _free_build(value: object, place: Place) -> Effect:
    _fields(value, place)
    return FreeBuild()


def _another_action(value: object, place: Place) -> Effect:
    _fields(value, place)
    return AnotherAction()


def _coins_and_points_per(value: object, place: Place) -> Effect:
    entry = _fields(value, place, "buildings", "amount")
    return CoinsAndPointsPer(entry.read("buildings", _BUILDINGS), entry.read("amount", number))


def _points_per(value: object, place: Place) -> Effect:
    entry = _fields(value, place, "buildings", "amount")
    return PointsPer(entry.read("buildings", _BUILDINGS), entry.read("amount", number))


def _cheaper_dice(value: object, place: Place) -> Effect:
    return CheaperDice(_fields(value, place, "amount").read("amount", number))


def _free_dice(value: object, place: Place) -> Effect:
    return FreeDice(_fields(value, place, "colour").read("colour", identifier))


def _coins_on_die(value: object, place: Place) -> Effect:
    entry = _fields(value, place, "colour", "amount")
    return CoinsOnDie(entry.read("colour", identifier), entry.read("amount", number))


def _unlock_die(value: object, place: Place) -> Effect:
    return UnlockDie(_fields(value, place, "die").read("die", identifier))


_READERS: Final[Mapping[str, Reader[Effect]]] = {
    CrossFields.kind: _cross,
    Coins.kind: _coins,
    FreeBuild.kind: _free_build,
    AnotherAction.kind: _another_action,
    CoinsAndPointsPer.kind: _coins_and_points_per,
    PointsPer.kind: _points_per,
    CheaperDice.kind: _cheaper_dice,
    FreeDice.kind: _free_dice,
    CoinsOnDie.kind: _coins_on_die,
    UnlockDie.kind: _unlock_die,
}

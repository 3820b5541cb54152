"""Reads the wonders and the progress tokens of Duel."""

from engine.catalog.duel.effects import EFFECT_FIELDS, read_cost, read_effects
from engine.catalog.duel.model import Token, Wonder
from engine.catalog.fields import entries, record, text
from engine.catalog.place import Place


def read_wonders(value: object, place: Place) -> tuple[Wonder, ...]:
    """Every wonder, in the order of the file."""
    return entries(_wonder)(value, place)


def read_tokens(value: object, place: Place) -> tuple[Token, ...]:
    """Every progress token, in the order of the file."""
    return entries(_token)(value, place)


def _wonder(wonder_id: str, value: object, place: Place) -> Wonder:
    entry = record(value, place, ("name", "cost", *EFFECT_FIELDS))
    return Wonder(wonder_id, entry.read("name", text), entry.read("cost", read_cost), read_effects(entry))


def _token(token_id: str, value: object, place: Place) -> Token:
    entry = record(value, place, ("name", *EFFECT_FIELDS))
    return Token(token_id, entry.read("name", text), read_effects(entry))

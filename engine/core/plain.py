"""Typed values out of plain JSON data that describes commands and events; refuses with CommandError. Knows no game."""

from collections.abc import Iterable, Mapping, Sequence

from engine.core.errors import CommandError

_LARGEST = 1_000_000


def record(data: object) -> dict[object, object]:
    """A mapping."""
    if not isinstance(data, dict):
        raise CommandError("not_a_record")
    return data


def number(value: object, name: str) -> int:
    """A whole number that a game could need; true and false are none."""
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > _LARGEST:
        raise CommandError("bad_field", field=name)
    return value


def sequence(value: object, name: str) -> list[object]:
    """A list of anything."""
    if not isinstance(value, list | tuple):
        raise CommandError("bad_field", field=name)
    return list(value)


def one_of(value: object, words: Mapping[str, object], name: str) -> str:
    """A word that is a key of `words`."""
    if not isinstance(value, str) or value not in words:
        raise CommandError("bad_field", field=name)
    return value


def index(words: Sequence[str], value: object, name: str) -> int:
    """The place of a word among `words`."""
    if not isinstance(value, str) or value not in words:
        raise CommandError("bad_field", field=name)
    return words.index(value)


def only(data: Mapping[object, object], names: Iterable[str]) -> None:
    """Refuse fields that are not among `names`."""
    extra = set(data) - set(names)
    if extra:
        raise CommandError("unknown_field", field=str(min(map(str, extra))))


def field(data: Mapping[object, object], name: str) -> object:
    """A field that must be there."""
    if name not in data:
        raise CommandError("missing_field", field=name)
    return data[name]

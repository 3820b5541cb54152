"""Readers that turn plain data into typed values or refuse it, naming the place; they know words, not rules."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from engine.catalog.place import Place

T = TypeVar("T")
U = TypeVar("U")
W = TypeVar("W", bound=str | int)
Reader = Callable[[object, Place], T]
EntryReader = Callable[[str, object, Place], T]

_IDENTIFIER: Final = re.compile("[a-z][a-z0-9]*(_[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Record:
    """A mapping whose keys are all known, and where it stands."""

    data: Mapping[str, object]
    place: Place

    def read(self, name: str, reader: Reader[T]) -> T:
        """A field that must be there."""
        if name not in self.data:
            raise self.place.inside(name).refused("missing_field")
        return reader(self.data[name], self.place.inside(name))

    def read_or(self, default: T, name: str, reader: Reader[T]) -> T:
        """A field that may be left out."""
        return self.read(name, reader) if name in self.data else default


def record(value: object, place: Place, names: Sequence[str]) -> Record:
    """A mapping with no other fields than `names`."""
    data = mapping(value, place)
    for name in data:
        if name not in names:
            raise place.inside(name).refused("unknown_field")
    return Record(data, place)


def mapping(value: object, place: Place) -> dict[str, object]:
    """A mapping with any keys."""
    if not isinstance(value, dict):
        raise place.refused("wrong_type", expected="mapping")
    return value


def text(value: object, place: Place) -> str:
    """A text that says something."""
    if not isinstance(value, str):
        raise place.refused("wrong_type", expected="text")
    if not value.strip():
        raise place.refused("empty")
    return value


def identifier(value: object, place: Place) -> str:
    """A word in snake_case."""
    word = text(value, place)
    if not _IDENTIFIER.fullmatch(word):
        raise place.refused("wrong_id", value=word)
    return word


def number(value: object, place: Place) -> int:
    """A whole number of at least one: nothing in the data is worth zero, it is left out."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise place.refused("wrong_type", expected="number")
    if value < 1:
        raise place.refused("too_small", value=value)
    return value


def flag(value: object, place: Place) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise place.refused("wrong_type", expected="true or false")
    return value


def one_of(words: Sequence[W], code: str) -> Reader[W]:
    """A reader of one of `words`; any other is refused with `code`."""

    def read(value: object, place: Place) -> W:
        for word in words:
            if word == value and type(word) is type(value):
                return word
        raise place.refused(code, value=str(value))

    return read


def made(make: Callable[[T], U], reader: Reader[T]) -> Reader[U]:
    """A reader that makes something of what `reader` has read."""
    return lambda value, place: make(reader(value, place))


def amounts_of(words: Sequence[W], code: str) -> Reader[dict[W, int]]:
    """A reader of a mapping such as {clay: 2, coins: 1}; a key that is none of `words` is refused with `code`."""
    word = one_of(words, code)

    def read(value: object, place: Place) -> dict[W, int]:
        return {
            word(name, place.inside(name)): number(amount, place.inside(name))
            for name, amount in mapping(value, place).items()
        }

    return read


def list_of(reader: Reader[T]) -> Reader[tuple[T, ...]]:
    """A reader of a list with at least one item."""

    def read(value: object, place: Place) -> tuple[T, ...]:
        if not isinstance(value, list):
            raise place.refused("wrong_type", expected="list")
        if not value:
            raise place.refused("empty")
        return tuple(reader(item, place.inside(position)) for position, item in enumerate(value, 1))

    return read


def set_of(reader: Reader[W]) -> Reader[tuple[W, ...]]:
    """A reader of a list of words, none of them twice."""
    read = list_of(reader)
    return lambda value, place: distinct(read(value, place), place)


def distinct(words: tuple[W, ...], place: Place) -> tuple[W, ...]:
    """The words themselves, none of them twice."""
    for word in words:
        if words.count(word) > 1:
            raise place.refused("repeated", value=word)
    return words


def entries(reader: EntryReader[T]) -> Reader[tuple[T, ...]]:
    """A reader of a mapping of ids to entries, in the order of the file."""

    def read(value: object, place: Place) -> tuple[T, ...]:
        return tuple(
            reader(identifier(key, place.inside(key).inside("id")), entry, place.inside(key))
            for key, entry in mapping(value, place).items()
        )

    return read

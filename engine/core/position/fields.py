"""Typed values out of the plain data of a position; every complaint names the dotted field. Knows no rules."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from engine.core.errors import PositionError
from engine.core.schema import printable


@dataclass(frozen=True, slots=True)
class Entry:
    """A value and the field it stands in."""

    value: object
    field: str

    def refused(self, code: str, **details: str | int) -> PositionError:
        """The error that refuses the value here; the caller raises it."""
        return PositionError(code, field=self.field, **details)

    def number(self, lowest: int, highest: int) -> int:
        """A whole number within bounds; true and false are none."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.refused("wrong_type", expected="number")
        if not lowest <= value <= highest:
            raise self.refused("out_of_range", value=printable(repr(value)), lowest=lowest, highest=highest)
        return value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.refused("wrong_type", expected="true or false")
        return self.value

    def word(self, words: Collection[str], code: str) -> str:
        """One of `words`; any other is refused with `code`."""
        if not isinstance(self.value, str):
            raise self.refused("wrong_type", expected="text")
        if self.value not in words:
            raise self.refused(code, value=printable(self.value))
        return self.value

    def items(self) -> "list[Entry]":
        """The items of a list, each with a place of its own, counted from 0."""
        if not isinstance(self.value, list):
            raise self.refused("wrong_type", expected="list")
        return [Entry(item, f"{self.field}.{place}") for place, item in enumerate(self.value)]

    def record(self, names: Collection[str], defaults: Mapping[str, object] | None = None) -> "Record":
        """A mapping with no other fields than `names`; a field left out has its value in `defaults`."""
        if not isinstance(self.value, dict):
            raise self.refused("wrong_type", expected="mapping")
        for name in self.value:
            if name not in names:
                raise PositionError("unknown_field", field=printable(self._inside(str(name))))
        given = {**(defaults or {}), **self.value}
        return Record({name: Entry(value, self._inside(name)) for name, value in given.items()}, self)

    def _inside(self, name: str) -> str:
        return f"{self.field}.{name}" if self.field else name


@dataclass(frozen=True, slots=True)
class Record:
    """A mapping whose fields are all known."""

    entries: Mapping[str, Entry]
    whole: Entry

    def read(self, name: str) -> Entry:
        """A field that must be there, or has a default."""
        if name not in self.entries:
            raise PositionError("missing_field", field=self.place(name))
        return self.entries[name]

    def find(self, name: str) -> Entry | None:
        """A field that may be left out."""
        return self.entries.get(name)

    def place(self, name: str) -> str:
        """How a field of this record is called in complaints."""
        return f"{self.whole.field}.{name}" if self.whole.field else name

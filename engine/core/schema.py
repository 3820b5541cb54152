"""Strict reading of plain data from a file: every complaint names file, line and field. It knows no format."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import isfinite
from typing import Final

from engine.core.errors import CodedError, SaveError
from engine.core.game import Json

DEEPEST: Final = 100
"""So many brackets may stand inside each other; a save of ours has about ten."""
_NO_BRACKETS: Final = bytes(byte for byte in range(256) if byte not in b"[]{}")
_STRING_OR_BRACKET: Final = re.compile(r'"(?:[^"\\]|\\.)*"?|[][{}]', re.DOTALL)


@dataclass(frozen=True, slots=True)
class Place:
    """Where in which file."""

    file: str
    line: int

    def error(self, code: str, **details: str | int) -> SaveError:
        """A complaint about this place."""
        return SaveError(code, file=self.file, line=self.line, **details)

    def bad_field(self, field: str, reason: str) -> SaveError:
        """A complaint about one field of this line."""
        return self.error("bad_field", field=printable(field), reason=reason)


class TooDeepError(ValueError):
    """JSON with too many brackets inside each other."""


def printable(text: str) -> str:
    """Text from outside, short enough and clean enough to be shown in an error."""
    return text[:200].encode("utf-8", "backslashreplace").decode("utf-8")


def parsed(text: str) -> object:
    """The JSON value written in `text`; ValueError when it is none, names a key twice or has a number no file needs.

    `TooDeepError` is the ValueError of what is nested deeper than any file of ours, and could break code that walks it.
    """
    if _is_deep(text):
        raise TooDeepError("nested too deeply")
    try:
        return json.loads(text, object_pairs_hook=_distinct, parse_float=_finite, parse_constant=_finite)
    except RecursionError as error:
        raise TooDeepError("nested too deeply") from error


def exactly(body: Json, names: frozenset[str], place: Place) -> None:
    """Complain unless `body` has these fields and no others."""
    for name in sorted(names - body.keys()):
        raise place.bad_field(name, "missing")
    for name in sorted(body.keys() - names):
        raise place.bad_field(name, "unknown")


def integer(body: Json, name: str, place: Place) -> int:
    """A whole number; true and false are none."""
    value = body[name]
    if isinstance(value, bool) or not isinstance(value, int):
        raise place.bad_field(name, "not_an_integer")
    return value


def text(body: Json, name: str, place: Place) -> str:
    """A string."""
    value = body[name]
    if not isinstance(value, str):
        raise place.bad_field(name, "not_a_text")
    return value


def items(body: Json, name: str, place: Place) -> list[object]:
    """A list of anything."""
    value = body[name]
    if not isinstance(value, list):
        raise place.bad_field(name, "not_a_list")
    return value


def mapping(body: Json, name: str, place: Place) -> Json:
    """Fields of its own."""
    value = body[name]
    if not isinstance(value, dict):
        raise place.bad_field(name, "not_a_mapping")
    return value


@contextmanager
def blamed_on(place: Place, field: str) -> Iterator[None]:
    """Whatever the content of a field sets off in the code that reads it becomes a complaint about that field.

    Even a bug: no file may bring the program down. The cause stays chained to the complaint.
    """
    try:
        yield
    except SaveError:
        raise
    except CodedError as error:
        raise place.bad_field(field, error.code) from error
    except Exception as error:
        raise place.bad_field(field, type(error).__name__) from error


def _is_deep(text: str) -> bool:
    """Whether brackets are nested too deeply, found without a walk in Python over every character.

    Pairs vanish from the inside out. Brackets inside strings may keep some from vanishing; then every one is counted.
    """
    left = text.encode("utf-8", "replace").translate(None, _NO_BRACKETS)
    for gone in range(DEEPEST):
        if gone + len(left) <= DEEPEST:
            return False
        fewer = left.replace(b"[]", b"").replace(b"{}", b"")
        if len(fewer) == len(left):
            break
        left = fewer
    return _is_really_deep(text)


def _is_really_deep(text: str) -> bool:
    depth = 0
    for found in _STRING_OR_BRACKET.finditer(text):
        mark = found[0]
        if mark in "[{":
            depth += 1
        elif mark in "]}":
            depth -= 1
        if depth > DEEPEST:
            return True
    return False


def _distinct(pairs: list[tuple[str, object]]) -> Json:
    body = dict(pairs)
    if len(body) != len(pairs):
        raise ValueError("a key is named twice")
    return body


def _finite(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        raise ValueError("not a finite number")
    return number

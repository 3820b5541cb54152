"""From the bytes of a save file to its lines: seals checked, torn end dropped. It knows no game and writes nothing."""

import errno
import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from os import PathLike
from typing import Final

from engine.core.checksum import START, sum_of
from engine.core.errors import SaveError
from engine.core.game import Json
from engine.core.saveformat import MAGIC, migrated, version_of
from engine.core.schema import Place, TooDeepError, parsed, printable

FilePath = str | PathLike[str]

_TEARS: Final = frozenset({"damaged_line", "not_utf8"})


@dataclass(frozen=True, slots=True)
class Limits:
    """How many bytes a file and one of its lines may have."""

    file: int = 16 * 1024 * 1024
    line: int = 1024 * 1024


@dataclass(frozen=True, slots=True)
class _Raw:
    """One line as it lies in the file."""

    place: Place
    content: bytes
    end: int
    has_newline: bool
    is_last: bool


def shown(path: FilePath) -> str:
    """A path as errors name it."""
    return printable(os.fspath(path))


def cause(error: OSError | ValueError) -> str:
    """The system's short word for what went wrong, such as ENOSPC; a path that can be no path is EINVAL."""
    number = error.errno if isinstance(error, OSError) else None
    return errno.errorcode.get(number or errno.EINVAL, "EIO")


def file_bytes(path: FilePath, limits: Limits) -> bytes:
    """Everything in the file, if it is an ordinary one of a sound size. Nothing in a folder can make it wait."""
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):
            raise SaveError("unreadable", file=shown(path), reason="not_a_file")
        with open(path, "rb", opener=_opened_at_once) as stream:
            data = stream.read(limits.file + 1)
    except (OSError, ValueError) as error:
        raise SaveError("unreadable", file=shown(path), reason=cause(error)) from error
    if not data:
        raise SaveError("empty_file", file=shown(path))
    if len(data) > limits.file:
        raise SaveError("too_large", file=shown(path), limit=limits.file)
    return data


def _opened_at_once(path: str, flags: int) -> int:
    """Opening a pipe waits for its writer, unless one says otherwise; a file may become one at any moment."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0))


def json_in(path: FilePath, limits: Limits) -> object:
    """The JSON value that a file holds; raises SaveError whatever else it holds, or is."""
    data = file_bytes(path, limits)
    place = Place(shown(path), 1)
    return value_in(decoded(data, place), place)


class Lines:
    """Goes through a file once; `size`, `sum` and `dropped_tail` then say how far its good lines go."""

    def __init__(self, path: FilePath, limits: Limits) -> None:
        self._file = shown(path)
        self._limits = limits
        self._data = file_bytes(path, limits)
        self.version = 0
        self.size = 0
        self.sum = START
        self.dropped_tail = False

    def __iter__(self) -> Iterator[tuple[Place, Json]]:
        """The lines in today's words, the header first."""
        if not self._data.startswith(MAGIC):
            raise SaveError("not_a_save", file=self._file)
        for raw in self._raw_lines():
            try:
                body = self._body(raw)
            except SaveError as error:
                if error.code not in _TEARS or not raw.is_last or raw.place.line == 1:
                    raise
                self.dropped_tail = True
                return
            yield raw.place, migrated(body, self.version, raw.place)

    def _raw_lines(self) -> Iterator[_Raw]:
        start, number = 0, 0
        while start < len(self._data):
            number += 1
            place = Place(self._file, number)
            newline = self._data.find(b"\n", start)
            end = len(self._data) if newline < 0 else newline
            if end - start > self._limits.line:
                raise place.error("line_too_long", limit=self._limits.line)
            yield _Raw(place, self._data[start:end], end + 1, newline >= 0, end + 1 >= len(self._data))
            start = end + 1

    def _body(self, raw: _Raw) -> Json:
        """The version comes before the seal: a newer version may seal in another way."""
        text = decoded(raw.content, raw.place)
        if not raw.has_newline:
            raise raw.place.error("damaged_line", reason="no_newline")
        if raw.place.line == 1:
            self.version = version_of(object_in(text, raw.place), raw.place)
        total = sum_of(self.sum, raw.content)
        if total is None:
            raise raw.place.error("damaged_line", reason="wrong_sum")
        body = object_in(text, raw.place)
        body.pop("sum")
        self.sum, self.size = total, raw.end
        return body


def decoded(data: bytes, place: Place) -> str:
    """The text in some bytes of a file."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise place.error("not_utf8") from error


def value_in(text: str, place: Place) -> object:
    """The JSON value in a text of a file."""
    try:
        return parsed(text)
    except TooDeepError as error:
        raise place.bad_field("", "too_deep") from error
    except ValueError as error:
        raise place.error("damaged_line", reason="not_json") from error


def object_in(text: str, place: Place) -> Json:
    """The JSON object in a line."""
    value = value_in(text, place)
    if not isinstance(value, dict):
        raise place.error("damaged_line", reason="not_json")
    return value

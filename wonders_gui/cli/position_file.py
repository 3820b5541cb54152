"""Reads a position from a file; whatever is wrong with it comes out as an error that names the file."""

from pathlib import Path
from typing import Final

from engine.core.errors import PositionError
from engine.core.savelines import Limits, file_bytes, shown
from engine.seven.position import read_position
from engine.seven.state import State

LIMITS: Final = Limits(file=1024 * 1024)


def position_in(path: Path) -> State:
    """The position that a file describes, in YAML or JSON; raises SaveError or PositionError."""
    try:
        return read_position(_text(file_bytes(path, LIMITS)))
    except PositionError as error:
        raise PositionError(error.code, **{**error.details, "file": shown(path)}) from error


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PositionError("not_yaml", field="", line=data[: error.start].count(b"\n") + 1) from error

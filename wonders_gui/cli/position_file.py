"""Reads what a file says of a position; whatever is wrong with it comes out as an error that names the file."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.core.errors import PositionError
from engine.core.position.fields import Entry
from engine.core.position.text import data_of
from engine.core.savelines import Limits, file_bytes, shown
from wonders_gui.cli.games import DEFAULT, GAMES, clerk_of
from wonders_gui.cli.laid import Laid
from wonders_gui.cli.sentences import in_the_words_of

LIMITS: Final = Limits(file=1024 * 1024)


@dataclass(frozen=True, slots=True)
class Described:
    """What a file says, and of which game."""

    path: Path
    game: str
    data: object

    def laid(self) -> Laid:
        """The position on the table; raises PositionError."""
        with blamed_on(self.path), in_the_words_of(self.game):
            return clerk_of(self.game).laid(self.data)


def described_in(path: Path) -> Described:
    """What a file says of a position, in YAML or JSON; raises SaveError or PositionError."""
    with blamed_on(path):
        data = data_of(_text(file_bytes(path, LIMITS)))
        return Described(path, game_of(data), data)


def game_of(data: object) -> str:
    """The game that a position names; one that is no position at all is left to the usual game to refuse."""
    named = data.get("game", DEFAULT) if isinstance(data, dict) else DEFAULT
    return Entry(named, "game").word(GAMES, "unknown_game")


@contextmanager
def blamed_on(path: Path) -> Iterator[None]:
    """What is wrong with a position names its file."""
    try:
        yield
    except PositionError as error:
        raise PositionError(error.code, **{**error.details, "file": shown(path)}) from error


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PositionError("not_yaml", field="", line=data[: error.start].count(b"\n") + 1) from error

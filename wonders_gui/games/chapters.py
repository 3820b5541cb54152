"""How a game divides its time: what begins an age or a turn, and what is only a choice laid face down.

Each game says so in a room of its own, `games/<game>/chapters.py`.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, cast


@dataclass(frozen=True, slots=True)
class Chapter:
    """Where in a game we are. Ages and turns count from 1; 0 is before the first, or a game that has none."""

    age: int = 0
    turn: int = 0


class Chapters(Protocol):
    """The room of one game."""

    def after(self, chapter: Chapter, event: object) -> Chapter:
        """Where the game is after an event."""

    def is_face_down(self, event: object) -> bool:
        """Whether nothing is to be seen of an event but that somebody has chosen."""


def chapters_of(game: str) -> Chapters:
    """The room of a game by its name."""
    return cast(Chapters, import_module(f"wonders_gui.games.{game}.chapters"))

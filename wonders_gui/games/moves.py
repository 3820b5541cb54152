"""Decisions of any game as texts and pictures: each game's folder has a room `moves.py` that makes them."""

from importlib import import_module
from typing import Any, Protocol, cast

from wonders_gui.art.moves import MoveFace


class Moves(Protocol):
    """What that room offers. A view is that of the seat that decides, at the moment before."""

    def move_text(self, command: Any, view: Any) -> str:
        """The decision as an imperative."""

    def move_face(self, command: Any, view: Any) -> MoveFace:
        """What the decision is about."""


def moves_of(game: str) -> Moves:
    """The room of a game."""
    return cast(Moves, import_module(f"wonders_gui.games.{game}.moves"))

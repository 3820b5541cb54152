"""Moves that win at once, and moves that let another win at once: what no player should overlook."""

from collections.abc import Sequence
from typing import TypeVar

from ai.search.world import World

M = TypeVar("M")


def winning_moves(world: World, moves: Sequence[M], seat: int) -> list[M]:
    """The moves that end the game in favour of `seat`."""
    return [move for move in moves if _wins(world, move, seat)]


def safe_moves(worlds: Sequence[World], moves: Sequence[M], seat: int) -> Sequence[M]:
    """Without the moves that let another win at once in every world, which no luck could mend; all, if none is left."""
    return [move for move in moves if not all(_is_answered_by_defeat(world, move, seat) for world in worlds)] or moves


def _wins(world: World, move: object, seat: int) -> bool:
    after = world.copy()
    after.play(move)
    return after.is_over() and after.value(seat) == 1.0


def _is_answered_by_defeat(world: World, move: object, seat: int) -> bool:
    after = world.copy()
    after.play(move)
    if after.is_over() or after.seat() == seat:
        return False
    return any(_wins(after, reply, after.seat()) for reply in after.moves())

"""Chance: the boards are dealt once, and the forum is rolled for every turn. Each draw has a stream of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.streams import shuffled, wide_number
from engine.dice.facts import WAYS, Rolled
from engine.dice.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def dealt_boards(state: State) -> list[int]:
    """A board for each seat."""
    boards = [board.number for board in state.book.boards]
    return shuffled(boards, state.seed, "boards")[: state.table.players]


def rolled_forum(state: State, turn: i64) -> list[Rolled]:
    """Every die of the forum with a face and a section, each as likely; decisions do not change what a place rolls."""
    rolled = state.book.rolled
    chance = wide_number(state.seed, "rolls", turn)
    forum: list[Rolled] = []
    for die in state.dice:
        forum.append(rolled[die * WAYS + chance % WAYS])
        chance //= WAYS
    return forum

"""An imagined position, as a search sees it: whose decision it is, which moves there are, what it is worth.

A game makes a subclass. Where seats choose at the same time, its worlds show the searching seat's decisions only and
let the others choose by what they see themselves, so that nobody foresees a choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class World:
    """Base of the games' worlds; every method is the game's own."""

    def copy(self) -> World:
        """A world of its own, equal to this one."""
        raise NotImplementedError

    def is_over(self) -> bool:
        """Whether the game has ended here."""
        raise NotImplementedError

    def seat(self) -> i64:
        """Who decides here."""
        raise NotImplementedError

    def is_mid_turn(self) -> bool:
        """Whether the seat that decides is still in the middle of what it began, with a choice that belongs to it."""
        raise NotImplementedError

    def may_end_suddenly(self) -> bool:
        """Whether somebody could win with one of the next two moves, so that it is worth looking at them one by one."""
        return False

    def moves(self) -> list[object]:
        """The legal commands of that seat."""
        raise NotImplementedError

    def play(self, move: object) -> None:
        """Let one of them happen."""
        raise NotImplementedError

    def value(self, seat: i64) -> float:
        """The chance of `seat` to win, from 0 to 1; exact when the game is over."""
        raise NotImplementedError

    def impression(self, seat: i64) -> float:
        """Much the same as the value, but quick: for worlds that are compared right after different moves."""
        return self.value(seat)

"""Seats at a table, numbered clockwise from 0; the neighbour on the left is the next number."""

from typing import Final

Seat = int

NOBODY: Final = -1


def left_of(seat: Seat, seats: int) -> Seat:
    """The neighbour who gets the hand when hands are passed to the left."""
    return seat + 1 if seat + 1 < seats else 0


def right_of(seat: Seat, seats: int) -> Seat:
    """The neighbour who gets the hand when hands are passed to the right."""
    return seat - 1 if seat > 0 else seats - 1

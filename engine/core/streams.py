"""Chance: named streams derived from the seed, so that a deal never depends on what was decided before it.

A stream is the output of SHAKE-128 over the seed and a name such as ``deck/2``: one call, the same on
every machine and Python, and taking a move back re-reads the same stream.
"""

from hashlib import shake_128


class Stream:
    """So many 32-bit numbers under one name, used up in order."""

    def __init__(self, seed: int, name: str, size: int) -> None:
        self._bytes = shake_128(f"{seed}/{name}".encode()).digest(4 * size)
        self._used = 0

    def pick(self, count: int) -> int:
        """A number from 0 up to, not including, `count`."""
        data = self._bytes
        at = self._used
        self._used = at + 4
        number = data[at] | data[at + 1] << 8 | data[at + 2] << 16 | data[at + 3] << 24
        return (number * count) >> 32

    def shuffled(self, items: list[int]) -> list[int]:
        """`items` in random order (Fisher-Yates); uses one number less than there are items."""
        order = items[:]
        for i in range(len(order) - 1, 0, -1):
            j = self.pick(i + 1)
            moved = order[j]
            order[j] = order[i]
            order[i] = moved
        return order


def shuffled(items: list[int], seed: int, name: str) -> list[int]:
    """`items` in the order that the stream called `name` gives them."""
    return Stream(seed, name, len(items)).shuffled(items)


def pick(count: int, seed: int, name: str) -> int:
    """One number below `count`, for a single draw or die."""
    return Stream(seed, name, 1).pick(count)

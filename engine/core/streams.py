"""Chance: named streams derived from the seed, so that a deal never depends on what was decided before it.

A stream is made of BLAKE2b digests over the seed, a name such as ``deck/2`` and a block number: the same on every
machine and Python, and taking a move back re-reads the same stream.
"""

from hashlib import blake2b


class Stream:
    """So many 24-bit numbers under one name, used up in order."""

    def __init__(self, seed: int, name: str, size: int) -> None:
        data = blake2b(f"{seed}/{name}/0".encode()).digest()
        block = 1
        while len(data) < 3 * size:
            data += blake2b(f"{seed}/{name}/{block}".encode()).digest()
            block += 1
        self._bytes = data
        self._used = 0

    def pick(self, count: int) -> int:
        """A number from 0 up to, not including, `count`."""
        data = self._bytes
        at = self._used
        self._used = at + 3
        return ((data[at] | data[at + 1] << 8 | data[at + 2] << 16) * count) >> 24

    def shuffled(self, items: list[int]) -> list[int]:
        """`items` in random order (Fisher-Yates); uses one number less than there are items."""
        order = items[:]
        data = self._bytes
        at = self._used
        for i in range(len(order) - 1, 0, -1):
            j = ((data[at] | data[at + 1] << 8 | data[at + 2] << 16) * (i + 1)) >> 24
            at += 3
            moved = order[j]
            order[j] = order[i]
            order[i] = moved
        self._used = at
        return order


def shuffled(items: list[int], seed: int, name: str) -> list[int]:
    """`items` in the order that the stream called `name` gives them."""
    return Stream(seed, name, len(items)).shuffled(items)


def pick(count: int, seed: int, name: str) -> int:
    """One number below `count`, for a single draw or die."""
    return Stream(seed, name, 1).pick(count)

"""Chance: named streams derived from the seed, so that a deal never depends on what was decided before it.

A stream is made of BLAKE2b digests over the seed, a name such as ``deck/2`` and a block number: the same on every
machine and Python, and taking a move back re-reads the same stream.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64


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
        return self._shuffled(items, 1)

    def drawn(self, items: list[int], count: int) -> list[int]:
        """So many of `items` in random order; uses as many numbers."""
        left = len(items) - count
        return self._shuffled(items, left)[left:]

    def _shuffled(self, items: list[int], fixed: int) -> list[int]:
        """A copy in which all places but the first `fixed` are drawn, from the last one down."""
        order = items[:]
        data = self._bytes
        at: i64 = self._used
        i: i64 = len(order)
        while i > fixed:
            low: i64 = data[at]
            middle: i64 = data[at + 1]
            high: i64 = data[at + 2]
            j = (low | middle << 8 | high << 16) * i >> 24
            i -= 1
            at += 3
            moved = order[j]
            order[j] = order[i]
            order[i] = moved
        self._used = at
        return order


def shuffled(items: list[int], seed: int, name: str) -> list[int]:
    """`items` in the order that the stream called `name` gives them."""
    return Stream(seed, name, len(items)).shuffled(items)


def drawn(items: list[int], count: int, seed: int, name: str) -> list[int]:
    """So many of `items`, as the stream called `name` gives them."""
    return Stream(seed, name, count).drawn(items, count)


def pick(count: int, seed: int, name: str) -> int:
    """One number below `count`, for a single draw or die."""
    return Stream(seed, name, 1).pick(count)


# -- numbers one after the other -------------------------------------------------------------------------------------

# A digest holds nine numbers of seven bytes each. They are read with the byte that follows, every other one at a time.
_PER_DIGEST: Final = 9
_FIRST_AND_ON: Final = Struct(">q6xq6xq6xq6xq")
_SECOND_AND_ON: Final = Struct(">7xq6xq6xq6xq7x")
_PLACES: Final = [0, 5, 1, 6, 2, 7, 3, 8, 4]  # of the numbers in their order, among those that were read
_SEVEN_BYTES: Final = (1 << 56) - 1


@final
class _Block:
    """One digest of a stream as numbers of 56 bits, with what it is a digest of."""

    def __init__(self, seed: int, name: str, number: i64) -> None:
        self.seed: Final = seed
        self.name: Final = name
        self.number: Final = number
        digest = blake2b(f"{seed}/{name}/{number}".encode()).digest()
        self.words: Final[tuple[int, ...]] = _FIRST_AND_ON.unpack(digest) + _SECOND_AND_ON.unpack(digest)


_last: Final = [_Block(0, "", 0)]  # the one that was read last; never changed, only replaced, so threads may share it


def wide_number(seed: int, name: str, place: i64) -> i64:
    """The 56 bits at a place of the stream called `name`; a digest holds several, so it is quick to read on."""
    number = place // _PER_DIGEST
    block = _last[0]
    if block.number != number or block.seed != seed or block.name != name:
        block = _Block(seed, name, number)
        _last[0] = block
    word: i64 = block.words[_PLACES[place - number * _PER_DIGEST]]
    return word >> 8 & _SEVEN_BYTES

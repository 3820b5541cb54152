"""Points for science: squares of equal symbols, sets of three, symbols of the owner's choice, and copied ones."""

from typing import Final

SET_POINTS: Final = 7


def science_points(compasses: int, gears: int, tablets: int, free: int) -> int:
    """The best total when `free` further symbols may be chosen at will."""
    if free == 0:
        squares = compasses * compasses + gears * gears + tablets * tablets
        return squares + SET_POINTS * min(compasses, gears, tablets)
    return max(
        science_points(compasses + 1, gears, tablets, free - 1),
        science_points(compasses, gears + 1, tablets, free - 1),
        science_points(compasses, gears, tablets + 1, free - 1),
    )


def science_with_copies(own: list[int], free: int, supply: list[int], copies: int) -> int:
    """The best total when so many symbols may be copied out of a supply, besides `free` symbols chosen at will."""
    best = science_points(own[0], own[1], own[2], free)
    if copies == 0:
        return best
    for symbol in range(len(supply)):
        if supply[symbol]:
            more, rest = own[:], supply[:]
            more[symbol] += 1
            rest[symbol] -= 1
            worth = science_with_copies(more, free, rest, copies - 1)
            if worth > best:
                best = worth
    return best

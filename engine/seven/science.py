"""Points for science: squares of equal symbols, sets of three, and symbols of the owner's choice."""

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

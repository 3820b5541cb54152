"""What a player may ask for. A command is a wish: it names who decides, and may be refused.

There are few different commands, so each is made once and handed out again and again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from engine.dice.facts import NUMBERS, PRIME, Rolled

if TYPE_CHECKING:
    from mypy_extensions import i64

SEATS: Final = 7
DICE: Final = 10
FIELDS: Final = 62


class Command:
    """Base of all commands: never changed once made, and equal when they ask for the same thing."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def key(self) -> tuple[int, ...]:
        """Everything this command says, as numbers; the first names its kind."""
        return (0, self.seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Command) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.key()[1:]}"


@final
class Build(Command):
    """Choose a die of the forum and cross a field that its face opens."""

    __slots__ = ("die", "field")

    def __init__(self, seat: i64, die: i64, field: i64) -> None:
        self.seat = seat
        self.die = die
        self.field = field

    def key(self) -> tuple[int, ...]:
        return (1, self.seat, self.die, self.field)


@final
class BuildWonder(Command):
    """Build the next stage of the wonder."""

    __slots__ = ()

    def key(self) -> tuple[int, ...]:
        return (2, self.seat)


@final
class Pass(Command):
    """Take coins instead."""

    __slots__ = ()

    def key(self) -> tuple[int, ...]:
        return (3, self.seat)


@final
class Cross(Command):
    """Cross a field that an effect offers, or a bonus field."""

    __slots__ = ("field",)

    def __init__(self, seat: i64, field: i64) -> None:
        self.seat = seat
        self.field = field

    def key(self) -> tuple[int, ...]:
        return (4, self.seat, self.field)


@final
class Decline(Command):
    """Make no more use of what an effect offers."""

    __slots__ = ()

    def key(self) -> tuple[int, ...]:
        return (5, self.seat)


@final
class RemoveDie(Command):
    """Say which die leaves the game for the special die that comes in."""

    __slots__ = ("die",)

    def __init__(self, seat: i64, die: i64) -> None:
        self.seat = seat
        self.die = die

    def key(self) -> tuple[int, ...]:
        return (6, self.seat, self.die)


@final
class Sealed(Command):
    """An action that somebody else has chosen; nobody can give it."""

    __slots__ = ()

    def key(self) -> tuple[int, ...]:
        return (7, self.seat)


WONDER_BUILDS: Final = [BuildWonder(seat) for seat in range(SEATS)]
PASSES: Final = [Pass(seat) for seat in range(SEATS)]
DECLINES: Final = [Decline(seat) for seat in range(SEATS)]
SEALED: Final = [Sealed(seat) for seat in range(SEATS)]
REMOVALS: Final = [[RemoveDie(seat, die) for die in range(DICE)] for seat in range(SEATS)]

BUILDS: Final = [[[Build(seat, die, field) for field in range(FIELDS)] for die in range(DICE)] for seat in range(SEATS)]
# By the remainder of the field's bit, one die after the other.
BUILDS_BY_BIT: Final = [[BUILDS[seat][die][field] for die in range(DICE) for field in NUMBERS] for seat in range(SEATS)]
_CROSSINGS_BY_BIT: Final = [[Cross(seat, field) for field in NUMBERS] for seat in range(SEATS)]


def add_builds(
    moves: list[Command], known: list[Build], rolled: Rolled, fields: i64, prices: list[i64], coins: i64
) -> None:
    """Add a build for each field of a mask that so many coins can pay; prices are by the remainder of the bit."""
    while fields:
        lowest = fields & -fields
        bit = lowest % PRIME
        if coins >= prices[bit]:
            moves.append(known[rolled.builds + bit])
        fields ^= lowest


def add_crossings(moves: list[Command], seat: i64, fields: i64) -> None:
    """Add a crossing for each field of a mask."""
    crossings = _CROSSINGS_BY_BIT[seat]
    while fields:
        lowest = fields & -fields
        moves.append(crossings[lowest % PRIME])
        fields ^= lowest

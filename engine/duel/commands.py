"""What a player may ask for. A command is a wish: it names who decides, and may be refused.

There are few different commands, so each is made once and handed out again and again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

CARDS: Final = 73
WONDERS: Final = 12
TOKENS: Final = 10
SEATS: Final = 2


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
class TakeWonder(Command):
    """Choose one of the wonders shown in the draft."""

    __slots__ = ("wonder",)

    def __init__(self, seat: i64, wonder: i64) -> None:
        self.seat = seat
        self.wonder = wonder

    def key(self) -> tuple[int, ...]:
        return (1, self.seat, self.wonder)


class Play(Command):
    """Use an accessible card of the structure."""

    __slots__ = ("card",)

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card


@final
class BuildCard(Play):
    """Construct the card."""

    __slots__ = ()

    def key(self) -> tuple[int, ...]:
        return (2, self.seat, self.card)


@final
class DiscardCard(Play):
    """Discard the card for coins."""

    __slots__ = ()

    def key(self) -> tuple[int, ...]:
        return (3, self.seat, self.card)


@final
class BuildWonder(Play):
    """Construct an own wonder and put the card under it."""

    __slots__ = ("wonder",)

    def __init__(self, seat: i64, wonder: i64, card: i64) -> None:
        self.seat = seat
        self.wonder = wonder
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (4, self.seat, self.wonder, self.card)


@final
class ChooseToken(Command):
    """Take one of the progress tokens on offer."""

    __slots__ = ("token",)

    def __init__(self, seat: i64, token: i64) -> None:
        self.seat = seat
        self.token = token

    def key(self) -> tuple[int, ...]:
        return (5, self.seat, self.token)


@final
class DestroyCard(Command):
    """Send a card of the opponent's city to the discard pile."""

    __slots__ = ("card",)

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (6, self.seat, self.card)


@final
class TakeFromDiscard(Command):
    """Construct a card of the discard pile for nothing."""

    __slots__ = ("card",)

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (7, self.seat, self.card)


@final
class ChooseBeginner(Command):
    """Say who begins the age."""

    __slots__ = ("beginner",)

    def __init__(self, seat: i64, beginner: i64) -> None:
        self.seat = seat
        self.beginner = beginner

    def key(self) -> tuple[int, ...]:
        return (8, self.seat, self.beginner)


@final
class Decline(Command):
    """Make no use of a choice, where a rule switch allows it."""

    __slots__ = ()

    def key(self) -> tuple[int, ...]:
        return (9, self.seat)


TAKES: Final = [[TakeWonder(seat, wonder) for wonder in range(WONDERS)] for seat in range(SEATS)]
BUILDS: Final = [[BuildCard(seat, card) for card in range(CARDS)] for seat in range(SEATS)]
DISCARDS: Final = [[DiscardCard(seat, card) for card in range(CARDS)] for seat in range(SEATS)]
TOKEN_CHOICES: Final = [[ChooseToken(seat, token) for token in range(TOKENS)] for seat in range(SEATS)]
DESTRUCTIONS: Final = [[DestroyCard(seat, card) for card in range(CARDS)] for seat in range(SEATS)]
DIGS: Final = [[TakeFromDiscard(seat, card) for card in range(CARDS)] for seat in range(SEATS)]
RAISES: Final = [
    [[BuildWonder(seat, wonder, card) for card in range(CARDS)] for wonder in range(WONDERS)] for seat in range(SEATS)
]

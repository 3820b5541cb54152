"""What a player may ask for. A command is a wish: it names who decides, for which city, and may be refused.

Seat and city differ only when the holder of the Free City card decides for the Free City.
"""

from typing import Final, final

from engine.core.seats import Seat
from engine.seven.trade import FREE, Payment

MAX_SEATS: Final = 8
MAX_CARDS: Final = 128


class Command:
    """Base of all commands: never changed once made, and equal when they ask for the same thing."""

    __slots__ = ("city", "seat")

    def __init__(self, seat: Seat, city: int) -> None:
        self.seat = seat
        self.city = city

    def key(self) -> tuple[int, ...]:
        """Everything this command says, as numbers; the first names its kind."""
        return (0, self.seat, self.city)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Command) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.key()[1:]}"


@final
class ChooseSide(Command):
    """Turn the own board to a side before the first hand is dealt."""

    __slots__ = ("side",)

    def __init__(self, seat: Seat, city: int, side: int) -> None:
        self.seat = seat
        self.city = city
        self.side = side

    def key(self) -> tuple[int, ...]:
        return (1, self.seat, self.city, self.side)


class Play(Command):
    """Use one card of the hand."""

    __slots__ = ("card",)

    def __init__(self, seat: Seat, city: int, card: int) -> None:
        self.seat = seat
        self.city = city
        self.card = card


@final
class BuildCard(Play):
    """Construct the card, paying bank and neighbours."""

    __slots__ = ("payment",)

    def __init__(self, seat: Seat, city: int, card: int, payment: Payment) -> None:
        self.seat = seat
        self.city = city
        self.card = card
        self.payment = payment

    def key(self) -> tuple[int, ...]:
        return (2, self.seat, self.city, self.card, self.payment.bank, self.payment.left, self.payment.right)


@final
class BuildStage(Play):
    """Bury the card to build the next stage of the wonder, paying bank and neighbours."""

    __slots__ = ("payment",)

    def __init__(self, seat: Seat, city: int, card: int, payment: Payment) -> None:
        self.seat = seat
        self.city = city
        self.card = card
        self.payment = payment

    def key(self) -> tuple[int, ...]:
        return (3, self.seat, self.city, self.card, self.payment.bank, self.payment.left, self.payment.right)


@final
class SellCard(Play):
    """Discard the card for three coins."""

    __slots__ = ()

    def key(self) -> tuple[int, ...]:
        return (4, self.seat, self.city, self.card)


@final
class BuildForNothing(Play):
    """Construct the card without paying, by Olympia's right to do so once in an age."""

    __slots__ = ()

    def key(self) -> tuple[int, ...]:
        return (5, self.seat, self.city, self.card)


@final
class TakeFromDiscard(Command):
    """Construct a card of the discard pile for nothing."""

    __slots__ = ("card",)

    def __init__(self, seat: Seat, city: int, card: int) -> None:
        self.seat = seat
        self.city = city
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (6, self.seat, self.city, self.card)


@final
class LeaveDiscard(Command):
    """Take nothing from the discard pile."""

    __slots__ = ()

    def key(self) -> tuple[int, ...]:
        return (7, self.seat, self.city)


@final
class CopyGuild(Command):
    """Score a guild of a neighbour as if it were the own city's."""

    __slots__ = ("card",)

    def __init__(self, seat: Seat, city: int, card: int) -> None:
        self.seat = seat
        self.city = city
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (8, self.seat, self.city, self.card)


@final
class SealedChoice(Command):
    """A choice another seat has sealed, as seen from outside: made, but hidden."""

    __slots__ = ()

    def key(self) -> tuple[int, ...]:
        return (9, self.seat, self.city)


@final
class PayLoss(Command):
    """Of a loss of coins, pay so many; the rest becomes debt."""

    __slots__ = ("coins",)

    def __init__(self, seat: Seat, city: int, coins: int) -> None:
        self.seat = seat
        self.city = city
        self.coins = coins

    def key(self) -> tuple[int, ...]:
        return (10, self.seat, self.city, self.coins)


# Selling, and building what costs nothing, are the same few commands again and again: made once, then handed out.
_FREE_BUILDS: Final = [[BuildCard(seat, seat, card, FREE) for card in range(MAX_CARDS)] for seat in range(MAX_SEATS)]
_SALES: Final = [[SellCard(seat, seat, card) for card in range(MAX_CARDS)] for seat in range(MAX_SEATS)]
_free_builds_for_others: Final[dict[int, list[BuildCard]]] = {}
_sales_for_others: Final[dict[int, list[SellCard]]] = {}


def free_builds(seat: Seat, city: int) -> list[BuildCard]:
    """For each card number, the command that constructs it without cost."""
    if seat == city:
        return _FREE_BUILDS[seat]
    known = _free_builds_for_others.get(MAX_SEATS * seat + city)
    if known is None:
        known = [BuildCard(seat, city, card, FREE) for card in range(MAX_CARDS)]
        _free_builds_for_others[MAX_SEATS * seat + city] = known
    return known


def sales(seat: Seat, city: int) -> list[SellCard]:
    """For each card number, the command that sells it."""
    if seat == city:
        return _SALES[seat]
    known = _sales_for_others.get(MAX_SEATS * seat + city)
    if known is None:
        known = [SellCard(seat, city, card) for card in range(MAX_CARDS)]
        _sales_for_others[MAX_SEATS * seat + city] = known
    return known

"""An itemised price: what a city has itself, what it is spared, what it buys from whom, and what it is short of.

Each game fills it from its own solver of payments, so that no text about a price needs a rule of its own.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.seats import NOBODY, Seat

BANK: Final = NOBODY
CHAIN: Final = "chain"
"""An earlier building makes it free."""
POWER: Final = "power"
"""A power of the city makes it free."""


@dataclass(frozen=True, slots=True)
class Units:
    """So many units of one resource, by its name in the catalog."""

    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class Bought:
    """So many units of one resource from one seller (a city or the bank), and the price of each."""

    units: Units
    seller: Seat
    price: int

    @property
    def coins(self) -> int:
        """What all of them cost."""
        return self.units.count * self.price


@dataclass(frozen=True, slots=True)
class Rebate:
    """Coins that one receiver gets less, and why: a code of the game."""

    receiver: Seat
    coins: int
    by: str


@dataclass(frozen=True, slots=True)
class Short:
    """What is lacking after the best use of everything: any one of these sets of resources, and so many coins."""

    resources: tuple[tuple[Units, ...], ...] = ()
    coins: int = 0

    @property
    def count(self) -> int:
        """How many resources are lacking; it is the same whichever they are."""
        return sum(units.count for units in self.resources[0]) if self.resources else 0


@dataclass(frozen=True, slots=True)
class Bill:
    """All items of one price. `short` is None when the city can pay it; otherwise the items are what it could have."""

    purse: int
    """The coins that the city may spend."""
    own: tuple[Units, ...] = ()
    spared: tuple[Units, ...] = ()
    spared_by: str = ""
    """Why those units are not needed: a code of the game."""
    bought: tuple[Bought, ...] = ()
    fee: int = 0
    """Coins for the bank that are no resources: printed on the card, or the price of a die."""
    rebates: tuple[Rebate, ...] = ()
    income: int = 0
    """Coins that come before paying."""
    waived_by: str = ""
    """Why nothing at all has to be paid, although there is a cost."""
    short: Short | None = None

    @property
    def total(self) -> int:
        """All coins that go."""
        return self.fee + sum(item.coins for item in self.bought) - sum(rebate.coins for rebate in self.rebates)

    @property
    def kept(self) -> int:
        """The coins that are left; negative when they do not suffice."""
        return self.purse + self.income - self.total

    @property
    def is_free(self) -> bool:
        """Whether there is no cost, or none that has to be met."""
        return not (self.own or self.spared or self.bought or self.fee or self.income or self.short)

    def coins_to(self, receiver: Seat) -> int:
        """What one receiver gets."""
        sold = sum(item.coins for item in self.bought if item.seller == receiver)
        less = sum(rebate.coins for rebate in self.rebates if rebate.receiver == receiver)
        return sold - less + (self.fee if receiver == BANK else 0)

    def receivers(self) -> list[Seat]:
        """Everybody who gets coins, the bank last."""
        everybody = dict.fromkeys(item.seller for item in self.bought)
        cities = [receiver for receiver in everybody if receiver != BANK]
        return [receiver for receiver in (*cities, BANK) if self.coins_to(receiver)]


def counted(names: Sequence[str], amounts: Iterable[int]) -> tuple[Units, ...]:
    """Amounts in the order of the catalog as units; what there is none of is left out."""
    return tuple(Units(name, amount) for name, amount in zip(names, amounts, strict=True) if amount > 0)

"""What a seat wants to do, in words: build("baths"), sell("loom_1"). The table makes commands of them."""

from dataclasses import dataclass

from engine.seven.commands import (
    BuildCard,
    BuildForNothing,
    BuildStage,
    ChooseSide,
    Command,
    CopyGuild,
    LeaveDiscard,
    PayLoss,
    SellCard,
    TakeFromDiscard,
)
from engine.seven.trade import Payment


@dataclass(frozen=True)
class Wish:
    kind: type[Command]
    card: str = ""
    payment: Payment | None = None
    side: str = ""
    coins: int = 0


def pay(left: int = 0, right: int = 0, bank: int = 0) -> Payment:
    return Payment(bank, left, right)


def build(card: str, payment: Payment | None = None) -> Wish:
    """Construct a card, in the cheapest way that is offered unless a payment is named."""
    return Wish(BuildCard, card, payment)


def bury(card: str, payment: Payment | None = None) -> Wish:
    """Build the next stage with a card."""
    return Wish(BuildStage, card, payment)


def sell(card: str) -> Wish:
    return Wish(SellCard, card)


def build_for_nothing(card: str) -> Wish:
    return Wish(BuildForNothing, card)


def take(card: str) -> Wish:
    """Build a card of the discard pile."""
    return Wish(TakeFromDiscard, card)


def leave() -> Wish:
    """Take nothing from the discard pile."""
    return Wish(LeaveDiscard)


def copy_guild(card: str) -> Wish:
    return Wish(CopyGuild, card)


def choose_side(side: str) -> Wish:
    return Wish(ChooseSide, side=side)


def lose(coins: int) -> Wish:
    """Pay so many coins of a loss and take debt for the rest."""
    return Wish(PayLoss, coins=coins)

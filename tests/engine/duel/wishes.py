"""What a seat wants to do, in words: build("baths"), discard("press"). The table makes commands of them."""

from dataclasses import dataclass

from engine.duel.commands import (
    BuildCard,
    BuildWonder,
    ChooseBeginner,
    ChooseToken,
    Command,
    Decline,
    DestroyCard,
    DiscardCard,
    TakeFromDiscard,
    TakeWonder,
)


@dataclass(frozen=True)
class Wish:
    kind: type[Command]
    name: str = ""
    under: str = ""
    seat: int = 0


def take_wonder(wonder: str) -> Wish:
    """Choose a wonder in the draft."""
    return Wish(TakeWonder, wonder)


def build(card: str) -> Wish:
    return Wish(BuildCard, card)


def discard(card: str) -> Wish:
    return Wish(DiscardCard, card)


def build_wonder(wonder: str, card: str = "") -> Wish:
    """Construct a wonder with a card, or with any that is accessible when none is named."""
    return Wish(BuildWonder, wonder, card)


def choose(token: str) -> Wish:
    return Wish(ChooseToken, token)


def destroy(card: str) -> Wish:
    return Wish(DestroyCard, card)


def dig(card: str) -> Wish:
    """Construct a card of the discard pile."""
    return Wish(TakeFromDiscard, card)


def let_begin(seat: int) -> Wish:
    return Wish(ChooseBeginner, seat=seat)


def decline() -> Wish:
    return Wish(Decline)

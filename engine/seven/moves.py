"""Moves as short lines of text for the command line and for tests: ``0 build baths left=2``. Decides nothing.

``SEAT [for city CITY] VERB [CARD, SIDE or COINS] [left=COINS] [right=COINS]``. Coins for the bank follow from the card.
When no neighbour is named, the cheapest legal payment is meant.
"""

from typing import Final

from engine.core.movewords import end_of_line, is_number, next_word, number_below, one_of, refused
from engine.core.seats import Seat
from engine.seven.book import Words, words_of
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
from engine.seven.legality import legal
from engine.seven.state import State
from engine.seven.trade import FREE, Payment

_PAID: Final[dict[str, type[BuildCard] | type[BuildStage]]] = {"build": BuildCard, "stage": BuildStage}
_UNPAID: Final[dict[str, type[SellCard] | type[BuildForNothing] | type[TakeFromDiscard] | type[CopyGuild]]] = {
    "sell": SellCard,
    "free": BuildForNothing,
    "take": TakeFromDiscard,
    "copy": CopyGuild,
}
MOST_COINS: Final = 999
_VERBS: Final = (*_PAID, *_UNPAID, "leave", "side", "pay")


# -- writing ------------------------------------------------------------------------------------------------------


def move_to_text(state: State, command: Command) -> str:
    """A command as a line of text."""
    start = [str(command.seat)]
    if command.city != command.seat:
        start += ["for", "city", str(command.city)]
    return " ".join(start + _told(words_of(state.book), command))


def _told(ids: Words, command: Command) -> list[str]:
    for verb, paid in _PAID.items():
        if isinstance(command, paid):
            return [verb, ids.card_ids[command.card], *_told_payment(command.payment)]
    for verb, unpaid in _UNPAID.items():
        if isinstance(command, unpaid):
            return [verb, ids.card_ids[command.card]]
    if isinstance(command, ChooseSide):
        return ["side", ids.side_names[command.side]]
    if isinstance(command, PayLoss):
        return ["pay", str(command.coins)]
    assert isinstance(command, LeaveDiscard), "a sealed choice is no move"
    return ["leave"]


def _told_payment(payment: Payment) -> list[str]:
    return [f"{side}={coins}" for side, coins in (("left", payment.left), ("right", payment.right)) if coins]


# -- reading ------------------------------------------------------------------------------------------------------


def move_from_text(state: State, text: str) -> Command:
    """The command that a line of text asks for; raises CommandError. It may still be illegal."""
    line = text.split()
    seat = number_below(next_word(line, "seat"), state.table.players, "unknown_seat")
    city: int = seat
    if line[:2] == ["for", "city"]:
        del line[:2]
        city = number_below(next_word(line, "city"), state.cities, "unknown_city")
    command = _asked(state, seat, city, line)
    end_of_line(line)
    return command


def _asked(state: State, seat: Seat, city: int, line: list[str]) -> Command:
    """The command after seat and city; takes the words it understands off the line."""
    ids = words_of(state.book)
    verb = one_of(next_word(line, "verb"), _VERBS, "unknown_verb")
    if verb == "leave":
        return LeaveDiscard(seat, city)
    if verb == "pay":
        return PayLoss(seat, city, number_below(next_word(line, "coins"), MOST_COINS + 1, "bad_coins"))
    if verb == "side":
        return ChooseSide(
            seat, city, ids.side_names.index(one_of(next_word(line, "side"), ids.side_names, "unknown_side"))
        )
    card = ids.card_numbers[one_of(next_word(line, "card"), ids.card_ids, "unknown_card")]
    if verb in _UNPAID:
        return _UNPAID[verb](seat, city, card)
    offers = _offers(state, _PAID[verb](seat, city, card, FREE))
    return _PAID[verb](seat, city, card, _payment(offers, line))


def _offers(state: State, wish: BuildCard | BuildStage) -> list[Payment]:
    """The legal ways to pay for this, cheapest first."""
    return [
        move.payment
        for move in legal(state, wish.seat)
        if isinstance(move, BuildCard | BuildStage)
        and type(move) is type(wish)
        and (move.city, move.card) == (wish.city, wish.card)
    ]


def _payment(offers: list[Payment], line: list[str]) -> Payment:
    """The payment named on the rest of the line, or the cheapest; without any offer the rules will say why not."""
    cheapest = offers[0] if offers else FREE
    if not line:
        return cheapest
    coins: dict[str, int] = {}
    while line:
        word = line.pop(0)
        side, _, amount = word.partition("=")
        if side not in ("left", "right") or side in coins or not is_number(amount):
            raise refused("bad_payment", word=word)
        coins[side] = int(amount)
    return Payment(cheapest.bank, coins.get("left", 0), coins.get("right", 0))

"""Moves as short lines of text for the command line and for tests: ``0 build baths left=2``. Decides nothing.

``SEAT [for city CITY] VERB [CARD or SIDE] [left=COINS] [right=COINS]``. Coins for the bank follow from the card. When
no neighbour is named, the cheapest legal payment is meant.
"""

from typing import Final

from engine.core.errors import CommandError
from engine.core.schema import printable
from engine.core.seats import Seat
from engine.seven.book import Words, words
from engine.seven.commands import (
    BuildCard,
    BuildForNothing,
    BuildStage,
    ChooseSide,
    Command,
    CopyGuild,
    LeaveDiscard,
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
_VERBS: Final = (*_PAID, *_UNPAID, "leave", "side")


# -- writing ------------------------------------------------------------------------------------------------------


def move_to_text(state: State, command: Command) -> str:
    """A command as a line of text."""
    start = [str(command.seat)]
    if command.city != command.seat:
        start += ["for", "city", str(command.city)]
    return " ".join(start + _told(words(state.book.edition), command))


def _told(ids: Words, command: Command) -> list[str]:
    for verb, paid in _PAID.items():
        if isinstance(command, paid):
            return [verb, ids.card_ids[command.card], *_told_payment(command.payment)]
    for verb, unpaid in _UNPAID.items():
        if isinstance(command, unpaid):
            return [verb, ids.card_ids[command.card]]
    if isinstance(command, ChooseSide):
        return ["side", ids.side_names[command.side]]
    assert isinstance(command, LeaveDiscard), "a sealed choice is no move"
    return ["leave"]


def _told_payment(payment: Payment) -> list[str]:
    return [f"{side}={coins}" for side, coins in (("left", payment.left), ("right", payment.right)) if coins]


# -- reading ------------------------------------------------------------------------------------------------------


def move_from_text(state: State, text: str) -> Command:
    """The command that a line of text asks for; raises CommandError. It may still be illegal."""
    line = text.split()
    seat = _number(_next(line, "seat"), "unknown_seat", state.table.players)
    city: int = seat
    if line[:2] == ["for", "city"]:
        del line[:2]
        city = _number(_next(line, "city"), "unknown_city", state.cities)
    command = _asked(state, seat, city, line)
    if line:
        raise _refused("unexpected_word", line[0])
    return command


def _asked(state: State, seat: Seat, city: int, line: list[str]) -> Command:
    """The command after seat and city; takes the words it understands off the line."""
    ids = words(state.book.edition)
    verb = _one_of(_next(line, "verb"), _VERBS, "unknown_verb")
    if verb == "leave":
        return LeaveDiscard(seat, city)
    if verb == "side":
        return ChooseSide(
            seat, city, ids.side_names.index(_one_of(_next(line, "side"), ids.side_names, "unknown_side"))
        )
    card = ids.card_numbers[_one_of(_next(line, "card"), ids.card_ids, "unknown_card")]
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
        if side not in ("left", "right") or side in coins or not _is_number(amount):
            raise _refused("bad_payment", word)
        coins[side] = int(amount)
    return Payment(cheapest.bank, coins.get("left", 0), coins.get("right", 0))


def _next(line: list[str], name: str) -> str:
    if not line:
        raise CommandError("missing_word", expected=name)
    return line.pop(0)


def _number(word: str, code: str, count: int) -> int:
    if not _is_number(word) or int(word) >= count:
        raise _refused(code, word)
    return int(word)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) < 4


def _one_of(word: str, known: tuple[str, ...], code: str) -> str:
    if word not in known:
        raise _refused(code, word)
    return word


def _refused(code: str, word: str) -> CommandError:
    return CommandError(code, word=printable(word))

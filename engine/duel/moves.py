"""Moves of Duel as short lines of text for the command line and for tests: ``0 build baths``. Decides nothing.

``SEAT VERB`` and what the verb is about: a card, a progress token, a wonder, or who begins. A wonder names the card
that goes under it too: ``0 wonder pyramids over baths``. Prices are not told, since there is only one.
"""

from typing import Final

from engine.core.movewords import end_of_line, next_word, number_below, one_of
from engine.core.seats import Seat
from engine.duel.book import words
from engine.duel.commands import (
    SEATS,
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
from engine.duel.state import State

_OF_CARDS: Final[dict[str, type[BuildCard] | type[DiscardCard] | type[DestroyCard] | type[TakeFromDiscard]]] = {
    "build": BuildCard,
    "discard": DiscardCard,
    "destroy": DestroyCard,
    "dig": TakeFromDiscard,
}
VERBS: Final = ("take", *_OF_CARDS, "wonder", "token", "begin", "decline")


# -- writing ------------------------------------------------------------------------------------------------------


def move_to_text(state: State, command: Command) -> str:
    """A command as a line of text."""
    return " ".join([str(command.seat), *_told(command)])


def _told(command: Command) -> list[str]:
    ids = words()
    for verb, kind in _OF_CARDS.items():
        if isinstance(command, kind):
            return [verb, ids.card_ids[command.card]]
    if isinstance(command, BuildWonder):
        return ["wonder", ids.wonder_ids[command.wonder], "over", ids.card_ids[command.card]]
    if isinstance(command, TakeWonder):
        return ["take", ids.wonder_ids[command.wonder]]
    if isinstance(command, ChooseToken):
        return ["token", ids.token_ids[command.token]]
    if isinstance(command, ChooseBeginner):
        return ["begin", str(command.beginner)]
    assert isinstance(command, Decline), "there are no other commands"
    return ["decline"]


# -- reading ------------------------------------------------------------------------------------------------------


def move_from_text(state: State, text: str) -> Command:
    """The command that a line of text asks for; raises CommandError. It may still be illegal."""
    line = text.split()
    command = _asked(number_below(next_word(line, "seat"), SEATS, "unknown_seat"), line)
    end_of_line(line)
    return command


def _asked(seat: Seat, line: list[str]) -> Command:
    """The command after the seat; takes the words it understands off the line."""
    verb = one_of(next_word(line, "verb"), VERBS, "unknown_verb")
    if verb in _OF_CARDS:
        return _OF_CARDS[verb](seat, _card(line))
    if verb == "wonder":
        return _wonder_over_card(seat, line)
    if verb == "take":
        return TakeWonder(seat, _wonder(line))
    if verb == "token":
        return ChooseToken(seat, _token(line))
    if verb == "begin":
        return ChooseBeginner(seat, number_below(next_word(line, "beginner"), SEATS, "unknown_seat"))
    return Decline(seat)


def _wonder_over_card(seat: Seat, line: list[str]) -> BuildWonder:
    wonder = _wonder(line)
    one_of(next_word(line, "over"), ("over",), "unexpected_word")
    return BuildWonder(seat, wonder, _card(line))


def _card(line: list[str]) -> int:
    numbers = words().card_numbers
    return numbers[one_of(next_word(line, "card"), numbers, "unknown_card")]


def _wonder(line: list[str]) -> int:
    numbers = words().wonder_numbers
    return numbers[one_of(next_word(line, "wonder"), numbers, "unknown_wonder")]


def _token(line: list[str]) -> int:
    numbers = words().token_numbers
    return numbers[one_of(next_word(line, "token"), numbers, "unknown_token")]

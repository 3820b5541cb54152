"""Moves of Dice as short lines of text, such as ``0 build blue agora.r1.1``. Decides nothing.

``SEAT VERB`` and what the verb is about: ``build`` a die and a field, ``cross`` a field, ``remove`` a die; ``wonder``,
``pass`` and ``decline`` say it all. Prices are not told, since there is only one.
"""

from typing import Final

from engine.core.movewords import end_of_line, next_word, number_below, one_of
from engine.core.seats import Seat
from engine.dice.book import words
from engine.dice.commands import Build, BuildWonder, Command, Cross, Decline, Pass, RemoveDie
from engine.dice.state import State

_ALONE: Final[dict[str, type[BuildWonder] | type[Pass] | type[Decline]]] = {
    "wonder": BuildWonder,
    "pass": Pass,
    "decline": Decline,
}
VERBS: Final = ("build", "cross", "remove", *_ALONE)


# -- writing ------------------------------------------------------------------------------------------------------


def move_to_text(state: State, command: Command) -> str:
    """A command as a line of text."""
    return " ".join([str(command.seat), *_told(command)])


def _told(command: Command) -> list[str]:
    ids = words()
    for verb, kind in _ALONE.items():
        if isinstance(command, kind):
            return [verb]
    if isinstance(command, Build):
        return ["build", ids.die_ids[command.die], ids.field_ids[command.field]]
    if isinstance(command, Cross):
        return ["cross", ids.field_ids[command.field]]
    assert isinstance(command, RemoveDie), "there are no other commands"
    return ["remove", ids.die_ids[command.die]]


# -- reading ------------------------------------------------------------------------------------------------------


def move_from_text(state: State, text: str) -> Command:
    """The command that a line of text asks for; raises CommandError. It may still be illegal."""
    line = text.split()
    command = _asked(number_below(next_word(line, "seat"), state.table.players, "unknown_seat"), line)
    end_of_line(line)
    return command


def _asked(seat: Seat, line: list[str]) -> Command:
    """The command after the seat; takes the words it understands off the line."""
    verb = one_of(next_word(line, "verb"), VERBS, "unknown_verb")
    if verb in _ALONE:
        return _ALONE[verb](seat)
    if verb == "build":
        die = _die(line)
        return Build(seat, die, _field(line))
    if verb == "cross":
        return Cross(seat, _field(line))
    return RemoveDie(seat, _die(line))


def _die(line: list[str]) -> int:
    numbers = words().die_numbers
    return numbers[one_of(next_word(line, "die"), numbers, "unknown_die")]


def _field(line: list[str]) -> int:
    numbers = words().field_numbers
    return numbers[one_of(next_word(line, "field"), numbers, "unknown_dice_field")]

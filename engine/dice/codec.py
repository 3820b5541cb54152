"""Commands and events as plain JSON data and back, everything by its id. Strict: what it does not know it refuses."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from typing import Final, get_args

from engine.core.errors import CommandError
from engine.core.game import Json
from engine.core.plain import field, index, number, one_of, only, record, sequence
from engine.dice import commands, events
from engine.dice.book import Words, book, words
from engine.dice.commands import Command
from engine.dice.facts import ACTION, COINS, CROSS, FREE_BUILD, NO_DIE
from engine.dice.state import ACTIONS, BONUS, CHOICES, OVER, REMOVAL, SET_UP

PHASES: Final = {"set_up": SET_UP, "actions": ACTIONS, "choices": CHOICES, "removal": REMOVAL, "over": OVER}
PHASE_NAMES: Final = {number: name for name, number in PHASES.items()}
TASKS: Final = {"coins": COINS, "cross": CROSS, "free_build": FREE_BUILD, "action": ACTION, "bonus": BONUS}
TASK_NAMES: Final = {number: name for name, number in TASKS.items()}
NOTHING: Final = "none"
START: Final = "start"
_EVENTS: Final[dict[str, type[events.Event]]] = {kind.name: kind for kind in get_args(events.Event)}
_COMMANDS: Final[dict[str, type[Command]]] = {
    "build": commands.Build,
    "build_wonder": commands.BuildWonder,
    "pass": commands.Pass,
    "cross": commands.Cross,
    "decline": commands.Decline,
    "remove_die": commands.RemoveDie,
    "sealed": commands.Sealed,
}
_COMMAND_WORDS: Final = {kind: word for word, kind in _COMMANDS.items()}
_COMMAND_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "build": ("seat", "die", "field"),
    "build_wonder": ("seat",),
    "pass": ("seat",),
    "cross": ("seat", "field"),
    "decline": ("seat",),
    "remove_die": ("seat", "die"),
    "sealed": ("seat",),
}


class Codec:
    """Speaks the ids of the game."""

    def __init__(self, ids: Words) -> None:
        self.ids = ids
        self._writers: dict[str, Callable[[object], object]] = {
            "boards": lambda boards: [ids.board_ids[number(one, "boards")] for one in sequence(boards, "boards")],
            "building": lambda building: ids.building_ids[number(building, "building")],
            "field": lambda one: ids.field_ids[number(one, "field")],
            "cause": lambda cause: START if cause == events.START else ids.field_ids[number(cause, "cause")],
            "step": lambda step: ids.step_ids[number(step, "step")],
            "kind": lambda kind: TASK_NAMES[number(kind, "kind")],
            "die": self.die_out,
            "leaving": self.die_out,
            "entering": self.die_out,
            "rolls": lambda rolls: [self.roll_out(number(roll, "rolls")) for roll in sequence(rolls, "rolls")],
            "action": self._action_out,
            "scores": lambda scores: [list(sequence(sheet, "scores")) for sheet in sequence(scores, "scores")],
        }
        self._readers: dict[str, Callable[[object], object]] = {
            "boards": lambda data: tuple(index(ids.board_ids, one, "boards") for one in sequence(data, "boards")),
            "building": lambda data: index(ids.building_ids, data, "building"),
            "field": lambda data: index(ids.field_ids, data, "field"),
            "cause": lambda data: events.START if data == START else index(ids.field_ids, data, "cause"),
            "step": lambda data: index(ids.step_ids, data, "step"),
            "kind": lambda data: TASKS[one_of(data, TASKS, "kind")],
            "die": self._die_in,
            "leaving": self._die_in,
            "entering": self._die_in,
            "rolls": lambda data: tuple(self.roll_in(roll) for roll in sequence(data, "rolls")),
            "action": self.command_from_json,
            "scores": _scores_in,
        }

    # -- commands ---------------------------------------------------------------------------------------------

    def command_to_json(self, command: Command) -> Json:
        """A command as plain data."""
        word = _COMMAND_WORDS[type(command)]
        return {"do": word} | {name: self._out(name, getattr(command, name)) for name in _COMMAND_FIELDS[word]}

    def command_from_json(self, data: object) -> Command:
        """The command described by plain data; it may still be illegal."""
        told = record(data)
        word = one_of(told.get("do"), _COMMANDS, "do")
        return _COMMANDS[word](*self._fields_in(told, _COMMAND_FIELDS[word], "do"))  # type: ignore[arg-type]

    # -- events -----------------------------------------------------------------------------------------------

    def event_to_json(self, event: events.Event) -> Json:
        """An event as plain data."""
        return {"event": event.name} | {f.name: self._out(f.name, getattr(event, f.name)) for f in fields(event)}

    def event_from_json(self, data: object) -> events.Event:
        """The event described by plain data."""
        told = record(data)
        kind = _EVENTS[one_of(told.get("event"), _EVENTS, "event")]
        if kind is events.GameEnded:
            told = {"scores": [], **told}  # older files tell none
        return kind(*self._fields_in(told, tuple(f.name for f in fields(kind)), "event"))  # type: ignore[arg-type]

    # -- fields -----------------------------------------------------------------------------------------------

    def _out(self, name: str, value: object) -> object:
        return self._writers[name](value) if name in self._writers else value

    def _fields_in(self, told: dict[object, object], names: tuple[str, ...], tag: str) -> list[object]:
        only(told, (tag, *names))
        return [self._in(name, field(told, name)) for name in names]

    def _in(self, name: str, value: object) -> object:
        return self._readers[name](value) if name in self._readers else number(value, name)

    def die_out(self, die: object) -> str:
        """A die by its id, or a word for none."""
        which = number(die, "die")
        return NOTHING if which == NO_DIE else self.ids.die_ids[which]

    def _die_in(self, data: object) -> int:
        return NO_DIE if data == NOTHING else index(self.ids.die_ids, data, "die")

    def roll_out(self, code: int) -> str:
        """A die as it lies, in words: ``blue owl 2``."""
        rolled = book().rolled[code]
        return f"{self.ids.die_ids[rolled.die]} {self.ids.face_ids[rolled.face]} {rolled.price}"

    def roll_in(self, data: object) -> int:
        """The code of a die that lies as a text says."""
        return _codes()[one_of(data, _codes(), "rolls")]

    def _action_out(self, action: object) -> Json:
        assert isinstance(action, Command)
        return self.command_to_json(action)


def _scores_in(data: object) -> tuple[tuple[int, ...], ...]:
    sheets = [sequence(sheet, "scores") for sheet in sequence(data, "scores")]
    if any(len(sheet) != len(words().building_ids) + 1 for sheet in sheets):
        raise CommandError("bad_field", field="scores")
    return tuple(tuple(number(points, "scores") for points in sheet) for sheet in sheets)


@cache
def _codes() -> dict[str, int]:
    """Every way a die can lie, by its words."""
    return {codec().roll_out(rolled.code): rolled.code for rolled in book().rolled}


def roll_words() -> Mapping[str, int]:
    """Every way a die can lie, in words, with its code."""
    return _codes()


@cache
def codec() -> Codec:
    """The one there is."""
    return Codec(words())

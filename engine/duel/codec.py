"""Commands and events as plain JSON data and back, cards by their ids. Strict: what it does not know it refuses."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from typing import Final, get_args

from engine.catalog.duel.model import COLOURS
from engine.core.errors import CommandError
from engine.core.game import Json
from engine.core.plain import field, index, number, one_of, only, record, sequence
from engine.core.seats import NOBODY
from engine.duel import commands, events
from engine.duel.book import Words, words
from engine.duel.commands import Command
from engine.duel.facts import UNKNOWN, UNKNOWN_GUILD
from engine.duel.state import (
    BEGINNER,
    CHOOSE_FROM_BOX,
    CHOOSE_TOKEN,
    CIVILIAN,
    DESTROY,
    DRAFT,
    FROM_DISCARD,
    FROM_THE_DISCARD,
    MILITARY,
    NO_VICTORY,
    OVER,
    PLAY,
    SCIENTIFIC,
)

PHASES: Final = {
    "draft": DRAFT,
    "play": PLAY,
    "choose_token": CHOOSE_TOKEN,
    "choose_from_box": CHOOSE_FROM_BOX,
    "destroy": DESTROY,
    "from_discard": FROM_DISCARD,
    "beginner": BEGINNER,
    "over": OVER,
}
PHASE_NAMES: Final = {number: name for name, number in PHASES.items()}
VICTORIES: Final = {"none": NO_VICTORY, "civilian": CIVILIAN, "military": MILITARY, "scientific": SCIENTIFIC}
VICTORY_NAMES: Final = {number: name for name, number in VICTORIES.items()}
HIDDEN: Final = "?"
HIDDEN_GUILD: Final = "?guild"
NOTHING: Final = "none"
_HIDDEN_CARDS: Final = {HIDDEN: UNKNOWN, HIDDEN_GUILD: UNKNOWN_GUILD}
_CAUSES: Final = {"start": events.START, "discard": events.DISCARD, "chain": events.CHAIN}
_EVENTS: Final[dict[str, type[events.Event]]] = {kind.name: kind for kind in get_args(events.Event)}
_COMMANDS: Final[dict[str, type[Command]]] = {
    "take_wonder": commands.TakeWonder,
    "build": commands.BuildCard,
    "discard": commands.DiscardCard,
    "build_wonder": commands.BuildWonder,
    "choose_token": commands.ChooseToken,
    "destroy": commands.DestroyCard,
    "take_from_discard": commands.TakeFromDiscard,
    "choose_beginner": commands.ChooseBeginner,
    "decline": commands.Decline,
}
_COMMAND_WORDS: Final = {kind: word for word, kind in _COMMANDS.items()}
_COMMAND_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "take_wonder": ("seat", "wonder"),
    "build": ("seat", "card"),
    "discard": ("seat", "card"),
    "build_wonder": ("seat", "wonder", "card"),
    "choose_token": ("seat", "token"),
    "destroy": ("seat", "card"),
    "take_from_discard": ("seat", "card"),
    "choose_beginner": ("seat", "beginner"),
    "decline": ("seat",),
}


class Codec:
    """Speaks the ids of the game."""

    def __init__(self, ids: Words) -> None:
        self.ids = ids
        self._writers: dict[str, Callable[[object], object]] = {
            "card": self._card_out,
            "cards": lambda cards: [self._card_out(card) for card in sequence(cards, "cards")],
            "wonder": self._wonder_out,
            "wonders": lambda wonders: [self._wonder_out(wonder) for wonder in sequence(wonders, "wonders")],
            "token": self._token_out,
            "tokens": self._tokens_out,
            "board": self._tokens_out,
            "box": self._tokens_out,
            "cause": self._cause_out,
            "colour": lambda colour: NOTHING if colour == NOBODY else COLOURS[number(colour, "colour")],
            "slot": lambda slot: "discard" if slot == FROM_THE_DISCARD else slot,
            "phase": lambda phase: PHASE_NAMES[number(phase, "phase")],
            "victory": lambda victory: VICTORY_NAMES[number(victory, "victory")],
            "backs": _flag,
            "shown": _flag,
        }
        self._readers: dict[str, Callable[[object], object]] = {
            "card": self._card_in,
            "cards": lambda data: tuple(self._card_in(card) for card in sequence(data, "cards")),
            "wonder": self._wonder_in,
            "wonders": lambda data: tuple(self._wonder_in(wonder) for wonder in sequence(data, "wonders")),
            "token": self._token_in,
            "tokens": self._tokens_in,
            "board": self._tokens_in,
            "box": self._tokens_in,
            "cause": self._cause_in,
            "colour": lambda data: NOBODY if data == NOTHING else index(COLOURS, data, "colour"),
            "slot": lambda data: FROM_THE_DISCARD if data == "discard" else number(data, "slot"),
            "phase": lambda data: PHASES[one_of(data, PHASES, "phase")],
            "victory": lambda data: VICTORIES[one_of(data, VICTORIES, "victory")],
            "backs": _flag,
            "shown": _flag,
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
        return kind(*self._fields_in(told, tuple(f.name for f in fields(kind)), "event"))  # type: ignore[arg-type]

    # -- fields -----------------------------------------------------------------------------------------------

    def _out(self, name: str, value: object) -> object:
        return self._writers[name](value) if name in self._writers else value

    def _fields_in(self, told: dict[object, object], names: tuple[str, ...], tag: str) -> list[object]:
        only(told, (tag, *names))
        return [self._in(name, field(told, name)) for name in names]

    def _in(self, name: str, value: object) -> object:
        return self._readers[name](value) if name in self._readers else number(value, name)

    def _card_out(self, card: object) -> str:
        which = number(card, "card")
        if which == UNKNOWN:
            return HIDDEN
        return HIDDEN_GUILD if which == UNKNOWN_GUILD else self.ids.card_ids[which]

    def _card_in(self, data: object) -> int:
        if isinstance(data, str) and data in _HIDDEN_CARDS:
            return _HIDDEN_CARDS[data]
        return self.ids.card_numbers[one_of(data, self.ids.card_numbers, "card")]

    def _wonder_out(self, wonder: object) -> str:
        return self.ids.wonder_ids[number(wonder, "wonder")]

    def _wonder_in(self, data: object) -> int:
        return index(self.ids.wonder_ids, data, "wonder")

    def _token_out(self, token: object) -> str:
        which = number(token, "token")
        return HIDDEN if which == UNKNOWN else self.ids.token_ids[which]

    def _token_in(self, data: object) -> int:
        return UNKNOWN if data == HIDDEN else index(self.ids.token_ids, data, "token")

    def _tokens_out(self, tokens: object) -> list[str]:
        return [self._token_out(token) for token in sequence(tokens, "tokens")]

    def _tokens_in(self, data: object) -> tuple[int, ...]:
        return tuple(self._token_in(token) for token in sequence(data, "tokens"))

    def _cause_out(self, cause: object) -> str:
        """A card, wonder or token by its id, or a word; ids of the three never meet."""
        which = number(cause, "cause")
        for word, code in _CAUSES.items():
            if code == which:
                return word
        if which >= events.FIRST_TOKEN:
            return self.ids.token_ids[which - events.FIRST_TOKEN]
        if which >= events.FIRST_WONDER:
            return self.ids.wonder_ids[which - events.FIRST_WONDER]
        return self.ids.card_ids[which]

    def _cause_in(self, data: object) -> int:
        if isinstance(data, str):
            if data in _CAUSES:
                return _CAUSES[data]
            if data in self.ids.token_numbers:
                return events.FIRST_TOKEN + self.ids.token_numbers[data]
            if data in self.ids.wonder_numbers:
                return events.FIRST_WONDER + self.ids.wonder_numbers[data]
        return self._card_in(data)


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise CommandError("bad_field", field="flag")
    return value


@cache
def codec() -> Codec:
    """The one there is."""
    return Codec(words())

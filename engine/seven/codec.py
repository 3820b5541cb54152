"""Commands and events as plain JSON data and back, cards by their ids. Strict: what it does not know it refuses."""

from collections.abc import Callable
from dataclasses import fields
from typing import get_args

from engine.core.errors import CommandError
from engine.core.plain import field, index, number, one_of, only, record, sequence
from engine.seven import commands, events
from engine.seven.book import Words
from engine.seven.commands import Command
from engine.seven.state import (
    COPY_GUILD,
    FROM_DISCARD,
    FROM_PILE,
    FROM_THE_DISCARD,
    LAST_CARD,
    LOSSES,
    OF_CHOICE,
    OVER,
    PLAY,
    SIDES,
    UNKNOWN,
)
from engine.seven.trade import Payment

Json = dict[str, object]

PHASES = {
    "sides": SIDES,
    "play": PLAY,
    "last_card": LAST_CARD,
    "from_discard": FROM_DISCARD,
    "copy_guild": COPY_GUILD,
    "over": OVER,
    "losses": LOSSES,
}
PHASE_NAMES = {number: name for name, number in PHASES.items()}
HIDDEN = "?"
_CAUSES = {"sale": events.SALE, "stage": events.STAGE, "start": events.START}
_SOURCES = {"pile": FROM_PILE, "discard": FROM_THE_DISCARD}
_EVENTS: dict[str, type[events.Event]] = {kind.name: kind for kind in get_args(events.Event)}
_COMMANDS: dict[str, type[Command]] = {
    "choose_side": commands.ChooseSide,
    "build": commands.BuildCard,
    "stage": commands.BuildStage,
    "sell": commands.SellCard,
    "build_for_nothing": commands.BuildForNothing,
    "take_from_discard": commands.TakeFromDiscard,
    "leave_discard": commands.LeaveDiscard,
    "copy_guild": commands.CopyGuild,
    "sealed": commands.SealedChoice,
    "pay_loss": commands.PayLoss,
}
_COMMAND_WORDS = {kind: word for word, kind in _COMMANDS.items()}


class Codec:
    """Speaks the ids of one edition."""

    def __init__(self, ids: Words) -> None:
        self.ids = ids
        self._writers: dict[str, Callable[[object], object]] = {
            "card": self._card_out,
            "hands": lambda hands: [self._cards_out(hand) for hand in sequence(hands, "cards")],
            "pile": self._cards_out,
            "cause": lambda cause: _word(_CAUSES, cause) or self._card_out(cause),
            "source": lambda source: _word(_SOURCES, source) or source,
            "board": lambda board: self.ids.board_ids[number(board, "board")],
            "side": self._side_out,
            "phase": lambda phase: PHASE_NAMES[number(phase, "phase")],
            "command": self._command_out,
            "payment": _payment_out,
        }
        self._readers: dict[str, Callable[[object], object]] = {
            "card": self._card_in,
            "hands": lambda hands: tuple(self._cards_in(hand) for hand in sequence(hands, "cards")),
            "pile": self._cards_in,
            "cause": self._cause_in,
            "source": _source_in,
            "board": lambda board: index(self.ids.board_ids, board, "board"),
            "side": self._side_in,
            "phase": lambda phase: PHASES[one_of(phase, PHASES, "phase")],
            "command": self.command_from_json,
            "payment": _payment_in,
        }

    # -- commands ---------------------------------------------------------------------------------------------

    def command_to_json(self, command: Command) -> Json:
        """A command as plain data."""
        word = _COMMAND_WORDS[type(command)]
        return {"do": word} | {name: self._out(name, getattr(command, name)) for name in _command_fields(word)}

    def command_from_json(self, data: object) -> Command:
        """The command described by plain data; it may still be illegal."""
        told = record(data)
        word = one_of(told.get("do"), _COMMANDS, "do")
        values = self._fields_in(told, _command_fields(word), "do")
        return _COMMANDS[word](*values)  # type: ignore[arg-type]

    # -- events -----------------------------------------------------------------------------------------------

    def event_to_json(self, event: events.Event) -> Json:
        """An event as plain data."""
        return {"event": event.name} | {f.name: self._out(f.name, getattr(event, f.name)) for f in fields(event)}

    def event_from_json(self, data: object) -> events.Event:
        """The event described by plain data."""
        told = record(data)
        kind = _EVENTS[one_of(told.get("event"), _EVENTS, "event")]
        return kind(*self._fields_in(told, [f.name for f in fields(kind)], "event"))  # type: ignore[arg-type]

    # -- fields -----------------------------------------------------------------------------------------------

    def _out(self, name: str, value: object) -> object:
        return self._writers[name](value) if name in self._writers else value

    def _fields_in(self, told: dict[object, object], names: list[str], tag: str) -> list[object]:
        only(told, (tag, *names))
        return [self._in(name, field(told, name)) for name in names]

    def _in(self, name: str, value: object) -> object:
        return self._readers[name](value) if name in self._readers else number(value, name)

    def _card_out(self, card: object) -> str:
        which = number(card, "card")
        return HIDDEN if which == UNKNOWN else self.ids.card_ids[which]

    def _card_in(self, data: object) -> int:
        if data == HIDDEN:
            return UNKNOWN
        return self.ids.card_numbers[one_of(data, self.ids.card_numbers, "card")]

    def _cause_in(self, data: object) -> int:
        return _CAUSES[data] if isinstance(data, str) and data in _CAUSES else self._card_in(data)

    def _cards_out(self, cards: object) -> list[str]:
        return [self._card_out(card) for card in sequence(cards, "cards")]

    def _cards_in(self, data: object) -> tuple[int, ...]:
        return tuple(self._card_in(card) for card in sequence(data, "cards"))

    def _side_out(self, side: object) -> str:
        which = number(side, "side")
        return "open" if which == OF_CHOICE else self.ids.side_names[which]

    def _side_in(self, data: object) -> int:
        return OF_CHOICE if data == "open" else index(self.ids.side_names, data, "side")

    def _command_out(self, command: object) -> Json:
        assert isinstance(command, Command)
        return self.command_to_json(command)


def _command_fields(word: str) -> list[str]:
    extra = {
        "choose_side": ["side"],
        "build": ["card", "payment"],
        "stage": ["card", "payment"],
        "sell": ["card"],
        "build_for_nothing": ["card"],
        "take_from_discard": ["card"],
        "copy_guild": ["card"],
        "pay_loss": ["coins"],
    }
    return ["seat", "city", *extra.get(word, [])]


def _payment_out(payment: object) -> Json:
    assert isinstance(payment, Payment)
    return {"bank": payment.bank, "left": payment.left, "right": payment.right}


def _payment_in(data: object) -> Payment:
    told = record(data)
    if set(told) != {"bank", "left", "right"}:
        raise CommandError("bad_field", field="payment")
    amounts = [number(told[name], f"payment.{name}") for name in ("bank", "left", "right")]
    if min(amounts) < 0:
        raise CommandError("bad_field", field="payment")
    return Payment(*amounts)


def _source_in(data: object) -> int:
    return _SOURCES[data] if isinstance(data, str) and data in _SOURCES else number(data, "source")


def _word(words: dict[str, int], value: object) -> str | None:
    return next((word for word, number in words.items() if number == value), None)

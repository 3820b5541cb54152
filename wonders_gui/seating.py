"""Who sits where, as plain data in the notes of a save. A file may say anything: what makes no sense is left out."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from ai.registry import CHARACTERS, LEVELS
from engine.core.game import Json
from engine.core.seats import Seat
from wonders_gui.naming import clean_name, own_name
from wonders_gui.opponents import NAMES, Bots, Opponent

NAME_LENGTH = 200


@dataclass(frozen=True, slots=True)
class Seating:
    """The player's seat, the names of all seats (empty for a player without one), and the bots in the others."""

    seat: Seat
    names: tuple[str, ...]
    bots: Bots

    def to_json(self) -> Json:
        """The seating as plain data."""
        bots = [self._bot_to_json(seat) for seat in range(len(self.names))]
        return {"seat": self.seat, "names": list(self.names), "bots": bots}

    def at(self, seat: Seat) -> "Seating":
        """The player in another seat; whoever sat there changes places with the player."""
        if seat == self.seat:
            return self
        names, bots = list(self.names), dict(self.bots)
        names[self.seat], names[seat] = names[seat], names[self.seat]
        bots[self.seat] = bots.pop(seat)
        return Seating(seat, tuple(names), bots)

    def against(self, level: str) -> "Seating":
        """The same people, with bots of one level."""
        bots = {seat: Opponent(level, bot.character) for seat, bot in self.bots.items()}
        return Seating(self.seat, self.names, bots)

    def _bot_to_json(self, seat: Seat) -> Json | None:
        bot = self.bots.get(seat)
        return None if bot is None else {"level": bot.level, "character": bot.character}


@runtime_checkable
class Seated(Protocol):
    """Every config says how many sit at its table."""

    @property
    def players(self) -> int: ...


def players_at(config: object) -> int:
    """How many sit at the table of a config."""
    assert isinstance(config, Seated)
    return config.players


def seating_from(notes: Json, players: int) -> Seating:
    """The seating that notes describe, as far as they do: seats without a sound entry get usual bots and names."""
    seat = notes.get("seat")
    seat = seat if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < players else 0
    names, bots = _listed(notes, "names", players), _listed(notes, "bots", players)
    others = [number for number in range(players) if number != seat]
    return Seating(
        seat,
        tuple(
            own_name(_text(names[seat])) if number == seat else _bot_name(names[number], number)
            for number in range(players)
        ),
        {number: _bot(bots[number]) for number in others},
    )


def _listed(notes: Json, field: str, players: int) -> list[object]:
    told = notes.get(field)
    entries = list(told) if isinstance(told, list) else []
    return [*entries, *[None] * players][:players]


def _text(told: object) -> str:
    return told[:NAME_LENGTH] if isinstance(told, str) else ""


def _bot_name(told: object, seat: Seat) -> str:
    return clean_name(_text(told)) or NAMES[seat % len(NAMES)]


def _bot(told: object) -> Opponent:
    fields = told if isinstance(told, dict) else {}
    usual = Opponent()
    level, character = fields.get("level"), fields.get("character")
    return Opponent(
        level if level in LEVELS else usual.level,
        character if character in CHARACTERS else usual.character,
    )

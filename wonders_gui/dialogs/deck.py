"""The cards of a table as the sheets show them: faces, how many of each are dealt, and what leads to what."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.catalog.duel.loader import load_duel
from engine.catalog.loader import load_seven
from engine.seven.config import Config as SevenConfig
from wonders_gui.art.faces import CardFace
from wonders_gui.games.duel import faces as duel_faces
from wonders_gui.games.seven import faces as seven_faces
from wonders_gui.shown import Shown
from wonders_gui.texts.cards import spoken_duel, spoken_seven

AnyTable = Shown[Any, Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """One kind of card."""

    building: str
    age: int
    guild: bool
    copies: int
    """How many are dealt at this table; 0 where chance decides."""
    chains_to: tuple[str, ...]
    free_with: tuple[str, ...]
    face: CardFace
    spoken: str


def deck_of(table: AnyTable) -> list[Entry]:
    """Every card that this table may see, in the order of the rulebook, named in the current language."""
    return _seven(table.config) if isinstance(table.config, SevenConfig) else _duel()


def _seven(config: SevenConfig) -> list[Entry]:
    found = []
    for number, card in enumerate(load_seven(config.edition, config.expansions).cards):
        copies = sum(1 for players in card.copies if players <= config.cities)
        if copies or not card.copies:  # chance draws guilds and black cards
            face = seven_faces.card_face(config.edition, number)
            spoken = spoken_seven(card, config.edition)
            found.append(
                Entry(card.building, card.age, card.guild, copies, card.chains_to, card.free_with, face, spoken)
            )
    return found


def _duel() -> list[Entry]:
    return [
        Entry(
            card.id,
            card.age,
            card.guild,
            0,
            (card.chains_to,) if card.chains_to else (),
            (card.free_with,) if card.free_with else (),
            duel_faces.card_face(number),
            spoken_duel(card),
        )
        for number, card in enumerate(load_duel().cards)
    ]


Path = tuple[Entry | None, Entry | None, Entry | None]
"""One line of a chain, a place for each age."""


def chain_paths(deck: list[Entry]) -> list[Path]:
    """Every way from a first building to a last one."""
    known = {entry.building: entry for entry in deck}
    starts = [entry for entry in deck if _later(entry, known) and not any(name in known for name in entry.free_with)]
    return [_by_age(line) for start in starts for line in _lines(start, known)]


def _later(entry: Entry, known: dict[str, Entry]) -> list[Entry]:
    return [known[name] for name in entry.chains_to if name in known]


def _lines(entry: Entry, known: dict[str, Entry]) -> Iterator[list[Entry]]:
    later = _later(entry, known)
    if not later:
        yield [entry]
    for following in later:
        for line in _lines(following, known):
            yield [entry, *line]


def _by_age(line: list[Entry]) -> Path:
    places: list[Entry | None] = [None, None, None]
    for entry in line:
        places[entry.age - 1] = entry
    return places[0], places[1], places[2]

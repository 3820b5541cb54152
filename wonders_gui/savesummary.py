"""What a list of games says of a file, read quickly and without rules. A file may hold anything: nothing is believed.

Whether the file can really be opened is another question; `wonders_gui.saves` answers it.
"""

import re
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Final

from engine.core.game import Json
from engine.core.saveformat import MAGIC
from engine.core.savelines import Limits
from engine.core.schema import parsed
from wonders_gui.marks import Marks, marks_from
from wonders_gui.seating import Seating, seating_from
from wonders_gui.texts.names_dice import city_of

_LIMITS: Final = Limits()
_MOST_PLAYERS: Final = 7
_DECISION: Final = re.compile(rb'\{"id":(\d{1,9}),"parent":(\d{1,9}),')
_MOVE: Final = re.compile(rb'\{"at":(\d{1,9}),')
_AGE: Final = b'"event":"age_began"'
_TURN: Final = b'"event":"turn_began"'
_ROLL: Final = b'"event":"forum_rolled"'
_END: Final = b'"event":"game_ended"'
STAMP: Final = re.compile(r"(\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d) \w+( \(\d+\))?$")
"""A file that has no name of its own is called after the moment in which its game began."""


@dataclass(frozen=True, slots=True)
class Summary:
    """One saved game."""

    path: Path
    game: str
    config: Json
    seating: Seating
    city: str
    """The id of the player's city in 7 Wonders and Dice; empty where there is none."""
    age: int
    """From 1 on; 0 before the first."""
    turn: int
    """Within the age, or within the whole game of Dice, from 1 on."""
    decisions: int
    """How many led to where the game stands."""
    over: bool
    modified: datetime
    marks: Marks = field(default_factory=Marks)
    has_end: bool = False
    """Whether any line of play came to an end, be it one that was taken back."""

    @property
    def title(self) -> str:
        """The name of the file, which the player may have chosen."""
        return self.path.stem

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.seating.names)


@dataclass(frozen=True, slots=True)
class _Progress:
    """Where one decision has led."""

    decisions: int
    age: int
    turn: int
    over: bool

    def after(self, line: bytes) -> "_Progress":
        """The same with one more decision, or with the set-up."""
        ages = line.count(_AGE)
        begun = line.count(_TURN) + line.count(_ROLL)
        turns = line[line.rfind(_AGE) :].count(_TURN) if ages else self.turn + begun
        return _Progress(self.decisions + 1, self.age + ages, turns, self.over or _END in line)


def summary_of(path: Path) -> Summary:
    """The game in a file; ValueError or OSError when there is none."""
    facts = path.stat()
    if facts.st_size > _LIMITS.file:
        raise ValueError("too large")
    data = path.read_bytes()
    if not data.startswith(MAGIC):
        raise ValueError("no save")
    lines = data.split(b"\n")[:-1]  # what has no end of line is torn
    header = _fields(parsed(lines[0].decode()) if lines else None)
    config = _fields(header.get("config"))
    notes = _fields(header.get("notes", {}))
    seating = seating_from(notes, _players(config))
    progress = _progress(lines)
    modified = datetime.fromtimestamp(facts.st_mtime)
    return Summary(
        path,
        _text(header.get("game")),
        config,
        seating,
        _city(header, seating.seat),
        progress.age,
        progress.turn,
        progress.decisions,
        progress.over,
        modified,
        marks_from(notes),
        _END in data,
    )


def began_in(title: str) -> datetime | None:
    """When the game began that has no other name than that moment."""
    stamp = STAMP.match(title)
    try:
        return None if stamp is None else datetime.strptime(stamp[1], "%Y-%m-%d %H.%M.%S")
    except ValueError:
        return None


def _progress(lines: list[bytes]) -> _Progress:
    """Follow the lines to where the game stands; what follows a strange line does not count."""
    nodes = {0: _Progress(-1, 0, 0, False).after(lines[0])}
    at = 0
    for line in lines[1:]:
        decision, move = _DECISION.match(line), _MOVE.match(line)
        if decision is not None and int(decision[2]) in nodes:
            at = int(decision[1])
            nodes[at] = nodes[int(decision[2])].after(line)
        elif move is not None and int(move[1]) in nodes:
            at = int(move[1])
        else:
            break
    return nodes[at]


def _players(config: Json) -> int:
    """Duel does not say: it is always two."""
    players = config.get("players", 2)
    if not isinstance(players, int) or not 1 <= players <= _MOST_PLAYERS:
        raise ValueError("players")
    return players


def _city(header: Json, seat: int) -> str:
    setup = header.get("setup")
    for event in setup if isinstance(setup, list) else ():
        if isinstance(event, dict) and event.get("event") == "board_dealt" and event.get("city") == seat:
            return _text(event.get("board"))
        if isinstance(event, dict) and event.get("event") == "boards_dealt":
            return _dealt(event.get("boards"), seat)
    return ""


def _dealt(boards: object, seat: int) -> str:
    """The city of a seat among boards of Dice."""
    return city_of(_text(boards[seat])) if isinstance(boards, list) and seat < len(boards) else ""


def _fields(value: object) -> Json:
    if not isinstance(value, dict):
        raise ValueError("no fields")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("no text")
    return value[:80]

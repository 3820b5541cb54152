"""What a list of games says of a file, read quickly and without rules. A file may hold anything: nothing is believed.

Whether the file can really be opened is another question; `wonders_gui.saves` answers it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Final

from engine.core.errors import SaveError
from engine.core.game import Json
from engine.core.saveformat import MAGIC, version_of
from engine.core.savelines import Limits, decoded, file_bytes, object_in, shown
from engine.core.schema import Place, blamed_on, mapping, text
from wonders_gui.marks import Marks, marks_from
from wonders_gui.seating import Seating, seating_from
from wonders_gui.texts.names_dice import city_of

_LIMITS: Final = Limits()
_MOST_PLAYERS: Final = 7
_LONGEST: Final = 80  # characters of an id
_MOST_STAGES: Final = 9
STAGES: Final = "stages"
"""What the notes call the number of stages of the player's board, by side."""
_DECISION: Final = re.compile(rb'\{"id":(\d{1,9}),"parent":(\d{1,9}),')
_MOVE: Final = re.compile(rb'\{"at":(\d{1,9}),')
_AGE: Final = b'"event":"age_began"'
_TURN: Final = b'"event":"turn_began"'
_ROLL: Final = b'"event":"forum_rolled"'
_END: Final = b'"event":"game_ended"'
_RAISED: Final = re.compile(
    rb'"event":"(?:stage_built","city|wonder_built","seat|field_crossed","seat)":(\d),'
    rb'"(?:card|wonder|field)":"(?!(?!wonder\.)\w+\.)([\w.]{1,80})"'
)
"""A stage, a wonder of Duel, or a field of a wonder of Dice; other fields of Dice have the names of other buildings."""
_TAKEN: Final = re.compile(rb'"event":"wonder_taken","seat":(\d),"wonder":"(\w{1,80})"')
_SIDE: Final = re.compile(
    rb'"event":"(?:side_chosen","city":(\d)|board_dealt","city":(\d),"board":"\w+"),"side":"(\w{1,80})"'
)
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
    side: str = ""
    """The side of the player's board, once it is known."""
    raised: tuple[str, ...] = ()
    """What stands of the player's wonders: one entry for each stage, in Duel the wonders that were built."""
    taken: tuple[str, ...] = ()
    """The wonders that the player of a game of Duel chose."""
    stages: int = 0
    """How many stages the player's board has, where the notes say it."""

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
    side: str = ""
    raised: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()

    def after(self, line: bytes, seat: bytes) -> "_Progress":
        """The same with one more decision, or with the set-up; `seat` is the player's own."""
        ages = line.count(_AGE)
        begun = line.count(_TURN) + line.count(_ROLL)
        turns = line[line.rfind(_AGE) :].count(_TURN) if ages else self.turn + begun
        sides = [told[2] for told in _SIDE.findall(line) if seat in told[:2]] if b'"side":' in line else []
        return _Progress(
            self.decisions + 1,
            self.age + ages,
            turns,
            self.over or _END in line,
            sides[-1].decode() if sides else self.side,
            (self.raised + _own(_RAISED, line, seat))[:_MOST_STAGES],
            (self.taken + _own(_TAKEN, line, seat))[:_MOST_STAGES],
        )


def _own(pattern: re.Pattern[bytes], line: bytes, seat: bytes) -> tuple[str, ...]:
    """What a line tells of the player's own wonders."""
    return tuple(what.decode() for who, what in pattern.findall(line) if who == seat)


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A file among the saved games that holds none we can read."""

    path: Path
    error: SaveError

    @property
    def title(self) -> str:
        """The name of the file."""
        return self.path.stem


def summary_of(path: Path) -> Summary:
    """The game in a file; raises SaveError when there is none, whatever the file holds or is."""
    data = file_bytes(path, _LIMITS)
    place = Place(shown(path), 1)
    if not data.startswith(MAGIC):
        raise SaveError("not_a_save", file=place.file)
    first = data[: data.find(b"\n") + 1]  # what has no end of line is torn
    if not first:
        raise place.error("damaged_line", reason="no_newline")
    header = object_in(decoded(first, place), place)
    version_of(header, place)
    with blamed_on(place, "notes"):
        return _summary(path, header, data, place)


def header_of(path: Path) -> Json:
    """The first line of a save; raises SaveError."""
    data, place = file_bytes(path, _LIMITS), Place(shown(path), 1)
    return object_in(decoded(data.split(b"\n", 1)[0], place), place)


def _summary(path: Path, header: Json, data: bytes, place: Place) -> Summary:
    config = mapping({"config": None, **header}, "config", place)
    notes = mapping({"notes": {}, **header}, "notes", place)
    seating = seating_from(notes, _players(config, place))
    progress = _progress(_lines(data), seating.seat)
    return Summary(
        path,
        text({"game": None, **header}, "game", place)[:_LONGEST],
        config,
        seating,
        _city(header, seating.seat),
        progress.age,
        progress.turn,
        progress.decisions,
        progress.over,
        datetime.fromtimestamp(path.stat().st_mtime),
        marks_from(notes),
        _END in data,
        progress.side,
        progress.raised,
        progress.taken,
        _stages(notes, progress.side),
    )


def _lines(data: bytes) -> Iterator[bytes]:
    """One after the other: a file may have millions."""
    start = 0
    while (end := data.find(b"\n", start)) >= 0:
        yield data[start:end]
        start = end + 1


def began_in(title: str) -> datetime | None:
    """When the game began that has no other name than that moment."""
    stamp = STAMP.match(title)
    try:
        return None if stamp is None else datetime.strptime(stamp[1], "%Y-%m-%d %H.%M.%S")
    except ValueError:
        return None


def _progress(lines: Iterator[bytes], seat: int) -> _Progress:
    """Follow the lines to where the game stands; what follows a strange line does not count."""
    own = b"%d" % seat
    nodes = {0: _Progress(-1, 0, 0, False).after(next(lines), own)}
    at = 0
    for line in lines:
        decision, move = _DECISION.match(line), _MOVE.match(line)
        if decision is not None and int(decision[2]) in nodes:
            at = int(decision[1])
            nodes[at] = nodes[int(decision[2])].after(line, own)
        elif move is not None and int(move[1]) in nodes:
            at = int(move[1])
        else:
            break
    return nodes[at]


def _players(config: Json, place: Place) -> int:
    """Duel does not say: it is always two."""
    players = config.get("players", 2)
    if not isinstance(players, int) or not 1 <= players <= _MOST_PLAYERS:
        raise place.bad_field("players", "wrong_type")
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


def _stages(notes: Json, side: str) -> int:
    told = notes.get(STAGES)
    number = told.get(side) if isinstance(told, dict) else None
    return number if isinstance(number, int) and 0 < number <= _MOST_STAGES else 0


def _text(value: object) -> str:
    return value[:_LONGEST] if isinstance(value, str) else ""

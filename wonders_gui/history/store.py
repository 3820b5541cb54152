"""The history of one folder of saves. The saves are the truth: `sync` makes the database say what they say.

A `Store` belongs to the thread that made it.
"""

import json
import logging
import os
import sqlite3
import stat
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from engine.core.errors import SaveError
from wonders_gui.history import settling
from wonders_gui.history.content import has_sound_content
from wonders_gui.history.rating import fingerprint
from wonders_gui.history.records import GameRecord, SeatRecord
from wonders_gui.history.rules import ELSEWHERE
from wonders_gui.history.schema import MEMORY, NAME, connect, is_damage, is_sound, put_aside, writing
from wonders_gui.saves import SUFFIX

log = logging.getLogger(__name__)

BATCH: Final = 40
"""So many files are written down together; whoever stops in between keeps what was done."""
SETTLED: Final = "settled"
MISSING: Final = "missing"
DAMAGED: Final = "damaged"
UNWRITABLE: Final = "unwritable"


@dataclass(frozen=True, slots=True)
class Stamp:
    """What tells that a file has changed."""

    size: int
    changed: int


@dataclass(frozen=True, slots=True)
class Synced:
    """What a sync has found."""

    read: int
    gone: int
    is_complete: bool

    @property
    def has_changed(self) -> bool:
        """Whether anything is different now."""
        return bool(self.read or self.gone)


Progress = Callable[[int, int], bool]
"""Told how many files of how many are done; says whether to go on."""


def go_on(_done: int, _number: int) -> bool:
    """For whoever does not care about progress."""
    return True


class Store:
    """The open database of a folder."""

    def __init__(self, folder: Path, connection: sqlite3.Connection) -> None:
        self.folder = folder
        self.connection = connection

    def close(self) -> None:
        """Let go of the file."""
        self.connection.close()

    def count(self) -> int:
        """How many games there are."""
        number: int = self.connection.execute("SELECT count(*) FROM games").fetchone()[0]
        return number

    # -- making it true ---------------------------------------------------------------------------------------

    def sync(self, progress: Progress = go_on) -> Synced:
        """Read what is new or has changed in the folder, and forget what is gone."""
        known, there = self._known(), stamps(self.folder)
        gone = [name for name in known if name not in there]
        new = [name for name, stamp in there.items() if known.get(name) != stamp]
        if gone:
            self._forget(gone)
        read = 0
        for names in _batches(new):
            if not progress(read, len(new)):
                break
            self._read(names, there)
            read += len(names)
        progress(read, len(new))
        if not self._is_settled():
            with writing(self.connection):
                settling.settle(self.connection)
                self._note(SETTLED, fingerprint())
        return Synced(read, len(gone), read == len(new))

    def _known(self) -> dict[str, Stamp]:
        rows = self.connection.execute("SELECT name, size, changed FROM files")
        return {row["name"]: Stamp(row["size"], row["changed"]) for row in rows}

    def _read(self, names: Sequence[str], there: Mapping[str, Stamp]) -> None:
        """Files are read before anything is locked; one that is no game is remembered, so that it is not read again."""
        records = {name: _record(self.folder / name) for name in names}
        with writing(self.connection):
            for name, record in records.items():
                self._drop(name)
                stamp = there[name]
                self.connection.execute("INSERT INTO files VALUES (?, ?, ?)", (name, stamp.size, stamp.changed))
                if record is not None:
                    insert(self.connection, record)
            self._note(SETTLED, "no")

    def _forget(self, names: Sequence[str]) -> None:
        with writing(self.connection):
            for name in names:
                self._drop(name)
            self._note(SETTLED, "no")

    def _drop(self, name: str) -> None:
        self.connection.execute("DELETE FROM files WHERE name = ?", (name,))
        self.connection.execute("DELETE FROM games WHERE file = ?", (name,))

    def _note(self, name: str, value: str) -> None:
        self.connection.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value))

    def _is_settled(self) -> bool:
        row = self.connection.execute("SELECT value FROM facts WHERE name = ?", (SETTLED,)).fetchone()
        return row is not None and row["value"] == fingerprint()


def insert(connection: sqlite3.Connection, record: GameRecord) -> None:
    """Write one game down; whether it is rated is settled later."""
    result = record.result
    fields: dict[str, object] = {
        "file": record.file,
        "game": record.game,
        "edition": record.edition,
        "expansions": ",".join(record.expansions),
        "teams": record.teams,
        "players": record.players,
        "seed": record.seed,
        "deal": record.deal,
        "seat": record.seat,
        "board": record.board,
        "side": record.side,
        "began": record.began,
        "daily": record.daily,
        "kinds": ",".join(record.kinds),
        "own": not any(kind in ELSEWHERE for kind in record.kinds),
        "flaw": record.flaw,
        "age": record.age,
        "turn": record.turn,
        "decisions": record.decisions,
        "ended": "" if result is None else result.ended,
        "points": None if result is None else result.points,
        "place": None if result is None else result.place,
        "win": None if result is None else result.win,
        "victory": "" if result is None else result.victory,
        "strategy": "" if result is None else result.strategy,
        "unrated": record.flaw,
        "wonder": record.scenery.wonder,
        "night": record.scenery.night,
        "built": record.scenery.built,
        "stages": record.scenery.stages,
    }
    columns, places = ", ".join(fields), ", ".join(f":{name}" for name in fields)
    cursor = connection.execute(f"INSERT INTO games ({columns}) VALUES ({places})", fields)
    connection.executemany(
        "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(cursor.lastrowid, *_columns(seat)) for seat in record.seats],
    )


def _columns(seat: SeatRecord) -> tuple[object, ...]:
    facts = (seat.seat, seat.name, seat.level, seat.character, seat.board, seat.side, seat.points, seat.place)
    return (*facts, json.dumps(dict(seat.scores)))


def _record(path: Path) -> GameRecord | None:
    from wonders_gui.history.reading import read_game  # all rules are a good deal to import, and often nothing is new

    try:
        return read_game(path)
    except SaveError as error:
        log.warning("history: %s is left out: %s", path.name, error)
        return None


def _batches(names: Sequence[str]) -> Iterator[list[str]]:
    left = iter(names)
    while batch := list(islice(left, BATCH)):
        yield batch


def stamps(folder: Path) -> dict[str, Stamp]:
    """Every save in the folder, with what tells whether it has changed; a folder that is not there holds none."""
    try:
        with os.scandir(folder) as entries:
            found = {entry.name: _stamp(entry) for entry in entries if _may_hold_a_game(entry.name)}
    except OSError:
        return {}
    return {name: stamp for name, stamp in found.items() if stamp is not None}


def _may_hold_a_game(name: str) -> bool:
    """By the name, which must be text: the database can keep no other."""
    return name.endswith(SUFFIX) and not any("\ud800" <= char <= "\udfff" for char in name)


def _stamp(entry: "os.DirEntry[str]") -> Stamp | None:
    """None for what is no ordinary file, or a link that leads nowhere; it does not keep the others from being read."""
    try:
        facts = entry.stat()
    except OSError:
        return None
    return Stamp(facts.st_size, facts.st_mtime_ns) if stat.S_ISREG(facts.st_mode) else None


# -- opening ----------------------------------------------------------------------------------------------------------


Check = Callable[[sqlite3.Connection], bool]
"""Says whether a database is sound; to look at every page of a large one takes a while."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A store, and what had happened to its file before: empty, `missing`, `damaged` or `unwritable`."""

    store: Store
    before: str


def is_whole(connection: sqlite3.Connection) -> bool:
    """Whether neither the pages nor the rows of a database are damaged."""
    return is_sound(connection) and has_sound_content(connection)


def open_store(folder: Path, check: Check = is_whole) -> Opening:
    """The history of a folder; raises HistoryError when a newer program has written it.

    A damaged file is put aside. Where nothing can be written, the history lives in memory.
    """
    path = folder / NAME
    was_there = path.exists()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        connection = _sound(path, check)
        if connection is not None:
            return Opening(Store(folder, connection), "" if was_there else MISSING)
        put_aside(path)
        return Opening(Store(folder, connect(path)), DAMAGED)
    except (OSError, sqlite3.Error) as error:
        log.warning("history: %s cannot be written: %s", path, error)
        return Opening(Store(folder, connect(MEMORY)), UNWRITABLE)


def _sound(path: Path, check: Check) -> sqlite3.Connection | None:
    """The database, or None when it is damaged; raises OSError or sqlite3.Error where it cannot be opened at all."""
    if path.exists() and not path.is_file():
        raise OSError(f"{path} is not an ordinary file")
    try:
        connection = connect(path)
    except (sqlite3.Error, UnicodeError) as error:  # what SQLite says of the damage may be no text
        if is_damage(error):
            return None
        raise
    if check(connection):
        return connection
    connection.close()
    return None

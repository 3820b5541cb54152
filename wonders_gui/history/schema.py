"""The tables of the history, and how to open them: versioned, in WAL mode, and thrown away when they are damaged."""

import logging
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from engine.core.errors import CodedError

log = logging.getLogger(__name__)

NAME: Final = "history.sqlite"
MEMORY: Final = ":memory:"
_PATIENCE: Final = 5.0  # seconds that another connection may take to write

_PRIMARY: Final = 0xFF  # the part of an error code that says what kind of trouble it is
_ENVIRONMENT: Final = frozenset(
    (
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_INTERRUPT,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOLFS,
        sqlite3.SQLITE_AUTH,
    )
)

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE files (
        name TEXT PRIMARY KEY, size INTEGER NOT NULL, changed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE games (
        id INTEGER PRIMARY KEY, file TEXT NOT NULL UNIQUE, game TEXT NOT NULL, edition INTEGER NOT NULL,
        expansions TEXT NOT NULL, teams INTEGER NOT NULL, players INTEGER NOT NULL, seed INTEGER NOT NULL,
        deal TEXT NOT NULL, seat INTEGER NOT NULL, board TEXT NOT NULL, side TEXT NOT NULL, began TEXT NOT NULL,
        daily TEXT NOT NULL, kinds TEXT NOT NULL, own INTEGER NOT NULL, flaw TEXT NOT NULL,
        age INTEGER NOT NULL, turn INTEGER NOT NULL, decisions INTEGER NOT NULL,
        ended TEXT NOT NULL, points INTEGER, place INTEGER, win REAL, victory TEXT NOT NULL, strategy TEXT NOT NULL,
        unrated TEXT NOT NULL, mu REAL, sigma REAL, gain REAL
    );
    CREATE INDEX games_by_deal ON games (deal, began, file);
    CREATE INDEX games_by_began ON games (began);
    CREATE INDEX games_by_daily ON games (daily) WHERE daily != '';
    CREATE TABLE seats (
        game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
        name TEXT NOT NULL, level TEXT NOT NULL, character TEXT NOT NULL, board TEXT NOT NULL, side TEXT NOT NULL,
        points INTEGER, place INTEGER, scores TEXT NOT NULL,
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID;
    CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    """,
    """
    ALTER TABLE games ADD COLUMN wonder TEXT NOT NULL DEFAULT '';
    ALTER TABLE games ADD COLUMN night INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN built INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN stages INTEGER NOT NULL DEFAULT 1;
    UPDATE files SET size = -1;
    """,
)
"""What leads from each version to the next one; the first from nothing. Never change one that was released: add one.
Where a size is no longer that of the file, the game is read again."""


class HistoryError(CodedError):
    """The history cannot be used: `newer_version`, `no_games`, `cannot_export` or `database`, with file and reason."""


def connect(path: Path | str, migrations: Sequence[str] = MIGRATIONS) -> sqlite3.Connection:
    """The database, brought to the newest version; raises HistoryError or sqlite3.Error. It belongs to one thread."""
    connection = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
    try:
        _prepare(connection, os.fspath(path), migrations)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection, path: str, migrations: Sequence[str]) -> None:
    connection.row_factory = sqlite3.Row
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(migrations):
        raise HistoryError("newer_version", file=path, version=version)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA foreign_keys = ON")
    for number, script in enumerate(migrations[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")


def is_sound(connection: sqlite3.Connection) -> bool:
    """Whether the database can be believed."""
    try:
        return bool(connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")
    except (sqlite3.DatabaseError, UnicodeError):
        return False


def is_damage(error: Exception) -> bool:
    """Whether an error comes of what is in the database, and not of the disk or of another program at work on it."""
    if isinstance(error, sqlite3.OperationalError):
        return getattr(error, "sqlite_errorcode", 1) & _PRIMARY not in _ENVIRONMENT
    return not isinstance(error, OSError | sqlite3.ProgrammingError | sqlite3.InterfaceError)


def distrusted(_connection: sqlite3.Connection) -> bool:
    """For whoever knows already that a database is damaged."""
    return False


def put_aside(path: Path) -> None:
    """Make room for a new database, and keep the damaged one for whoever wants to look; raises OSError."""
    log.warning("history: %s is damaged; it is rebuilt", path)
    for ending in ("-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)
    path.replace(path.with_name(path.name + ".damaged"))


@contextmanager
def writing(connection: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing, whenever the program is killed."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")

"""Whether the rows of the history can be believed: values of the right kind, dates that are dates, whole score sheets.

`PRAGMA quick_check` sees nothing of that: a flipped bit in a text leaves the pages of a database whole.
"""

import logging
import sqlite3
from collections.abc import Callable, Mapping
from datetime import date, datetime
from math import isfinite
from typing import Final

from engine.core.schema import parsed
from wonders_gui.texts.names import VICTORIES

log = logging.getLogger(__name__)

_MOST: Final = 7
_NONE: Final = type(None)
_TEXT, _WHOLE = (str,), (int,)
_MAYBE_WHOLE, _MAYBE_REAL = (int, _NONE), (float, int, _NONE)

KINDS: Final[Mapping[str, Mapping[str, tuple[type, ...]]]] = {
    "files": {"name": _TEXT, "size": _WHOLE, "changed": _WHOLE},
    "facts": {"name": _TEXT, "value": _TEXT},
    "games": {
        **dict.fromkeys(
            ("id", "edition", "teams", "players", "seed", "seat", "own", "age", "turn", "decisions"), _WHOLE
        ),
        **dict.fromkeys(("file", "game", "expansions", "deal", "board", "side", "began", "daily", "kinds"), _TEXT),
        **dict.fromkeys(("flaw", "ended", "victory", "strategy", "unrated"), _TEXT),
        **dict.fromkeys(("points", "place"), _MAYBE_WHOLE),
        **dict.fromkeys(("win", "mu", "sigma", "gain"), _MAYBE_REAL),
    },
    "seats": {
        **dict.fromkeys(("game", "seat"), _WHOLE),
        **dict.fromkeys(("name", "level", "character", "board", "side", "scores"), _TEXT),
        **dict.fromkeys(("points", "place"), _MAYBE_WHOLE),
    },
}
"""What the columns of each table hold."""


class ContentError(ValueError):
    """A row that nobody of us has written."""


def has_sound_content(connection: sqlite3.Connection) -> bool:
    """Whether every row can be believed."""
    try:
        for table in KINDS:
            check_table(connection, table)
    except (sqlite3.Error, ValueError, LookupError) as error:
        log.warning("history: the content is damaged: %r", error)
        return False
    return True


def check_table(connection: sqlite3.Connection, table: str) -> None:
    """Read a table from its first row to its last; raises ContentError, or whatever the damage sets off."""
    check, known = CHECKS.get(table, _nothing_more), set[tuple[type, ...]]()
    for row in connection.execute(f"SELECT * FROM {table}"):
        kinds = tuple(map(type, row))
        if kinds not in known:  # nearly all rows are alike
            check_kinds(table, row)
            known.add(kinds)
        check(row)
    if not known:
        connection.execute(f"SELECT {', '.join(KINDS[table])} FROM {table}")


def check_kinds(table: str, row: sqlite3.Row) -> None:
    """Every column is there, and holds what it should."""
    for name, kinds in KINDS[table].items():
        if not isinstance(row[name], kinds):
            raise ContentError(f"{table}.{name}")


def check_game(row: sqlite3.Row) -> None:
    """Beside their kinds, what pages and statistics take for granted."""
    datetime.fromisoformat(row["began"])
    if row["ended"]:
        datetime.fromisoformat(row["ended"])
    if row["daily"]:
        date.fromisoformat(row["daily"])
    players, place = row["players"], row["place"]
    if not (1 <= players <= _MOST and 0 <= row["seat"] < players and (place is None or 1 <= place <= players)):
        raise ContentError("games.players")
    if row["victory"] and row["victory"] not in VICTORIES:
        raise ContentError("games.victory")
    if not all(value is None or isfinite(value) for value in (row["win"], row["mu"], row["sigma"], row["gain"])):
        raise ContentError("games.mu")


def check_seat(row: sqlite3.Row) -> None:
    """A score sheet has a whole number on each line."""
    scores = parsed(row["scores"])
    if not isinstance(scores, dict) or not all(isinstance(value, int) for value in scores.values()):
        raise ContentError("seats.scores")
    if not 0 <= row["seat"] < _MOST:
        raise ContentError("seats.seat")


def _nothing_more(_row: sqlite3.Row) -> None:
    """Kinds are all that can be wrong."""


CHECKS: Final[Mapping[str, Callable[[sqlite3.Row], None]]] = {"games": check_game, "seats": check_seat}

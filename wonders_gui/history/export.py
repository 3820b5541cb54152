"""The history as CSV or JSON, for whoever wants to count for themselves. Column names and ids are always English."""

import csv
import json
import os
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import Final

from engine.core.savelines import cause
from wonders_gui.history.rating import margin, shown
from wonders_gui.history.schema import HistoryError
from wonders_gui.history.store import Store
from wonders_gui.naming import own_name
from wonders_gui.version import PROGRAM

FORMAT: Final = "wonders-history"
VERSION: Final = 1
_PLAIN: Final = (
    "file", "game", "edition", "expansions", "teams", "players", "seed", "seat", "board", "side", "began", "ended",
    "daily", "points", "place", "win", "victory", "strategy", "unrated",
)  # fmt: skip
COLUMNS: Final = (*_PLAIN, "rating", "rating_margin", "opponents")


def as_csv(store: Store) -> str:
    """A line for each game, oldest first; opponents are written as level:character with blanks between them."""
    out = StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    bots = _bots(store.connection)
    for row in _games(store.connection):
        writer.writerow([*(row[name] for name in _PLAIN), *_rating(row), " ".join(bots.get(row["id"], []))])
    return out.getvalue()


def as_json(store: Store) -> str:
    """Everything, with each seat and its score sheet."""
    seats: dict[int, list[dict[str, object]]] = {}
    for row in store.connection.execute("SELECT * FROM seats ORDER BY game, seat"):
        told = {name: row[name] for name in row.keys() if name not in ("game", "scores")}  # noqa: SIM118 (no dict)
        if not row["level"]:  # the player's own seat
            told["name"] = own_name(row["name"])
        seats.setdefault(row["game"], []).append({**told, "scores": json.loads(row["scores"])})
    games = [{**_told(row), "seats": seats.get(row["id"], [])} for row in _games(store.connection)]
    whole = {"format": FORMAT, "version": VERSION, "program": PROGRAM, "games": games}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


WAYS: Final[Mapping[str, Callable[[Store], str]]] = {"csv": as_csv, "json": as_json}


def export(store: Store, way: str, path: Path) -> int:
    """Write the history to a file and say how many games are in it; raises HistoryError."""
    text = WAYS[way](store)
    beside = path.with_name(path.name + ".part")
    try:
        with open(beside, "w", encoding="utf-8", newline="") as stream:
            stream.write(text)
        os.replace(beside, path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)
        raise HistoryError("cannot_export", file=os.fspath(path), reason=cause(error)) from error
    return store.count()


def _games(connection: sqlite3.Connection) -> list[sqlite3.Row]:
    return connection.execute("SELECT * FROM games ORDER BY began, file").fetchall()


def _bots(connection: sqlite3.Connection) -> dict[int, list[str]]:
    bots: dict[int, list[str]] = {}
    for row in connection.execute("SELECT game, level, character FROM seats WHERE level != '' ORDER BY game, seat"):
        bots.setdefault(row["game"], []).append(f"{row['level']}:{row['character']}")
    return bots


def _rating(row: sqlite3.Row) -> tuple[int | None, int | None]:
    return (None, None) if row["mu"] is None else (shown(row["mu"]), margin(row["sigma"]))


def _told(row: sqlite3.Row) -> dict[str, object]:
    told: dict[str, object] = {name: row[name] for name in _PLAIN}
    told["expansions"] = row["expansions"].split(",") if row["expansions"] else []
    told["teams"] = bool(row["teams"])
    told["rating"], told["rating_margin"] = _rating(row)
    return told

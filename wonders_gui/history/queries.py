"""Finding games: a filter and an order in, ids out; and the rows of some ids, as the list shows them."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from wonders_gui.art.faces import Scenery
from wonders_gui.history.content import check_game, check_kinds, check_seat
from wonders_gui.history.store import Store
from wonders_gui.naming import own_name

WON: Final = "won"
LOST: Final = "lost"
OPEN: Final = "open"
RATED: Final = "rated"
CITIES: Final = "cities"
TEAMS: Final = "teams"
NEWEST: Final = "newest"

KINDS: Final[Mapping[str, str]] = {
    "seven_2": "game = 'seven' AND edition = 2",
    "seven_1": "game = 'seven' AND edition = 1",
    CITIES: "game = 'seven' AND expansions LIKE '%cities%'",
    TEAMS: "teams",
    "duel": "game = 'duel'",
    "dice": "game = 'dice'",
}
"""What can be asked for as a kind of game; the first words are the keys of titles."""
RESULTS: Final[Mapping[str, str]] = {
    WON: "place = 1",
    LOST: "place > 1",
    OPEN: "ended = ''",
    RATED: "mu IS NOT NULL",
}
ORDERS: Final[Mapping[str, str]] = {
    NEWEST: "began DESC, file DESC",
    "oldest": "began, file",
    "most_points": "points DESC NULLS LAST, began DESC, file DESC",
    "fewest_points": "points ASC NULLS LAST, began DESC, file DESC",
    "most_gained": "gain DESC NULLS LAST, began DESC, file DESC",
    "most_lost": "gain ASC NULLS LAST, began DESC, file DESC",
}


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games are wanted; what is empty does not matter."""

    kind: str = ""
    players: int = 0
    result: str = ""
    level: str = ""
    """A level that sits at the table."""
    since: str = ""
    """A day, as ISO."""
    text: str = ""
    """Part of the name of the file or of a player."""
    boards: tuple[str, ...] = ()
    """Cities whose names hold the text, in whatever language that is."""

    def where(self) -> tuple[str, dict[str, object]]:
        """The condition and its values."""
        parts, values = ["1"], dict[str, object]()
        if self.kind:
            parts.append(KINDS[self.kind])
        if self.players:
            parts.append("players = :players")
            values["players"] = self.players
        if self.result:
            parts.append(RESULTS[self.result])
        if self.level:
            parts.append("EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id AND level = :level)")
            values["level"] = self.level
        if self.since:
            parts.append("max(began, ended) >= :since")
            values["since"] = self.since
        if self.text:
            parts.append(self._text_condition(values))
        return " AND ".join(f"({part})" for part in parts), values

    def _text_condition(self, values: dict[str, object]) -> str:
        values["text"] = self.text
        values.update({f"board{number}": board for number, board in enumerate(self.boards)})
        boards = ", ".join(f":board{number}" for number in range(len(self.boards)))
        in_names = "EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id AND holds(seats.name, :text))"
        return f"holds(file, :text) OR {in_names} OR board IN ({boards})"


@dataclass(frozen=True, slots=True)
class Person:
    """Who sat in a seat, as the list shows it."""

    name: str
    """Empty for a player without one."""
    level: str
    character: str
    points: int | None
    place: int | None


@dataclass(frozen=True, slots=True)
class Entry:
    """One game of the list."""

    id: int
    path: Path
    game: str
    edition: int
    expansions: tuple[str, ...]
    teams: bool
    players: int
    board: str
    side: str
    seat: int
    began: str
    ended: str
    daily: str
    age: int
    turn: int
    points: int | None
    place: int | None
    victory: str
    strategy: str
    unrated: str
    mu: float | None
    sigma: float | None
    gain: float | None
    scenery: Scenery | None = None
    """The player's wonder as it stood; None where that has not been read yet."""
    seats: tuple[Person, ...] = ()
    scores: Mapping[str, int] = field(default_factory=dict)
    """The player's own score sheet."""

    @property
    def is_finished(self) -> bool:
        """Whether it has come to an end."""
        return bool(self.ended)

    @property
    def others(self) -> tuple[Person, ...]:
        """Everybody but the player."""
        return tuple(person for seat, person in enumerate(self.seats) if seat != self.seat)


def found(store: Store, wanted: Filter, order: str = NEWEST) -> list[int]:
    """The ids of all games that fit, in order."""
    store.connection.create_function("holds", 2, _holds, deterministic=True)
    where, values = wanted.where()
    rows = store.connection.execute(f"SELECT id FROM games WHERE {where} ORDER BY {ORDERS[order]}", values)
    return [row[0] for row in rows]


def _holds(whole: str, part: str) -> bool:
    """Whether a text is part of another; the database itself knows capitals of English letters only."""
    return part.casefold() in whole.casefold()


def entries(connection: sqlite3.Connection, folder: Path, ids: Sequence[int]) -> list[Entry]:
    """The games with these ids, in this order; those that are gone by now are left out."""
    marks = ", ".join("?" * len(ids))
    seats: dict[int, list[sqlite3.Row]] = {}
    for row in connection.execute(f"SELECT * FROM seats WHERE game IN ({marks}) ORDER BY game, seat", ids):
        seats.setdefault(row["game"], []).append(row)
    rows = connection.execute(f"SELECT * FROM games WHERE id IN ({marks})", ids)
    known = {row["id"]: _entry(row, folder, seats.get(row["id"], [])) for row in rows}
    return [known[number] for number in ids if number in known]


def entry_of(store: Store, path: Path) -> Entry | None:
    """The game in a file."""
    row = store.connection.execute("SELECT id FROM games WHERE file = ?", (path.name,)).fetchone()
    return None if row is None else entries(store.connection, store.folder, [row["id"]])[0]


def daily_entries(store: Store) -> list[Entry]:
    """All daily deals that were begun, the first of each deal before those that came after it."""
    rows = store.connection.execute("SELECT id FROM games WHERE daily != '' AND own ORDER BY daily, began, file")
    return entries(store.connection, store.folder, [row[0] for row in rows])


def _entry(row: sqlite3.Row, folder: Path, seats: Sequence[sqlite3.Row]) -> Entry:
    """A game as it stands in the database, which is not believed: see `content`."""
    check_kinds("games", row)
    check_game(row)
    for seat in seats:
        check_kinds("seats", seat)
        check_seat(seat)
    return Entry(
        id=row["id"],
        path=folder / row["file"],
        game=row["game"],
        edition=row["edition"],
        expansions=tuple(row["expansions"].split(",")) if row["expansions"] else (),
        teams=bool(row["teams"]),
        players=row["players"],
        board=row["board"],
        side=row["side"],
        seat=row["seat"],
        began=row["began"],
        ended=row["ended"],
        daily=row["daily"],
        age=row["age"],
        turn=row["turn"],
        points=row["points"],
        place=row["place"],
        victory=row["victory"],
        strategy=row["strategy"],
        unrated=row["unrated"],
        scenery=_scenery(row),
        mu=row["mu"],
        sigma=row["sigma"],
        gain=row["gain"],
        seats=tuple(_person(seat, row["seat"]) for seat in seats),
        scores=next((json.loads(seat["scores"]) for seat in seats if seat["seat"] == row["seat"]), {}),
    )


def _person(row: sqlite3.Row, own: int) -> Person:
    """Whoever sat there; `own` is the player's seat, whose name may be a word that older versions wrote."""
    name = own_name(row["name"]) if row["seat"] == own else row["name"]
    return Person(name, row["level"], row["character"], row["points"], row["place"])


def _scenery(row: sqlite3.Row) -> Scenery | None:
    return Scenery(row["wonder"], bool(row["night"]), row["built"], row["stages"]) if row["wonder"] else None

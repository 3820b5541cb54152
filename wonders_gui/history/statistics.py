"""What the history says about how the player plays: tallies by game, board, strategy and opponents, and over time."""

import sqlite3
from dataclasses import dataclass
from typing import Final

from wonders_gui.history.queries import KINDS, Filter
from wonders_gui.history.store import Store

WINDOW: Final = 20
"""So many games are in each rolling figure."""
STEADY: Final = 5
"""A long curve begins after so many games: the figures of the very first ones jump about."""
MOST_POINTS_OF_A_CHART: Final = 200
"""A curve of more games is thinned out to so many places."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of games that have something in common."""

    key: str
    games: int
    wins: float
    mean: float
    best: int

    @property
    def share(self) -> float:
        """The share of victories."""
        return self.wins / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True)
class Moment:
    """One finished game on the way: when, and the rolling figures up to it."""

    number: int
    ended: str
    share: float
    mean: float
    points: int


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """The rating after a game."""

    number: int
    ended: str
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Statistics:
    """Everything for one kind of game, or for all."""

    total: Tally
    first: str
    """When the first of these games ended; empty when there is none."""
    kinds: tuple[Tally, ...]
    boards: tuple[Tally, ...]
    strategies: tuple[Tally, ...]
    levels: tuple[Tally, ...]
    characters: tuple[Tally, ...]
    players: tuple[Tally, ...]
    victories: tuple[Tally, ...]
    """Ways in which games of Duel ended; the wins are the player's."""
    course: tuple[Moment, ...]
    ratings: tuple[RatingPoint, ...]


def statistics(store: Store, kind: str = "") -> Statistics:
    """The figures of all finished games that were played here, of one kind or of all."""
    connection = store.connection
    where, _values = Filter(kind).where()
    where = f"own AND ended != '' AND {where}"
    return Statistics(
        total=_total(connection, where),
        first=connection.execute(f"SELECT coalesce(min(ended), '') FROM games WHERE {where}").fetchone()[0],
        kinds=tuple(_of_kind(connection, where, name) for name in KINDS),
        boards=_by(connection, "board", f"{where} AND board != ''"),
        strategies=_by(connection, "strategy", where),
        levels=_by_seats(connection, "level", where),
        characters=_by_seats(connection, "character", where),
        players=_by(connection, "CAST(players AS TEXT)", where),
        victories=_by(connection, "victory", f"{where} AND victory != ''"),
        course=_course(connection, where),
        ratings=_ratings(connection, where),
    )


_FIGURES: Final = "count(*) AS games, total(win) AS wins, avg(points) AS mean, max(points) AS best"


def _tally(row: sqlite3.Row, key: str) -> Tally:
    return Tally(key, row["games"], row["wins"], row["mean"] or 0.0, row["best"] or 0)


def _total(connection: sqlite3.Connection, where: str) -> Tally:
    return _tally(connection.execute(f"SELECT {_FIGURES} FROM games WHERE {where}").fetchone(), "")


def _of_kind(connection: sqlite3.Connection, where: str, kind: str) -> Tally:
    return _tally(connection.execute(f"SELECT {_FIGURES} FROM games WHERE {where} AND {KINDS[kind]}").fetchone(), kind)


def _by(connection: sqlite3.Connection, column: str, where: str) -> tuple[Tally, ...]:
    rows = connection.execute(
        f"SELECT {column} AS word, {_FIGURES} FROM games WHERE {where} GROUP BY word ORDER BY games DESC, word"
    )
    return tuple(_tally(row, row["word"]) for row in rows)


def _by_seats(connection: sqlite3.Connection, column: str, where: str) -> tuple[Tally, ...]:
    """Games with at least one bot of the kind at the table."""
    rows = connection.execute(
        f"""SELECT word, {_FIGURES} FROM games JOIN
            (SELECT DISTINCT game AS played, {column} AS word FROM seats WHERE level != '') ON played = games.id
            WHERE {where} GROUP BY word ORDER BY games DESC, word"""
    )
    return tuple(_tally(row, row["word"]) for row in rows)


def _course(connection: sqlite3.Connection, where: str) -> tuple[Moment, ...]:
    rows = connection.execute(f"SELECT ended, win, points FROM games WHERE {where} ORDER BY ended, file").fetchall()
    first = STEADY if len(rows) > 2 * STEADY else 0
    return tuple(_moment(rows, number) for number in _thinned(len(rows)) if number >= first)


def _moment(rows: list[sqlite3.Row], number: int) -> Moment:
    window = rows[max(0, number - WINDOW + 1) : number + 1]
    share = sum(row["win"] for row in window) / len(window)
    mean = sum(row["points"] for row in window) / len(window)
    return Moment(number + 1, rows[number]["ended"], share, mean, rows[number]["points"])


def _ratings(connection: sqlite3.Connection, where: str) -> tuple[RatingPoint, ...]:
    """One game has one rating: with several games at once, there is no curve."""
    rows = connection.execute(
        f"SELECT game, ended, mu, sigma FROM games WHERE {where} AND mu IS NOT NULL ORDER BY ended, file"
    ).fetchall()
    if len({row["game"] for row in rows}) != 1:
        return ()
    return tuple(
        RatingPoint(number + 1, rows[number]["ended"], rows[number]["mu"], rows[number]["sigma"])
        for number in _thinned(len(rows))
    )


def _thinned(count: int) -> list[int]:
    """The numbers of the games that a curve shows: all, or as many as it has room for, the last one among them."""
    if count <= MOST_POINTS_OF_A_CHART:
        return list(range(count))
    return [(place + 1) * count // MOST_POINTS_OF_A_CHART - 1 for place in range(MOST_POINTS_OF_A_CHART)]


def last_ratings(store: Store) -> dict[str, RatingPoint]:
    """The current rating in every game that has one, with the number of rated games."""
    rows = store.connection.execute(
        """SELECT game, ended, mu, sigma, number FROM
           (SELECT game, ended, mu, sigma, count(*) OVER (PARTITION BY game) AS number,
                   row_number() OVER (PARTITION BY game ORDER BY ended DESC, file DESC) AS place
            FROM games WHERE mu IS NOT NULL)
           WHERE place = 1"""
    )
    return {row["game"]: RatingPoint(row["number"], row["ended"], row["mu"], row["sigma"]) for row in rows}

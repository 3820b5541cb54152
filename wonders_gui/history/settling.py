"""What one game alone cannot tell: whether its cards were known from an older one, and the rating after each game."""

import sqlite3
from collections.abc import Iterable
from typing import Final

from wonders_gui.history.rating import BEGINNING, LADDER, Rival, Skill, after_game
from wonders_gui.history.rules import SAME_DEAL

TEAM: Final = 2
_DEALS: Final = """
UPDATE games SET unrated = CASE
    WHEN flaw != '' THEN flaw
    WHEN EXISTS (SELECT 1 FROM games AS older
                 WHERE older.deal = games.deal AND (older.began, older.file) < (games.began, games.file)) THEN :same
    ELSE '' END
WHERE unrated IS NOT CASE
    WHEN flaw != '' THEN flaw
    WHEN EXISTS (SELECT 1 FROM games AS older
                 WHERE older.deal = games.deal AND (older.began, older.file) < (games.began, games.file)) THEN :same
    ELSE '' END
"""
_RATED: Final = """
SELECT games.id, games.game, games.teams, games.seat AS own, games.place AS own_place, games.mu, games.sigma,
       seats.seat, seats.level, seats.place
FROM games JOIN seats ON seats.game = games.id AND seats.seat != games.seat
WHERE games.unrated = '' AND games.ended != '' ORDER BY games.ended, games.file, seats.seat
"""


def settle(connection: sqlite3.Connection) -> None:
    """Say of every game whether it is rated, and compute all ratings that are not right any more."""
    connection.execute(_DEALS, {"same": SAME_DEAL})
    connection.execute("UPDATE games SET mu = NULL, sigma = NULL, gain = NULL WHERE unrated != '' AND mu IS NOT NULL")
    skills: dict[str, Skill] = {}
    changes: list[tuple[float, float, float, int]] = []
    for table in _tables(connection.execute(_RATED)):
        first = table[0]
        game = str(first["game"])
        before = skills.get(game, BEGINNING)
        skills[game] = after = after_game(before, game, first["own_place"], [_rival(row) for row in table])
        if (first["mu"], first["sigma"]) != (after.mu, after.sigma):
            changes.append((after.mu, after.sigma, after.mu - before.mu, first["id"]))
    connection.executemany("UPDATE games SET mu = ?, sigma = ?, gain = ? WHERE id = ?", changes)


def _tables(rows: Iterable[sqlite3.Row]) -> Iterable[list[sqlite3.Row]]:
    """The opponents of each game; a partner is none of them, and nobody can be rated against strangers."""
    table: list[sqlite3.Row] = []
    for row in rows:
        if table and table[0]["id"] != row["id"]:
            yield table
            table = []
        is_partner = row["teams"] and row["seat"] // TEAM == row["own"] // TEAM
        if not is_partner and row["level"] in LADDER.get(row["game"], {}):
            table.append(row)
    if table:
        yield table


def _rival(row: sqlite3.Row) -> Rival:
    return Rival(row["level"], row["place"])

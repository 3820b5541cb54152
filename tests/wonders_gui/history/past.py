"""Small saves and records for tests of the history."""

import os
from datetime import date, datetime
from pathlib import Path
from random import Random

from engine.core.session import Session
from engine.duel.config import table as duel_table
from engine.duel.game import DUEL
from engine.seven.config import table as seven_table
from engine.seven.game import SEVEN
from wonders_gui.marks import Marks
from wonders_gui.opponents import Opponent
from wonders_gui.saves import Games, Keeping
from wonders_gui.seating import Seating

BEGAN = datetime(2026, 3, 1, 20, 0)


def keep_duel(
    games: Games,
    seed: int = 1,
    name: str = "",
    marks: Marks | None = None,
    decisions: int = 1000,
    level: str = "citizen",
) -> Path:
    """A game of Duel played by chance and saved as the window would; the player has seat 0."""
    session = Session.start(DUEL, duel_table(seed))
    path = games.folder / f"{name or f'duel {seed}'}.wonders"
    Keeping(path, Seating(0, ("Thea", "Zeno"), {1: Opponent(level)}), marks or Marks(began=BEGAN)).attach(session)
    play(session, decisions)
    return path


def keep_seven(
    games: Games, seed: int = 1, players: int = 3, decisions: int = 1000, marks: Marks | None = None
) -> Path:
    """The same of 7 Wonders."""
    session = Session.start(SEVEN, seven_table(2, players, seed))
    path = games.folder / f"seven {seed}.wonders"
    names = ("Thea", "Zeno", "Iris", "Demo", "Amat", "Lysis", "Phila")[:players]
    bots = {seat: Opponent("citizen", "scholar") for seat in range(1, players)}
    Keeping(path, Seating(0, names, bots), marks or Marks(began=BEGAN)).attach(session)
    play(session, decisions)
    return path


def play(session: "Session[object, object, object, object, object] | object", decisions: int = 1000) -> None:
    """Decide by chance, so many times or to the end."""
    assert isinstance(session, Session)
    rng = Random(7)
    while (seats := session.to_move()) and decisions:
        session.submit(rng.choice(session.legal(seats[0])))
        decisions -= 1


def dated(path: Path, moment: datetime) -> Path:
    """Let a file have been written at a moment."""
    os.utime(path, (moment.timestamp(), moment.timestamp()))
    return path


def daily(day: date, began: datetime | None = None) -> Marks:
    """The marks of a daily deal, begun on its day unless told otherwise."""
    return Marks(began or datetime(day.year, day.month, day.day, 18), day)

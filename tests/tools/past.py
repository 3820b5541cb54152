"""A made-up past, always the same for the same seed: for pictures, tests and measurements.

`python -m tests.tools.past FOLDER 5000` makes so many games as rows of the history, with empty files beside them;
`--saves` plays real games by chance instead, and leaves the history to be read from their files.
"""

import os
import sys
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final

from ai.registry import CHARACTERS
from engine.catalog.loader import load_seven
from engine.core.savefile import save_as
from engine.core.session import Session
from engine.dice.book import words
from engine.dice.config import table as dice_table
from engine.dice.game import DICE, score_order
from engine.duel.config import table as duel_table
from engine.duel.game import DUEL, SCORE_ORDER
from engine.seven.config import CITIES
from engine.seven.config import table as seven_table
from engine.seven.game import SEVEN
from wonders_gui.art.faces import Scenery
from wonders_gui.history import settling
from wonders_gui.history.daily import GAMES
from wonders_gui.history.records import GameRecord, Result, SeatRecord
from wonders_gui.history.rules import UNFINISHED, flaw_of
from wonders_gui.history.schema import writing
from wonders_gui.history.store import Store, insert, open_store, stamps
from wonders_gui.marks import HINTED
from wonders_gui.opponents import NAMES
from wonders_gui.scenery import NIGHTS
from wonders_gui.texts.names_dice import city_of

LEVELS: Final = ("novice", "apprentice", "citizen", "citizen", "strategist", "master")
VICTORIES: Final = ("civilian", "civilian", "civilian", "military", "scientific")
LAST: Final = date(2026, 11, 16)


def fill(folder: Path, games: int, last: date = LAST, seed: int = 7) -> None:
    """Let so many games have been played, the last ones on the day `last`."""
    folder.mkdir(parents=True, exist_ok=True)
    rng = Random(seed)
    records = [_record(rng, _moment(rng, last, games - number), number) for number in range(games)]
    store = open_store(folder).store
    write(store, records)
    store.close()


def fill_days(folder: Path, last: date, days: int = 12, seed: int = 7) -> None:
    """Let daily deals have been played in the days before `last`, with a gap on the sixth day back."""
    rng = Random(seed)
    records: list[GameRecord] = []
    for back in (back for back in range(1, days + 1) if back != 6):
        day = last - timedelta(days=back)
        for game in GAMES[: 1 + rng.randrange(3)]:
            when = datetime(day.year, day.month, day.day, 20, rng.randrange(60))
            records.append(_record(rng, when, 100_000 + len(records), game, day))
    store = open_store(folder).store
    write(store, records)
    store.close()


def write(store: Store, records: Sequence[GameRecord]) -> None:
    """Put games into the database, with an empty file for each, so that nothing seems to be missing."""
    for record in records:
        (store.folder / record.file).touch()
    there = stamps(store.folder)
    with writing(store.connection):
        for record in records:
            stamp = there[record.file]
            store.connection.execute("INSERT INTO files VALUES (?, ?, ?)", (record.file, stamp.size, stamp.changed))
            insert(store.connection, record)
        settling.settle(store.connection)


def _moment(rng: Random, last: date, back: int) -> datetime:
    """Games lie a few hours apart, so that a later number is a later game."""
    evening = datetime(last.year, last.month, last.day, 19, 30)
    return evening - timedelta(hours=9 * back, minutes=rng.randrange(300))


def _scenery(number: int, seat: SeatRecord) -> Scenery:
    return Scenery(seat.board or "piraeus", seat.side in NIGHTS, number % 4, 3)


def _record(rng: Random, when: datetime, number: int, game: str = "", daily: date | None = None) -> GameRecord:
    game = game or rng.choice(("seven", "seven", "seven", "duel", "duel", "dice"))
    edition = rng.choice((2, 2, 1)) if game == "seven" else 0
    expansions = (CITIES,) if edition == 2 and rng.random() < 0.25 else ()
    players = 2 if game == "duel" else rng.choice((3, 3, 4, 5, 7))
    teams = bool(expansions) and players == 4
    finished = rng.random() < 0.94
    kinds = (HINTED,) if rng.random() < 0.08 else ()
    flaw = flaw_of(kinds, knew_better=rng.random() < 0.06) if finished else UNFINISHED
    seats = _seats(rng, game, edition, players, teams, number, finished)
    result = _result(rng, game, seats, when) if finished else None
    return GameRecord(
        file=f"{when:%Y-%m-%d %H.%M.%S} {game} {number}.wonders",
        game=game,
        edition=edition,
        expansions=expansions,
        teams=teams,
        players=players,
        seed=number,
        seat=0,
        board=seats[0].board,
        side=seats[0].side,
        began=(when - timedelta(minutes=25)).isoformat(timespec="seconds"),
        daily="" if daily is None else daily.isoformat(),
        kinds=kinds,
        flaw=flaw,
        age=0 if game == "dice" else rng.randint(1, 3),
        turn=rng.randint(1, 6),
        decisions=80,
        seats=tuple(seats),
        result=result,
        scenery=_scenery(number, seats[0]),
    )


def _seats(
    rng: Random, game: str, edition: int, players: int, teams: bool, number: int, finished: bool
) -> list[SeatRecord]:
    """The player becomes a little stronger with every game, and novices are easier than masters."""
    people = ["Thea", *rng.sample(NAMES, players - 1)]
    levels = ["", *(rng.choice(LEVELS) for _ in people[1:])]
    boards = rng.sample(_boards(game, edition), players) if game != "duel" else [""] * players
    sides = tuple(load_seven(edition).sides) if edition else ("",)
    strength = [50 + min(number, 400) / 60, *(38 + 4 * LEVELS.index(level) for level in levels[1:])]
    sheets = [_sheet(rng, game, rng.gauss(mean, 8)) for mean in strength]
    totals = [sum(sheet.values()) for sheet in sheets]
    if teams:
        totals = [totals[seat - seat % 2] + totals[seat - seat % 2 + 1] for seat in range(players)]
    places = [1 + sum(other > total for other in set(totals)) for total in totals]
    return [
        SeatRecord(
            seat,
            people[seat],
            levels[seat],
            "" if seat == 0 else rng.choice(list(CHARACTERS)),
            boards[seat],
            rng.choice(sides),
            sum(sheets[seat].values()) if finished else None,
            places[seat] if finished else None,
            sheets[seat] if finished else {},
        )
        for seat in range(players)
    ]


def _boards(game: str, edition: int) -> list[str]:
    return (
        [board.id for board in load_seven(edition).boards]
        if game == "seven"
        else [city_of(board) for board in words().board_ids]
    )


def _sheet(rng: Random, game: str, points: float) -> dict[str, int]:
    lines = {"duel": SCORE_ORDER, "dice": score_order()}.get(game)
    order = tuple(lines) if lines is not None else tuple(load_seven(2).score_order)
    parts = [rng.random() ** 2 for _ in order]
    return {line: round(points * part / sum(parts)) for line, part in zip(order, parts, strict=True)}


def _result(rng: Random, game: str, seats: Sequence[SeatRecord], when: datetime) -> Result:
    own = seats[0]
    assert own.points is not None
    assert own.place is not None
    first = sum(seat.place == 1 for seat in seats)
    strategy = max(own.scores, key=lambda line: own.scores[line])
    victory = rng.choice(VICTORIES) if game == "duel" else ""
    win = 1.0 / first if own.place == 1 else 0.0
    return Result(when.isoformat(timespec="seconds"), own.points, own.place, win, victory, strategy)


# -- real games -------------------------------------------------------------------------------------------------------


def play(folder: Path, games: int) -> None:
    """Real saves of games played by chance: 7 Wonders with 3, 5 and 7, Duel and Dice."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        session = _started(number)
        rng = Random(number)
        while seats := session.to_move():
            session.submit(rng.choice(session.legal(seats[0])))
        path = folder / f"game {number}.wonders"
        save_as(session, path, "tests")
        moment = datetime(2020, 1, 1) + timedelta(hours=number)
        os.utime(path, (moment.timestamp(), moment.timestamp()))


def _started(number: int) -> "Session[object, object, object, object, object]":
    kind = number % 5
    if kind == 3:
        return Session.start(DUEL, duel_table(number))  # type: ignore[arg-type]
    if kind == 4:
        return Session.start(DICE, dice_table(number, 3))  # type: ignore[arg-type]
    return Session.start(SEVEN, seven_table(2, (3, 5, 7)[kind], number))  # type: ignore[arg-type]


def main(arguments: Sequence[str]) -> int:
    """Make a past."""
    folder, games = Path(arguments[0]), int(arguments[1])
    (play if "--saves" in arguments else fill)(folder, games)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

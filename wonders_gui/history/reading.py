"""Reads a saved game for the history: quickly while it is unfinished, by its recorded events when it has an end."""

import logging
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from engine.catalog.loader import load_seven
from engine.core.errors import SaveError
from engine.core.game import Json, Standing
from engine.core.lookback import first_end, knew_better, position_at
from engine.core.savefile import Trust, load
from engine.core.savelines import shown
from engine.core.schema import Place, blamed_on
from engine.core.seats import NOBODY
from engine.dice.book import words as dice_words
from engine.dice.state import State as DiceState
from engine.duel.codec import VICTORY_NAMES
from engine.duel.state import State as DuelState
from engine.seven.state import State as SevenState
from wonders_gui.art.faces import Scenery
from wonders_gui.built import scenery_in
from wonders_gui.history.records import SHARED, GameRecord, Result, SeatRecord
from wonders_gui.history.rules import UNFINISHED, flaw_of
from wonders_gui.marks import Marks
from wonders_gui.saves import AnySession, rules_of
from wonders_gui.savesummary import Summary, began_in, summary_of
from wonders_gui.scenery import scenery_of
from wonders_gui.texts.names_dice import city_of

log = logging.getLogger(__name__)

TEAM: Final = 2
LARGEST: Final = 2**63
"""What is no number for a database any more."""
SUPREMACIES: Final[Mapping[str, str]] = {"military": "military", "scientific": "science"}
"""Victories of Duel that need no points, with the line of the score sheet that they belong to."""


def read_game(path: Path) -> GameRecord:
    """The game in a file; raises SaveError when there is none. One that is damaged further on is unfinished."""
    summary = summary_of(path)
    if summary.has_end:
        try:
            with blamed_on(Place(shown(path), 1), "events"):  # our own files are believed, and may be forged
                return _finished(summary)
        except SaveError as error:
            log.warning("history: %s cannot be read to its end: %s", path.name, error)
    return _unfinished(summary)


def _unfinished(summary: Summary) -> GameRecord:
    board = summary.city if summary.game in ("seven", "dice") else ""
    seats = [_seat(summary, seat, board if seat == summary.seating.seat else "", "") for seat in _seats(summary)]
    return _record(summary, seats, UNFINISHED, None, scenery_of(summary))


def _finished(summary: Summary) -> GameRecord:
    game = rules_of(summary.game)
    session: AnySession = load(summary.path, {summary.game: game}, Trust.TRUSTED).session
    end = first_end(session)
    if end is None:  # it says so, but it is not
        return _unfinished(summary)
    state = position_at(session, end)
    own = summary.seating.seat
    standings = {standing.seat: standing for standing in game.standings(state)}
    scores = [game.score(state, seat) for seat in _seats(summary)]
    seats = [_seat(summary, seat, *_board(state, seat), standings[seat], scores[seat]) for seat in _seats(summary)]
    flaw = flaw_of(summary.marks.kinds, knew_better=knew_better(session, own, end))
    victory = _victory(state)
    result = Result(
        summary.modified.isoformat(timespec="seconds"),
        standings[own].points,
        standings[own].place,
        _win(own, seats, _in_teams(summary)),
        victory,
        _strategy(scores[own], victory if standings[own].place == 1 else ""),
    )
    return _record(summary, seats, flaw, result, scenery_in(state, own))


def _record(
    summary: Summary, seats: Sequence[SeatRecord], flaw: str, result: Result | None, scenery: Scenery
) -> GameRecord:
    config, own = summary.config, seats[summary.seating.seat]
    return GameRecord(
        file=summary.path.name,
        game=summary.game,
        edition=_number(config, "edition"),
        expansions=_words(config, "expansions"),
        teams=_in_teams(summary),
        players=summary.players,
        seed=_number(config, "seed"),
        seat=own.seat,
        board=own.board,
        side=own.side,
        began=_began(summary.path, summary.marks, summary.modified).isoformat(timespec="seconds"),
        daily="" if summary.marks.daily is None else summary.marks.daily.isoformat(),
        kinds=summary.marks.kinds,
        flaw=flaw,
        age=summary.age,
        turn=summary.turn,
        decisions=summary.decisions,
        seats=tuple(seats),
        result=result,
        scenery=scenery,
    )


# -- parts ------------------------------------------------------------------------------------------------------------


def _seats(summary: Summary) -> range:
    return range(summary.players)


def _seat(
    summary: Summary,
    seat: int,
    board: str,
    side: str,
    standing: Standing | None = None,
    scores: Mapping[str, int] | None = None,
) -> SeatRecord:
    bot = summary.seating.bots.get(seat)
    return SeatRecord(
        seat,
        summary.seating.names[seat],
        "" if bot is None else bot.level,
        "" if bot is None else bot.character,
        board,
        side,
        None if standing is None else standing.points,
        None if standing is None else standing.place,
        scores or {},
    )


def _board(state: object, seat: int) -> tuple[str, str]:
    """The city of a seat and the side of its board; Duel has neither."""
    if isinstance(state, SevenState):
        catalog = load_seven(state.book.edition, state.book.expansions)
        board, side = divmod(state.side[seat], len(catalog.sides))
        return catalog.boards[board].id, tuple(catalog.sides)[side]
    if isinstance(state, DiceState):
        return city_of(dice_words().board_ids[state.cities[seat].board.number]), ""
    return "", ""


def _victory(state: object) -> str:
    if not isinstance(state, DuelState):
        return ""
    return SHARED if state.winner == NOBODY else VICTORY_NAMES[state.victory]


def _win(own: int, seats: Sequence[SeatRecord], in_teams: bool) -> float:
    """A shared victory is shared out; partners have theirs together."""
    first = [seat for seat in seats if seat.place == 1]
    if seats[own] not in first:
        return 0.0
    return 1.0 / max(1, len(first) // TEAM) if in_teams else 1.0 / len(first)


def _strategy(scores: Mapping[str, int], won_by: str) -> str:
    if won_by in SUPREMACIES:
        return SUPREMACIES[won_by]
    return max(scores, key=lambda category: scores[category])


def _began(path: Path, marks: Marks, modified: datetime) -> datetime:
    """When the game began, as its notes or else its name tell; older files do not say it."""
    return marks.began or began_in(path.stem) or modified


def _in_teams(summary: Summary) -> bool:
    return summary.config.get("teams") is True


def _number(config: Json, field: str) -> int:
    value = config.get(field)
    return value if isinstance(value, int) and not isinstance(value, bool) and abs(value) < LARGEST else 0


def _words(config: Json, field: str) -> tuple[str, ...]:
    told = config.get(field)
    return tuple(word for word in told if isinstance(word, str)) if isinstance(told, list) else ()

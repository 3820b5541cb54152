"""`wonders replay`: what happened in a saved game, as a summary, as text or as JSON."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from engine.core.game import Json
from engine.core.savefile import Loaded, LoadReport, Trust, load
from engine.seven.commands import Command
from engine.seven.config import Config
from engine.seven.events import Event
from engine.seven.game import SEVEN
from engine.seven.state import State
from engine.seven.view import View
from wonders_gui.cli.exits import OK
from wonders_gui.cli.games import GAMES, SevenSession
from wonders_gui.cli.names import EDITIONS, Names, counted
from wonders_gui.cli.parser import UsageError, whole_number
from wonders_gui.cli.printer import story
from wonders_gui.cli.scoresheet import score_sheet, standings

Save = Loaded[Config, State, Command, Event, View]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this verb."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument("--text", action="store_true", help="tell the whole game")
    parser.add_argument("--json", action="store_true", help="the score and the counts as JSON")
    parser.add_argument("--untrusted", action="store_true", help="believe only what the rules confirm")
    parser.add_argument("--seat", type=whole_number, metavar="N", help="with --text: as this seat (from 0) may know it")


def run(options: argparse.Namespace) -> int:
    """Load and tell."""
    if options.text and options.json:
        raise UsageError("text_and_json")
    if options.seat is not None and not options.text:
        raise UsageError("seat_without_text")
    loaded = load(options.file, GAMES, Trust.UNTRUSTED if options.untrusted else Trust.TRUSTED)
    if options.json:
        print(json.dumps(report(loaded), indent=2))
        return OK
    lines = told_to(loaded.session, options.seat) if options.text else summary(loaded)
    for line in lines:
        print(line)
    return OK


def told_to(session: SevenSession, seat: int | None) -> Iterator[str]:
    """The whole game, for everybody or for one seat."""
    highest = session.config.players - 1
    if seat is not None and not 0 <= seat <= highest:
        raise UsageError("no_such_seat_here", seat=seat, highest=highest)
    return story(session, seat)


def summary(loaded: Save) -> Iterator[str]:
    """Which game it is, how far it has come, and the score when it is over."""
    session = loaded.session
    config, state = session.config, session.state
    names = Names(config.edition)
    yield f"7 Wonders, {EDITIONS[config.edition]}, {config.players} players, seed {config.seed}"
    yield from (f"  seat {seat}: {names.board(state, seat)}" for seat in range(config.players))
    yield from _notes(loaded.report)
    if session.to_move():
        yield "the game is not over"
        return
    yield ""
    yield from score_sheet(state)
    yield ""
    yield from standings(state)


def _notes(report: LoadReport) -> Iterator[str]:
    yield f"begun with {report.program}, {counted(report.decisions, 'decision', 'decisions')}"
    if report.dropped_tail:
        yield "the last line was torn and was left out"
    if report.catalog_differs:
        yield "the game was played with other card data than this program has"


def report(loaded: Save) -> Json:
    """The score and the counts as plain data."""
    session, about = loaded.session, loaded.report
    config = session.config
    return {
        "game": session.game.name,
        "config": SEVEN.config_to_json(config),
        "program": about.program,
        "version": about.version,
        "decisions": about.decisions,
        "at": session.at,
        "depth": len(session.path()) - 1,
        "events": sum(len(session.tree.events(node)) for node in session.path()),
        "dropped_tail": about.dropped_tail,
        "catalog_differs": about.catalog_differs,
        "over": not session.to_move(),
        "to_move": list(session.to_move()),
        "score": [dict(session.score(seat)) for seat in range(config.players)],
        "standings": [
            {"seat": standing.seat, "place": standing.place, "points": standing.points}
            for standing in session.standings()
        ],
    }

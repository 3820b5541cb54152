"""`wonders position`: a position from a file, what can be said of it, and what happens when moves are made there."""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.core.errors import CodedError
from engine.core.game import Json
from engine.seven.analysis import analysis
from engine.seven.events import Event
from engine.seven.game import SEVEN
from engine.seven.moves import move_from_text
from engine.seven.position import write_position
from engine.seven.state import State
from wonders_gui.cli.exits import OK
from wonders_gui.cli.names import refusal_sentence
from wonders_gui.cli.overview import overview
from wonders_gui.cli.parser import UsageError
from wonders_gui.cli.position_file import position_in
from wonders_gui.cli.printer import told


class MoveRefused(CodedError):  # noqa: N818 - a refusal is no error of the program
    """A move that the rules do not allow."""


@dataclass(frozen=True, slots=True)
class Played:
    """A position and what led to it from another one."""

    before: State
    events: list[Event]
    after: State


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this verb."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a position in YAML or JSON")
    parser.add_argument(
        "--do",
        action="append",
        default=[],
        metavar="MOVE",
        help="make a move first, such as '0 build baths left=2'; may be repeated",
    )
    parser.add_argument("--json", action="store_true", help="analysis, events and position as JSON")
    parser.add_argument("--yaml", action="store_true", help="only the position, as a file like the one given")


def run(options: argparse.Namespace) -> int:
    """Read, play on, and show."""
    if options.json and options.yaml:
        raise UsageError("json_and_yaml")
    played = play(position_in(options.file), options.do)
    if options.json:
        print(json.dumps(machine_form(played), indent=2))
    elif options.yaml:
        print(write_position(played.after), end="")
    else:
        print("\n".join(lines(played)))
    return OK


def play(state: State, moves: Sequence[str]) -> Played:
    """Make the moves one after another."""
    before = state.copy()
    happened: list[Event] = []
    ledger = SEVEN.ledger(state, happened)
    for text in moves:
        command = move_from_text(state, text)
        refusal = SEVEN.refusal(state, command)
        if refusal is not None:
            raise MoveRefused("move_refused", move=text, why=refusal_sentence(refusal, state))
        SEVEN.resolve(ledger, command)
    return Played(before, happened, state)


def machine_form(played: Played) -> Json:
    """All of it as plain data."""
    return {
        "analysis": analysis(played.after),
        "events": [SEVEN.event_to_json(played.after, event) for event in played.events],
        "position": SEVEN.state_to_json(played.after),
    }


def lines(played: Played) -> Iterator[str]:
    """What happened, and the position after it."""
    if played.events:
        yield "What happened"
        yield from told(played.before, played.events)
        yield ""
    yield from overview(played.after)

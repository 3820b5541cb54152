"""`wonders replay`: what happened in a saved game, as a summary, as text or as JSON."""

import argparse
import json
from pathlib import Path

from engine.core.savefile import Trust
from wonders_gui.cli.exits import OK
from wonders_gui.cli.parser import UsageError, whole_number
from wonders_gui.cli.save_file import saved_in


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
    saved = saved_in(options.file, Trust.UNTRUSTED if options.untrusted else Trust.TRUSTED)
    if options.json:
        print(json.dumps(saved.report(), indent=2))
        return OK
    for line in saved.story(options.seat) if options.text else saved.summary():
        print(line)
    return OK

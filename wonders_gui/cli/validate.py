"""`wonders validate`: says of saved games and positions whether they can be used, and what is wrong if not."""

import argparse
from pathlib import Path
from typing import Final

from engine.core.errors import CodedError, SaveError
from engine.core.savefile import Trust
from engine.core.saveformat import MAGIC
from engine.core.savelines import Limits, file_bytes, shown
from wonders_gui.cli.exits import BAD, OK
from wonders_gui.cli.position_file import described_in
from wonders_gui.cli.save_file import saved_in
from wonders_gui.cli.sentences import sentence_for
from wonders_gui.cli.words import counted

POSITIONS: Final = (".yaml", ".yml", ".json")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this verb."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a saved game, or a position (YAML, JSON)")


def run(options: argparse.Namespace) -> int:
    """Check every file, also after a bad one."""
    verdicts = [check(path) for path in options.files]
    return OK if all(verdicts) else BAD


def check(path: Path) -> bool:
    """Say whether one file can be used."""
    try:
        verdict = position_verdict(path) if is_position(path) else save_verdict(path)
    except CodedError as error:
        print(f"bad: {sentence_for(error)}")
        return False
    print(f"ok: {shown(path)}: {verdict}")
    return True


def is_position(path: Path) -> bool:
    """By the name, unless the file begins like a saved game."""
    return path.suffix.lower() in POSITIONS and not begins_like_a_save(path)


def begins_like_a_save(path: Path) -> bool:
    """A file that cannot be read begins like nothing; whoever reads it will say why."""
    try:
        return file_bytes(path, Limits()).startswith(MAGIC)
    except SaveError:
        return False


def save_verdict(path: Path) -> str:
    """Replay a saved game through the rules."""
    about = saved_in(path, Trust.UNTRUSTED).about
    told = f"a saved game with {counted(about.decisions, 'decision', 'decisions')}"
    return f"{told}; its torn last line was left out" if about.dropped_tail else told


def position_verdict(path: Path) -> str:
    """Lay a position out."""
    return f"a position of {counted(described_in(path).laid().players, 'player', 'players')}"

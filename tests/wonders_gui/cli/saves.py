"""What tests need to read save files themselves, and to change them."""

import json
from pathlib import Path

from engine.core.checksum import sealed
from engine.core.session import Session
from engine.seven.commands import Command
from engine.seven.config import Config
from engine.seven.events import Event
from engine.seven.game import SEVEN
from engine.seven.state import State
from engine.seven.view import View

SevenSession = Session[Config, State, Command, Event, View]
GAMES = {SEVEN.name: SEVEN}


def unfinished(save: Path, decisions: int) -> Path:
    """The first decisions of a saved game, as a killed program would have left them."""
    lines = save.read_bytes().splitlines(keepends=True)
    save.write_bytes(b"".join(lines[: decisions + 1]))
    return save


def forged(save: Path, old: bytes, new: bytes) -> None:
    """Change one thing in a saved game and seal it again."""
    total, lines = "", []
    for line in save.read_bytes().replace(old, new, 1).splitlines():
        body = json.loads(line)
        body.pop("sum")
        sealed_line, total = sealed(total, body)
        lines.append(sealed_line)
    save.write_bytes(b"".join(lines))

"""A saved game of Duel to use the command line on."""

from pathlib import Path

import pytest

from tests.wonders_gui.cli.terminal import Terminal
from wonders_gui.cli.simulation import save_name


@pytest.fixture
def duel_save(terminal: Terminal, tmp_path: Path) -> Path:
    """A whole game."""
    terminal.do("simulate", "--game", "duel", "--games", "1", "--seed", "7", "--save-dir", str(tmp_path))
    return tmp_path / save_name(7)

"""The command line in this process, and a saved game to use it on."""

from pathlib import Path

import pytest

from tests.wonders_gui.cli.terminal import Terminal
from wonders_gui.cli.simulation import save_name


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


@pytest.fixture
def save(terminal: Terminal, tmp_path: Path) -> Path:
    """A whole game of three players."""
    terminal.do("simulate", "--games", "1", "--seed", "7", "--save-dir", str(tmp_path))
    return tmp_path / save_name(7)

"""One window for each folder of data."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.wonders_gui.tables import PATIENCE
from wonders_gui.instance import LOCK, Instance

SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from wonders_gui.instance import Instance
app = QCoreApplication([])
second = Instance(Path(sys.argv[1]))
if second.is_first():
    sys.exit(3)
second.call_the_first(Path(sys.argv[2]) if len(sys.argv) > 2 else None)
"""


def second_start(*arguments: object) -> int:
    command = [sys.executable, "-c", SECOND, *map(str, arguments)]
    return subprocess.run(command, check=False, timeout=60).returncode


def test_a_second_start_calls_the_first_and_leaves(qtbot: QtBot, tmp_path: Path) -> None:
    first = Instance(tmp_path)
    assert first.is_first()
    with qtbot.waitSignal(first.called, timeout=PATIENCE) as caught:
        assert second_start(tmp_path) == 0
    assert caught.args == [None]
    first.release()


def test_a_second_start_hands_its_file_over(qtbot: QtBot, tmp_path: Path) -> None:
    first = Instance(tmp_path)
    assert first.is_first()
    with qtbot.waitSignal(first.called, timeout=PATIENCE) as caught:
        assert second_start(tmp_path, tmp_path / "a game.wonders") == 0
    assert caught.args == [tmp_path / "a game.wonders"]
    first.release()


def test_another_folder_is_another_window(tmp_path: Path) -> None:
    first = Instance(tmp_path / "one")
    assert first.is_first()
    assert second_start(tmp_path / "two") == 3
    first.release()


def test_whoever_was_killed_holds_nothing(tmp_path: Path) -> None:
    holder = SECOND.replace("sys.exit(3)", "import os; os._exit(9)")
    assert subprocess.run([sys.executable, "-c", holder, str(tmp_path)], check=False, timeout=60).returncode == 9
    assert (tmp_path / LOCK).exists()
    again = Instance(tmp_path)
    assert again.is_first()
    again.release()


@pytest.mark.skipif(os.name == "nt", reason="paths look otherwise there")
def test_a_folder_that_cannot_be_made_does_not_stop_the_start(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert Instance(tmp_path / "file" / "data").is_first()


def test_calls_that_make_no_sense_only_bring_the_window_forward(qtbot: QtBot, tmp_path: Path) -> None:
    first = Instance(tmp_path)
    assert first.is_first()
    for said in ("{", "7", '{"open": 7}'):
        with qtbot.waitSignal(first.called, timeout=PATIENCE) as caught:
            (tmp_path / "calls" / "call-1").write_text(said)
        assert caught.args == [None]
    first.release()

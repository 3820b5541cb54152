"""Folders: the ones of the system, all beside the program, or all in one place."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wonders_gui import paths


def test_one_folder_can_hold_everything(tmp_path: Path) -> None:
    folders = paths.below(tmp_path)
    assert folders.settings == tmp_path / "config" / "settings.ini"
    assert folders.games == tmp_path / "games"
    assert folders.logs == tmp_path / "logs"


def test_portable_means_beside_the_program() -> None:
    assert paths.portable().data.parent == paths.program_folder()


@pytest.mark.skipif(sys.platform != "linux", reason="each system has its own")
def test_the_folders_of_the_desktop_are_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "c"))
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path))
    folders = paths.usual()
    assert folders.config == tmp_path / "c" / "wonders"
    assert folders.data == tmp_path / ".local" / "share" / "wonders"


def test_the_pictures_came_with_the_program() -> None:
    assert (paths.assets() / "fonts").is_dir()


def test_missing_pictures_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    with pytest.raises(paths.AssetsMissing, match="assets"):
        paths.assets()


def test_a_question_is_answered_without_a_window(tmp_path: Path) -> None:
    """The processes of bots import the same module: it must stay light."""
    code = "import sys, wonders_gui.__main__ as m; m.main(['--version']); assert 'PySide6.QtCore' not in sys.modules"
    environment = {**os.environ, "HOME": str(tmp_path)}
    assert subprocess.run([sys.executable, "-c", code], env=environment, check=False).returncode == 0
    assert list(tmp_path.iterdir()) == []

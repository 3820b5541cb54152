"""Folders: the ones of the system, all beside the program, or all in one place."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wonders_gui import paths
from wonders_gui.__main__ import main
from wonders_gui.cli.exits import USAGE


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


@pytest.fixture
def homeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the environment nor the list of users knows a home folder."""

    def unknown() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", unknown)
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("arguments", [[], ["history"]])
def test_without_a_home_folder_one_sentence_says_what_to_do(
    homeless: None, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert main(arguments) == USAGE
    (line,) = capsys.readouterr().err.splitlines()
    assert "--data-dir" in line
    assert "Traceback" not in line
    assert "bug" not in line


def test_dialogs_for_files_begin_somewhere_without_a_home_folder(homeless: None) -> None:
    assert paths.first_shown() == Path.cwd()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have other variables")
def test_no_home_folder_is_needed_where_the_environment_names_all_folders(
    homeless: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    assert paths.usual().games.is_relative_to(tmp_path)

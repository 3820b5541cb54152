"""What the program leaves alone: the network, and every folder that is not its own."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
HERE = Path(__file__).parent
PATIENCE = 300
OWN = {".config/wonders", ".local/share/wonders", ".local/state/wonders"}
FONTS = ".cache/fontconfig"  # where the system has no cache of its fonts, its library makes one in the home folder


def environment(home: Path, seen: Path) -> dict[str, str]:
    """That of somebody who has just got an account."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "QT_", "PYTEST", "COV"))}
    folders = {"HOME": str(home), "USERPROFILE": str(home), "TMPDIR": str(home / "tmp")}
    path = os.pathsep.join((str(HERE / "watch"), str(ROOT)))
    quiet = {"QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": "1", "WONDERS_SOCKETS": str(seen)}
    return {**kept, **folders, **quiet, "PYTHONPATH": path}


def inside(path: Path, home: Path) -> bool:
    """Whether a file lies where the program may keep things."""
    place = path.relative_to(home).as_posix()
    return any(place == own or place.startswith(f"{own}/") for own in (*OWN, FONTS))


@pytest.mark.skipif(sys.platform != "linux", reason="the folders are those of Linux")
def test_a_whole_game_opens_no_socket_and_writes_nowhere_else(tmp_path: Path) -> None:
    """The real program with its real processes of bots, in a new home."""
    home, seen, work = tmp_path / "home", tmp_path / "sockets.txt", tmp_path / "work"
    for folder in (home / "tmp", work):
        folder.mkdir(parents=True)
    command = [sys.executable, str(HERE / "alone.py"), "--game", "duel", "--seed", "5", "--lang", "da"]
    done = subprocess.run(
        command, env=environment(home, seen), cwd=work, timeout=PATIENCE, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert not seen.exists(), seen.read_text()
    written = [path for path in home.rglob("*") if path.is_file()]
    assert [path for path in written if not inside(path, home)] == []
    assert list(work.iterdir()) == []
    assert any(path.suffix == ".wonders" for path in written)
    assert any(path.name == "settings.ini" for path in written)


def test_the_watchman_hears_of_a_socket(tmp_path: Path) -> None:
    seen = tmp_path / "sockets.txt"
    for family, heard in (("AF_INET", True), ("AF_UNIX", False)):
        if not hasattr(socket, family):
            continue
        script = f"import socket; socket.socket(socket.{family}).close()"
        subprocess.run([sys.executable, "-c", script], env=environment(tmp_path, seen), check=True, timeout=PATIENCE)
        assert seen.exists() is heard
        seen.unlink(missing_ok=True)

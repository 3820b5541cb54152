"""A program that is killed at any moment leaves files that open, with at most the last decision missing.

WONDERS_KILLS=200 makes a long campaign of it.
"""

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from engine.core.savefile import Trust, load, resume
from tests.engine.core.table import GAMES, choose, everything

ROOT = Path(__file__).parents[3]
KILLS = int(os.environ.get("WONDERS_KILLS", "20"))


def promises_of_a_killed_player(folder: Path, seed: int) -> dict[str, int]:
    """Let a player play for a random moment, kill it, and give the steps it had promised for each file."""
    command = [sys.executable, "-m", "tests.engine.core.endless", str(folder), str(seed)]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE) as player:
        assert player.stdout is not None
        first = player.stdout.readline()
        time.sleep(Random(seed).uniform(0, 0.15))
        player.kill()
        words = [line.split() for line in (first + player.stdout.read()).decode().splitlines()]
    return {name: int(steps) for name, steps in words}


@pytest.mark.parametrize("seed", range(KILLS))
def test_a_killed_player_leaves_files_with_at_most_the_last_decision_missing(tmp_path: Path, seed: int) -> None:
    promises = promises_of_a_killed_player(tmp_path, seed)
    assert promises
    for name, promised in promises.items():
        ours = load(tmp_path / name, GAMES, Trust.TRUSTED)
        assert promised <= len(ours.session.tree.journal) <= promised + 1
        assert everything(load(tmp_path / name, GAMES, Trust.UNTRUSTED).session) == everything(ours.session)
    resumed = resume(tmp_path / name, GAMES, "test").session
    resumed.undo(99)
    choose(resumed, 1)
    assert everything(load(tmp_path / name, GAMES, Trust.UNTRUSTED).session) == everything(resumed)

"""A simulation that is killed at any moment leaves files that open, with at most the last decision missing.

WONDERS_KILLS=200 makes a long campaign of it.
"""

import os
import subprocess
import sys
import time
from itertools import cycle, islice
from pathlib import Path
from random import Random

import pytest

from engine.core.savefile import Trust, load, resume
from engine.seven.game import SEVEN
from tests.wonders_gui.cli.saves import GAMES, SevenSession
from tests.wonders_gui.cli.terminal import ROOT, environment
from wonders_gui.cli.randomly import random_session

KILLS = int(os.environ.get("WONDERS_KILLS", "10"))
TABLES = [("2", "3"), ("1", "2"), ("2", "7"), ("1", "3")]


def promises_of_a_killed_simulation(folder: Path, kill: int, table: tuple[str, str]) -> dict[str, int]:
    """Let it play for a random moment, kill it, and give the decisions it had promised for each file."""
    edition, players = table
    order = ["--save-dir", str(folder), "--edition", edition, "--players", players, "--seed", str(1000 * kill)]
    command = [sys.executable, "-m", "tests.wonders_gui.cli.promising", *order]
    with subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        time.sleep(Random(kill).uniform(0, 0.3))
        process.kill()
        words = [line.split() for line in (first + process.stdout.read()).decode().splitlines()]
    return {name: int(decisions) for name, decisions in words}


def told(session: SevenSession) -> list[object]:
    return [(node.command, node.events) for node in session.tree.decisions]


def finish(session: SevenSession) -> None:
    while seats := session.to_move():
        session.submit(session.legal(seats[0])[0])


@pytest.mark.parametrize(("kill", "table"), list(enumerate(islice(cycle(TABLES), KILLS))))
def test_a_killed_simulation_leaves_files_that_open(tmp_path: Path, kill: int, table: tuple[str, str]) -> None:
    promises = promises_of_a_killed_simulation(tmp_path, kill, table)
    assert promises
    *whole, last = promises
    for name in whole:
        assert not load(tmp_path / name, GAMES, Trust.TRUSTED).session.to_move()
    for file in tmp_path.glob("*.wonders"):  # the very last may be so new that nothing was promised for it
        session = resume(file, GAMES, "test").session
        decided = told(session)
        promised = promises.get(file.name, 0)
        assert promised <= len(decided) <= promised + 1
        assert decided == told(random_session(SEVEN, session.config))[: len(decided)]
    resumed = resume(tmp_path / last, GAMES, "test").session
    finish(resumed)
    assert told(load(tmp_path / last, GAMES, Trust.UNTRUSTED).session) == told(resumed)

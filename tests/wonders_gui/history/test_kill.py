"""A program that is killed while it writes the history loses nothing: the saves are there, and the history follows.

WONDERS_KILLS=200 makes a long campaign of it.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.wonders_gui.cli.terminal import ROOT, environment
from tests.wonders_gui.history.past import keep_duel
from tests.wonders_gui.history.writing import facts
from wonders_gui.history.store import open_store
from wonders_gui.saves import Games

KILLS = int(os.environ.get("WONDERS_KILLS", "12"))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the campaign forks")
def test_killed_at_any_moment_the_history_says_what_the_saves_say(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.wonders_gui.history.writing", str(tmp_path), str(KILLS)]
    done = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"{KILLS} kills" in done.stdout


def test_ratings_that_were_not_settled_before_the_kill_are_settled_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_duel(Games(tmp_path))
    store = open_store(tmp_path).store

    def die(_connection: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("wonders_gui.history.settling.settle", die)
        with pytest.raises(KeyboardInterrupt):
            store.sync()
    store.close()
    again = open_store(tmp_path).store
    assert again.sync().read == 0
    assert facts(again)[0].mu is not None
    again.close()

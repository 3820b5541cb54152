"""Finishes games and writes the history until it is killed, again and again; looks each time what is left.

`python -m tests.wonders_gui.history.writing FOLDER KILLS`. A process of its own that forks: a new one for each kill
would spend nearly all its time with importing.
"""

import os
import signal
import sys
import time
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import NoReturn

from tests.wonders_gui.history.past import keep_duel
from wonders_gui.history.queries import Entry, Filter, entries, found
from wonders_gui.history.schema import NAME
from wonders_gui.history.store import Store, open_store
from wonders_gui.saves import Games

LONGEST = 0.15  # seconds from the first promise to the kill


def write_on(folder: Path, first: int, promises: int) -> NoReturn:
    """Play, promise that the game is kept, write it down, and so on."""
    games = Games(folder)
    store = open_store(folder).store
    for seed in count(first):
        os.write(promises, f"{keep_duel(games, seed=seed).name}\n".encode())
        store.sync()
    raise AssertionError("endless")


def killed(folder: Path, kill: int) -> set[str]:
    """Let it write for a random moment, kill it, and give the games it had promised."""
    listening, promises = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(listening)
        write_on(folder, 1000 * kill, promises)
    os.close(promises)
    with os.fdopen(listening) as told:
        first = told.readline()
        time.sleep(Random(kill).uniform(0, LONGEST))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return set((first + told.read()).split("\n")[:-1])


def facts(store: Store) -> list[Entry]:
    """Every game by its file; numbers of rows may differ."""
    games = entries(store.connection, store.folder, found(store, Filter()))
    return sorted((replace(game, id=0) for game in games), key=lambda game: game.path.name)


def look_after(folder: Path, promised: set[str]) -> list[Entry]:
    """After a kill the database is sound, and says of every promised game how it ended."""
    opening = open_store(folder)
    assert opening.before == "", opening.before
    opening.store.sync()
    kept = facts(opening.store)
    opening.store.close()
    assert promised <= {game.path.name for game in kept if game.is_finished}
    return kept


def main(folder: Path, kills: int) -> None:
    """The campaign; in the end, a history made anew says the same."""
    promised: set[str] = set()
    open_store(folder).store.close()
    for kill in range(kills):
        promised |= killed(folder, kill)
        kept = look_after(folder, promised)
    for file in folder.glob(f"{NAME}*"):
        file.unlink()
    anew = open_store(folder).store
    anew.sync()
    assert facts(anew) == kept
    anew.close()
    print(f"{kills} kills, {len(promised)} games promised, {len(kept)} kept")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))

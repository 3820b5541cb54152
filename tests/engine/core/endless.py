"""Plays toy games into save files without end, saying on stdout what is safely written; made to be killed."""

import os
import sys
from itertools import count
from pathlib import Path
from random import Random

from engine.core.savefile import Durability, save_as
from tests.engine.core.table import ToySession, new_session, perform_one

LINES = 200


def play(session: ToySession, rng: Random, file: str) -> None:
    while len(session.tree.journal) < LINES:
        kind = rng.choice(["submit", "submit", "submit", "undo"] if session.to_move() else ["undo", "go_to"])
        perform_one(session, kind, rng.randrange(8), rng.randrange(8))
        session.flush()
        os.write(1, f"{file} {len(session.tree.journal)}\n".encode())


def main(folder: str, seed: int) -> None:
    rng = Random(seed)
    for number in count():
        path = Path(folder) / f"{number}.jsonl"
        session = new_session(rng.randrange(2, 5), rng.randrange(10**9))
        durability = rng.choice(list(Durability))
        session.attach(save_as(session, path, "endless", durability))
        os.write(1, f"{path.name} 0\n".encode())
        play(session, rng, path.name)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))

"""Prints a fingerprint of the logs of random games, to be compared between processes, hash seeds and engines.

`python -m tests.tools.log_digest [GAMES]`
"""

import json
import sys
from hashlib import sha256
from random import Random

from engine.seven import legality
from engine.seven.apply import SevenLedger
from engine.seven.events import Event
from engine.seven.game import codec_of
from engine.seven.legality import to_move
from engine.seven.rules import resolve, set_up
from engine.seven.tables import new_state
from tests.engine.seven.random_games import random_move, random_table


def digest(games: int) -> str:
    """The fingerprint of the first so many random games."""
    hasher = sha256()
    for seed in range(games):
        rng = Random(seed)
        log: list[Event] = []
        ledger = SevenLedger(new_state(random_table(rng)), log)
        set_up(ledger)
        while to_move(ledger.state):
            resolve(ledger, random_move(ledger.state, rng))
        codec = codec_of(ledger.state)
        for event in log:
            hasher.update(json.dumps(codec.event_to_json(event), sort_keys=True).encode())
    return hasher.hexdigest()


if __name__ == "__main__":
    print(digest(int(sys.argv[1]) if len(sys.argv) > 1 else 40), str(legality.__file__).rsplit(".", 1)[-1])

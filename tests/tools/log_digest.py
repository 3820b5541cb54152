"""Prints a fingerprint of the logs of random games, to be compared between processes, hash seeds and engines.

`python -m tests.tools.log_digest [--game GAME] [GAMES]`
"""

import json
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from types import ModuleType
from typing import Generic

from engine.core.game import C, E, Game, Json, M, S, V
from engine.dice import legality as dice_legality
from engine.dice.game import DICE
from engine.duel import legality as duel_legality
from engine.duel.game import DUEL
from engine.seven import legality as seven_legality
from engine.seven.game import SEVEN
from tests.engine.dice import random_games as dice_games
from tests.engine.duel import random_games as duel_games
from tests.engine.seven import random_games as seven_games


@dataclass(frozen=True)
class Source(Generic[C, S, M, E, V]):
    """Where random games of one kind come from."""

    game: Game[C, S, M, E, V]
    table: Callable[[Random], C]
    move: Callable[[S, Random], M]
    compiled: ModuleType  # one of the modules that may be compiled

    def log(self, seed: int) -> Iterator[Json]:
        """All events of one random game."""
        rng = Random(seed)
        log: list[E] = []
        state = self.game.new_state(self.table(rng))
        ledger = self.game.ledger(state, log)
        self.game.set_up(ledger)
        while self.game.to_move(state):
            self.game.resolve(ledger, self.move(state, rng))
        for event in log:
            yield self.game.event_to_json(state, event)

    def digest(self, games: int) -> str:
        """The fingerprint of the first so many random games."""
        hasher = sha256()
        for seed in range(games):
            for event in self.log(seed):
                hasher.update(json.dumps(event, sort_keys=True).encode())
        return hasher.hexdigest()

    def engine_kind(self) -> str:
        """Whether the engine is Python (py) or compiled (so, pyd)."""
        return str(self.compiled.__file__).rsplit(".", 1)[-1]


SEVEN_GAMES = Source(SEVEN, seven_games.random_table, seven_games.random_move, seven_legality)
DUEL_GAMES = Source(DUEL, duel_games.random_table, duel_games.random_move, duel_legality)
DICE_GAMES = Source(DICE, dice_games.random_table, dice_games.random_move, dice_legality)


def main() -> None:
    """Print the fingerprint and the kind of engine."""
    parser = ArgumentParser()
    parser.add_argument("--game", choices=["seven", "duel", "dice"], default="seven")
    parser.add_argument("games", type=int, nargs="?", default=40)
    order = parser.parse_args()
    if order.game == "duel":
        print(DUEL_GAMES.digest(order.games), DUEL_GAMES.engine_kind())
    elif order.game == "dice":
        print(DICE_GAMES.digest(order.games), DICE_GAMES.engine_kind())
    else:
        print(SEVEN_GAMES.digest(order.games), SEVEN_GAMES.engine_kind())


if __name__ == "__main__":
    main()

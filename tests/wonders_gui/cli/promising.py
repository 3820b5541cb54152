"""The `wonders simulate --save-dir` command, which also says on stdout what is safely written; made to be killed."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.core.game import C, E, Game, M, S, V
from wonders_gui.__main__ import main
from wonders_gui.cli import simulation
from wonders_gui.cli.simulation import SavedTable


class PromisingTable(SavedTable[C, S, M, E, V]):
    """Says after each decision how many the file has; what is said cannot be lost, as a killed pipe keeps it."""

    def __init__(self, game: Game[C, S, M, E, V], config: C, path: Path) -> None:
        super().__init__(game, config, path)
        self._name = path.name
        self._decisions = 0
        self._promise()

    def submit(self, command: M) -> Sequence[E]:
        happened = super().submit(command)
        self._decisions += 1
        self._promise()
        return happened

    def _promise(self) -> None:
        os.write(1, f"{self._name} {self._decisions}\n".encode())


if __name__ == "__main__":
    simulation.SavedTable = PromisingTable  # type: ignore[misc]
    sys.exit(main(["simulate", "--games", "1000000", *sys.argv[1:]]))

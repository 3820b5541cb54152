"""Games in which one seat was made to blunder, and how well a review finds the turns.

    python -m tests.tools.blunders --games 50 --seed 1

Citizens play; at one or two turns by chance, where that costs, one seat makes the move that looks worst to it. That is
found when the review has it among the three decisions that cost most. All games take part in turn.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final, Generic, Protocol

from ai.bot import Budget, Decision
from ai.heuristics.dice.opponents import DICE_OPPONENTS
from ai.heuristics.duel.opponents import DUEL_OPPONENTS
from ai.heuristics.seven.opponents import SEVEN_OPPONENTS
from ai.registry import Opponents
from ai.review.games import reviewer_of
from ai.review.judge import DEFAULT, JUDGES
from ai.review.report import Review
from engine.core.game import C, E, Game, M, S, V
from engine.core.savefile import save_as
from engine.core.session import Session
from engine.core.tree import NodeId
from engine.dice import config as dice
from engine.dice.game import DICE
from engine.duel import config as duel
from engine.duel.game import DUEL
from engine.seven import config as seven
from engine.seven.game import SEVEN

TOP: Final = 3
_FEWEST_MOVES: Final = 4  # where there is less to choose from, the worst may be as good as the best
LEAST_LOSS: Final = 0.3  # of the chance to win, as a citizen sees it: what costs less is hardly a blunder
_SHARE: Final = 0.12  # of the decisions, at most two in a game


@dataclass(frozen=True, slots=True)
class Blundered:
    """A game with blunders of one seat, in a file."""

    path: Path
    game: str
    seat: int
    nodes: frozenset[NodeId]

    def reviewed(self, judge: str) -> Review:
        """What a review says of it."""
        return reviewer_of(self.game).review_file(self.path, self.seat, judge, lambda done, total: None)

    def named_in(self, review: Review) -> int:
        """How many of the blunders are among the decisions that cost most."""
        return len(self.nodes & {grade.node for grade in review.worst()[:TOP]})


class Stage(Protocol):
    """Where games with blunders are played; need not name the types of the game."""

    def play(self, seed: int, path: Path, least_loss: float) -> Blundered | None:
        """A whole game; None when there was no turn for a blunder."""


class StageOf(Generic[C, S, M, E, V]):
    """One kind of table."""

    def __init__(self, game: Game[C, S, M, E, V], opponents: Opponents[V, M], table: Callable[[int], C]) -> None:
        self._game = game
        self._citizen = opponents.bot("citizen")
        self._table = table

    def play(self, seed: int, path: Path, least_loss: float) -> Blundered | None:
        rng = Random(f"{seed}/blunders")
        session = Session.start(self._game, self._table(rng.getrandbits(60)))
        seat = rng.randrange(len(self._game.standings(session.state)))
        blunders: set[NodeId] = set()
        while seats := session.to_move():
            legal = session.legal(seats[0])
            decision = self._citizen.choose(session.view(seats[0]), legal, rng, Budget())
            may_err = seats[0] == seat and len(blunders) < 2 and _is_telling(decision, least_loss)
            if may_err and rng.random() < _SHARE:
                blunders.add(session.at)
                session.submit(decision.options[-1].command)
            else:
                session.submit(decision.command)
        save_as(session, path, "blunders")
        return Blundered(path, self._game.name, seat, frozenset(blunders)) if blunders else None


def _is_telling(decision: Decision[M], least_loss: float) -> bool:
    """Whether the worst move would be a blunder."""
    options = decision.options
    return len(options) >= _FEWEST_MOVES and options[-1].value <= (1 - least_loss) * options[0].value


def _seven(players: int, expansions: tuple[str, ...], seed: int) -> seven.Config:
    return seven.table(2, players, seed, expansions=expansions)


def _dice(players: int, seed: int) -> dice.Config:
    return dice.table(seed, players)


STAGES: Final[dict[str, Stage]] = {
    "7 Wonders, 3 players": StageOf(SEVEN, SEVEN_OPPONENTS, partial(_seven, 3, ())),
    "Duel": StageOf(DUEL, DUEL_OPPONENTS, duel.table),
    "Dice, 3 players": StageOf(DICE, DICE_OPPONENTS, partial(_dice, 3)),
    "7 Wonders, 5 players": StageOf(SEVEN, SEVEN_OPPONENTS, partial(_seven, 5, ())),
    "Cities, 4 players": StageOf(SEVEN, SEVEN_OPPONENTS, partial(_seven, 4, (seven.CITIES,))),
    "7 Wonders, 7 players": StageOf(SEVEN, SEVEN_OPPONENTS, partial(_seven, 7, ())),
    "Dice, 2 players": StageOf(DICE, DICE_OPPONENTS, partial(_dice, 2)),
}


def blundered_games(
    folder: Path, kinds: Sequence[str], games: int, seed: int, least_loss: float = LEAST_LOSS
) -> Iterator[tuple[str, Blundered]]:
    """So many games of these kinds in turn, each with a blunder."""
    found = 0
    for number in count():
        if found == games:
            return
        kind = kinds[number % len(kinds)]
        blundered = STAGES[kind].play(1_000_000 * seed + number, folder / f"{number}.wonders", least_loss)
        if blundered is not None:
            found += 1
            yield kind, blundered


def main(arguments: Sequence[str]) -> int:
    """Play, review and count, kind by kind."""
    options = _options(arguments)
    named: dict[str, list[int]] = {kind: [0, 0, 0] for kind in STAGES}
    spent = 0.0
    with TemporaryDirectory() as folder:
        for kind, blundered in _games(Path(folder), options):
            began = process_time()
            found = blundered.named_in(blundered.reviewed(options.judge))
            spent += process_time() - began
            named[kind] = [sum(pair) for pair in zip(named[kind], (1, len(blundered.nodes), found), strict=True)]
    _print(named, spent)
    return 0


def _games(folder: Path, options: argparse.Namespace) -> Iterator[tuple[str, Blundered]]:
    return blundered_games(folder, tuple(STAGES), options.games, options.seed, options.least_loss)


def _print(named: dict[str, list[int]], spent: float) -> None:
    for name, (games, blunders, found) in {
        **named,
        "all": [sum(row) for row in zip(*named.values(), strict=True)],
    }.items():
        print(
            f"{name:<22} {games:3d} games, {found:3d} of {blunders:3d} blunders named, {found / max(1, blunders):.0%}"
        )
    print(f"{spent:.0f} seconds of reviewing")


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.tools.blunders", description="Find blunders by reviews.")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--least-loss", type=float, default=LEAST_LOSS, help="of the chance to win, from 0 to 1")
    parser.add_argument("--judge", choices=JUDGES, default=DEFAULT)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Quick games of 7 Wonders Dice between one-ply players, and what was seen in them. For tuning only: players here look
at the true position, which saves imagining it; the evaluation looks at no roll and at no sealed action."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final

from ai.heuristics.dice.evaluation import Evaluation, result, stage_of
from ai.heuristics.dice.features import NAMES, city_features
from ai.heuristics.dice.policy import Policy
from ai.heuristics.dice.world import DiceWorld
from ai.tuning.seven_fit import Choice
from engine.dice.apply import DiceLedger
from engine.dice.commands import Command
from engine.dice.config import table
from engine.dice.legality import legal, to_move
from engine.dice.rules import resolve, set_up
from engine.dice.scoring import total
from engine.dice.state import ACTIONS, OVER, State
from engine.dice.tables import new_state

# The game is the same on both sides of a city, so one number is learned for both.
TWINS: Final[Mapping[str, str]] = {"barracks_east": "barracks_west"}
_KEPT: Final = 0.3  # positions of one game tell much the same: some of them will do
_EVEN: Final = 0.0  # within a stage no position counts as later than another


class Player:
    """A way to play: the moves that look best one turn ahead, or with a certain chance any move."""

    def __init__(self, evaluation: Evaluation, slip: float) -> None:
        self._policy = Policy(evaluation)
        self._slip = slip

    def choose(self, state: State, seat: int, rng: Random) -> Command:
        """The move after which the position looks best."""
        moves = legal(state, seat)
        if len(moves) == 1:
            return moves[0]
        if rng.random() < self._slip:
            return rng.choice(moves)
        world = DiceWorld(state.copy(), seat, self._policy, self._policy, rng)
        world.forget_choices()
        return max(moves, key=lambda move: _value_after(world, move, seat))


def _value_after(world: DiceWorld, move: Command, seat: int) -> float:
    after = world.copy()
    after.play(move)
    return after.value(seat)


@dataclass(frozen=True, slots=True)
class Record:
    """What was seen, stage by stage: positions as features of all seats, and how the game ended for each."""

    stages: list[list[Choice]]


@dataclass(slots=True)
class Game:
    """One game to its end, and the positions that were seen on the way."""

    state: State
    sights: list[tuple[int, list[list[float]]]] = field(default_factory=list)

    def put_into(self, record: Record) -> None:
        """Write down every position with the end of the game."""
        seats = range(len(self.state.cities))
        shares = [result(self.state, seat) for seat in seats]
        points = [float(total(self.state, seat)) for seat in seats]
        for stage, options in self.sights:
            record.stages[stage].append(Choice(options, _EVEN, shares, points))


def play(players: list[Player], seed: int, rng: Random) -> Game:
    """One game, one player for each seat."""
    state = new_state(table(seed, len(players)))
    ledger = DiceLedger(state, None)
    set_up(ledger)
    game = Game(state)
    while state.phase != OVER:
        if state.phase == ACTIONS and rng.random() < _KEPT:
            game.sights.append((stage_of(state), [sight(state, seat) for seat in range(len(players))]))
        for seat in to_move(state):
            resolve(ledger, players[seat].choose(state, seat, rng))
    return game


def sight(state: State, seat: int) -> list[float]:
    """What is learned from a city: its features, those of twins counted as one."""
    seen = city_features(state, seat)
    for twin, name in TWINS.items():
        seen[NAMES.index(name)] += seen[NAMES.index(twin)]
        seen[NAMES.index(twin)] = 0.0
    return seen

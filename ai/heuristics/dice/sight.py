"""What a review asks about positions of 7 Wonders Dice; everything is asked of the engine and of the evaluation."""

from collections.abc import Sequence
from typing import Final

from ai.heuristics.dice.evaluation import GROUP_NAMES, STAGE_NAMES, Evaluation, result, row_of
from ai.heuristics.dice.weights import evaluation, learned
from ai.heuristics.dice.world import DiceWorld
from ai.search.world import World
from engine.dice.scoring import total
from engine.dice.state import OVER, State

ROWS: Final = len(GROUP_NAMES) * len(STAGE_NAMES)


class DiceSight:
    """7 Wonders Dice; see `ai.review.outlook.Sight` for what each method promises."""

    folder = "ai.heuristics.dice"

    def __init__(self) -> None:
        # What foretells a victory draws the curve; what leads to one, the weights of masters, tells little of it.
        self._evaluation: Final[Evaluation] = evaluation(learned(), {})

    def position_in(self, world: World) -> State:
        assert isinstance(world, DiceWorld)
        return world.state

    def place(self, state: State) -> tuple[int, int]:
        return 1, state.turn

    def row(self, state: State) -> int:
        return row_of(state)

    def sides(self, state: State) -> Sequence[Sequence[int]]:
        return [[seat] for seat in state.table.seats]

    def strengths(self, state: State) -> list[float]:
        return [self._evaluation.strength(state, seat) for seat in state.table.seats]

    def shares(self, state: State) -> list[float]:
        return [result(state, seat) for seat in state.table.seats]

    def points(self, state: State) -> list[int]:
        return [total(state, seat) for seat in state.table.seats]

    def is_over(self, state: State) -> bool:
        return state.phase == OVER

"""What a review asks about positions of 7 Wonders; everything is asked of the engine and of the evaluation."""

from collections.abc import Sequence
from typing import Final

from ai.heuristics.seven.evaluation import GROUP_NAMES, Evaluation, group_of, result, strength_of_side, when
from ai.heuristics.seven.weights import evaluation, learned
from ai.heuristics.seven.world import SevenWorld
from ai.search.world import World
from engine.core.seats import NOBODY
from engine.seven.scoring import total
from engine.seven.state import OVER, SIDES, State

_MOMENTS: Final = 24  # of the longest games: three ages of eight
ROWS: Final = len(GROUP_NAMES) * _MOMENTS


class SevenSight:
    """7 Wonders; see `ai.review.outlook.Sight` for what each method promises."""

    folder = "ai.heuristics.seven"

    def __init__(self) -> None:
        self._evaluation: Final[Evaluation] = evaluation(learned()["positions"], {})

    def position_in(self, world: World) -> State:
        assert isinstance(world, SevenWorld)
        return world.state

    def place(self, state: State) -> tuple[int, int]:
        return state.age + 1, 0 if state.phase == SIDES else state.turn

    def row(self, state: State) -> int:
        return _MOMENTS * group_of(state.table) + when(state)

    def sides(self, state: State) -> Sequence[Sequence[int]]:
        table = state.table
        return [
            [seat] if table.partner[seat] == NOBODY else [seat, table.partner[seat]]
            for seat in table.seats
            if table.partner[seat] == NOBODY or seat < table.partner[seat]
        ]

    def strengths(self, state: State) -> list[float]:
        weights = self._evaluation.row(state)
        return [strength_of_side(state, side[0], weights) for side in self.sides(state)]

    def shares(self, state: State) -> list[float]:
        return [result(state, side[0]) for side in self.sides(state)]

    def points(self, state: State) -> list[int]:
        return [total(state, seat) for seat in state.table.seats]

    def is_over(self, state: State) -> bool:
        return state.phase == OVER

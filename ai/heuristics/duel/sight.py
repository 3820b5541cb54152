"""What a review asks about positions of Duel; everything is asked of the engine and of the evaluation."""

from collections.abc import Sequence
from typing import Final

from ai.heuristics.duel.evaluation import Evaluation, result
from ai.heuristics.duel.mind import learned
from ai.heuristics.duel.world import DuelWorld
from ai.search.world import World
from engine.duel.facts import SLOTS
from engine.duel.scoring import total
from engine.duel.state import BEGINNER, DRAFT, OVER, PLAY, State

_PARTS: Final = 4  # of an age
ROWS: Final = 1 + 3 * _PARTS  # the draft has its own


class DuelSight:
    """Duel; see `ai.review.outlook.Sight` for what each method promises."""

    folder = "ai.heuristics.duel"

    def __init__(self) -> None:
        self._evaluation: Final = Evaluation([list(age) for age in learned()])

    def position_in(self, world: World) -> State:
        assert isinstance(world, DuelWorld)
        return world.state

    def place(self, state: State) -> tuple[int, int]:
        if state.phase in (DRAFT, BEGINNER):
            return state.age + 1, 0
        return state.age + 1, taken_in(state) + (1 if state.phase == PLAY else 0)

    def row(self, state: State) -> int:
        if state.phase == DRAFT:
            return 0
        return 1 + _PARTS * state.age + min(_PARTS - 1, _PARTS * taken_in(state) // SLOTS)

    def sides(self, state: State) -> Sequence[Sequence[int]]:
        return [[0], [1]]

    def strengths(self, state: State) -> list[float]:
        advantage = self._evaluation.advantage(state, 0)
        return [advantage / 2, -advantage / 2]

    def shares(self, state: State) -> list[float]:
        return [result(state, seat) for seat in (0, 1)]

    def points(self, state: State) -> list[int]:
        return [total(state, seat) for seat in (0, 1)]

    def is_over(self, state: State) -> bool:
        return state.phase == OVER


def taken_in(state: State) -> int:
    """How many cards of the age have been taken."""
    return SLOTS - int(state.present).bit_count()

"""How levels of the ladder differ with the size of the table."""

from collections.abc import Sequence
from random import Random

import pytest

from ai.bot import Budget, Reason
from ai.levels import OnePly, Searcher
from ai.mind import KEEN, Temper
from ai.search.world import World

WORTH = {"poor": 0.2, "fair": 0.5, "good": 0.6}
BUDGET = Budget()


class OneTurn(World):
    """A position in which one of three moves is made; then it is worth what the move is."""

    def __init__(self, value: float = -1.0) -> None:
        self._value = value

    def copy(self) -> World:
        return OneTurn(self._value)

    def is_over(self) -> bool:
        return self._value >= 0.0

    def is_mid_turn(self) -> bool:
        return False

    def seat(self) -> int:
        return 0

    def moves(self) -> list[object]:
        return list(WORTH)

    def play(self, move: object) -> None:
        assert isinstance(move, str)
        self._value = WORTH[move]

    def value(self, seat: int) -> float:
        return self._value


class Onlooker:
    """A mind at a table with so many rivals, which a view here is."""

    def imagine(self, view: int, rng: Random) -> World:
        return OneTurn()

    def seat(self, view: int) -> int:
        return 0

    def rivals(self, view: int) -> int:
        return view

    def temper(self) -> Temper:
        return KEEN

    def is_building(self, command: str) -> bool:
        return True

    def reasons(self, view: int, command: str, others: Sequence[str], rng: Random) -> Sequence[Reason]:
        return ()


def test_a_single_rival_does_not_distract() -> None:
    decision = OnePly(Onlooker(), 0.0, 0.2).choose(1, tuple(WORTH), Random(1), BUDGET)

    assert {option.command: option.value for option in decision.options} == WORTH


def test_the_more_rivals_beyond_one_the_more_is_blurred_what_a_move_is_worth() -> None:
    bot = OnePly(Onlooker(), 0.0, 0.2)

    def error(rivals: int) -> float:
        decision = bot.choose(rivals, tuple(WORTH), Random(1), BUDGET)
        return max(abs(option.value - WORTH[option.command]) for option in decision.options)

    assert 0.0 < error(2) < error(4) < error(6) <= 0.5 * 6**0.5 * 0.2 * (0.6 - 0.2)


@pytest.mark.parametrize(("rivals", "most"), [(1, 800), (2, 400), (6, 133)])
def test_the_rivals_of_a_strategist_share_the_positions_that_it_looks_at(rivals: int, most: int) -> None:
    decision = Searcher(Onlooker(), 800).choose(rivals, tuple(WORTH), Random(1), BUDGET)

    assert most <= decision.positions <= most + 30


def test_a_master_looks_at_as_many_positions_as_it_is_given_at_any_table() -> None:
    decision = Searcher(Onlooker()).choose(6, tuple(WORTH), Random(1), Budget(positions=800))

    assert 800 <= decision.positions <= 830

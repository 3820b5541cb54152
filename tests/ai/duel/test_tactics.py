"""No bot from the citizen on misses a win in one move, nor allows one that it could prevent."""

from random import Random

import pytest

from ai.bot import Budget
from ai.heuristics.duel.opponents import DUEL_OPPONENTS
from engine.duel.legality import legal
from engine.duel.view import view
from tests.ai.duel.threats import allows_a_win, is_a_chance, is_a_danger, positions, wins_at_once

pytestmark = pytest.mark.compiled

POSITIONS = 200
LEVELS = ("citizen", "strategist", "master")
BUDGET = Budget(positions=60)


@pytest.mark.parametrize("level", LEVELS)
def test_a_supremacy_in_one_move_is_never_missed(level: str) -> None:
    bot = DUEL_OPPONENTS.bot(level)
    for number, state in enumerate(positions(is_a_chance, POSITIONS)):
        decision = bot.choose(view(state, state.decider), legal(state, state.decider), Random(number), BUDGET)
        assert wins_at_once(state, decision.command), number


@pytest.mark.parametrize("level", LEVELS)
def test_a_supremacy_that_can_be_prevented_is_never_allowed(level: str) -> None:
    bot = DUEL_OPPONENTS.bot(level)
    for number, state in enumerate(positions(is_a_danger, POSITIONS)):
        seat = state.decider
        decision = bot.choose(view(state, seat), legal(state, seat), Random(number), BUDGET)
        assert not allows_a_win(state, decision.command), number


def test_the_positions_are_of_many_kinds() -> None:
    """Chances and dangers by arms and by science, in every age that has them."""
    for kind in (is_a_chance, is_a_danger):
        found = positions(kind, POSITIONS)
        assert len(found) == POSITIONS
        assert {state.age for state in found} >= {1, 2}
        assert any(not -5 < state.pawn < 5 for state in found)
        assert any(-4 < state.pawn < 4 for state in found), "some are about science"

"""The golden games of Duel end as they should: one by points, one by arms, one by science."""

import pytest

from engine.duel.state import CIVILIAN, MILITARY, SCIENTIFIC
from tests.tools.inclined import PLANS, played


@pytest.mark.compiled
@pytest.mark.parametrize("name", PLANS)
def test_the_game_ends_as_planned(name: str) -> None:
    assert played(PLANS[name]).state.victory == PLANS[name].victory


def test_there_is_a_game_for_every_kind_of_victory() -> None:
    assert sorted(plan.victory for plan in PLANS.values()) == sorted([CIVILIAN, MILITARY, SCIENTIFIC])

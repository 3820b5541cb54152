"""What a position of Duel is worth: as much to one seat as it lacks for the other, and exact at the end."""

from random import Random

import pytest

from ai.heuristics.duel.features import NAMES, SIZE, features
from ai.heuristics.duel.mind import learned, mind
from ai.heuristics.duel.opponents import CHARACTERS, LEVELS
from ai.heuristics.duel.reasons import TOPICS
from engine.duel.game import DUEL
from engine.duel.state import OVER
from tests.engine.duel.random_games import positions

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("seed", range(6))
def test_what_one_seat_gains_the_other_loses(seed: int) -> None:
    for state in positions(seed):
        assert features(state, 0) == [-value for value in features(state, 1)]
        worlds = [mind({}).imagine(DUEL.view(state, seat), Random(1)) for seat in (0, 1)]
        assert worlds[0].value(0) == pytest.approx(1 - worlds[0].value(1))
        assert 0 <= worlds[0].value(0) <= 1


@pytest.mark.parametrize("seed", range(20))
def test_the_value_of_a_finished_game_is_its_result(seed: int) -> None:
    *_, state = positions(seed)
    assert state.phase == OVER
    world = mind({}).imagine(DUEL.view(state, 0), Random(1))
    places = {standing.seat: standing.place for standing in DUEL.standings(state)}
    shared = places[0] == places[1]
    assert world.value(0) == (0.5 if shared else float(places[0] == 1))


def test_every_feature_has_a_name_a_weight_and_a_reason() -> None:
    assert len(NAMES) == SIZE == len(set(NAMES))
    assert [len(age) for age in learned()] == [SIZE] * 3
    assert set(TOPICS) == set(NAMES)


@pytest.mark.parametrize("bends", [*CHARACTERS.values(), *LEVELS.values()])
def test_a_character_bends_features_that_exist(bends: dict[str, float]) -> None:
    assert set(bends) <= set(NAMES)

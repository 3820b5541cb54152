"""What a citizen does in 32 fixed positions, and why: what a strong player would say there.

When a change is wanted: ``python -m tests.ai.reasons`` writes the golden texts anew; read the diff.
"""

import pytest

from ai.heuristics.duel.features import NAMES as DUEL_FEATURES
from ai.heuristics.duel.reasons import TOPICS as DUEL_TOPICS
from ai.heuristics.duel.telling import MEANINGS as DUEL_MEANINGS
from ai.heuristics.duel.telling import TELLING as DUEL_TELLING
from ai.heuristics.seven.reasons import TOPICS as SEVEN_TOPICS
from ai.heuristics.seven.telling import MEANINGS as SEVEN_MEANINGS
from ai.heuristics.seven.telling import TELLING as SEVEN_TELLING
from engine.duel.state import OVER
from tests.ai.reasons import CITIES, DICE, DUEL, SEVEN, Collection, duel_citizen, seven_citizen
from tests.ai.seven.tables import positions as seven_positions
from tests.engine.duel.random_games import positions as duel_positions

pytestmark = pytest.mark.compiled

CASES = [(collection, name) for collection in (SEVEN, CITIES, DUEL, DICE) for name in collection.names]


@pytest.mark.parametrize(("collection", "name"), CASES, ids=[name for _, name in CASES])
def test_a_citizen_does_what_a_strong_player_would_and_says_why(collection: Collection, name: str) -> None:
    assert collection.told(name) == collection.kept().get(name)


@pytest.mark.parametrize(("collection", "positions"), [(SEVEN, 10), (CITIES, 6), (DUEL, 10), (DICE, 6)])
def test_the_golden_text_speaks_of_every_position_and_of_no_other(collection: Collection, positions: int) -> None:
    assert list(collection.kept()) == collection.names
    assert len(collection.names) == positions
    for name in collection.names:
        assert collection.text_of(name).startswith("# "), name


@pytest.mark.parametrize("seed", range(3))
def test_every_reason_in_duel_has_a_meaning_that_names_its_details(seed: int) -> None:
    for state in [state.copy() for state in duel_positions(seed) if state.phase != OVER][::3]:
        for reason in duel_citizen(state).reasons:
            assert set(reason.details) <= named_in(DUEL_MEANINGS[reason.code]), reason


@pytest.mark.parametrize(("edition", "players"), [(1, 2), (1, 3), (2, 5)])
def test_every_reason_in_7_wonders_has_a_meaning_that_names_its_details(edition: int, players: int) -> None:
    for number, (state, seat) in enumerate(seven_positions(edition, players, seed=4)):
        if number % 5 == 0:
            for reason in seven_citizen(state, seat).reasons:
                assert set(reason.details) <= named_in(SEVEN_MEANINGS[reason.code]), reason


def named_in(meaning: str) -> set[str]:
    """The details that a meaning speaks of."""
    return set(meaning.split("`")[1::2])


def test_every_topic_can_be_told() -> None:
    assert set(DUEL_TOPICS) == set(DUEL_FEATURES)
    assert set(DUEL_TOPICS.values()) == set(DUEL_TELLING)
    assert set(SEVEN_TOPICS) == set(SEVEN_TELLING)

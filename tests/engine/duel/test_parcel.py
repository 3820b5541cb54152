"""Views of Duel as plain data: they arrive whole, with nothing hidden in them, and are read strictly."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import PositionError
from engine.duel.game import DUEL
from engine.duel.position import read_position
from engine.duel.view import view
from tests.engine.duel.random_games import positions
from tests.engine.duel.same import differences
from tests.engine.parcels import check_that_harm_is_refused, check_that_it_arrives
from tests.positions import DUEL as DESCRIBED

pytestmark = pytest.mark.compiled


@given(st.integers(min_value=0, max_value=2**32))
@settings(max_examples=15)
def test_a_view_arrives_equal_and_is_imagined_from_in_the_same_way(seed: int) -> None:
    for number, state in enumerate(positions(seed)):
        if (number + seed) % 9 == 0:
            for seat in (0, 1):
                check_that_it_arrives(DUEL, state, seat, differences)


@pytest.mark.parametrize("name", DESCRIBED.names)
def test_a_view_of_a_described_position_arrives_equal(name: str) -> None:
    state = read_position(DESCRIBED.text_of(name))
    for seat in (0, 1):
        check_that_it_arrives(DUEL, state, seat, differences)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_sent_does_not_change_with_what_is_hidden(seed: int) -> None:
    for number, state in enumerate(positions(seed)):
        if number % 9 == 0:
            for seat in (0, 1):
                known = view(state, seat)
                other = DUEL.imagine(known, Random(number))
                assert DUEL.view_to_json(view(other, seat)) == DUEL.view_to_json(known)


@pytest.mark.parametrize("seed", range(10))
def test_harmed_data_is_refused_with_a_code(seed: int) -> None:
    rng = Random(seed)
    for number, state in enumerate(positions(seed)):
        if (number + seed) % 9 == 0:
            for _ in range(5):
                check_that_harm_is_refused(DUEL, state, number % 2, rng)


@pytest.mark.parametrize(
    ("harm", "code"),
    [
        ({"seat": 7}, "out_of_range"),
        ({"seat": -1}, "out_of_range"),
        ({"seat": True}, "wrong_type"),
        ({"world": []}, "wrong_type"),
        ({"full": 1}, "unknown_field"),
    ],
)
def test_a_view_of_no_seat_or_no_table_is_refused(harm: dict[str, Any], code: str) -> None:
    data = DUEL.view_to_json(DUEL.view(next(positions(1)), 0))
    with pytest.raises(PositionError) as refused:
        DUEL.view_from_json(data | harm)
    assert refused.value.code == code


@pytest.mark.parametrize("data", [None, [], {}, {"seat": 0}, "view"])
def test_what_is_no_view_at_all_is_refused(data: object) -> None:
    with pytest.raises(PositionError):
        DUEL.view_from_json(data)

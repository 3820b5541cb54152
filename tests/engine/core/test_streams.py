"""Wide numbers of a stream: the same everywhere, different by seed, name and place, whatever was read before."""

import pytest

from engine.core.streams import wide_number

pytestmark = pytest.mark.compiled


def test_a_wide_number_depends_on_seed_name_and_place_alone() -> None:
    forwards = [wide_number(5, "rolls", place) for place in range(30)]
    backwards = [wide_number(5, "rolls", place) for place in reversed(range(30))]
    assert backwards == forwards[::-1]
    assert [wide_number(5, "rolls", 7), wide_number(6, "rolls", 7), wide_number(5, "rolls", 7)][::2] == forwards[
        7:8
    ] * 2


def test_wide_numbers_differ_by_seed_name_and_place() -> None:
    numbers = {wide_number(seed, name, place) for seed in (1, 2) for name in ("rolls", "x") for place in range(40)}
    assert len(numbers) == 160
    assert all(0 <= number < 2**56 for number in numbers)


def test_a_wide_number_is_the_same_on_every_machine() -> None:
    assert wide_number(1, "rolls", 1) == 5_626_994_921_745_779

"""What a table of Duel is: first player, wonders and switches that can be asked for, and the JSON form of it."""

from dataclasses import fields

import pytest

from engine.core.errors import ConfigError
from engine.core.tablefields import MAX_SEED
from engine.duel.config import Config, Switches, config_from_json, config_to_json, table

pytestmark = pytest.mark.compiled


def refused(**told: object) -> str:
    """The code of the reason why a table with these fields cannot be played at."""
    with pytest.raises(ConfigError) as error:
        config_from_json({"seed": 5, **told})
    return error.value.code


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_a_seed_is_a_number_of_sixty_three_bits(seed: int) -> None:
    assert refused(seed=seed) == "seed_out_of_range"


@pytest.mark.parametrize("seed", [0, MAX_SEED])
def test_the_smallest_and_the_largest_seed_are_fine(seed: int) -> None:
    assert table(seed).seed == seed


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ({"first": "seat_2"}, "unknown_first_player"),
        ({"first": 0}, "wrong_type"),
        ({"wonders": "all"}, "unknown_wonders"),
        ({"seed": "5"}, "wrong_type"),
        ({"seed": True}, "wrong_type"),
        ({"players": 2}, "unknown_field"),
        ({"switches": {"fly": True}}, "unknown_switch"),
        ({"switches": {"coins_are_limited": 1}}, "wrong_type"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(told: dict[str, object], code: str) -> None:
    assert refused(**told) == code


def test_two_play() -> None:
    assert table(1).players == 2


def test_a_table_without_wishes_has_a_draft_the_first_seat_first_and_our_rulings() -> None:
    assert config_from_json({"seed": 5}) == Config(5, "seat_0", "draft", Switches()) == table(5)


@pytest.mark.parametrize("first", ["seat_0", "seat_1", "random"])
@pytest.mark.parametrize("wonders", ["draft", "first_game"])
def test_a_table_comes_back_from_plain_data(first: str, wonders: str) -> None:
    for name in [field.name for field in fields(Switches)]:
        config = table(9, first, wonders, Switches(**{name: not getattr(Switches(), name)}))
        assert config_from_json(config_to_json(config)) == config

"""What a table is: which editions, players, boards, sides and switches can be asked for, and the JSON form of it."""

import pytest

from engine.core.errors import ConfigError
from engine.core.tablefields import MAX_SEED
from engine.seven.config import Config, Switches, config_from_json, config_to_json, table

pytestmark = pytest.mark.compiled

GOOD: dict[str, object] = {"edition": 1, "players": 3, "seed": 5}


def refused(**fields: object) -> str:
    """The code of the reason why a table with these fields cannot be played at."""
    with pytest.raises(ConfigError) as error:
        config_from_json({**GOOD, **fields})
    return error.value.code


@pytest.mark.parametrize("edition", [0, 3, -1])
def test_there_are_two_editions(edition: int) -> None:
    assert refused(edition=edition) == "unknown_edition"


@pytest.mark.parametrize(("edition", "players"), [(1, 1), (1, 8), (2, 2), (2, 8)])
def test_two_to_seven_play_the_first_and_three_to_seven_the_second_edition(edition: int, players: int) -> None:
    assert refused(edition=edition, players=players) == "wrong_number_of_players"


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_a_seed_is_a_number_of_sixty_three_bits(seed: int) -> None:
    assert refused(seed=seed) == "seed_out_of_range"


@pytest.mark.parametrize("seed", [0, MAX_SEED])
def test_the_smallest_and_the_largest_seed_are_fine(seed: int) -> None:
    assert table(2, 3, seed).seed == seed


def test_boards_and_sides_left_out_are_dealt_at_random() -> None:
    config = table(1, 2, 5)
    assert config.boards == config.sides == ("random",) * 3


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"boards": ["gizah"]}, "wrong_length"),
        ({"sides": ["A"] * 4}, "wrong_length"),
        ({"boards": ["gizah", "atlantis", "random"]}, "unknown_board"),
        ({"boards": ["gizah", "random", "gizah"]}, "board_twice"),
        ({"sides": ["A", "day", "B"]}, "unknown_side"),
        ({"expansions": ["leaders"]}, "unknown_expansion"),
        ({"switches": {"no_such_rule": True}}, "unknown_switch"),
        ({"colour": "blue"}, "unknown_field"),
        ({"edition": True}, "wrong_type"),
        ({"players": "3"}, "wrong_type"),
        ({"boards": "gizah"}, "wrong_type"),
        ({"sides": [1, 2, 3]}, "wrong_type"),
        ({"switches": []}, "wrong_type"),
        ({"switches": {"halikarnassos_must_build": 1}}, "wrong_type"),
    ],
)
def test_a_table_nobody_can_play_at_is_refused_with_a_reason(fields: dict[str, object], code: str) -> None:
    assert refused(**fields) == code


def test_what_is_no_table_at_all_is_refused() -> None:
    with pytest.raises(ConfigError):
        config_from_json(["edition", 1])


@pytest.mark.parametrize(
    "config",
    [
        table(1, 2, 7),
        table(2, 7, 9, sides=("choose",) * 7),
        table(1, 3, 1, ("gizah", "random", "olympia"), ("A", "B", "random"), switches=Switches(True, False, True)),
    ],
)
def test_a_table_survives_json(config: Config) -> None:
    assert config_from_json(config_to_json(config)) == config


def test_the_switches_default_to_our_reading_of_the_rules() -> None:
    assert Switches() == Switches(
        babylon_extra_card_is_a_turn_of_its_own=False,
        copied_shipowners_guild_counts_itself=True,
        halikarnassos_must_build=False,
        free_city_uses_its_powers=True,
        first_holder_sits_right_of_the_free_city=False,
    )


def test_two_players_sit_at_a_table_of_three_cities() -> None:
    assert (table(1, 2, 1).cities, table(1, 2, 1).has_free_city) == (3, True)
    assert (table(1, 3, 1).cities, table(1, 3, 1).has_free_city) == (3, False)

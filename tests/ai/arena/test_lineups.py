"""Who sits where in an arena."""

import pytest

from ai.arena.lineups import Fixture, fixtures, line_ups
from engine.core.errors import ConfigError


def test_two_bots_at_a_table_of_two_swap_seats() -> None:
    assert line_ups([0, 1], 2) == [(0, 1), (1, 0)]


def test_at_a_larger_table_the_first_of_two_has_every_seat_once_against_copies_of_the_other() -> None:
    assert line_ups([0, 1], 3) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    assert len(line_ups([0, 1], 7)) == 7


def test_one_bot_for_each_seat_has_every_seat_once() -> None:
    assert line_ups([0, 1, 2], 3) == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


def test_one_bot_plays_itself_in_the_only_order_there_is() -> None:
    assert line_ups([0], 4) == [(0, 0, 0, 0)]
    assert line_ups([0, 0], 2) == [(0, 0)]


def test_a_bot_may_be_named_for_several_seats() -> None:
    assert line_ups([0, 0, 1], 3) == [(0, 0, 1), (1, 0, 0), (0, 1, 0)]


def test_of_more_bots_than_seats_every_choice_meets_in_every_rotation() -> None:
    assert line_ups([0, 1, 2], 2) == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_three_bots_are_too_few_for_four_seats() -> None:
    with pytest.raises(ConfigError, match="wrong_number_of_bots"):
        line_ups([0, 1, 2], 4)


def test_in_teams_a_bot_has_both_seats_of_its_team_and_teams_take_turns() -> None:
    assert line_ups([0, 1], 4, 2) == [(0, 0, 1, 1), (1, 1, 0, 0)]
    assert line_ups([0, 1], 6, 2) == [(0, 0, 1, 1, 1, 1), (1, 1, 0, 0, 1, 1), (1, 1, 1, 1, 0, 0)]
    assert line_ups([0], 6, 2) == [(0, 0, 0, 0, 0, 0)]


def test_every_seed_is_played_once_by_each_line_up() -> None:
    games = list(fixtures([(0, 1), (1, 0)], 7, 2))
    assert games == [Fixture(7, (0, 1)), Fixture(7, (1, 0)), Fixture(8, (0, 1)), Fixture(8, (1, 0))]

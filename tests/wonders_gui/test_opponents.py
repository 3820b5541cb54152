"""Bots at the table: how long each may think, and which chance it gets."""

import pytest

from ai.registry import CHARACTERS, LEVELS
from wonders_gui.opponents import LEAST_SECONDS, MASTER_SECONDS, NAMES, Opponent, brief_for, hint_brief, seed_for


def test_a_turn_of_masters_takes_about_a_second_however_many_there_are() -> None:
    for masters in range(1, 7):
        for crew in range(1, 7):
            seconds = brief_for(Opponent("master"), 0, masters, crew).seconds
            assert seconds is not None
            rounds = -(-masters // crew)
            assert seconds * rounds <= max(MASTER_SECONDS, rounds * LEAST_SECONDS) + 1e-9


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_level_and_character_is_told_to_come_to_an_end(level: str, character: str) -> None:
    brief = brief_for(Opponent(level, character), 3, 1, 1)
    assert (brief.level, brief.character, brief.seed) == (level, character, 3)
    assert brief.seconds is not None
    assert brief.seconds <= 2


def test_a_hint_comes_from_the_master_in_less_than_half_a_second() -> None:
    brief = hint_brief(1)
    assert (brief.level, brief.character) == ("master", "balanced")
    assert brief.seconds is not None
    assert brief.seconds < 0.5


def test_chance_depends_on_table_seat_and_decision_alone() -> None:
    seeds = {seed_for(table, seat, turn) for table in range(3) for seat in range(3) for turn in range(3)}
    assert len(seeds) == 27
    assert seed_for(1, 2, 3) == seed_for(1, 2, 3)


def test_there_are_twelve_names_and_none_twice() -> None:
    assert len(set(NAMES)) == 12

"""The player's rating: bots stand still, the player moves."""

from math import log, sqrt

import pytest

from ai.arena.rating import BETA, Rating, rated
from ai.registry import LEVELS
from wonders_gui.history.rating import (
    BEGINNING,
    DRIFT,
    LADDER,
    Rival,
    after_game,
    change,
    is_provisional,
    margin,
    shown,
)


def test_every_level_of_every_game_has_a_strength_and_the_ladder_rises() -> None:
    for game in ("seven", "duel", "dice"):
        strengths = [LADDER[game][level] for level in LEVELS]
        assert strengths == sorted(strengths)
        assert LADDER[game]["citizen"] == BEGINNING.mu


@pytest.mark.parametrize(
    ("better", "worse", "share"),
    [
        ("apprentice", "novice", 0.796),
        ("citizen", "apprentice", 0.876),
        ("strategist", "citizen", 0.822),
        ("master", "strategist", 0.742),
    ],
)
def test_the_ladder_of_duel_says_what_the_arena_measured(better: str, worse: str, share: float) -> None:
    scale = sqrt(2) * BETA
    difference = LADDER["duel"][better] - LADDER["duel"][worse]
    assert difference == pytest.approx(scale * log(share / (1 - share)), abs=0.3)


@pytest.mark.parametrize(
    ("better", "worse", "share"),
    [
        ("apprentice", "novice", 0.856),
        ("citizen", "apprentice", 0.725),
        ("strategist", "citizen", 0.509),
        ("master", "strategist", 0.545),
    ],
)
def test_the_ladder_of_seven_says_what_the_arena_measured(better: str, worse: str, share: float) -> None:
    scale = sqrt(3) * BETA
    difference = LADDER["seven"][better] - LADDER["seven"][worse]
    assert difference == pytest.approx(scale * log(2 * share / (1 - share)), abs=0.3)


def test_a_victory_raises_and_a_defeat_lowers_and_both_make_it_surer() -> None:
    won = after_game(BEGINNING, "duel", 1, [Rival("citizen", 2)])
    lost = after_game(BEGINNING, "duel", 2, [Rival("citizen", 1)])
    assert won.mu > BEGINNING.mu > lost.mu
    assert won.sigma < BEGINNING.sigma
    assert lost.sigma < BEGINNING.sigma


def test_beating_a_master_is_worth_more_than_beating_a_novice() -> None:
    novice = after_game(BEGINNING, "duel", 1, [Rival("novice", 2)])
    master = after_game(BEGINNING, "duel", 1, [Rival("master", 2)])
    assert master.mu - BEGINNING.mu > 5 * (novice.mu - BEGINNING.mu) > 0


def test_it_is_the_published_update_with_bots_that_are_certain() -> None:
    uncertain = Rating(25.0, sqrt((25 / 3) ** 2 + DRIFT**2))
    bots = [Rating(LADDER["seven"][level], 0.0) for level in ("citizen", "strategist")]
    expected = rated([uncertain, *bots], (0, 1, 2), [2, 1, 3])[0]
    assert after_game(BEGINNING, "seven", 2, [Rival("citizen", 1), Rival("strategist", 3)]) == expected


def test_a_rating_settles_near_the_truth_and_never_stands_still() -> None:
    """Somebody who beats citizens in three of four games is worth about 6.5 more than they."""
    skill = BEGINNING
    for number in range(400):
        lost = number % 4 == 3
        skill = after_game(skill, "duel", 2 if lost else 1, [Rival("citizen", 1 if lost else 2)])
    assert skill.mu - 25 == pytest.approx(sqrt(2) * BETA * log(3), abs=1.0)
    assert not is_provisional(skill.sigma)
    assert skill.sigma > 5 * DRIFT


def test_ratings_are_told_like_those_of_chess() -> None:
    assert shown(25.0) == 1500
    assert shown(35.0) == 1800
    assert margin(BEGINNING.sigma) == 500
    assert is_provisional(BEGINNING.sigma)
    assert change(-0.5) == -15

"""What an open position promises: chances that are one together, and a fit that finds what is in the games."""

from math import exp
from random import Random

import pytest

from ai.review.dice import DICE_SUBJECT
from ai.review.duel import DUEL_SUBJECT
from ai.review.outlook import PLAIN, Row, filled, learned, softened
from ai.review.seven import SEVEN_SUBJECT
from ai.tuning.mixed_games import MIXED, Seen
from ai.tuning.outlook import binned, predictions
from ai.tuning.outlook_fit import fitted_points, fitted_rows, fitted_sharpness
from tests.ai.review.recorded import dice_game, duel_game, seven_game

FOLDERS = {"seven": 192, "duel": 13, "dice": 15}  # with how many rows at most


def test_the_stronger_has_the_better_chance_and_sharpness_parts_them() -> None:
    mild, sharp = softened([1.0, 0.0, -1.0], 0.5), softened([1.0, 0.0, -1.0], 2.0)
    assert mild == sorted(mild, reverse=True)
    assert sharp[0] > mild[0]
    assert sum(mild) == pytest.approx(1.0)


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_learned_numbers_are_there_and_say_how_they_were_made(folder: str) -> None:
    rows = learned(f"ai.heuristics.{folder}")
    assert 1 < len(rows) <= FOLDERS[folder]
    assert all(row.sharpness > 0 and len(row.points) == len(PLAIN.points) for row in rows)


def test_even_chances_stay_even_on_the_scale_of_the_curve() -> None:
    seven, duel, dice = seven_game(), duel_game(), dice_game()
    for session in (seven, duel, dice):
        session.go_to(0)
    assert SEVEN_SUBJECT.outlook.chance_of(seven.state, 1 / 3) == pytest.approx(1 / 3)
    assert DUEL_SUBJECT.outlook.chance_of(duel.state, 0.5) == pytest.approx(0.5)
    assert DICE_SUBJECT.outlook.chance_of(dice.state, 0.5) == pytest.approx(0.5)


def test_a_better_value_is_a_better_chance() -> None:
    session = seven_game()
    session.go_to(0)
    chances = [SEVEN_SUBJECT.outlook.chance_of(session.state, value) for value in (0.0, 0.1, 0.5, 0.9, 1.0)]
    assert chances == sorted(chances)
    assert all(0.0 <= chance <= 1.0 for chance in chances)


# -- learning ---------------------------------------------------------------------------------------------------------


def seen(row: int, strengths: list[float], shares: list[float], points: list[int]) -> Seen:
    told: list[tuple[float, ...]] = [(1.0, 2.0 * number, 1.0, strength) for number, strength in enumerate(strengths)]
    return Seen(row, strengths, told, shares, points)


def test_the_fit_finds_how_sharply_strength_decides() -> None:
    rng, truth = Random(1), 0.6
    games = []
    for _ in range(4000):
        ahead = rng.uniform(-3.0, 3.0)
        won = rng.random() < 1 / (1 + exp(-truth * 2 * ahead))
        games.append(seen(0, [ahead, -ahead], [1.0, 0.0] if won else [0.0, 1.0], [0, 0]))
    assert fitted_sharpness(games) == pytest.approx(truth, abs=0.05)


def test_the_fit_finds_what_foretells_the_points() -> None:
    rng = Random(2)
    games = [
        seen(0, strengths, [1.0, 0.0], [0, 0]) for strengths in ([rng.gauss(0, 3), rng.gauss(0, 3)] for _ in range(300))
    ]
    for game in games:
        game.points = [round(40 + told[1] + 3 * told[3]) for told in game.told]
    weights = fitted_points(games)
    assert weights[1] == pytest.approx(1.0, abs=0.2)
    assert weights[3] == pytest.approx(3.0, abs=0.05)


def test_a_row_that_was_hardly_seen_is_not_learned() -> None:
    rows = fitted_rows([seen(1, [0.0, 1.0], [1.0, 0.0], [3, 4])] * 40 + [seen(2, [0.0, 1.0], [1.0, 0.0], [3, 4])])
    assert rows[0] is None
    assert rows[1] is not None
    assert rows[2] is None


def test_a_moment_that_was_never_seen_is_judged_like_the_one_before() -> None:
    seen, later = Row(1.5, (20.0, 1.0, 0.5, 0.0)), Row(2.0, (5.0, 1.0, 0.0, 0.0))
    assert filled([PLAIN, seen, PLAIN, PLAIN, later]) == [PLAIN, seen, seen, seen, later]


def test_a_choice_after_the_last_turn_of_an_age_is_worth_as_many_points_as_the_turns_around_it() -> None:
    rows = learned("ai.heuristics.seven")
    unseen = [number for number, row in enumerate(rows) if row == PLAIN and number and rows[number - 1] != PLAIN]
    assert unseen
    assert all(filled(rows)[number].points == rows[number - 1].points for number in unseen)


def test_bins_hold_what_was_foretold_beside_what_happened() -> None:
    bins = binned([(0.04, 0.0), (0.06, 1.0), (0.55, 0.5), (1.0, 1.0)])
    assert bins[0] == pytest.approx((2, 0.05, 0.5))
    assert bins[5] == pytest.approx((1, 0.55, 0.5))
    assert bins[9] == pytest.approx((1, 1.0, 1.0))
    assert bins[3][0] == 0


def test_what_is_measured_are_the_chances_of_whole_games() -> None:
    found = list(MIXED["duel"]().seen(1, 5))
    assert len(found) > 20
    told = list(predictions(found, learned("ai.heuristics.duel")))
    assert len(told) == 2 * len(found)
    assert {share for _, share in told} <= {0.0, 0.5, 1.0}

"""The curve, the turning points and what a decision cost are one set of numbers."""

from typing import Final

import pytest

from ai.review.agreeing import agreed
from ai.review.report import Choice, Grade, Moment, Review
from engine.core.game import Json

MINE: Final[Json] = {"do": "sell"}
BETTER: Final[Json] = {"do": "build"}


def moment(turn: int, *chances: float) -> Moment:
    return Moment(turn, 1, turn, chances, tuple(10.0 * chance for chance in chances))


def grade(turn: int, best: float, made: float) -> Grade:
    choices = (Choice(BETTER, best, 50.0), Choice(MINE, made, 47.0))
    return Grade(turn, 1, turn, MINE, "mistake", best - made, 3.0, choices, ())


def review(moments: tuple[Moment, ...], *grades: Grade) -> Review:
    skill = -sum(grade.chance_lost for grade in grades)
    return Review("duel", 0, "citizen", moments, grades, (90.0,), (), luck=0.0, skill=skill)


OLD = review(
    (moment(1, 0.5, 0.5), moment(2, 0.86, 0.14), moment(3, 0.57, 0.43), moment(4, 0.6, 0.4), moment(4, 1.0, 0.0)),
    grade(2, 0.73, 0.62),
    grade(4, 0.66, 0.66),
)


def test_before_a_decision_the_curve_shows_what_the_best_move_promised() -> None:
    assert agreed(OLD).moments[1].chances == pytest.approx((0.73, 0.27))
    assert agreed(OLD).moments[1].points[0] == 50.0


def test_until_the_seat_decides_again_the_curve_shows_what_its_move_left() -> None:
    assert agreed(OLD).moments[2].chances == pytest.approx((0.62, 0.38))
    assert agreed(OLD).moments[2].points[0] == 47.0


def test_a_turn_before_the_first_decision_and_the_result_stay_as_they_are() -> None:
    assert (agreed(OLD).moments[0], agreed(OLD).moments[-1]) == (OLD.moments[0], OLD.moments[-1])


def test_turning_points_and_luck_follow_the_curve() -> None:
    now = agreed(OLD)
    assert now.turning_points == (3, 0, 1)
    assert now.skill + now.luck == pytest.approx(1.0 - 0.5)


def test_who_is_sure_to_win_leaves_what_is_given_back_to_the_others_alike() -> None:
    sure = review((moment(1, 1.0, 0.0, 0.0), moment(2, 0.0, 1.0, 0.0)), grade(1, 0.8, 0.7))
    assert agreed(sure).moments[0].chances == pytest.approx((0.8, 0.1, 0.1))


def test_a_game_that_was_stopped_ends_with_what_the_last_move_left() -> None:
    stopped = review((moment(1, 0.5, 0.3, 0.2), moment(2, 0.6, 0.3, 0.1)), grade(1, 0.7, 0.4))
    assert agreed(stopped).moments[-1].chances == pytest.approx((0.4, 0.45, 0.15))


def test_what_agrees_already_stays_as_it_is() -> None:
    assert agreed(agreed(OLD)) == agreed(OLD)

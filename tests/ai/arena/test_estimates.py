"""How sure a result is."""

from math import inf

import pytest

from ai.arena.estimates import elo_of, mean_interval, quantile, share_interval, share_of


def test_independent_games_give_the_interval_of_wilson() -> None:
    """Wilson, 1927: 30 of 100."""
    interval = share_interval([1.0] * 30 + [0.0] * 70, 100)
    assert (interval.low, interval.high) == pytest.approx((0.2189, 0.3958), abs=0.001)


def test_a_bot_that_always_won_may_still_lose() -> None:
    interval = share_interval([1.0] * 200, 400)
    assert (interval.low, interval.high) == pytest.approx((0.9905, 1.0), abs=0.0001)
    assert share_interval([0.0], 2).high < 1


def test_pairs_in_which_luck_evens_out_are_worth_more_than_their_games() -> None:
    even = share_interval([0.5] * 90 + [1.0] * 10, 200)
    lucky = share_interval([0.0] * 45 + [1.0] * 55, 200)
    assert even.high - even.low < lucky.high - lucky.low


def test_pairs_that_always_end_the_same_way_are_worth_their_games_and_no_more() -> None:
    interval = share_interval([0.5] * 50, 100)
    assert (interval.low, interval.high) == pytest.approx((0.4038, 0.5962), abs=0.0001)


def test_the_mean_of_rounds_has_an_interval_by_their_spread() -> None:
    interval = mean_interval([50.0, 54.0, 52.0, 52.0])
    assert interval is not None
    assert (interval.low, interval.high) == pytest.approx((50.4, 53.6), abs=0.01)
    assert mean_interval([50.0]) is None


def test_a_quantile_is_one_of_the_numbers() -> None:
    assert [quantile(range(1, 101), part) for part in (0.0, 0.5, 0.99, 1.0)] == [1, 50, 99, 100]
    assert [quantile([7], part) for part in (0.5, 0.99, 1.0)] == [7, 7, 7]
    assert quantile([], 0.5) == 0


@pytest.mark.parametrize(("share", "elo"), [(0.5, 0), (0.6, 70.44), (10 / 11, 400), (0.25, -190.85)])
def test_a_score_in_pairs_is_an_elo_difference(share: float, elo: float) -> None:
    assert elo_of(share, 1.0) == pytest.approx(elo, abs=0.01)
    assert share_of(elo, 1.0) == pytest.approx(share, abs=0.0001)


def test_at_a_larger_table_equals_win_as_often_as_they_have_seats() -> None:
    assert elo_of(1 / 7, 1 / 6) == pytest.approx(0)
    assert share_of(0, 1 / 6) == pytest.approx(1 / 7)
    assert elo_of(0.5, 1 / 2) == pytest.approx(elo_of(2 / 3, 1.0))


def test_all_or_nothing_is_no_finite_difference() -> None:
    assert (elo_of(1.0, 1.0), elo_of(0.0, 1.0)) == (inf, -inf)

"""Ratings by Weng and Lin's formulas for the Plackett-Luce model."""

from math import exp, sqrt

import pytest

from ai.arena.rating import BETA, LEAST, Rating, rated

NEW = Rating()


def test_one_against_one_is_rated_as_openskill_does() -> None:
    winner, loser = rated([NEW, NEW], (0, 1), (1, 2))
    assert (winner.mu, winner.sigma) == pytest.approx((27.63523138347365, 8.065506316323548))
    assert (loser.mu, loser.sigma) == pytest.approx((22.36476861652635, 8.065506316323548))


def test_four_players_are_rated_as_openskill_does() -> None:
    found = rated([NEW] * 4, (0, 1, 2, 3), (4, 1, 3, 2))
    assert [rating.mu for rating in found] == pytest.approx(
        [20.96265504062538, 27.795084971874736, 24.68943500312503, 26.552824984374855]
    )
    assert [rating.sigma for rating in found] == pytest.approx(
        [8.083731307186588, 8.263160757613477, 8.083731307186588, 8.179213704945203]
    )


def test_seats_and_numbers_of_bots_may_differ() -> None:
    second, first = rated([Rating(20, 5), Rating(30, 4)], (1, 0), (1, 2))
    assert rated([Rating(30, 4), Rating(20, 5)], (0, 1), (1, 2)) == [first, second]


def test_a_draw_moves_the_ratings_towards_each_other_by_the_formula() -> None:
    strong, weak = Rating(28, 5), Rating(22, 7)
    scale = sqrt(5**2 + 7**2 + 2 * BETA**2)
    chance = exp(28 / scale) / (exp(28 / scale) + exp(22 / scale))
    after = rated([strong, weak], (0, 1), (1, 1))
    assert after[0].mu == pytest.approx(28 + 25 / scale * (0.5 - chance))
    assert after[1].mu == pytest.approx(22 + 49 / scale * (chance - 0.5))
    assert after[1].sigma ** 2 == pytest.approx(49 * (1 - 49 / scale**2 * 7 / scale * chance * (1 - chance)))


def test_a_bot_with_several_seats_has_the_chance_of_all_of_them() -> None:
    """First of three: the lone bot expects a third and the pair two; then the pair is alone and says nothing new."""
    scale = sqrt(3 * (NEW.sigma**2 + BETA**2))
    lone, pair = rated([NEW, NEW], (0, 1, 1), (1, 2, 3))
    assert lone.mu == pytest.approx(25 + NEW.sigma**2 / scale * (1 - 1 / 3))
    assert pair.mu == pytest.approx(25 - NEW.sigma**2 / scale * 2 / 3)
    assert lone.sigma == pair.sigma


def test_a_bot_that_plays_itself_or_not_at_all_keeps_its_rating() -> None:
    assert rated([NEW, Rating(30, 3)], (0, 0, 0), (1, 2, 2)) == [NEW, Rating(30, 3)]


def test_the_uncertainty_never_vanishes_at_once() -> None:
    winner, _ = rated([Rating(0, 1e6), Rating(0, 1e-6)], (0, 1), (1, 2))
    assert winner.sigma >= 1e6 * sqrt(LEAST)


def test_ratings_find_the_order_of_strength() -> None:
    ratings = [NEW, NEW, NEW]
    for _ in range(30):
        ratings = rated(ratings, (0, 1, 2), (3, 1, 2))
    assert ratings[1].mu > ratings[2].mu > ratings[0].mu
    assert all(rating.sigma < NEW.sigma for rating in ratings)

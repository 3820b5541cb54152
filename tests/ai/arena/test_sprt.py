"""The sequential test: the generalised ratio for scores of rounds, and when it is decided."""

from collections.abc import Sequence
from random import Random

import pytest

from ai.arena.sprt import Sprt, likelihood_ratio

TEST = Sprt(0, 30)


def pairs(counts: Sequence[int]) -> dict[float, int]:
    """Lost twice, half a point, one, one and a half, won twice."""
    return {number / 4: count for number, count in enumerate(counts) if count}


@pytest.mark.parametrize(
    ("counts", "ratio"),
    [([10, 20, 40, 25, 15], 0.72515), ([0, 0, 2, 0, 37], 3.2223), ([3, 5, 9, 0, 0], -1.5309)],
)
def test_the_ratio_of_pairs_is_that_of_the_published_formulas(counts: list[int], ratio: float) -> None:
    """Van den Bergh, multinomial likelihoods with a fixed expectation; computed once with a solver of another kind."""
    assert TEST.ratio(pairs(counts), 1.0) == pytest.approx(ratio, abs=0.0005)


def test_many_pairs_near_the_middle_give_what_the_normal_distribution_would() -> None:
    counts = pairs([1000, 2000, 4000, 2100, 1050])
    total = sum(counts.values())
    mean = sum(score * count for score, count in counts.items()) / total
    variance = sum(count * (score - mean) ** 2 for score, count in counts.items()) / total
    low, high = 0.5, 0.51
    normal = total * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert likelihood_ratio(counts, low, high) == pytest.approx(normal, rel=0.01)


def test_the_bounds_are_those_of_wald() -> None:
    assert (TEST.lower, TEST.upper) == pytest.approx((-2.9444, 2.9444), abs=0.0001)
    assert Sprt(0, 5, alpha=0.01, beta=0.1).upper == pytest.approx(4.4998, abs=0.0001)


def test_at_a_bound_one_difference_is_accepted() -> None:
    assert [TEST.accepted(ratio) for ratio in (-3.0, -2.9, 0.0, 2.9, 3.0)] == [0, None, None, None, 30]


def test_no_rounds_decide_nothing() -> None:
    assert TEST.ratio({}, 1.0) == 0.0


@pytest.mark.parametrize("score", [0.0, 0.25, 0.5, 0.75, 1.0])
def test_a_few_equal_pairs_decide_nothing_yet(score: float) -> None:
    assert TEST.accepted(TEST.ratio({score: 5}, 1.0)) is None


def test_in_the_long_run_every_result_decides() -> None:
    assert TEST.accepted(TEST.ratio({1.0: 40}, 1.0)) == 30
    assert TEST.accepted(TEST.ratio({0.0: 40}, 1.0)) == 0
    assert TEST.accepted(TEST.ratio({0.5: 40}, 1.0)) == 0


def test_a_larger_table_is_tested_against_the_share_of_equals() -> None:
    """A fifth of the victories is below equal at a table of three and above it at one of seven."""
    rounds = {0.0: 400, 1.0: 100}
    assert TEST.accepted(TEST.ratio(rounds, 1 / 2)) == 0
    assert TEST.accepted(TEST.ratio(rounds, 1 / 6)) == 30


def test_equals_are_seldom_taken_for_better() -> None:
    rng = Random(7)
    wrong = sum(accepted_in_time(rng, 0.5) == 30 for _ in range(20))
    right = sum(accepted_in_time(rng, 0.58) == 30 for _ in range(20))
    assert wrong <= 3
    assert right >= 17


def accepted_in_time(rng: Random, chance: float) -> float | None:
    counts: dict[float, int] = {}
    for number in range(3000):
        score = ((rng.random() < chance) + (rng.random() < chance)) / 2
        counts[score] = counts.get(score, 0) + 1
        if number % 20 == 19:
            accepted = TEST.accepted(TEST.ratio(counts, 1.0))
            if accepted is not None:
                return accepted
    return None

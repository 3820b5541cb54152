"""Golden numbers: how many legal continuations fixed games of Duel have; see the head of perft.txt."""

import pytest

from tests.tools.perft import FILE, SEEDS, TURNS, line

pytestmark = pytest.mark.compiled

GOLDEN = [entry for entry in FILE.read_text(encoding="utf-8").splitlines() if not entry.startswith("#")]


@pytest.mark.parametrize("golden", GOLDEN)
def test_a_game_has_as_many_continuations_as_it_had(golden: str) -> None:
    seed, moment, *_ = golden.split()
    assert line(int(seed), moment) == golden


def test_every_moment_of_every_game_is_counted() -> None:
    counted = [tuple(entry.split()[:2]) for entry in GOLDEN]
    assert counted == [(str(seed), moment) for moment in TURNS for seed in SEEDS]

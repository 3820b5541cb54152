"""A review finds planted blunders: in one game here, in fifty with WONDERS_BLUNDERS=50 (see docs/opponents.md)."""

import os
from pathlib import Path

import pytest

from ai.review.judge import DEFAULT
from tests.tools.blunders import STAGES, blundered_games

GAMES = int(os.environ.get("WONDERS_BLUNDERS", "0"))
LEAST = 0.8
QUICK = ("Duel",)
PAGE = Path(__file__).parents[3] / "docs" / "opponents.md"


def share_named(folder: Path, kinds: tuple[str, ...], games: int, judge: str) -> float:
    """Which part of all blunders the reviews have among the decisions that cost most."""
    planted = named = 0
    for _, game in blundered_games(folder, kinds, games, 1):
        planted += len(game.nodes)
        named += game.named_in(game.reviewed(judge))
    return named / planted


def test_planted_blunders_are_among_the_decisions_that_cost_most(tmp_path: Path) -> None:
    assert share_named(tmp_path, QUICK, 1, DEFAULT) >= LEAST


@pytest.mark.skipif(GAMES == 0, reason="a long campaign: set WONDERS_BLUNDERS=50")
def test_four_of_five_blunders_are_named_in_games_of_all_kinds(tmp_path: Path) -> None:
    assert share_named(tmp_path, tuple(STAGES), GAMES, DEFAULT) >= LEAST


def test_the_handbook_says_how_blunders_are_looked_for() -> None:
    assert "python -m tests.tools.blunders --games 50" in PAGE.read_text(encoding="utf-8")

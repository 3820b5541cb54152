"""A bot knows the view of its seat and nothing else: whatever lies hidden, it decides the same, in every game."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from ai.games import GAMES as GAMES_WITH_BOTS
from ai.registry import CHARACTERS, LEVELS
from tests.ai.hidden import TABLES

pytestmark = pytest.mark.compiled

CAMPAIGN = 20
HINTED = list(TABLES)[::2]
HINTS = 16
GAMES = int(os.environ.get("WONDERS_HONESTY_GAMES", "1"))
PAGE = Path(__file__).parents[2] / "docs" / "opponents.md"


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", TABLES)
def test_what_is_hidden_from_a_bot_does_not_change_its_decision(
    table: str, level: str, number: int, record_property: Callable[[str, object], None]
) -> None:
    decisions = TABLES[table].decide_twice(level, number)
    assert decisions == len(CHARACTERS)
    record_property("decisions", decisions)


@pytest.mark.parametrize("table", HINTED)
def test_a_hint_is_legal_and_the_same_whatever_lies_hidden(table: str) -> None:
    assert TABLES[table].hint_twice(3, HINTS) == HINTS


def test_hints_are_asked_for_at_two_hundred_positions() -> None:
    assert len(HINTED) * HINTS >= 200
    assert {table.partition(",")[0] for table in HINTED} == set(GAMES_WITH_BOTS)


def test_every_game_with_bots_is_looked_at() -> None:
    assert {table.partition(",")[0] for table in TABLES} == set(GAMES_WITH_BOTS)


def test_the_campaign_of_the_handbook_makes_ten_thousand_decisions() -> None:
    assert f"WONDERS_HONESTY_GAMES={CAMPAIGN} " in PAGE.read_text(encoding="utf-8")
    assert CAMPAIGN * len(TABLES) * len(LEVELS) * len(CHARACTERS) >= 10_000

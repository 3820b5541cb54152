"""A bot as text: its level, its character, and how long it may think."""

import pytest

from ai.arena.entrant import Allowance, Entrant, entrant_from_text
from engine.core.errors import ConfigError
from tests.ai.arena.toys import never

USUAL = Allowance(milliseconds=200)


@pytest.mark.parametrize(
    ("text", "level", "character", "allowance"),
    [
        ("citizen", "citizen", "balanced", USUAL),
        ("master/warlord", "master", "warlord", USUAL),
        ("master@50", "master", "balanced", Allowance(milliseconds=50)),
        ("master@1500p", "master", "balanced", Allowance(positions=1500)),
        ("master/scholar@1000", "master", "scholar", Allowance(milliseconds=1000)),
    ],
)
def test_a_bot_is_a_level_that_may_have_a_character_and_a_budget_of_its_own(
    text: str, level: str, character: str, allowance: Allowance
) -> None:
    assert entrant_from_text(text, USUAL) == Entrant(text, level, character, allowance)


@pytest.mark.parametrize(
    "text", ["", "/warlord", "master/", "master@", "master@0", "master@-5", "master@fast", "master@5/warlord", "a/b/c"]
)
def test_a_text_that_is_no_bot_is_refused(text: str) -> None:
    with pytest.raises(ConfigError) as refused:
        entrant_from_text(text, USUAL)
    assert (refused.value.code, refused.value.details) == ("bad_bot", {"bot": text})


def test_a_budget_begins_when_it_is_given() -> None:
    budget = Allowance(milliseconds=60_000).budget(never)
    assert (budget.seconds, budget.positions, budget.is_spent(10**9)) == (60.0, None, False)
    assert Allowance(positions=5).budget(never).is_spent(5)
    assert Allowance(positions=5).budget(lambda: True).is_spent(0), "whoever is told to stop has nothing left"

"""Bots of Duel: they choose legal moves, keep to their budget, and say why."""

from random import Random
from time import monotonic

import pytest

from ai.bot import Budget
from ai.heuristics.duel.opponents import DUEL_OPPONENTS
from ai.heuristics.duel.telling import MEANINGS
from ai.registry import CHARACTERS, LEVELS
from engine.core.errors import ConfigError
from engine.duel.legality import legal
from engine.duel.state import OVER, State
from engine.duel.view import view
from tests.engine.duel.random_games import positions

pytestmark = pytest.mark.compiled

POSITIONS = 40


def decisions(seed: int) -> list[State]:
    return [state.copy() for state in positions(seed) if state.phase != OVER]


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("level", LEVELS)
def test_any_level_plays_any_character(level: str, character: str) -> None:
    bot = DUEL_OPPONENTS.bot(level, character)
    for number, state in enumerate(decisions(11)[::9]):
        moves = legal(state, state.decider)
        decision = bot.choose(view(state, state.decider), moves, Random(number), Budget(positions=POSITIONS))
        assert decision.command in moves
        assert decision.options[0].command == decision.command
        assert {reason.code for reason in decision.reasons} <= set(MEANINGS)


@pytest.mark.parametrize(("level", "character"), [("emperor", "balanced"), ("master", "poet")])
def test_an_unknown_bot_is_refused(level: str, character: str) -> None:
    with pytest.raises(ConfigError):
        DUEL_OPPONENTS.bot(level, character)


def test_a_search_ends_with_its_time() -> None:
    state = decisions(3)[30]
    began = monotonic()
    DUEL_OPPONENTS.bot("master").choose(
        view(state, state.decider), legal(state, state.decider), Random(1), Budget(seconds=0.05)
    )
    assert monotonic() - began < 1.0, "it may be late on a busy machine, but it does not go on"


def test_a_search_ends_when_it_is_told_to_stop() -> None:
    state = decisions(3)[30]
    asked: list[bool] = []

    def stopped() -> bool:
        asked.append(True)
        return len(asked) > 3

    bot = DUEL_OPPONENTS.bot("master")
    decision = bot.choose(view(state, state.decider), legal(state, state.decider), Random(1), Budget(stopped=stopped))
    assert len(asked) == 4
    assert decision.positions > 0

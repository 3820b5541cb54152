"""Bots of Dice: they choose legal moves, keep to their budget, and say why."""

from random import Random
from time import monotonic

import pytest

from ai.bot import Budget
from ai.heuristics.dice.opponents import DICE_OPPONENTS
from ai.heuristics.dice.telling import MEANINGS
from ai.registry import CHARACTERS, LEVELS
from engine.dice.config import table
from engine.dice.legality import legal, to_move
from engine.dice.state import State
from engine.dice.view import view
from tests.engine.dice.random_games import positions

pytestmark = pytest.mark.compiled

POSITIONS = 40


def decisions(seed: int, players: int = 3) -> list[tuple[State, int]]:
    """Positions of a random game, each with a seat that decides there."""
    return [
        (state.copy(), to_move(state)[-1])
        for state in positions(seed, table(seed, players))
        if to_move(state) and len(legal(state, to_move(state)[-1])) > 1
    ]


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("level", LEVELS)
def test_any_level_plays_any_character(level: str, character: str) -> None:
    bot = DICE_OPPONENTS.bot(level, character)
    for number, (state, seat) in enumerate(decisions(11)[::17]):
        moves = legal(state, seat)
        decision = bot.choose(view(state, seat), moves, Random(number), Budget(positions=POSITIONS))
        assert decision.command in moves
        assert decision.options[0].command == decision.command
        assert {reason.code for reason in decision.reasons} <= set(MEANINGS)


@pytest.mark.parametrize("players", range(2, 8))
def test_citizens_decide_at_every_table(players: int) -> None:
    bot = DICE_OPPONENTS.bot("citizen")
    for number, (state, seat) in enumerate(decisions(players, players)[::10]):
        moves = legal(state, seat)
        assert bot.choose(view(state, seat), moves, Random(number), Budget()).command in moves


def test_a_search_ends_with_its_time() -> None:
    state, seat = decisions(3)[30]
    began = monotonic()
    DICE_OPPONENTS.bot("master").choose(view(state, seat), legal(state, seat), Random(1), Budget(seconds=0.05))
    assert monotonic() - began < 1.0, "it may be late on a busy machine, but it does not go on"


def test_a_search_ends_when_it_is_told_to_stop() -> None:
    state, seat = decisions(3)[30]
    asked: list[bool] = []

    def stopped() -> bool:
        asked.append(True)
        return len(asked) > 3

    bot = DICE_OPPONENTS.bot("master")
    decision = bot.choose(view(state, seat), legal(state, seat), Random(1), Budget(stopped=stopped))
    assert len(asked) == 4
    assert decision.positions > 0

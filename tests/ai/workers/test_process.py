"""The inside of a worker: no window, low priority, the same engine, and the same decisions as anywhere else."""

import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import pytest

import engine.duel.state
from ai.bot import Budget
from ai.games import thinker_of
from ai.heuristics.duel.opponents import DUEL_OPPONENTS
from ai.heuristics.seven.opponents import SEVEN_OPPONENTS
from ai.registry import CHARACTERS, LEVELS
from ai.workers.pool import Pool
from ai.workers.question import Brief, Key, numbered, question
from ai.workers.thinking import Ladder
from engine.core.errors import ConfigError
from engine.core.game import C, E, Game, M, S, V
from engine.core.seats import Seat
from engine.duel.game import DUEL
from engine.seven.game import SEVEN
from tests.ai.workers.asking import LONG, answer_of, answers_of, toy_question
from tests.ai.workers.odd_bots import find
from tests.engine.duel import random_games as duel_games
from tests.engine.seven import random_games as seven_games

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with Pool(1, ahead=["duel", "chess"], find=find, grace=LONG) as pool:
        yield pool


def test_no_window_is_imported_the_priority_is_low_and_no_garbage_is_collected_meanwhile(pool: Pool) -> None:
    pool.ask(toy_question("scout"))
    decision = answer_of(pool).decision
    assert decision is not None
    (found,) = decision.reasons
    assert found.details["windows"] == ""
    assert found.details["engine"] == Path(str(engine.duel.state.__file__)).suffix
    assert found.details["collects"] == 0
    if sys.platform != "win32":
        assert found.details["nice"] == min(19, os.nice(0) + 10)


def moments(game: Game[C, S, M, E, V], games: Iterable[Iterable[S]]) -> list[tuple[S, Seat]]:
    """One position of each game with something to decide, and who decides."""
    found: list[tuple[S, Seat]] = []
    for number, states in enumerate(games):
        copies = [game.copy(state) for state in states]
        open_ones = [
            (state, seat) for state in copies for seat in game.to_move(state) if len(game.legal(state, seat)) > 1
        ]
        found.append(Random(number).choice(open_ones))
    return found


def check_that_it_decides_alike(
    pool: Pool, game: Game[C, S, M, E, V], ladder: Ladder[V, M], level: str, found: list[tuple[S, Seat]]
) -> None:
    """A worker says what the same bot says here, to the last digit."""
    for number, (state, seat) in enumerate(found):
        brief = Brief(level, CHARACTERS[number % len(CHARACTERS)], seed=number, positions=60)
        known, moves = game.view(state, seat), game.legal(state, seat)
        pool.ask(question(game, Key(game.name, seat, number), known, moves, brief))
        answer = answer_of(pool)
        assert answer.trouble is None
        here = ladder.bot(level, brief.character).choose(known, moves, Random(number), Budget(positions=60))
        assert answer.decision == numbered(here, moves)


@pytest.mark.parametrize("level", LEVELS)
def test_a_worker_decides_like_the_same_bot_of_duel_here(pool: Pool, level: str) -> None:
    found = moments(DUEL, [duel_games.positions(seed) for seed in range(5)])
    check_that_it_decides_alike(pool, DUEL, DUEL_OPPONENTS, level, found)


@pytest.mark.parametrize("level", LEVELS)
def test_a_worker_decides_like_the_same_bot_of_seven_wonders_here(pool: Pool, level: str) -> None:
    found = moments(SEVEN, [seven_games.positions(seed) for seed in range(5)])
    check_that_it_decides_alike(pool, SEVEN, SEVEN_OPPONENTS, level, found)


def test_a_search_in_a_worker_can_be_cancelled(pool: Pool) -> None:
    ((state, seat),) = moments(DUEL, [duel_games.positions(1)])
    asked = question(DUEL, Key("duel", seat, 1), DUEL.view(state, seat), DUEL.legal(state, seat), Brief("master"))
    pool.cancel(pool.ask(asked))
    (answer,) = answers_of(pool)
    assert answer.trouble is None
    assert answer.decision is not None
    assert answer.decision.positions > 0


def test_a_game_without_bots_is_named() -> None:
    with pytest.raises(ConfigError) as refused:
        thinker_of("chess")
    assert (refused.value.code, refused.value.details) == ("no_bots", {"game": "chess"})

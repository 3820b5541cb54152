"""The engine's prices, coins, steps and points against a second opinion, over random games at every kind of table."""

from random import Random

import pytest

from engine.duel import rules
from engine.duel.apply import DuelLedger
from engine.duel.config import Config
from engine.duel.events import Event
from engine.duel.game import DUEL
from engine.duel.legality import to_move
from engine.duel.state import CIVILIAN, MILITARY, SCIENTIFIC, State
from tests.engine.duel.independent_scorer import Reader
from tests.engine.duel.random_games import all_switches_turned, random_move, random_table

pytestmark = pytest.mark.compiled

GAMES = 200


def finished_game(seed: int, config: Config | None = None) -> tuple[Config, State, list[Event]]:
    rng = Random(seed)
    config = config or random_table(rng)
    log: list[Event] = []
    ledger = DuelLedger(DUEL.new_state(config), log)
    rules.set_up(ledger)
    while to_move(ledger.state):
        rules.resolve(ledger, random_move(ledger.state, rng))
    return config, ledger.state, log


def check(config: Config, state: State, log: list[Event]) -> None:
    """Both opinions are the same."""
    opinion = Reader(config).read(log)
    assert not opinion.mismatches, (config, opinion.mismatches)
    assert [city.coins for city in opinion.cities] == [city.coins for city in state.cities], config
    assert opinion.pawn == state.pawn, config
    for seat in (0, 1):
        assert opinion.score(seat) == DUEL.score(state, seat), (config, seat)
    assert sorted(opinion.winners()) == sorted(s.seat for s in DUEL.standings(state) if s.place == 1), config


@pytest.mark.parametrize("first", range(0, GAMES, 20))
def test_a_second_opinion_agrees_on_prices_coins_points_and_winners(first: int) -> None:
    for seed in range(first, first + 20):
        check(*finished_game(seed))


def test_a_second_opinion_agrees_with_every_switch_turned() -> None:
    for seed in range(20):
        check(*finished_game(seed, all_switches_turned(seed)))


def test_the_second_opinion_was_asked_about_every_kind_of_victory() -> None:
    missing = {CIVILIAN, MILITARY, SCIENTIFIC}
    for seed in range(GAMES):
        missing.discard(finished_game(seed)[1].victory)
        if not missing:
            return
    raise AssertionError(missing)

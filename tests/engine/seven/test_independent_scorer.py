"""The engine's coins and points against a second opinion, over random games of every edition and size."""

from random import Random

import pytest

from engine.seven import rules
from engine.seven.apply import SevenLedger
from engine.seven.config import Config
from engine.seven.events import Event
from engine.seven.game import SEVEN
from engine.seven.legality import to_move
from engine.seven.state import State
from tests.engine.seven.independent_scorer import Reader
from tests.engine.seven.random_games import TABLES, random_move, random_table

pytestmark = pytest.mark.compiled

GAMES = 200


def finished_game(seed: int) -> tuple[Config, State, list[Event]]:
    rng = Random(seed)
    config = random_table(rng)
    log: list[Event] = []
    ledger = SevenLedger(SEVEN.new_state(config), log)
    rules.set_up(ledger)
    while to_move(ledger.state):
        rules.resolve(ledger, random_move(ledger.state, rng))
    return config, ledger.state, log


@pytest.mark.parametrize("first", range(0, GAMES, 20))
def test_a_second_opinion_agrees_on_coins_points_and_places(first: int) -> None:
    for seed in range(first, first + 20):
        config, state, log = finished_game(seed)
        opinion = Reader(config).read(log)
        assert not opinion.mismatches, (seed, config, opinion.mismatches)
        assert [city.coins for city in opinion.cities] == state.coins, (seed, config)
        assert [city.debt for city in opinion.cities] == state.debt, (seed, config)
        assert [city.diplomacy for city in opinion.cities] == state.diplomacy, (seed, config)
        for city in range(state.cities):
            assert opinion.score(city) == SEVEN.score(state, city), (seed, config, city)
        places = {standing.seat: standing.place for standing in SEVEN.standings(state)}
        assert [places[seat] for seat in range(config.players)] == opinion.places(), (seed, config)


def test_the_second_opinion_was_asked_about_every_table() -> None:
    tables = [random_table(Random(seed)) for seed in range(GAMES)]
    assert {(config.edition, config.players) for config in tables} == set(TABLES)
    with_cities = [config for config in tables if config.expansions]
    assert {(config.edition, config.players) for config in with_cities} == {table for table in TABLES if table[1] > 2}
    assert {(config.edition, config.players) for config in with_cities if config.teams} == {
        (edition, players) for edition in (1, 2) for players in (4, 6)
    }

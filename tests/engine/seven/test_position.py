"""Positions written down and laid out again are the same positions, in every field.

The laws look at every tenth position of 200 games; with WONDERS_LAW_STRIDE=1 in the environment, at all of them.
"""

import json
import os
from collections.abc import Iterator
from random import Random

import pytest

from engine.seven import rules
from engine.seven.analysis import analysis
from engine.seven.apply import SevenLedger
from engine.seven.codec import PHASES
from engine.seven.config import Switches, table
from engine.seven.moves import move_from_text
from engine.seven.position import read_position, state_from_json, state_to_json, write_position
from engine.seven.state import State
from engine.seven.tables import new_state
from tests.engine.seven.random_games import played_on, positions
from tests.engine.seven.same import differences, same_state
from tests.positions import NAMES, text_of

GAMES = range(200)
BATCHES = 20
STRIDE = int(os.environ.get("WONDERS_LAW_STRIDE", "10"))
# Text takes four times as long as JSON.
TEXT_STRIDE = 4 * STRIDE - 3


def round_trip(state: State) -> State:
    return state_from_json(json.loads(json.dumps(state_to_json(state))))


def some_positions(batch: int, stride: int) -> Iterator[tuple[str, State]]:
    """Positions of the games of one batch, each with a name for failures."""
    for seed in GAMES[batch::BATCHES]:
        for number, state in enumerate(positions(seed)):
            if (seed + number) % stride == 0:
                yield f"game {seed}, position {number}", state


@pytest.mark.compiled
@pytest.mark.parametrize("batch", range(BATCHES))
def test_every_position_of_a_game_comes_back_from_json(batch: int) -> None:
    for name, state in some_positions(batch, STRIDE):
        assert differences(round_trip(state), state) == [], name


@pytest.mark.compiled
@pytest.mark.parametrize("batch", range(BATCHES))
def test_every_position_of_a_game_comes_back_from_text(batch: int) -> None:
    for name, state in some_positions(batch, TEXT_STRIDE):
        again = read_position(write_position(state))
        assert differences(again, state) == [], name
        assert analysis(again) == analysis(state), name


def test_the_random_games_come_through_every_phase_and_power() -> None:
    seen = [state.copy() for seed in range(60) for state in positions(seed)]
    assert {state.phase for state in seen} == set(PHASES.values())
    assert any(choice is not None for state in seen for choice in state.choices)
    assert any(sum(state.free_build_used) for state in seen)
    assert any(looked for state in seen for looked in state.looked)


@pytest.mark.parametrize("name", NAMES)
def test_a_described_position_comes_back_from_text(name: str) -> None:
    state = read_position(text_of(name))
    assert same_state(read_position(write_position(state)), state)


@pytest.mark.parametrize("name", NAMES)
def test_a_described_position_can_be_played_to_the_end_and_written_down_on_the_way(name: str) -> None:
    for state in played_on(read_position(text_of(name)), Random(name)):
        assert differences(round_trip(state), state) == []


def test_the_same_position_can_be_written_as_json_or_yaml() -> None:
    state = read_position(text_of("end_of_an_age"))
    assert same_state(read_position(json.dumps(state_to_json(state), indent="\t")), state)


def test_what_is_at_its_default_is_not_written() -> None:
    state = read_position(text_of("sides_still_to_be_chosen"))
    assert write_position(state) == (
        "game: seven\n"
        "edition: 2\n"
        "players: 3\n"
        "phase: sides\n"
        "cities:\n"
        "- {board: gizah, side: open, coins: 3}\n"
        "- {board: olympia, side: night, coins: 3}\n"
        "- {board: babylon, side: open, coins: 3}\n"
    )


def test_a_position_says_who_holds_the_free_city_card_and_who_decides() -> None:
    written = state_to_json(read_position(text_of("free_city_babylon_plays_the_pile")))
    assert (written["holder"], written["deciding"]) == (1, 2)


def test_only_unusual_switches_are_written() -> None:
    switches = Switches(halikarnassos_must_build=True, free_city_uses_its_powers=False)
    written = state_to_json(_begun(switches))
    assert written["switches"] == {"halikarnassos_must_build": True, "free_city_uses_its_powers": False}


def test_every_switch_comes_back() -> None:
    usual = Switches()
    for name in Switches.__slots__:
        state = _begun(Switches(**{name: not getattr(usual, name)}))
        assert differences(round_trip(state), state) == [], name


def test_the_same_deal_follows_when_a_position_is_played_on() -> None:
    """The seed is part of the position: what is dealt later does not depend on where the game was taken up."""
    state = next(positions(3))
    again = round_trip(state)
    for one, other in zip(played_on(state, Random(1)), played_on(again, Random(1)), strict=True):
        assert differences(one, other) == []


def test_a_last_card_paid_with_the_income_of_its_own_turn_leaves_less_than_nothing_in_the_purse() -> None:
    """Under the switch that makes the last card a turn of its own, the purse of the sixth turn is overdrawn."""
    text = text_of("babylon_last_card_as_a_turn_of_its_own").replace("age: 2", "age: 3")
    for old, new in (("archery_range", "senate"), ("temple", "palace"), ("walls", "arena")):
        text = text.replace(old, new)
    state = read_position(text)
    rules.resolve(SevenLedger(state, None), move_from_text(state, "0 build senate"))
    assert state.purse[0] == -3
    assert same_state(read_position(write_position(state)), state)


def test_two_positions_differ_in_the_fields_that_differ() -> None:
    state = read_position(text_of("seven_players"))
    other = read_position(text_of("seven_players").replace("coins: 3", "coins: 4", 1))
    unusual = _begun(Switches(halikarnassos_must_build=True))
    assert differences(state, other) == ["coins", "purse"]
    assert differences(_begun(Switches()), unusual) == ["table.rulings"]


def _begun(switches: Switches) -> State:
    ledger = SevenLedger(new_state(table(1, 2, 5, switches=switches)), None)
    rules.set_up(ledger)
    return ledger.state

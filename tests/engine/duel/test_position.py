"""Positions of Duel written down and laid out again are the same positions, in every field.

The laws look at every tenth position of 200 games; with WONDERS_LAW_STRIDE=1 in the environment, at all of them.
"""

import json
import os
from collections.abc import Iterator
from random import Random

import pytest

from engine.duel.analysis import analysis
from engine.duel.codec import PHASES, VICTORIES
from engine.duel.config import Switches, table
from engine.duel.game import DUEL as GAME
from engine.duel.position import read_position, state_from_json, state_to_json, write_position
from engine.duel.state import State
from tests.engine.duel.described import described
from tests.engine.duel.random_games import all_switches_turned, begun, played_on, positions
from tests.engine.duel.same import differences, same_state
from tests.positions import DUEL

GAMES = range(200)
BATCHES = 10
STRIDE = int(os.environ.get("WONDERS_LAW_STRIDE", "10"))
# Text takes four times as long as JSON.
TEXT_STRIDE = 4 * STRIDE - 3


def round_trip(state: State) -> State:
    return state_from_json(json.loads(json.dumps(state_to_json(state))))


def some_positions(batch: int, stride: int) -> Iterator[tuple[str, State]]:
    """Positions of the games of one batch, each with a name for failures."""
    for seed in GAMES[batch::BATCHES]:
        for number, state in enumerate(positions(seed, all_switches_turned(seed) if batch == 0 else None)):
            if (seed + number) % stride == 0 or not state.present:
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


def test_the_random_games_come_through_every_phase_and_every_end() -> None:
    seen = [(state.phase, state.victory) for seed in range(80) for state in positions(seed)]
    assert {phase for phase, _ in seen} == set(PHASES.values())
    assert {victory for _, victory in seen} == set(VICTORIES.values())


@pytest.mark.parametrize("name", DUEL.names)
def test_a_described_position_comes_back_from_text(name: str) -> None:
    state = described(name)
    assert same_state(read_position(write_position(state)), state)


@pytest.mark.parametrize("name", DUEL.names)
def test_a_described_position_can_be_played_to_the_end_and_written_down_on_the_way(name: str) -> None:
    for state in played_on(described(name), Random(name)):
        assert differences(round_trip(state), state) == []


def test_the_game_writes_and_reads_positions_for_the_session() -> None:
    state = described("what_things_cost")
    assert same_state(GAME.state_from_json(GAME.state_to_json(state)), state)


def test_the_same_position_can_be_written_as_json_or_yaml() -> None:
    state = described("mausoleum_pair_token_law")
    assert same_state(read_position(json.dumps(state_to_json(state), indent="\t")), state)


def test_what_is_at_its_default_is_not_written() -> None:
    state = described("draft_begins")
    assert write_position(state) == (
        "game: duel\n"
        "first: 1\n"
        "phase: draft\n"
        "deciding: 1\n"
        "shown: [circus_maximus, great_library, mausoleum, sphinx]\n"
        "board: [agriculture, law, masonry, strategy, urbanism]\n"
        "box: [architecture, economy, mathematics, philosophy, theology]\n"
        "cities:\n"
        "- {coins: 7}\n"
        "- {coins: 7}\n"
    )


def test_a_position_in_play_is_written_row_by_row() -> None:
    written = state_to_json(described("seventh_wonder_is_the_last"))
    assert written["structure"] == [
        ["palace", "senate"],
        ["gardens", "magistrates_guild", "taken"],
        *([["taken"] * 4, ["taken"] * 2, ["taken"] * 4, ["taken"] * 3, ["taken"] * 2]),
    ]
    assert state_to_json(described("over_shared"))["structure"] == []


def test_loot_is_written_only_where_the_pawn_does_not_tell() -> None:
    near, skipped = described("pawn_before_the_capital"), described("loot_skipped_by_a_switch")
    assert "loot" not in write_position(near)
    assert "loot: [2]" in write_position(skipped)
    assert near.loot == 0b0011


def test_only_unusual_switches_are_written() -> None:
    chosen = Switches(weaker_player_must_begin=True, strategy_counts_for_the_mausoleum=False)
    written = state_to_json(begun(table(1, chosen=chosen)).state)
    assert written["switches"] == {"weaker_player_must_begin": True, "strategy_counts_for_the_mausoleum": False}


@pytest.mark.parametrize("name", Switches.__slots__)
def test_every_switch_comes_back(name: str) -> None:
    chosen = Switches(**{name: not getattr(Switches(), name)})
    state = begun(table(1, chosen=chosen)).state
    assert differences(round_trip(state), state) == []


@pytest.mark.parametrize("first", ["seat_0", "seat_1", "random"])
@pytest.mark.parametrize("wonders", ["draft", "first_game"])
def test_every_way_to_set_up_a_table_comes_back(first: str, wonders: str) -> None:
    state = begun(table(1, first, wonders)).state
    assert differences(round_trip(state), state) == []


def test_the_same_deal_follows_when_a_position_is_played_on() -> None:
    """The seed is part of the position: what is dealt later does not depend on where the game was taken up."""
    state = next(positions(3))
    again = round_trip(state)
    for one, other in zip(played_on(state, Random(1)), played_on(again, Random(1)), strict=True):
        assert differences(one, other) == []

"""Laws that hold in every game of Duel: replay, round trips, legality, chance, undo and redo."""

import json
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.session import Session
from engine.duel.apply import DuelLedger
from engine.duel.codec import codec
from engine.duel.events import AgeBegan, Event, TokensDrawn, WondersShown
from engine.duel.game import DUEL
from engine.duel.legality import legal, refusal, to_move
from engine.duel.position import state_from_json, state_to_json
from engine.duel.rules import resolve, set_up
from engine.duel.state import CIVILIAN, State
from engine.duel.tables import new_state
from tests.engine.duel.every_command import EVERY_COMMAND
from tests.engine.duel.random_games import played_on, positions, random_move, random_table
from tests.engine.duel.same import differences

pytestmark = pytest.mark.compiled

seeds = st.integers(min_value=0, max_value=2**32)
a_few = settings(max_examples=40, deadline=None)


def recorded_game(seed: int) -> tuple[State, list[Event]]:
    """A random game and its log."""
    rng = Random(seed)
    log: list[Event] = []
    ledger = DuelLedger(new_state(random_table(rng)), log)
    set_up(ledger)
    while to_move(ledger.state):
        resolve(ledger, random_move(ledger.state, rng))
    return ledger.state, log


def position_of(seed: int) -> State:
    """A position somewhere in a random game."""
    *_, last = islice(positions(seed), Random(seed).randrange(1, 70))
    return last


# -- replay and round trips -----------------------------------------------------------------------------------------


@given(seeds)
@a_few
def test_folding_the_log_gives_the_same_state_after_every_decision(seed: int) -> None:
    rng = Random(seed)
    config = random_table(rng)
    log: list[Event] = []
    played = DuelLedger(new_state(config), log)
    set_up(played)
    folded = DuelLedger(new_state(config), None)
    done = 0
    while True:
        for event in log[done:]:
            folded.emit(event)
        done = len(log)
        assert differences(folded.state, played.state) == []
        if not to_move(played.state):
            return
        resolve(played, random_move(played.state, rng))


@given(seeds)
@a_few
def test_folding_a_log_event_by_event_writes_the_same_log(seed: int) -> None:
    state, log = recorded_game(seed)
    again: list[Event] = []
    ledger = DuelLedger(State(state.table, state.seed), again)
    for event in log:
        ledger.emit(event)
        assert again[-1] == event
    assert differences(ledger.state, state) == []


@given(seeds)
@a_few
def test_events_and_commands_survive_json(seed: int) -> None:
    _, log = recorded_game(seed)
    for event in log:
        assert codec().event_from_json(json.loads(json.dumps(codec().event_to_json(event)))) == event
    for position in positions(seed):
        for move in legal(position, position.decider):
            assert codec().command_from_json(json.loads(json.dumps(codec().command_to_json(move)))) == move


@given(seeds)
@a_few
def test_the_table_survives_json(seed: int) -> None:
    config = random_table(Random(seed))
    assert DUEL.config_from_json(json.loads(json.dumps(DUEL.config_to_json(config)))) == config


@given(seeds)
@settings(max_examples=10, deadline=None)
def test_positions_survive_json(seed: int) -> None:
    for state in positions(seed):
        assert differences(state_from_json(json.loads(json.dumps(state_to_json(state)))), state) == []


# -- legality -------------------------------------------------------------------------------------------------------


@given(seeds)
@settings(max_examples=50, deadline=None)
def test_a_command_is_refused_exactly_when_it_is_not_legal(seed: int) -> None:
    state = position_of(seed)
    before = state.copy()
    allowed = {move for seat in (0, 1) for move in legal(state, seat)}
    assert allowed <= set(EVERY_COMMAND)
    for wish in EVERY_COMMAND:
        no = refusal(state, wish)
        assert (no is None) == (wish in allowed)
        assert no is None or no.code != "unknown_command"
    assert differences(state, before) == []


@given(seeds)
@a_few
def test_who_owes_a_decision_has_a_legal_move_and_nobody_else_has(seed: int) -> None:
    for state in positions(seed):
        for seat in (0, 1):
            moves = legal(state, seat)
            assert bool(moves) == (seat in to_move(state))
            assert len(set(moves)) == len(moves)


# -- cards and coins ------------------------------------------------------------------------------------------------


@given(seeds)
@a_few
def test_sixty_cards_are_used_once_each_in_a_game_to_the_end(seed: int) -> None:
    state, _ = recorded_game(seed)
    used = state.discard + state.gone + state.cities[0].built + state.cities[1].built
    used += [card for card in state.under if card >= 0]
    assert len(set(used)) == len(used)
    assert len(used) == 60 or state.victory != CIVILIAN


@given(seeds)
@a_few
def test_nobody_ever_owes_coins(seed: int) -> None:
    assert all(city.coins >= 0 for state in positions(seed) for city in state.cities)


@given(seeds)
@a_few
def test_a_copy_lives_a_life_of_its_own(seed: int) -> None:
    state = position_of(seed)
    before = state_to_json(state)
    for _ in played_on(state.copy(), Random(seed)):
        pass
    assert state_to_json(state) == before


# -- undo, redo and chance ------------------------------------------------------------------------------------------


@given(seeds)
@a_few
def test_undo_then_redo_is_identity(seed: int) -> None:
    rng = Random(seed)
    session = Session.start(DUEL, random_table(rng))
    for _ in range(rng.randrange(1, 60)):
        if session.to_move():
            assert session.submit(random_move(session.state, rng)) is None
    end = session.state.copy()
    steps = rng.randrange(1, len(session.path()))
    session.undo(steps)
    for _ in range(steps):
        session.redo()
    assert differences(session.state, end) == []


@given(seeds)
@a_few
def test_going_to_any_decision_gives_the_position_it_led_to(seed: int) -> None:
    rng = Random(seed)
    session = Session.start(DUEL, random_table(rng))
    reached = {session.at: session.state.copy()}
    for _ in range(30):
        if session.to_move():
            session.submit(random_move(session.state, rng))
        else:
            session.undo(20)
        reached[session.at] = session.state.copy()
    for node in rng.sample(sorted(reached), len(reached)):
        session.go_to(node)
        assert differences(session.state, reached[node]) == []


@given(seeds)
@a_few
def test_what_is_dealt_and_drawn_does_not_depend_on_what_was_chosen(seed: int) -> None:
    """Chance comes from named streams, so taking a move back and making another deals no other cards."""
    config = random_table(Random(seed))
    dealt: set[Event] = set()
    for line in range(3):
        rng = Random(line)
        log: list[Event] = []
        ledger = DuelLedger(new_state(config), log)
        set_up(ledger)
        while to_move(ledger.state):
            resolve(ledger, random_move(ledger.state, rng))
        dealt |= {event for event in log if isinstance(event, AgeBegan | WondersShown)}
        dealt |= {TokensDrawn(0, event.tokens, event.shown) for event in log if isinstance(event, TokensDrawn)}
    kinds = [(type(event), getattr(event, "age", None), getattr(event, "seat", None)) for event in dealt]
    assert len(set(kinds)) == len(kinds)

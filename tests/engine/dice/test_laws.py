"""Laws that hold in every game of Dice: replay, round trips, legality, chance, and that order does not matter."""

import json
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.session import Session
from engine.dice import rules
from engine.dice.apply import DiceLedger
from engine.dice.audit import audit
from engine.dice.audit.witness import Witness
from engine.dice.codec import codec
from engine.dice.commands import DECLINES, PASSES, REMOVALS, WONDER_BUILDS, Build, Command, Cross
from engine.dice.events import Event
from engine.dice.game import DICE
from engine.dice.legality import legal, refusal, to_move
from engine.dice.moves import move_from_text, move_to_text
from engine.dice.position import read_position, state_from_json, state_to_json, write_position
from engine.dice.rules import resolve, set_up
from engine.dice.state import ACTIONS, CHOICES, OVER, State
from engine.dice.tables import new_state
from tests.engine.dice.random_games import played_on, positions, random_move, random_table
from tests.engine.dice.same import differences

pytestmark = pytest.mark.compiled

seeds = st.integers(min_value=0, max_value=2**32)
a_few = settings(max_examples=15, deadline=None)
very_few = settings(max_examples=4, deadline=None)


def every_command(state: State) -> list[Command]:
    """Whatever anybody at the table could ask for."""
    wishes: list[Command] = []
    for seat in range(state.table.players):
        wishes += [WONDER_BUILDS[seat], PASSES[seat], DECLINES[seat], *REMOVALS[seat]]
        wishes += [Cross(seat, field) for field in range(58)]
        wishes += [Build(seat, die, field) for die in range(10) for field in range(58)]
    return wishes


def position_of(seed: int) -> State:
    """A position somewhere in a random game."""
    *_, last = islice(positions(seed), Random(seed).randrange(1, 150))
    return last


# -- replay and round trips -----------------------------------------------------------------------------------------


@given(seeds)
@a_few
def test_folding_the_log_gives_the_same_state_and_the_same_log(seed: int) -> None:
    rng = Random(seed)
    config = random_table(rng)
    log: list[Event] = []
    played = DiceLedger(new_state(config), log)
    set_up(played)
    again: list[Event] = []
    folded = DiceLedger(new_state(config), again)
    while True:
        for event in log[len(again) :]:
            folded.emit(event)
        assert again == log
        assert differences(folded.state, played.state) == []
        if not to_move(played.state):
            return
        resolve(played, random_move(played.state, rng))


@given(seeds)
@very_few
def test_events_commands_and_moves_survive_json_and_text(seed: int) -> None:
    rng = Random(seed)
    log: list[Event] = []
    ledger = DiceLedger(new_state(random_table(rng)), log)
    set_up(ledger)
    while to_move(ledger.state):
        for move in legal(ledger.state, to_move(ledger.state)[0]):
            assert codec().command_from_json(json.loads(json.dumps(codec().command_to_json(move)))) == move
            assert move_from_text(ledger.state, move_to_text(ledger.state, move)) == move
        resolve(ledger, random_move(ledger.state, rng))
    for event in log:
        assert codec().event_from_json(json.loads(json.dumps(codec().event_to_json(event)))) == event


@given(seeds)
@a_few
def test_the_table_survives_json(seed: int) -> None:
    config = random_table(Random(seed))
    assert DICE.config_from_json(json.loads(json.dumps(DICE.config_to_json(config)))) == config


@given(seeds)
@very_few
def test_positions_survive_json_and_text(seed: int) -> None:
    for number, state in enumerate(positions(seed)):
        assert differences(state_from_json(json.loads(json.dumps(state_to_json(state)))), state) == []
        if number % 20 == 0:
            assert differences(read_position(write_position(state)), state) == []


# -- legality -------------------------------------------------------------------------------------------------------


@given(seeds)
@a_few
def test_a_command_is_refused_exactly_when_it_is_not_legal(seed: int) -> None:
    state = position_of(seed)
    before = state.copy()
    allowed = {move for seat in range(state.table.players) for move in legal(state, seat)}
    for wish in every_command(state):
        no = refusal(state, wish)
        assert (no is None) == (wish in allowed)
        assert no is None or no.code != "unknown_command"
    assert differences(state, before) == []


@given(seeds)
@a_few
def test_who_owes_a_decision_has_a_legal_move_and_nobody_else_has(seed: int) -> None:
    for state in positions(seed):
        for seat in range(state.table.players):
            moves = legal(state, seat)
            assert bool(moves) == (seat in to_move(state))
            assert len(set(moves)) == len(moves)


# -- order does not matter ------------------------------------------------------------------------------------------


def turn_in_order(state: State, rng: Random, order: list[int]) -> None:
    """Carry the sealed actions out in this order, then let everybody answer by its own chance, seat after seat."""
    ledger = DiceLedger(state, None)
    rules.carry_out(ledger, order)
    luck = {seat: Random(rng.getrandbits(32)) for seat in range(len(order))}
    while state.phase == CHOICES and state.waiting:
        seat = next(seat for seat in order if state.waiting >> seat & 1)
        rules.decide(ledger, luck[seat].choice(legal(state, seat)))


@given(seeds)
@settings(max_examples=30, deadline=None)
def test_the_order_in_which_seats_are_carried_out_changes_nothing(seed: int) -> None:
    rng = Random(seed)
    state = position_of(seed)
    while state.phase not in (ACTIONS, OVER):
        resolve(DiceLedger(state, None), random_move(state, rng))
    if state.phase == OVER:
        return
    for seat in to_move(state):
        DiceLedger(state, None).action_sealed(seat, rng.choice(legal(state, seat)))
    one, other = state.copy(), state.copy()
    order = list(range(state.table.players))
    turn_in_order(one, Random(seed), order)
    rng.shuffle(order)
    turn_in_order(other, Random(seed), order)
    assert differences(one, other) == []


# -- chance, copies, undo -------------------------------------------------------------------------------------------


@given(seeds)
@a_few
def test_a_copy_lives_a_life_of_its_own(seed: int) -> None:
    state = position_of(seed)
    before = state_to_json(state)
    for _ in played_on(state.copy(), Random(seed)):
        pass
    assert state_to_json(state) == before


@given(seeds)
@very_few
def test_undo_then_redo_is_identity(seed: int) -> None:
    rng = Random(seed)
    session = Session.start(DICE, random_table(rng))
    for _ in range(rng.randrange(1, 60)):
        if session.to_move():
            session.submit(random_move(session.state, rng))
    before, steps = session.state.copy(), rng.randrange(1, 30)
    made = min(steps, len(session.path()) - 1)
    session.undo(steps)
    for _ in range(made):
        session.redo()
    assert differences(session.state, before) == []


@given(seeds)
@a_few
def test_every_position_passes_the_audit_and_every_game_ends_by_the_third_bonus_field(seed: int) -> None:
    rng = Random(seed)
    log: list[Event] = []
    state = new_state(random_table(rng))
    ledger = DiceLedger(state, log)
    set_up(ledger)
    witness = Witness()
    while True:
        witness.hear(log)
        log.clear()
        assert audit(state, witness) == []
        if not to_move(state):
            break
        resolve(ledger, random_move(state, rng))
    assert state.phase == OVER
    assert state.turn == state.last_turn

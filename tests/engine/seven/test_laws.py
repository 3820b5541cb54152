"""Laws that hold in every game: replay, round trips, legality, sealed and hidden things, undo and redo."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.session import Session
from engine.seven import commands
from engine.seven.apply import SevenLedger
from engine.seven.commands import Command
from engine.seven.events import Event
from engine.seven.game import SEVEN, codec_of
from engine.seven.imagine import imagine
from engine.seven.legality import city_to_decide, legal, refusal, to_move
from engine.seven.rules import resolve, set_up
from engine.seven.scoring import total
from engine.seven.state import State
from engine.seven.tables import new_state
from engine.seven.trade import Payment
from engine.seven.view import public_key, view
from tests.engine.seven.random_games import positions, random_move, random_table

pytestmark = pytest.mark.compiled

seeds = st.integers(min_value=0, max_value=2**32)
a_few = settings(max_examples=25, deadline=None)


def recorded_game(seed: int) -> tuple[State, list[Event]]:
    """A random game and its log."""
    rng = Random(seed)
    log: list[Event] = []
    ledger = SevenLedger(new_state(random_table(rng)), log)
    set_up(ledger)
    while to_move(ledger.state):
        resolve(ledger, random_move(ledger.state, rng))
    return ledger.state, log


def position_of(seed: int) -> State:
    """A position somewhere in a random game."""
    game = list(range(Random(seed).randrange(1, 60)))
    state = next(iter(positions(seed)))
    for _, reached in zip(game, positions(seed), strict=False):
        state = reached
    return state


@given(seeds)
@a_few
def test_folding_the_log_gives_the_same_state_after_every_decision(seed: int) -> None:
    rng = Random(seed)
    config = random_table(rng)
    log: list[Event] = []
    played = SevenLedger(new_state(config), log)
    set_up(played)
    folded = SevenLedger(new_state(config), None)
    done = 0
    while True:
        for event in log[done:]:
            folded.emit(event)
        done = len(log)
        assert public_key(folded.state) == public_key(played.state)
        if not to_move(played.state):
            return
        resolve(played, random_move(played.state, rng))


@given(seeds)
@a_few
def test_folding_a_log_event_by_event_writes_the_same_log(seed: int) -> None:
    state, log = recorded_game(seed)
    again: list[Event] = []
    ledger = SevenLedger(State(state.table, state.seed), again)
    for event in log:
        ledger.emit(event)
        assert again[-1] == event
    assert public_key(ledger.state) == public_key(state)


@given(seeds)
@a_few
def test_events_and_commands_survive_json(seed: int) -> None:
    state, log = recorded_game(seed)
    codec = codec_of(state)
    for event in log:
        assert codec.event_from_json(json.loads(json.dumps(codec.event_to_json(event)))) == event
    for position in positions(seed):
        for seat in to_move(position):
            for move in legal(position, seat):
                assert codec.command_from_json(json.loads(json.dumps(codec.command_to_json(move)))) == move


@given(seeds)
@a_few
def test_the_table_survives_json(seed: int) -> None:
    config = random_table(Random(seed))
    assert SEVEN.config_from_json(json.loads(json.dumps(SEVEN.config_to_json(config)))) == config


def imaginable_commands(state: State, rng: Random) -> list[Command]:
    """Commands of every kind, most of them illegal: any seat, city, card and payment."""
    wishes: list[Command] = []
    for _ in range(40):
        seat = rng.randrange(-1, state.table.players + 1)
        city = rng.choice([seat, rng.randrange(state.cities)])
        hands = [card for hand in state.hands for card in hand]
        card = rng.choice(hands) if hands and rng.random() < 0.8 else rng.randrange(len(state.book.cards))
        payment = Payment(rng.randrange(2), rng.choice([0, 0, 1, 2]), rng.choice([0, 0, 1, 2]))
        wishes += [
            commands.BuildCard(seat, city, card, payment),
            commands.BuildStage(seat, city, card, payment),
            commands.SellCard(seat, city, card),
            commands.BuildForNothing(seat, city, card),
            commands.TakeFromDiscard(seat, city, card),
            commands.LeaveDiscard(seat, city),
            commands.CopyGuild(seat, city, card),
            commands.ChooseSide(seat, city, rng.randrange(3)),
            commands.PayLoss(seat, city, rng.randrange(-1, 6)),
            commands.SealedChoice(seat, city),
        ]
    return wishes


@given(seeds)
@settings(max_examples=60, deadline=None)
def test_a_command_is_refused_exactly_when_it_is_not_legal(seed: int) -> None:
    state = position_of(seed)
    rng = Random(seed)
    before = public_key(state)
    everything = [move for seat in range(state.table.players) for move in legal(state, seat)]
    for move in everything:
        assert refusal(state, move) is None
    for wish in imaginable_commands(state, rng):
        assert (refusal(state, wish) is None) == (wish in everything)
    assert public_key(state) == before


@given(seeds)
@a_few
def test_every_seat_that_owes_a_decision_has_a_legal_move_and_nobody_else_has(seed: int) -> None:
    for state in positions(seed):
        owing = to_move(state)
        for seat in range(state.table.players):
            assert bool(legal(state, seat)) == (seat in owing)
            assert (city_to_decide(state, seat) >= 0) == (seat in owing)


@given(seeds)
@settings(max_examples=40, deadline=None)
def test_a_view_does_not_change_when_everything_hidden_is_dealt_anew(seed: int) -> None:
    state = position_of(seed)
    rng = Random(seed)
    for seat in range(state.table.players):
        known = view(state, seat)
        other_world = imagine(known, rng)
        assert view(other_world, seat) == known
        assert legal(other_world, seat) == legal(state, seat) == legal(known.table, seat)


@given(seeds)
@a_few
def test_an_imagined_game_can_be_played_to_its_end(seed: int) -> None:
    rng = Random(seed)
    state = position_of(seed)
    imagined = imagine(view(state, rng.randrange(state.table.players)), rng)
    ledger = SevenLedger(imagined, None)
    while to_move(imagined):
        resolve(ledger, random_move(imagined, rng))
    assert all(total(imagined, city) > -20 for city in range(imagined.cities))


@given(seeds)
@a_few
def test_undo_then_redo_is_identity(seed: int) -> None:
    rng = Random(seed)
    session = Session.start(SEVEN, random_table(rng))
    for _ in range(rng.randrange(1, 40)):
        if session.to_move():
            assert session.submit(rng.choice(session.legal(rng.choice(session.to_move())))) is None
    end = public_key(session.state)
    steps = rng.randrange(1, len(session.path()))
    session.undo(steps)
    for _ in range(steps):
        session.redo()
    assert public_key(session.state) == end


@given(seeds)
@a_few
def test_taking_a_move_back_never_deals_other_cards(seed: int) -> None:
    """Chance comes from named streams: the next age is dealt the same whatever was chosen before."""
    hands = []
    config = random_table(Random(seed))
    for line in range(2):
        rng = Random(line)
        log: list[Event] = []
        ledger = SevenLedger(new_state(config), log)
        set_up(ledger)
        while to_move(ledger.state):
            resolve(ledger, random_move(ledger.state, rng))
        hands.append([event for event in log if type(event).__name__ == "AgeBegan"])
    assert hands[0] == hands[1]

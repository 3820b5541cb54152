"""What a seat may know: everything but sealed actions and rolls to come."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dice.commands import Build, Pass, Sealed
from engine.dice.events import ActionSealed, Event
from engine.dice.game import DICE
from engine.dice.legality import legal, refusal
from engine.dice.state import State
from engine.dice.view import seen, view
from tests.engine.dice.builder import give, laid, sheet, wish
from tests.engine.dice.random_games import positions

pytestmark = pytest.mark.compiled

seeds = st.integers(min_value=0, max_value=2**32)


def test_a_sealed_action_is_hidden_from_everybody_else() -> None:
    state = laid(sheet(), players=3)
    give(state, "0 build blue agora.r1.1")
    assert isinstance(view(state, 1).table.cities[0].choice, Sealed)
    assert view(state, 0).table.cities[0].choice == wish(state, "0 build blue agora.r1.1")


def test_what_somebody_has_sealed_changes_nobodys_view() -> None:
    views = []
    for action in ("0 build blue agora.r1.1", "0 pass"):
        state = laid(sheet(), players=3)
        give(state, action)
        views.append((view(state, 1), view(state, 2)))
    assert views[0] == views[1]


def test_the_seed_is_not_known() -> None:
    one, other = laid(sheet(), seed=1), laid(sheet(), seed=2)
    assert view(one, 0) == view(other, 0)
    assert view(one, 0).table.seed == 0


def test_the_event_of_a_sealed_action_is_masked_for_others() -> None:
    event = ActionSealed(0, Build(0, 3, 6))
    assert seen(event, 0) == event
    assert seen(event, 1) == ActionSealed(0, Sealed(0))


def test_all_other_events_are_open() -> None:
    state = laid(sheet(), players=3)
    log: list[Event] = give(state, "0 pass", "1 pass", "2 build red barracks_west.attack.1")
    assert [event for event in log if not isinstance(event, ActionSealed)] == [
        seen(event, 1) for event in log if not isinstance(event, ActionSealed)
    ]


def test_nobody_can_give_a_sealed_command() -> None:
    state = laid(sheet(), players=3)
    assert refusal(state, Sealed(0)) is not None


@given(seeds)
@settings(max_examples=6, deadline=None)
def test_an_imagined_position_looks_the_same_from_the_seat(seed: int) -> None:
    rng = Random(seed)
    for number, state in enumerate(positions(seed)):
        if number % 5:
            continue
        for seat in range(state.table.players):
            known = view(state, seat)
            assert DICE.view(DICE.imagine(known, rng), seat) == known
            assert DICE.view_from_json(json.loads(json.dumps(DICE.view_to_json(known)))) == known


def test_sealed_actions_are_imagined_as_legal_ones() -> None:
    state = laid(sheet(), players=3)
    give(state, "0 build blue agora.r1.1", "1 pass")
    known = view(state, 2)
    chosen = {DICE.imagine(known, Random(seed)).cities[0].choice for seed in range(40)}
    fresh = laid(sheet(), players=3)
    assert chosen <= set(legal(fresh, 0))
    assert len(chosen) > 3
    assert Pass(0) in chosen


def test_imagined_futures_differ() -> None:
    state: State = laid(sheet(), players=3)
    known = view(state, 0)
    assert len({DICE.imagine(known, Random(seed)).seed for seed in range(20)}) == 20

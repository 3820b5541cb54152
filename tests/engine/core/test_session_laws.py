"""What holds for every toy game, however it was played, taken back and branched."""

from hypothesis import given
from hypothesis import strategies as st

from engine.core.session import Session
from tests.engine.core.table import GAME, Step, configs, everything, folded, perform, perform_one, steps
from tests.engine.core.toy import Config


@given(configs, steps)
def test_undo_then_redo_is_identity(config: Config, todo: list[Step]) -> None:
    session = Session.start(GAME, config)
    perform(session, todo)
    node, state = session.at, GAME.copy(session.state)
    if session.can_undo():
        session.undo()
        session.redo()
    assert session.at == node
    assert session.state == state


@given(configs, steps, st.integers(0, 12))
def test_undoing_many_and_redoing_as_many_is_identity(config: Config, todo: list[Step], many: int) -> None:
    session = Session.start(GAME, config)
    perform(session, todo)
    path, state = session.path(), GAME.copy(session.state)
    session.undo(many)
    for _ in range(min(many, len(path) - 1)):
        session.redo()
    assert session.path() == path
    assert session.state == state


@given(configs, steps)
def test_after_every_step_the_state_equals_folding_anew(config: Config, todo: list[Step]) -> None:
    session = Session.start(GAME, config)
    for step in todo:
        perform_one(session, *step)
        assert session.state == folded(session)


@given(configs, steps)
def test_looking_at_the_state_on_the_way_makes_no_difference(config: Config, todo: list[Step]) -> None:
    looked, blind = Session.start(GAME, config), Session.start(GAME, config)
    for kind, first, second in todo:
        perform_one(looked, kind, first, second)
        perform_one(blind, kind, first, second)
        assert looked.state == folded(looked)
    assert everything(looked) == everything(blind)


@given(configs, steps)
def test_no_two_children_of_a_node_have_the_same_command(config: Config, todo: list[Step]) -> None:
    session = Session.start(GAME, config)
    perform(session, todo)
    for node in range(1 + len(session.tree.decisions)):
        commands = [session.tree.decision(child).command for child in session.children(node)]
        assert len(commands) == len(set(commands))


@given(configs, steps)
def test_every_decision_resolved_again_gives_the_recorded_events(config: Config, todo: list[Step]) -> None:
    session = Session.start(GAME, config)
    perform(session, todo)
    for decision in session.tree.decisions:
        session.go_to(decision.parent)
        again = GAME.ledger(GAME.copy(session.state), [])
        GAME.resolve(again, decision.command)
        assert again.log == list(decision.events)

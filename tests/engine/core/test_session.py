"""What a session does with commands, branches and listeners."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from engine.core.errors import SaveError
from engine.core.ledger import Ledger
from engine.core.refusal import Refusal
from engine.core.session import BusyError, Change, Kind, Session
from tests.engine.core.table import GAME, branching_session, choose, everything, folded, new_session
from tests.engine.core.toy import (
    CardDealt,
    Choose,
    Config,
    Event,
    NumberSealed,
    PointsScored,
    State,
    ToyGame,
)


class BrokenRules(ToyGame):
    """Half of a decision happens, then the rules fall over."""

    def resolve(self, ledger: Ledger[State, Event], command: Choose) -> None:
        super().resolve(ledger, command)
        if command.number == 3:
            raise ZeroDivisionError


def void(_: object) -> None:
    """Make nothing of a value."""


class BrokenRecorder:
    def __init__(self, error: Exception) -> None:
        self.error: Exception | None = error
        self.calls = 0

    def catch_up(self) -> None:
        self.calls += 1
        if self.error is not None:
            raise self.error


def test_a_new_session_stands_at_the_root_with_the_table_set_up() -> None:
    session = new_session(3)
    assert session.at == 0
    assert list(session.to_move()) == [0, 1, 2]
    assert [type(event) for event in session.tree.setup] == [CardDealt] * 3


def test_an_accepted_command_becomes_a_node_with_its_seat_and_events() -> None:
    session = new_session()
    assert session.submit(Choose(1, 2)) is None
    assert session.path() == [0, 1]
    assert session.decider(1) == 1
    assert session.tree.events(1) == (NumberSealed(1, 2),)


def test_a_refused_command_changes_nothing_and_tells_nobody() -> None:
    session = branching_session()
    before = everything(session)
    told: list[Change[Event]] = []
    session.listen_unmasked(told.append)
    assert session.submit(Choose(0, 9)) == Refusal("no_such_number", {"number": 9})
    assert session.refusal(Choose(7, 1)) == Refusal("not_your_turn", {"seat": 7})
    assert everything(session) == before
    assert told == []


def test_rules_that_fall_over_in_mid_decision_leave_the_session_as_it_was() -> None:
    session = Session.start(BrokenRules(), Config(2, 1))
    session.submit(Choose(0, 1))
    with pytest.raises(ZeroDivisionError):
        session.submit(Choose(1, 3))
    assert session.state.sealed == [1, 0]
    assert session.path() == [0, 1]
    assert session.submit(Choose(1, 2)) is None


def test_a_view_and_the_masked_events_hide_what_others_sealed_and_hold() -> None:
    session = new_session(seed=3)
    choose(session, 3)
    assert session.view(1).chosen == (True, False)
    assert session.view(1).number == 0
    assert session.events_seen_by(1, 1) == (NumberSealed(0, 0),)
    assert session.events_seen_by(0, 1) == (NumberSealed(0, 3),)
    assert session.events_seen_by(0, 0)[1] == CardDealt(1, 0)


def test_legal_commands_are_those_of_the_game() -> None:
    session = new_session()
    assert session.legal(0) == [Choose(0, 1), Choose(0, 2), Choose(0, 3)]
    choose(session, 1)
    assert session.legal(0) == []


def test_results_are_told_only_when_the_game_is_over() -> None:
    session = new_session(seed=5)
    choose(session, 3, 1)
    assert session.standings() == ()
    assert session.score(0) == {}
    choose(session, 3, 1, 3, 1)
    assert [standing.seat for standing in session.standings()] == [0, 1]
    assert session.score(0)["numbers"] == session.state.points[0]


def test_undo_takes_back_as_many_decisions_as_asked_and_no_more_than_there_are() -> None:
    session = new_session()
    choose(session, 1, 2, 3)
    session.undo(2)
    assert session.path() == [0, 1]
    session.undo(50)
    assert session.at == 0
    assert not session.can_undo()
    session.undo()
    assert session.at == 0


def test_redo_follows_the_most_recently_visited_child() -> None:
    session = new_session()
    choose(session, 1)
    session.undo()
    choose(session, 2)
    session.go_to(1)
    session.undo()
    session.redo()
    assert session.at == 1


def test_redo_at_the_end_of_a_branch_does_nothing() -> None:
    session = new_session()
    choose(session, 1)
    assert not session.can_redo()
    session.redo()
    assert session.path() == [0, 1]
    session.undo()
    assert session.can_redo()


def test_another_command_after_an_undo_makes_a_branch_and_the_old_one_stays() -> None:
    session = new_session()
    choose(session, 1, 2)
    session.undo()
    choose(session, 3)
    assert list(session.children(1)) == [2, 3]
    session.go_to(2)
    assert session.tree.decision(2).command == Choose(1, 2)
    assert session.state == folded(session)


def test_the_same_command_after_an_undo_leads_into_the_old_node() -> None:
    session = new_session()
    choose(session, 1, 2, 3)
    state = GAME.copy(session.state)
    session.undo(3)
    choose(session, 1, 2, 3)
    assert session.path() == [0, 1, 2, 3]
    assert len(session.tree.decisions) == 3
    assert session.state == state


def test_taking_a_move_back_never_deals_other_cards() -> None:
    session = new_session(seed=11)
    choose(session, 1, 2)
    dealt = session.tree.events(2)[-2:]
    session.undo(2)
    choose(session, 3, 3)
    assert session.tree.events(4)[-2:] == dealt


def test_going_nowhere_is_an_error_and_changes_nothing() -> None:
    session = new_session()
    choose(session, 1)
    with pytest.raises(LookupError):
        session.go_to(2)
    with pytest.raises(LookupError):
        session.go_to(-1)
    assert session.path() == [0, 1]


def test_replay_asks_no_rule() -> None:
    class NoRules(ToyGame):
        def resolve(self, ledger: Ledger[State, Event], command: Choose) -> None:
            raise AssertionError

        def set_up(self, ledger: Ledger[State, Event]) -> None:
            raise AssertionError

    played = new_session()
    choose(played, 1, 2, 3)
    session = Session(NoRules(), played.config, played.tree.setup)
    for decision in played.tree.decisions:
        session.recall(decision.command, decision.events)
    session.undo(3)
    session.go_to(3)
    assert everything(session)["state"] == played.state


def test_a_recalled_event_that_cannot_happen_leaves_the_session_as_it_was() -> None:
    session = new_session()
    choose(session, 1)
    with pytest.raises(IndexError):
        session.recall(Choose(1, 2), [NumberSealed(1, 2), PointsScored(9, 1)])
    assert session.path() == [0, 1]
    assert session.state.sealed == [1, 0]


def test_a_listener_hears_of_decisions_with_the_events_its_seat_may_see() -> None:
    session = new_session()
    told: list[Change[Event]] = []
    session.listen(told.append, seat=1)
    choose(session, 3)
    assert told == [Change(Kind.SUBMITTED, 0, 1, (NumberSealed(0, 0),), None)]


def test_a_listener_hears_of_moves_without_events() -> None:
    session = new_session()
    choose(session, 1, 2)
    told: list[Change[Event]] = []
    session.listen_unmasked(told.append)
    session.undo(2)
    session.redo()
    session.go_to(1)
    assert told == [Change(Kind.MOVED, 2, 0, (), None), Change(Kind.MOVED, 0, 1, (), None)]


def test_entering_an_old_node_by_its_command_is_told_as_a_decision() -> None:
    session = new_session()
    choose(session, 1)
    session.undo()
    told: list[Change[Event]] = []
    session.listen_unmasked(told.append)
    choose(session, 1)
    assert told == [Change(Kind.SUBMITTED, 0, 1, (NumberSealed(0, 1),), None)]


def test_a_listener_that_stopped_hears_no_more() -> None:
    session = new_session()
    told: list[Change[Event]] = []
    stop = session.listen(told.append, seat=0)
    stop()
    stop()
    choose(session, 1)
    assert told == []


def test_a_listener_stopped_by_an_earlier_one_is_not_told_of_that_change() -> None:
    session = new_session()
    told: list[Change[Event]] = []
    session.listen(lambda _: stop(), seat=0)
    stop = session.listen(told.append, seat=0)
    choose(session, 1)
    assert told == []


def test_listeners_that_raise_harm_neither_the_session_nor_the_other_listeners() -> None:
    session = new_session()
    told: list[Change[Event]] = []

    def fail(change: Change[Event]) -> None:
        raise KeyError(change.node)

    session.listen(fail, seat=0)
    session.listen(told.append, seat=0)
    session.listen(fail, seat=1)
    with pytest.raises(ExceptionGroup) as caught:
        session.submit(Choose(0, 1))
    assert [type(error) for error in caught.value.exceptions] == [KeyError, KeyError]
    assert len(told) == 1
    assert session.path() == [0, 1]
    assert session.state == folded(session)


def test_a_listener_finds_the_session_already_changed() -> None:
    session = new_session()
    seen: list[Sequence[int]] = []
    session.listen(lambda _: seen.append(list(session.to_move())), seat=0)
    choose(session, 1)
    assert seen == [[1]]


@pytest.mark.parametrize("attempt", ["submit", "go_to", "undo", "redo", "recall"])
def test_a_listener_that_tries_to_change_the_session_is_refused(attempt: str) -> None:
    session = new_session()
    choose(session, 1)
    session.undo()
    attempts: dict[str, Callable[[], object]] = {
        "submit": lambda: session.submit(Choose(1, 1)),
        "go_to": lambda: session.go_to(0),
        "undo": session.undo,
        "redo": session.redo,
        "recall": lambda: session.recall(Choose(1, 1), []),
    }
    session.listen(lambda _: void(attempts[attempt]()), seat=0)
    with pytest.raises(ExceptionGroup) as caught:
        session.submit(Choose(0, 2))
    assert isinstance(caught.value.exceptions[0], BusyError)
    assert session.path() == [0, 2]
    assert session.state == folded(session)


def test_the_session_works_again_after_a_listener_was_interrupted() -> None:
    session = new_session()

    def interrupt(change: Change[Event]) -> None:
        raise KeyboardInterrupt

    stop = session.listen(interrupt, seat=0)
    with pytest.raises(KeyboardInterrupt):
        session.submit(Choose(0, 1))
    stop()
    choose(session, 2)
    assert session.path() == [0, 1, 2]


def test_a_decision_stands_when_it_cannot_be_written_and_listeners_learn_of_it() -> None:
    session = new_session()
    recorder = BrokenRecorder(SaveError("cannot_write", file="x"))
    told: list[Change[Event]] = []
    session.listen(told.append, seat=0)
    with pytest.raises(SaveError):
        session.attach(recorder)
    choose(session, 1)
    assert session.save_error is recorder.error
    assert told[0].save_error is recorder.error
    recorder.error = None
    choose(session, 2)
    assert session.save_error is None
    assert told[1].save_error is None
    assert session.path() == [0, 1, 2]


def test_flush_raises_what_still_cannot_be_written() -> None:
    session = new_session()
    recorder = BrokenRecorder(SaveError("cannot_write", file="x"))
    with pytest.raises(SaveError):
        session.attach(recorder)
    with pytest.raises(SaveError):
        session.flush()
    recorder.error = None
    session.flush()
    assert session.save_error is None


def test_a_detached_recorder_is_not_called_any_more() -> None:
    session = new_session()
    recorder = BrokenRecorder(SaveError("cannot_write", file="x"))
    with pytest.raises(SaveError):
        session.attach(recorder)
    session.detach()
    choose(session, 1)
    assert (recorder.calls, session.save_error) == (1, None)


def test_a_recorder_with_a_bug_is_heard_after_the_listeners_were_told() -> None:
    session = new_session()
    with pytest.raises(ZeroDivisionError):
        session.attach(BrokenRecorder(ZeroDivisionError()))
    told: list[Change[Event]] = []
    session.listen(told.append, seat=0)
    with pytest.raises(ZeroDivisionError):
        session.submit(Choose(0, 1))
    assert len(told) == 1
    assert session.path() == [0, 1]


def test_an_imagined_state_fits_the_view_it_came_from() -> None:
    session = new_session(4)
    choose(session, 1, 2)
    imagined: State = GAME.imagine(session.view(1), Random(1))
    assert GAME.view(imagined, 1) == session.view(1)

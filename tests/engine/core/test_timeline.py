"""A line of a recorded game: jumps, views of its moments, and games that branch off it."""

from random import Random

import pytest

from engine.core.timeline import Timeline
from tests.engine.core.table import GAME, branching_session, choose, new_session
from tests.engine.core.toy import Choose, Config, Event, State, View

ToyTimeline = Timeline[Config, State, Choose, Event, View]


def finished() -> ToyTimeline:
    session = new_session(3, 5)
    numbers = Random(1)
    while session.to_move():
        choose(session, numbers.randint(1, 3))
    return Timeline(session, session.path())


def test_a_place_is_what_the_session_was_there() -> None:
    session = new_session(3, 5)
    choose(session, 1, 2, 3, 1)
    timeline = Timeline(session, session.path())
    for place, node in enumerate(session.path()):
        session.go_to(node)
        assert GAME.state_to_json(timeline.state(place)) == GAME.state_to_json(session.state)
        assert timeline.view(place, 1) == session.view(1)
        assert timeline.to_move(place) == session.to_move()


def test_looking_at_a_line_does_not_move_the_session() -> None:
    session = branching_session()
    at, line = session.at, session.line()
    Timeline(session, line).state(len(line) - 1)
    assert session.at == at


def test_a_seat_sees_its_own_events_and_only_the_open_ones_of_others() -> None:
    timeline = finished()
    assert timeline.events(1) != timeline.seen(1, 2)
    assert timeline.events(1) == timeline.seen(1, 0)


def test_there_is_nothing_before_the_beginning_and_after_the_end() -> None:
    timeline = finished()
    for place in (-1, len(timeline)):
        with pytest.raises(LookupError):
            timeline.state(place)
    with pytest.raises(LookupError):
        timeline.place_of(1000)
    assert timeline.place_of(timeline.nodes[2]) == 2


def test_a_branch_has_what_led_to_its_place_and_nothing_else() -> None:
    timeline = finished()
    branch = timeline.branch(4)
    assert len(branch.path()) == 5
    assert not branch.can_redo()
    assert GAME.state_to_json(branch.state) == GAME.state_to_json(timeline.state(4))
    choose(branch, 3)
    assert len(timeline) > 5
    assert branch.path()[:5] == list(timeline.nodes[:5])


def test_jumps_end_where_a_walk_ends() -> None:
    timeline, fresh = finished(), finished()
    walked = [GAME.state_to_json(fresh.state(place)) for place in range(len(fresh))]
    rng = Random(3)
    for _jump in range(200):
        place = rng.randrange(len(timeline))
        assert GAME.state_to_json(timeline.state(place)) == walked[place]

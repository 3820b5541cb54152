"""Looking back at recorded games: jumps, scores, eyes, and games that go on from a moment. For every game."""

import re
from importlib import import_module
from random import Random
from typing import Any

import pytest

from engine.core.session import Session
from engine.core.timeline import Timeline
from engine.core.tree import ROOT
from tests.tools.playthroughs import FOLDER, NAMES
from tests.wonders_gui.recorded import AnySession, opened, playthrough, seated
from wonders_gui.replaying import Eyes, Replay, Rights
from wonders_gui.updates import Kind, Update

pytestmark = pytest.mark.usefixtures("qapp")

JUMPED = ("second_edition_7_players", "first_edition_2_players", "cities_first_edition_2_teams", "duel_civilian")
JUMPS = 1000
AnyReplay = Replay[Any, Any, Any, Any, Any]


def replay_of(session: AnySession, whose: Rights = Rights.OWN) -> AnyReplay:
    return Replay.of(session, seated(session), whose)


@pytest.mark.parametrize("name", NAMES)
def test_the_replay_of_a_golden_playthrough_ends_in_the_recorded_score(name: str) -> None:
    replay = replay_of(opened(playthrough(name)))
    while replay.can_redo():
        replay.redo()
    totals = [sum(score.values()) for score in replay.scores()]
    recorded = re.search(r"^ *Total +([-\d ]+)$", (FOLDER / f"{name}.txt").read_text(encoding="utf-8"), re.MULTILINE)
    assert recorded is not None
    assert totals == [int(number) for number in recorded[1].split()][: replay.players]  # the Free City comes last


@pytest.mark.parametrize("name", [*JUMPED, "dice_3_players"])
def test_random_jumps_give_the_same_state_as_folding_anew(name: str) -> None:
    session = opened(playthrough(name))
    line, said_of = session.path(), import_module(f"engine.{session.game.name}.view").public_key
    folded = [said_of(_folded(session, place)) for place in range(len(line))]
    timeline, rng = Timeline(session, line), Random(name)
    for _jump in range(JUMPS):
        place = rng.randrange(len(line))
        assert said_of(timeline.state(place)) == folded[place]


def _folded(session: AnySession, place: int) -> object:
    state = session.game.new_state(session.config)
    ledger = session.game.ledger(state, None)
    for node in session.path()[: place + 1]:
        for event in session.tree.events(node):
            ledger.emit(event)
    return state


@pytest.mark.parametrize("name", [*JUMPED, "dice_3_players"])
def test_to_play_on_from_a_moment_is_to_play_a_fresh_game_with_the_same_beginning(name: str) -> None:
    session = opened(playthrough(name))
    commands = [session.tree.decision(node).command for node in session.path()[1:]]
    replay = replay_of(session)
    for share in (0.0, 0.3, 0.8):
        replay.show(round(share * (len(replay.stops) - 1)))
        branch = replay.branch()
        made = replay.stop.place
        fresh = Session.start(session.game, session.config)
        assert not any(fresh.submit(command) for command in commands[:made])
        _assert_alike(branch, fresh, replay.players)
        for command in commands[made:]:
            assert branch.submit(command) == fresh.submit(command)
        _assert_alike(branch, fresh, replay.players)
    assert len(session.path()) == len(commands) + 1


def _assert_alike(one: AnySession, other: AnySession, players: int) -> None:
    for seat in range(players):
        assert one.view(seat) == other.view(seat)
        assert one.legal(seat) == other.legal(seat)
    assert one.tree.setup == other.tree.setup
    assert [one.tree.events(node) for node in one.path()] == [other.tree.events(node) for node in other.path()]


# -- moments ----------------------------------------------------------------------------------------------------------


def test_choices_laid_face_down_are_no_stops_of_their_own() -> None:
    session = opened(playthrough("second_edition_7_players"))
    replay = replay_of(session)
    assert len(replay.stops) < len(session.path()) / 4
    chapters = [(stop.chapter.age, stop.chapter.turn) for stop in replay.stops]
    assert {(age, turn) for age in (1, 2, 3) for turn in range(1, 7)} <= set(chapters)
    assert chapters == sorted(chapters)


def test_a_step_forward_tells_what_happened_and_a_jump_only_where_we_are() -> None:
    replay = replay_of(opened(playthrough("duel_civilian")))
    told: list[Update[Any, Any]] = []
    replay.changed.connect(told.append)
    replay.show(1)
    replay.show(9)
    replay.show(8)
    replay.show(8)
    assert [update.kind for update in told] == [Kind.PLAYED, Kind.MOVED, Kind.MOVED]
    assert told[0].events
    assert told[0].events == replay.news_at(1)
    assert not told[1].events
    replay.show(10_000)
    assert replay.is_over()
    replay.show(-5)
    assert (replay.at, replay.node) == (0, ROOT)


def test_a_node_between_two_stops_leads_to_the_one_before() -> None:
    session = opened(playthrough("second_edition_7_players"))
    replay = replay_of(session)
    wanted = replay.stops[5]
    between = session.path()[wanted.place + 2]
    replay.go_to(between)
    assert replay.stop == wanted
    replay.go_to(10_000)
    assert replay.at == len(replay.stops) - 1


# -- eyes -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["second_edition_3_players", "duel_civilian", "dice_3_players"])
def test_every_seat_sees_what_it_saw_then(name: str) -> None:
    session = opened(playthrough(name))
    replay = replay_of(session)
    for seat in range(replay.players):
        replay.look(Eyes(seat))
        for stop in (0, len(replay.stops) // 2, len(replay.stops) - 1):
            replay.show(stop)
            session.go_to(replay.node)
            assert replay.view() == session.view(seat)
            nodes = session.path()
            assert replay.history() == tuple(event for node in nodes for event in session.events_seen_by(seat, node))


def test_open_cards_show_every_hand_and_seats_alone_only_their_own() -> None:
    replay = replay_of(opened(playthrough("second_edition_3_players")))
    replay.show(3)
    assert [card for card in replay.view().table.hands[1] if card >= 0] == []
    replay.look(Eyes(0, are_open=True))
    hands = replay.view().table.hands
    assert all(card >= 0 for hand in hands for card in hand)
    replay.look(Eyes(1))
    assert replay.view().table.hands[1] == hands[1]


def test_open_cards_of_duel_lie_face_up_and_the_same_can_be_done() -> None:
    replay = replay_of(opened(playthrough("duel_civilian")))
    replay.show(len(replay.stops) // 3)
    assert any(card < 0 for card in replay.view().table.slots)
    covered = replay.legal()
    replay.look(Eyes(0, are_open=True))
    view = replay.view()
    assert all(view.table.face_up >> slot & 1 for slot in range(len(view.table.slots)))
    assert replay.game.legal(view.table, 0) == covered


def test_a_running_game_of_ones_own_is_seen_through_ones_own_eyes_up_to_now() -> None:
    session = opened(playthrough("second_edition_3_players"))
    session.undo(10)
    here = session.at
    replay = replay_of(session)
    assert replay.rights is Rights.OWN
    assert replay.at_the_end().node == here
    assert not replay.allows(Eyes(1))
    assert not replay.allows(Eyes(0, are_open=True))
    with pytest.raises(AssertionError):
        replay.look(Eyes(1))


def test_anybody_elses_running_game_is_shown_to_the_end_of_its_line_after_a_warning() -> None:
    session = opened(playthrough("second_edition_3_players"))
    session.undo(10)
    replay = replay_of(session, Rights.WARNED)
    assert len(replay.at_the_end().history()) > len(replay_of(session).at_the_end().history())
    assert not replay.allows(Eyes(1))
    replay.look(Eyes(1))
    assert replay.seat == 1


def test_nothing_is_taken_and_nobody_is_asked() -> None:
    replay = replay_of(opened(playthrough("duel_civilian")))
    replay.show(5)
    before = replay.view()
    for command in replay.legal():
        refusal = replay.submit(command)
        assert refusal is not None
        assert refusal.code == "not_your_decision"
    assert replay.view() == before
    assert not replay.owes_decision()
    assert replay.thinking_seats() == ()
    replay.ask_hint()

"""The beginning of a game as a game of its own."""

from pathlib import Path

import pytest

from engine.core.prefix import prefix
from engine.core.savefile import Trust, load, save_as
from engine.core.session import Session
from engine.core.tree import ROOT
from engine.duel.config import table
from engine.duel.game import DUEL


def played(decisions: int) -> "Session[object, object, object, object, object]":
    """A game of Duel in which everybody takes the first move there is."""
    session = Session.start(DUEL, table(3))
    for _ in range(decisions):
        session.submit(session.legal(session.to_move()[0])[0])
    return session  # type: ignore[return-value]


def test_a_prefix_stands_where_the_game_stood_and_knows_nothing_later() -> None:
    session = played(12)
    node = session.path()[7]
    begun = prefix(session, node)
    session.go_to(node)
    assert session.game.state_to_json(begun.state) == session.game.state_to_json(session.state)
    assert len(begun.path()) == 8
    assert not begun.can_redo()


def test_a_prefix_leaves_the_game_where_it_is() -> None:
    session = played(5)
    at = session.at
    prefix(session, ROOT)
    assert session.at == at
    assert len(session.path()) == 6


def test_playing_on_from_a_prefix_is_playing_on_in_the_game() -> None:
    session = played(9)
    begun = prefix(session, session.path()[4])
    for node in session.path()[5:]:
        decision = session.tree.decision(node)
        assert begun.submit(decision.command) is None
    assert session.game.state_to_json(begun.state) == session.game.state_to_json(session.state)


def test_a_prefix_can_be_saved_and_checked_by_the_rules(tmp_path: Path) -> None:
    session = played(9)
    session.notes = {"seat": 0}
    begun = prefix(session, session.path()[6])
    save_as(begun, tmp_path / "cut", "test")
    loaded = load(tmp_path / "cut", {DUEL.name: DUEL}, Trust.UNTRUSTED).session
    assert loaded.notes == {"seat": 0}
    assert DUEL.state_to_json(loaded.state) == session.game.state_to_json(begun.state)


def test_there_is_no_prefix_to_a_moment_that_never_was() -> None:
    with pytest.raises(LookupError):
        prefix(played(2), 99)

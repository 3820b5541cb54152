"""Sets up and plays toy games for the tests in one line."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TypeAlias

from hypothesis import strategies as st

from engine.core.checksum import START, sealed
from engine.core.game import Json
from engine.core.session import Session
from tests.engine.core.toy import Choose, Config, Event, State, ToyGame, View

ToySession: TypeAlias = Session[Config, State, Choose, Event, View]
Step = tuple[str, int, int]

GAME = ToyGame()
GAMES = {"toy": GAME}

steps = st.lists(
    st.tuples(
        st.sampled_from(["submit", "submit", "submit", "undo", "redo", "go_to"]), st.integers(0, 8), st.integers(0, 8)
    ),
    max_size=40,
)
configs = st.builds(Config, st.integers(2, 4), st.integers(-(2**70), 2**70))


def new_session(seats: int = 2, seed: int = 1) -> ToySession:
    return Session.start(GAME, Config(seats, seed))


def choose(session: ToySession, *numbers: int) -> None:
    """The next seats that owe a decision choose these numbers."""
    for number in numbers:
        assert session.submit(Choose(session.to_move()[0], number)) is None


def perform(session: ToySession, todo: Iterable[Step]) -> None:
    for step in todo:
        perform_one(session, *step)


def perform_one(session: ToySession, kind: str, first: int, second: int) -> None:
    seats = session.to_move()
    if kind == "undo":
        session.undo(first)
    elif kind == "redo":
        session.redo()
    elif kind == "go_to":
        session.go_to((8 * first + second) % (1 + len(session.tree.decisions)))
    elif seats:
        assert session.submit(Choose(seats[first % len(seats)], 1 + second % 3)) is None


def branching_session() -> ToySession:
    """Two branches, and the current node is in the middle of the older one."""
    session = new_session(3, 7)
    choose(session, 1, 2, 3, 1)
    session.undo(2)
    choose(session, 1, 1, 2)
    session.go_to(3)
    return session


def everything(session: ToySession) -> Json:
    """All that a session is, in comparable form."""
    nodes = range(1 + len(session.tree.decisions))
    return {
        "config": session.config,
        "setup": session.tree.setup,
        "decisions": list(session.tree.decisions),
        "journal": list(session.tree.journal),
        "children": [session.tree.children(node) for node in nodes],
        "redo": [session.tree.last_child(node) for node in nodes],
        "state": session.state,
    }


def folded(session: ToySession) -> State:
    """The current position, folded anew from the set-up."""
    state = GAME.new_state(session.config)
    ledger = GAME.ledger(state, None)
    for node in session.path():
        for event in session.tree.events(node):
            ledger.emit(event)
    return state


def bodies_of(path: Path) -> list[Json]:
    """The lines of a file without their sums."""
    bodies = [json.loads(line) for line in path.read_bytes().splitlines()]
    for body in bodies:
        del body["sum"]
    return bodies


def sealed_lines(bodies: Iterable[Json]) -> list[bytes]:
    """Lines as our own writer would have sealed them."""
    total, lines = START, []
    for body in bodies:
        line, total = sealed(total, body)
        lines.append(line)
    return lines


def write_sealed(path: Path, bodies: Iterable[Json]) -> Path:
    path.write_bytes(b"".join(sealed_lines(bodies)))
    return path

"""The recorded line of a game, laid out: every position on the way, and what was decided there."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Generic, TypeVar

from engine.core.game import C, E, Json, M, S, V
from engine.core.seats import Seat
from engine.core.session import Session
from engine.core.tree import ROOT, NodeId

S_ = TypeVar("S_")
M_ = TypeVar("M_")

_DIGITS: Final = 16


@dataclass(frozen=True, slots=True)
class Step(Generic[S_, M_]):
    """A decision and the position before it."""

    node: NodeId
    """The moment before the decision."""
    before: S_
    seat: Seat
    command: M_


@dataclass(frozen=True, slots=True)
class Line(Generic[S_, M_]):
    """All steps of a game, and the position and the node that it ends with."""

    steps: Sequence[Step[S_, M_]]
    end: S_
    last: NodeId


def line_of(session: Session[C, S, M, E, V]) -> Line[S, M]:
    """The line that the session stands in, on to its end; the session stays where it is."""
    game, tree, nodes = session.game, session.tree, session.line()
    state = game.new_state(session.config)
    ledger = game.ledger(state, None)
    steps: list[Step[S, M]] = []
    for number, node in enumerate(nodes):
        if node != ROOT:
            decision = tree.decision(node)
            steps.append(Step(nodes[number - 1], game.copy(state), decision.seat, decision.command))
        for event in tree.events(node):
            ledger.emit(event)
    return Line(steps, state, nodes[-1])


def checksum_of(session: Session[C, S, M, E, V]) -> str:
    """A fingerprint of the table and of all decisions of the line: a review of another line has another one."""
    game = session.game
    names = game.new_state(session.config)
    decided = [session.tree.decision(node).command for node in session.line() if node != ROOT]
    told: Json = {
        "game": game.name,
        "config": game.config_to_json(session.config),
        "line": [game.command_to_json(names, command) for command in decided],
    }
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:_DIGITS]

"""Looks back at a recorded game: where it first came to an end, and who decided with what a line taken back had shown.

What a seat learns is not listed anywhere: a decision brings news when another world, equal for all that the seat knew,
would have shown it something else. So this knows no rule and no game.
"""

from random import Random
from typing import Final

from engine.core.game import C, E, M, S, V
from engine.core.seats import Seat
from engine.core.session import Session
from engine.core.tree import ROOT, NodeId

WORLDS: Final = 6
"""How many worlds are compared; what is the same in all of them counts as known."""
OPTIONS: Final = 12
"""How many other decisions of an opponent are compared."""


def position_at(session: Session[C, S, M, E, V], node: NodeId) -> S:
    """The full position at a node, folded anew; the session stays where it is."""
    state = session.game.new_state(session.config)
    ledger = session.game.ledger(state, None)
    for step in session.tree.path(node):
        for event in session.tree.events(step):
            ledger.emit(event)
    return state


def first_end(session: Session[C, S, M, E, V]) -> NodeId | None:
    """Where the game was over for the first time, in whatever branch; None when it never was."""
    tree = session.tree
    ends = (node for node in range(1, len(tree.decisions) + 1) if not tree.children(node))
    return next((node for node in ends if not session.game.to_move(position_at(session, node))), None)


def knew_better(session: Session[C, S, M, E, V], seat: Seat, node: NodeId) -> bool:
    """Whether `seat`, on the way to `node`, decided anything after a line that it had taken back had shown it news."""
    tree = session.tree
    way = tree.path(node)
    own = [step for step in way if step != ROOT and tree.decision(step).seat == seat]
    if not own:
        return False
    given_up = sorted(set(range(1, own[-1])) - set(way))
    return any(brings_news(session, seat, step) for step in given_up)


def brings_news(session: Session[C, S, M, E, V], seat: Seat, node: NodeId) -> bool:
    """Whether what `seat` saw at `node` could have been otherwise for all that it knew before."""
    game, decision = session.game, session.tree.decision(node)
    before = position_at(session, decision.parent)
    view = game.view(before, seat)
    told = session.events_seen_by(seat, node)
    rng = Random(node)
    if decision.seat != seat:
        return _could_differ(session, seat, game.imagine(view, rng), decision.seat, told)
    return any(_outcome(session, seat, game.imagine(view, rng), decision.command) != told for _ in range(WORLDS))


def _could_differ(session: Session[C, S, M, E, V], seat: Seat, world: S, other: Seat, told: tuple[E, ...]) -> bool:
    """Whether another decision of `other` would have looked otherwise; a choice that is sealed tells nothing."""
    commands = session.game.legal(world, other)[:OPTIONS]
    return any(_outcome(session, seat, session.game.copy(world), command) != told for command in commands)


def _outcome(session: Session[C, S, M, E, V], seat: Seat, world: S, command: M) -> tuple[E, ...]:
    """What `seat` would see of a command in a world that may be used up."""
    events: list[E] = []
    session.game.resolve(session.game.ledger(world, events), command)
    return tuple(session.game.seen(event, seat) for event in events)

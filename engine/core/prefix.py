"""The beginning of a game as a game of its own: for puzzles, and for whoever plays on from a moment elsewhere."""

from engine.core.game import C, E, M, S, V
from engine.core.session import Session
from engine.core.tree import NodeId


def prefix(session: Session[C, S, M, E, V], node: NodeId) -> Session[C, S, M, E, V]:
    """A session that knows only the way to `node` and stands there; LookupError when there is no such node."""
    tree = session.tree
    path = tree.path(node)
    begun = Session(session.game, session.config, tree.setup)
    begun.notes = dict(session.notes)
    for step in path[1:]:
        decision = tree.decision(step)
        begun.recall(decision.command, decision.events)
    return begun

"""Asks the audits of the engine whether a table that was played through the window keeps the laws of its game."""

from typing import Any

from engine.core.audit import Violation, audit_choice
from engine.core.session import Session
from engine.duel import audit as duel_audit
from engine.duel.audit.witness import Witness as DuelWitness
from engine.seven import audit as seven_audit
from engine.seven.audit.witness import Witness as SevenWitness
from wonders_gui.games.registry import AnyTable

AnySession = Session[Any, Any, Any, Any, Any]


def violations(table: AnyTable) -> list[Violation]:
    """Every law that the position breaks now."""
    found: list[Violation] = []
    table.save_copy(lambda session: found.extend(_audited(session)))
    return found


def _audited(session: AnySession) -> list[Violation]:
    empty = session.game.new_state(session.config)
    is_duel = session.game.name == "duel"
    witness: Any = DuelWitness.of(empty) if is_duel else SevenWitness.of(empty)
    for node in session.path():
        witness.hear(session.tree.events(node))
    broken = (duel_audit if is_duel else seven_audit).audit(session.state, witness)
    choices = [violation for seat in session.to_move() for violation in audit_choice(seat, session.legal(seat))]
    return [*broken, *choices]

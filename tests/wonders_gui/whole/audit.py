"""Asks the audits of the engine whether a table that was played through the window keeps the laws of its game."""

from collections.abc import Callable
from typing import Any

from engine.core.audit import Violation, audit_choice
from engine.core.session import Session
from engine.dice import audit as dice_audit
from engine.dice.audit.witness import Witness as DiceWitness
from engine.duel import audit as duel_audit
from engine.duel.audit.witness import Witness as DuelWitness
from engine.seven import audit as seven_audit
from engine.seven.audit.witness import Witness as SevenWitness
from wonders_gui.games.registry import AnyTable

AnySession = Session[Any, Any, Any, Any, Any]
AUDITS: dict[str, Callable[[Any], tuple[Any, Callable[[Any, Any], list[Violation]]]]] = {
    "seven": lambda empty: (SevenWitness.of(empty), seven_audit.audit),
    "duel": lambda empty: (DuelWitness.of(empty), duel_audit.audit),
    "dice": lambda _empty: (DiceWitness(), dice_audit.audit),
}
"""For each game: a witness for an empty table, and the audit that hears it."""


def violations(table: AnyTable) -> list[Violation]:
    """Every law that the position breaks now."""
    found: list[Violation] = []
    table.save_copy(lambda session: found.extend(_audited(session)))
    return found


def _audited(session: AnySession) -> list[Violation]:
    empty = session.game.new_state(session.config)
    witness, audit = AUDITS[session.game.name](empty)
    for node in session.path():
        witness.hear(session.tree.events(node))
    broken = audit(session.state, witness)
    choices = [violation for seat in session.to_move() for violation in audit_choice(seat, session.legal(seat))]
    return [*broken, *choices]

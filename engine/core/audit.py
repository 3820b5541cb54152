"""What the audits of all games share: a broken law as a value, and the laws of any list of moves. Knows no game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from engine.core.refusal import Refusal
from engine.core.seats import Seat

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Violation:
    """A broken law: a code and what it speaks of, never a sentence."""

    code: str
    details: dict[str, int | str] = field(default_factory=dict)


def audit_choice(seat: Seat, moves: Sequence[M]) -> list[Violation]:
    """Whether a seat that owes a decision has moves at all, each once."""
    if not moves:
        return [Violation("no_legal_move", {"seat": seat})]
    if len(set(moves)) != len(moves):
        return [Violation("move_listed_twice", {"seat": seat})]
    return []


def audit_refusals(seat: Seat, moves: Sequence[M], refusal: Callable[[M], Refusal | None]) -> list[Violation]:
    """Whether every move that is listed as legal is also accepted."""
    refusals = [refusal(move) for move in moves]
    return [Violation("legal_move_refused", {"seat": seat, "reason": no.code}) for no in refusals if no is not None]

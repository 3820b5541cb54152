"""An auditor made of what every game's audit has: a witness of the events, and a comparison of it with a position."""

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from engine.core.audit import Violation
from engine.core.game import E, S

E_contra = TypeVar("E_contra", contravariant=True)


class Witness(Protocol[E_contra]):
    """Follows the events of one game."""

    def hear(self, told: Iterable[E_contra]) -> None:
        """Take in what happened."""


class WitnessedAudit(Generic[S, E]):
    """See `wonders_gui.cli.desk.Auditor` for what each method promises."""

    def __init__(self, witness: Witness[E], compare: Callable[[S], Sequence[Violation]]) -> None:
        self._witness = witness
        self._compare = compare

    def hear(self, told: Iterable[E]) -> None:
        self._witness.hear(told)

    def audit(self, state: S) -> Sequence[Violation]:
        return self._compare(state)

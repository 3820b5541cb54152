"""The one door to a state: what has happened is told to the ledger, which changes the state and writes it down.

Each game's ledger (`apply.py` in its folder) has one method per event, named in the past tense
(``ledger.card_built(...)``). The method changes the state and, only when recording, appends the event to the
log. `emit` takes a written event and goes through the same method, so playing, replaying and undoing cannot
differ. The methods know no rules.
"""

from typing import Protocol, TypeVar

E_contra = TypeVar("E_contra", contravariant=True)
S_co = TypeVar("S_co", covariant=True)


class Ledger(Protocol[S_co, E_contra]):
    """What the core needs of a game's ledger."""

    @property
    def state(self) -> S_co:
        """The state this ledger changes."""

    def emit(self, event: E_contra) -> None:
        """Let a written event happen (again)."""

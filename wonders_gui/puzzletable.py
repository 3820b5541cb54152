"""A table for one decision: it stands at a moment of a game and takes the player's move. Nobody plays on, nothing is
written."""

from typing import Any

from PySide6.QtCore import Signal

from engine.core.refusal import Refusal
from wonders_gui.controller import Table
from wonders_gui.puzzles import Task
from wonders_gui.updates import Decided
from wonders_gui.workers import Asker


class PuzzleTable(Table[Any, Any, Any, Any, Any]):
    """`answered(command)` tells the player's move; `try_again` takes it back. What went before stays as it was."""

    answered = Signal(object)
    helped = Signal()
    """The player has asked for a hint."""

    def __init__(self, task: Task, thinkers: Asker) -> None:
        session, seating = task.opened.session, task.opened.seating
        super().__init__(session, task.judged.view.seat, seating.bots, seating.names, thinkers)
        self._moment = task.judged.grade.node
        session.go_to(self._moment)

    def decisions(self) -> list[Decided[Any]]:
        """Only what was decided here can be taken back."""
        before = self._session.path().index(self._moment)
        return [decided for decided in super().decisions() if self._session.path().index(decided.node) >= before]

    def submit(self, command: Any) -> Refusal | None:
        """Let the player's move happen, and tell it."""
        refusal = super().submit(command)
        if refusal is None:
            self.answered.emit(command)
        return refusal

    def try_again(self) -> None:
        """Back to the moment before the move."""
        self.go_to(self._moment)

    def ask_hint(self) -> None:
        """Let the master think for the player; `hinted` follows."""
        self.helped.emit()
        super().ask_hint()

    def _let_bots_think(self) -> None:
        """The others wait for ever."""

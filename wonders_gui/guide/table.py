"""The table of a guided game: decisions pass the guide first, and the others do what is written down for them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from ai.bot import Decision
from ai.workers.question import Answer, Brief, Key, Ticket
from engine.core.game import C, E, Game, M, S, V
from engine.core.refusal import Refusal
from engine.core.seats import Seat
from wonders_gui.controller import Table
from wonders_gui.updates import Kind
from wonders_gui.workers import Asker

MoveText = Callable[[object, object], str]


class GuidedTable(Table[C, S, M, E, V]):
    """Lets a decision of the player's happen only when the guide allows it; `held` carries one that it does not."""

    held = Signal(object)
    allows: Callable[[object], bool] = staticmethod(lambda _command: True)

    def submit(self, command: M) -> Refusal | None:
        """As at any table; but a legal decision that the guide does not want leaves everything as it is."""
        legal = self.game.seat_of(command) == self.seat and self.refusal(command) is None
        if not legal or self.allows(command):
            return super().submit(command)
        self._tell(Kind.MOVED, ())  # the page forgets what was picked, and shows the table as it still is
        self.held.emit(command)
        return None


AnyGuidedTable: TypeAlias = GuidedTable[Any, Any, Any, Any, Any]


class ScriptedAsker(QObject):
    """Answers for bots as long as moves are written down for them; then whoever lets bots think is asked."""

    answered = Signal(object)

    def __init__(self, thinkers: Asker, lines: Mapping[Seat, Sequence[str]], move_text: MoveText) -> None:
        super().__init__()
        self._thinkers = thinkers
        self._lines = lines
        self._move_text = move_text
        self.made: Callable[[Seat], int] = lambda _seat: 0
        """How many decisions a seat has made; the table knows."""
        thinkers.answered.connect(self.answered)

    @property
    def crew(self) -> int:
        """How many bots can think at the same time."""
        return self._thinkers.crew

    def ask(self, game: Game[C, S, M, E, V], key: Key, view: V, legal: Sequence[M], brief: Brief) -> None:
        """Let a bot choose one of these moves."""
        place = self._written(key.seat, view, legal)
        if place is None:
            self._thinkers.ask(game, key, view, legal, brief)
            return
        answer = Answer(Ticket(0), key, Decision(place, (), (), 0))
        QTimer.singleShot(0, self, lambda: self.answered.emit(answer))

    def _written(self, seat: Seat, view: object, legal: Sequence[object]) -> int | None:
        line, made = self._lines.get(seat, ()), self.made(seat)
        if made >= len(line):
            return None
        position = getattr(view, "table", None)
        told = [self._move_text(position, command) for command in legal]
        wanted = f"{seat} {line[made]}"
        return told.index(wanted) if wanted in told else None

    def forget(self, name: str) -> None:
        """Want no answers any more for the game that keys call by this name."""
        self._thinkers.forget(name)

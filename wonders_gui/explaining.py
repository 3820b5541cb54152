"""Why bots did what they did last: their reasons are kept with their moves, and asked again where nobody kept them.

A reason may speak only of what the player may know: the move as it was told, and no card that was given up unseen.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic

from PySide6.QtCore import QObject, QTimer, Signal

from ai.bot import GIVEN_UP, Reason
from ai.workers.question import Answer, Key
from engine.core.game import C, E, M, S, V
from engine.core.seats import Seat
from engine.core.session import Session
from engine.core.tree import NodeId
from wonders_gui.opponents import NOVICE, Bots, reasons_brief
from wonders_gui.updates import Explained
from wonders_gui.workers import Asker


@dataclass(frozen=True, slots=True)
class Thought:
    """What went through a bot's mind when it decided."""

    reasons: Sequence[Reason]
    had_choice: bool


class Explainer(QObject, Generic[C, S, M, E, V]):
    """Keeps the thoughts of bots by the moment after their move."""

    explained = Signal(object)

    def __init__(
        self, session: Session[C, S, M, E, V], seat: Seat, bots: Bots, thinkers: Asker, name: str, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.name = name
        self._session = session
        self._seat = seat
        self._bots = bots
        self._thinkers = thinkers
        self._thoughts: dict[NodeId, Thought] = {}
        self._asked: Key | None = None
        self._asking = QTimer(self, singleShot=True)
        self._asking.timeout.connect(self._ask_next)

    def keep(self, node: NodeId, thought: Thought) -> None:
        """Remember why a bot made the move that led to `node`."""
        self._thoughts[node] = thought

    def explain(self) -> None:
        """Say why; `explained` follows at once, and again with every reason that had to be asked for."""
        self._asking.start()
        self.explained.emit(self.latest())

    def forget(self) -> None:
        """Want no answers any more."""
        self._asking.stop()
        self._asked = None
        self._thinkers.forget(self.name)

    def latest(self) -> tuple[Explained[M], ...]:
        """The last moves of each bot that have come to light, in the order in which they were made."""
        return tuple(self._told(node, command) for node, command in self._moves())

    def _moves(self) -> list[tuple[NodeId, M]]:
        """Of each bot its last turn: what it decided in a row without another deciding in between."""
        found: list[tuple[NodeId, M]] = []
        done: set[Seat] = set()
        later = self._seat
        for node, command in reversed(self._session.told(self._seat)):
            decider = self._session.decider(node)
            if decider != later:
                done.add(later)
            later = decider
            if decider in self._bots and decider not in done:
                found.append((node, command))
        return found[::-1]

    def _told(self, node: NodeId, command: M) -> Explained[M]:
        thought = self._thoughts.get(node)
        seat = self._session.decider(node)
        if thought is None:
            return Explained(seat, command, (), is_asked=self._bots[seat].level != NOVICE, had_choice=True)
        reasons = tuple(self._for_player(node, thought))
        return Explained(seat, command, reasons, is_asked=False, had_choice=thought.had_choice)

    def _for_player(self, node: NodeId, thought: Thought) -> Iterator[Reason]:
        """Without what would name a card that the player has not seen."""
        seat = self._session.decider(node)
        decided = self._session.command(node, seat)
        assert decided is not None
        is_open = self._session.game.told(decided, self._seat) == decided
        return (reason for reason in thought.reasons if is_open or reason.code not in GIVEN_UP)

    # -- asking again -----------------------------------------------------------------------------------------

    def _ask_next(self) -> None:
        """One move at a time: the past is told from its beginning for each."""
        if self._asked is not None:
            return
        for node, _command in self._moves():
            if node not in self._thoughts and self._bots[self._session.decider(node)].level != NOVICE:
                self._ask(node)
                return

    def _ask(self, node: NodeId) -> None:
        recalled = self._session.recalled(node)
        command = self._session.command(node, recalled.seat)
        self._asked = Key(self.name, recalled.seat, node)
        assert command is not None
        brief = reasons_brief(self._bots[recalled.seat], node, recalled.legal.index(command))
        self._thinkers.ask(self._session.game, self._asked, recalled.view, recalled.legal, brief)

    def take(self, answer: Answer) -> None:
        """What a bot says about a move of the past; where it fails, nothing can be said."""
        if answer.key != self._asked:
            return
        self._asked = None
        node = NodeId(answer.key.turn)
        reasons = () if answer.decision is None else answer.decision.reasons
        self.keep(node, Thought(tuple(reasons), len(self._session.recalled(node).legal) > 1))
        self.explain()

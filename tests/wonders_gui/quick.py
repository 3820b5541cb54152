"""Bots that answer at once, for tests and pictures."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from ai.bot import Budget, Decision
from ai.games import thinker_of
from ai.workers.question import Answer, Brief, Key, Ticket, question
from ai.workers.thinking import answer
from engine.core.game import C, E, Game, M, S, V


class QuickThinkers(QObject):
    """Bots that think in the window's own process, one after another, when Qt has a moment. See `Asker`."""

    answered = Signal(object)
    crew = 1
    positions = 20
    """How many positions a bot that searches may look at."""

    asked = 0
    """How many questions there were."""

    is_closed = False

    def close(self) -> None:
        """The test is over: whoever still asks gets no answer."""
        self.is_closed = True
        self.deleteLater()

    def ask(self, game: Game[C, S, M, E, V], key: Key, view: V, legal: Sequence[M], brief: Brief) -> None:
        if self.is_closed:
            return
        self.asked += 1
        wanted = question(game, key, view, legal, brief)
        QTimer.singleShot(0, self, lambda: self._answer(lambda: answer(thinker_of, wanted, self._budget()), key))

    def forget(self, name: str) -> None:
        """Answers that come all the same must be dropped by whoever asked."""

    def _budget(self) -> Budget:
        return Budget(positions=self.positions)

    def _answer(self, think: Callable[[], object], key: Key) -> None:
        decision = think()
        assert isinstance(decision, Decision), decision
        self.answered.emit(Answer(Ticket(key.turn), key, decision))

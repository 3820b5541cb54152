"""The master at the player's side: three best moves when asked, and a word before a bad one. It knows no game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, Generic

from PySide6.QtCore import QObject, QTimer, Signal

from ai.bot import Decision, Option
from ai.workers.question import Answer, Brief, Key, decision_in
from engine.core.game import M
from engine.core.seats import Seat
from wonders_gui.opponents import hint_brief, tutor_brief
from wonders_gui.updates import Doubt, Hint

OFF: Final = "off"
TUTORS: Final[Mapping[str, float]] = {OFF: 2.0, "blunders": 0.15, "mistakes": 0.07}
"""By the setting `tutor`: the chance to win that a move must give away before the tutor says a word."""

PATIENCE: Final = 1000  # milliseconds that a move waits for the tutor, who is heard only if he is quick


class Adviser(QObject, Generic[M]):
    """Thinks at most once about each decision of the player; `forget` when it is made or taken back.

    `needed` asks for the master with a key and a brief; whoever hears it calls `begin`.
    """

    needed = Signal(object, object)
    hinted = Signal(object)
    weighing = Signal(object)
    warned = Signal(object)
    passed = Signal(object)

    def __init__(self, name: str, seat: Seat, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self._seat = seat
        self._least = TUTORS[OFF]
        self._turn = 0
        self._asked: tuple[Key, Sequence[M]] | None = None
        self._hint: Hint[M] | None = None
        self._is_wished = False
        self._proposed: M | None = None
        self._patience = QTimer(self, singleShot=True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._pass)

    # -- what is asked for ------------------------------------------------------------------------------------

    def set_tutor(self, word: str) -> None:
        """When to warn: a word of `TUTORS`."""
        self._least = TUTORS.get(word, TUTORS[OFF])

    def tutors(self) -> bool:
        """Whether the player wants to be warned."""
        return self._least <= 1.0

    def prepare(self, seed: int) -> None:
        """The player owes a decision: where there is a tutor, he thinks before he is needed."""
        if self.tutors() and self._hint is None:
            self._think(tutor_brief(seed))

    def wish_hint(self, seed: int) -> None:
        """Say what the master would do; `hinted` follows."""
        if self._hint is not None:
            self.hinted.emit(self._hint)
            return
        self._think(hint_brief(seed))
        self._is_wished = self._asked is not None

    def weigh(self, command: M, seed: int) -> None:
        """Let a legal move pass, or doubt it first: `passed` or `warned` follows, at the latest after `PATIENCE`."""
        self._proposed = command
        if self.tutors() and self._hint is None:
            self.prepare(seed)
            if self._asked is not None:
                self._patience.start()
                self.weighing.emit(command)
                return
        self._judge()

    def forget(self) -> None:
        """Another decision: nothing that was thought or proposed counts any more."""
        self._asked = self._hint = self._proposed = None
        self._is_wished = False
        self._patience.stop()

    # -- the master -------------------------------------------------------------------------------------------

    def _think(self, brief: Brief) -> None:
        """Ask, unless he thinks already; there must be something to choose."""
        if self._asked is None:
            self._turn += 1
            self.needed.emit(Key(self.name, self._seat, self._turn), brief)

    def begin(self, key: Key, legal: Sequence[M]) -> None:
        """The master thinks about these moves."""
        self._asked = (key, legal)

    def take(self, answer: Answer) -> None:
        """What the master says; an answer to an older question is dropped."""
        if self._asked is None or answer.key != self._asked[0]:
            return
        legal = self._asked[1]
        self._asked = None
        if answer.decision is not None:
            self._hint = hint_of(decision_in(answer.decision, legal))
            if self._is_wished:
                self.hinted.emit(self._hint)
        self._is_wished = False
        if self._proposed is not None:
            self._judge()

    # -- the tutor --------------------------------------------------------------------------------------------

    def _judge(self) -> None:
        """What is proposed is done, or doubted."""
        assert self._proposed is not None
        doubt = None if self._hint is None else doubt_about(self._hint, self._proposed)
        if doubt is None or doubt.lost < self._least:
            self._pass()
            return
        self._patience.stop()
        self._proposed = None
        self.warned.emit(doubt)

    def _pass(self) -> None:
        command, self._proposed = self._proposed, None
        self._patience.stop()
        if command is not None:
            self.passed.emit(command)


def hint_of(decision: Decision[M]) -> Hint[M]:
    """The decision as advice: the best move first, the others by what they are worth and none above the best."""
    best = replace(decision.options[0], reasons=tuple(decision.reasons))
    others = [replace(option, value=min(option.value, best.value)) for option in decision.options[1:]]
    ranked = sorted(others, key=_value, reverse=True)
    return Hint(decision.command, (best, *ranked), best.reasons)


def _value(option: Option[M]) -> float:
    return option.value


def doubt_about(hint: Hint[M], command: M) -> Doubt[M]:
    """What a move gives away against the best one. The master looks at no move that loses or misses a win at once."""
    best = hint.options[0].value
    value = next((option.value for option in hint.options if option.command == command), 0.0)
    return Doubt(command, best - value, hint)

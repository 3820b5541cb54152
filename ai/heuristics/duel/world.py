"""Positions of Duel for a search: both players decide in turn, and what lies hidden was imagined."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ai.heuristics.duel.evaluation import Evaluation
from ai.search.world import World
from engine.duel.apply import DuelLedger
from engine.duel.commands import Command
from engine.duel.legality import legal
from engine.duel.rules import resolve
from engine.duel.science import symbols_in
from engine.duel.state import BEGINNER, DRAFT, OVER, PLAY, State

if TYPE_CHECKING:
    from mypy_extensions import i64

_CLOSE: Final = 4  # no single move takes the pawn more than five steps
_UNKNOWN: Final = -1.0


@final
class DuelWorld(World):
    """One imagined position and how it is judged."""

    def __init__(self, state: State, evaluation: Evaluation) -> None:
        self.state: Final = state
        self.evaluation: Final = evaluation
        self._ledger: Final = DuelLedger(state, None)
        self._value = _UNKNOWN

    def copy(self) -> World:
        return DuelWorld(self.state.copy(), self.evaluation)

    def is_over(self) -> bool:
        return self.state.phase == OVER

    def seat(self) -> i64:
        return self.state.decider

    def is_mid_turn(self) -> bool:
        return self.state.phase not in (DRAFT, PLAY, BEGINNER)

    def may_end_suddenly(self) -> bool:
        state = self.state
        if state.pawn >= _CLOSE or -state.pawn >= _CLOSE:
            return True
        enough = state.book.numbers.symbols_to_win - 1
        return symbols_in(state.cities[0].symbols) >= enough or symbols_in(state.cities[1].symbols) >= enough

    def moves(self) -> list[object]:
        return list(legal(self.state, self.state.decider))

    def play(self, move: object) -> None:
        assert isinstance(move, Command)
        resolve(self._ledger, move)
        self._value = _UNKNOWN

    def value(self, seat: i64) -> float:
        """Asked again, the value is remembered until something happens: a search tells it to every decision before."""
        if self._value < 0.0:
            self._value = self.evaluation.value(self.state, 0)
        return self._value if seat == 0 else 1.0 - self._value

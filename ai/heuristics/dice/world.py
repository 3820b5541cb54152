"""Positions of 7 Wonders Dice for a search: only one seat's decisions show, the others choose by what they see.

Whoever chooses at the same time as the searching seat chooses before it, so nobody foresees a choice, and all moves of
the seat are compared against the same choices of the others. The rolls to come are those of the imagined position.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, final

from ai.heuristics.dice.evaluation import row_of
from ai.heuristics.dice.policy import Policy
from ai.search.world import World
from engine.dice.apply import DiceLedger
from engine.dice.commands import Command
from engine.dice.legality import legal
from engine.dice.rules import resolve
from engine.dice.state import ACTIONS, CHOICES, OVER, State, lowest_seat

if TYPE_CHECKING:
    from mypy_extensions import i64

_UNKNOWN: Final = -1.0


@final
class DiceWorld(World):
    """One imagined position, who searches in it, and how it is judged."""

    def __init__(self, state: State, seat: i64, own: Policy, others: Policy, rng: Random) -> None:
        self.state: Final = state
        self.evaluation: Final = own.evaluation
        self._own: Final = own
        self._others: Final = others
        self._seat: Final = seat
        self._rng: Final = rng
        self._ledger: Final = DiceLedger(state, None)
        self._value = _UNKNOWN
        # How strong the others are, by stage, as first seen after one of the moves that are being compared.
        self._rivals: dict[int, float] = {}
        self._rivals_of_copies: dict[int, float] = {}
        self._settled = False  # whether all others have chosen that choose before the seat

    def copy(self) -> World:
        self._settle()
        world = DiceWorld(self.state.copy(), self._seat, self._own, self._others, self._rng)
        world._settled = True
        world._rivals = self._rivals_of_copies
        return world

    def is_over(self) -> bool:
        return self.state.phase == OVER

    def seat(self) -> i64:
        return self._seat

    def is_mid_turn(self) -> bool:
        """Never: one choice may lead to many others, so `value` makes them at first sight."""
        return False

    def moves(self) -> list[object]:
        return list(legal(self.state, self._seat))

    def play(self, move: object) -> None:
        assert isinstance(move, Command)
        self._settle()
        resolve(self._ledger, move)
        self._settled = False
        self._value = _UNKNOWN
        self._rivals_of_copies = {}
        self._go_on()

    def value(self, seat: i64) -> float:
        """Asked again, the searching seat's value is remembered until something happens."""
        if seat != self._seat:
            return self.evaluation.value(self.state, seat)
        if self._value < 0.0:
            self._value = self._with_choices_made()._own_value()
        return self._value

    def forget_choices(self) -> None:
        """Take back what the others have sealed, which was made up by chance: the policy knows better."""
        if self.state.phase == ACTIONS:
            self._ledger.actions_revealed()
            self._ledger.forum_rolled(self.state.turn, self.state.forum)

    def _with_choices_made(self) -> DiceWorld:
        """This world, or a copy in which the seat has made the choices that its action led to."""
        if self.state.phase != CHOICES:
            return self
        turn = self.state.turn
        world = DiceWorld(self.state.copy(), self._seat, self._own, self._others, self._rng)
        world._rivals = self._rivals
        while world.state.phase == CHOICES and world.state.turn == turn:
            moves = legal(world.state, self._seat)
            resolve(world._ledger, self._own.best(world.state, self._seat, moves))
            world._go_on()
        return world

    def _own_value(self) -> float:
        evaluation, state = self.evaluation, self.state
        rivalry = evaluation.rivalry
        if rivalry == 1.0 or state.phase == OVER:
            return evaluation.value(state, self._seat)
        rivals = rivalry * evaluation.rivals(state, self._seat) + (1.0 - rivalry) * self._rivals_at_first()
        return evaluation.value_against(state, self._seat, rivals)

    def _rivals_at_first(self) -> float:
        now = row_of(self.state)
        known = self._rivals.get(now)
        if known is None:
            known = self.evaluation.rivals(self.state, self._seat)
            self._rivals[now] = known
        return known

    def _settle(self) -> None:
        """Let the others choose who choose at the same time."""
        if self._settled:
            return
        self._settled = True
        if self.state.phase == ACTIONS:
            for seat in self.state.table.seats:
                if seat != self._seat:
                    self._let_decide(seat)

    def _go_on(self) -> None:
        """Let the others decide until it is up to the seat again."""
        state = self.state
        while state.phase != OVER and not state.waiting >> self._seat & 1:
            self._let_decide(lowest_seat(state.waiting))

    def _let_decide(self, seat: i64) -> None:
        state = self.state
        resolve(self._ledger, self._others.choose(state, seat, legal(state, seat), self._rng))

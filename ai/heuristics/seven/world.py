"""Positions of 7 Wonders for a search: only one seat's decisions show, the others choose by what they see themselves.

Whoever chooses at the same time as the searching seat chooses before it, so nobody foresees a choice, and all moves of
the seat are compared against the same choices of the others.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, final

from ai.heuristics.seven.evaluation import Evaluation, when
from ai.heuristics.seven.policy import Policy
from ai.search.world import World
from engine.core.seats import NOBODY
from engine.seven.apply import SevenLedger
from engine.seven.commands import BuildCard, BuildForNothing, BuildStage, Command, TakeFromDiscard
from engine.seven.legality import city_to_decide, legal, to_move
from engine.seven.rules import resolve
from engine.seven.state import LOSSES, OVER, PLAY, SIDES, State

if TYPE_CHECKING:
    from mypy_extensions import i64

_UNKNOWN: Final = -1.0


@final
class SevenWorld(World):
    """One imagined position, who searches in it, and how it is judged."""

    def __init__(self, state: State, seat: i64, evaluation: Evaluation, policy: Policy, rng: Random) -> None:
        self.state: Final = state
        self.evaluation: Final = evaluation
        self.policy: Final = policy
        self._seat: Final = seat
        self._rng: Final = rng
        self._ledger: Final = SevenLedger(state, None)
        self._ahead = False  # whether anything was decided here since the position was imagined
        self._value = _UNKNOWN
        # How strong the others are, by age and moment, as first seen after one of the moves that are being compared.
        self._rivals: dict[int, float] = {}
        self._rivals_of_copies: dict[int, float] = {}
        self._settled = False  # whether all others have chosen that choose before the seat
        self._schemed = False  # whether the last move did something to the others at once

    def copy(self) -> World:
        self._settle()
        world = SevenWorld(self.state.copy(), self._seat, self.evaluation, self.policy, self._rng)
        world._settled = True
        world._ahead = self._ahead
        world._rivals = self._rivals_of_copies
        return world

    def is_over(self) -> bool:
        return self.state.phase == OVER

    def seat(self) -> i64:
        return self._seat

    def is_mid_turn(self) -> bool:
        if self.state.phase == PLAY:
            return self._waits_for_the_free_city()
        return self.state.phase != SIDES

    def moves(self) -> list[object]:
        """At first every legal move; further on one card to bury and one to sell are enough, and one price a card."""
        moves = legal(self.state, self._seat)
        if self._ahead and len(moves) > 2:
            return list(self.policy.promising(self.state, moves))
        return list(moves)

    def play(self, move: object) -> None:
        assert isinstance(move, Command)
        self._settle()
        self._schemed = is_scheme(self.state, move)
        resolve(self._ledger, move)
        self._ahead = True
        self._settled = False
        self._value = _UNKNOWN
        self._rivals_of_copies = {}
        while self.state.phase != OVER and city_to_decide(self.state, self._seat) == NOBODY:
            self._let_decide(to_move(self.state)[0])

    def value(self, seat: i64) -> float:
        """Asked again, the searching seat's value is remembered until something happens."""
        if self._waits_for_the_free_city():
            return self._with_the_free_city().value(seat)
        if seat != self._seat:
            return self.evaluation.value(self.state, seat)
        if self._value < 0.0:
            self._value = self._own_value()
        return self._value

    def impression(self, seat: i64) -> float:
        """The value, but the others are looked at after the first of the moves, and after those that scheme, only."""
        if self._waits_for_the_free_city():
            return self._with_the_free_city().impression(seat)
        if seat != self._seat or self._schemed or self.state.phase == OVER:
            return self.evaluation.value(self.state, seat)
        return self.evaluation.value_against(self.state, seat, self._rivals_at_first())

    def _own_value(self) -> float:
        evaluation, state = self.evaluation, self.state
        rivalry = evaluation.rivalry
        if rivalry == 1.0 or state.phase == OVER:
            return evaluation.value(state, self._seat)
        rivals = rivalry * evaluation.rivals(state, self._seat) + (1.0 - rivalry) * self._rivals_at_first()
        return evaluation.value_against(state, self._seat, rivals)

    def _waits_for_the_free_city(self) -> bool:
        """Whether the seat has sealed a card for its own city, of which nothing shows before the Free City's."""
        state = self.state
        return state.phase == PLAY and state.choices[self._seat] is not None

    def _with_the_free_city(self) -> World:
        """The world after the choice for the Free City that looks best."""
        moves = legal(self.state, self._seat)
        scores = self.policy.scores(self.state, moves)
        world = self.copy()
        world.play(moves[scores.index(max(scores))])
        return world

    def _rivals_at_first(self) -> float:
        now = when(self.state)
        known = self._rivals.get(now)
        if known is None:
            known = self.evaluation.rivals(self.state, self._seat)
            self._rivals[now] = known
        return known

    def forget_choices(self) -> None:
        """Take back what the others have sealed, which was dealt by chance: the policy knows better."""
        own = [choice for choice in self.state.choices if choice is not None and choice.seat == self._seat]
        self._ledger.choices_revealed()
        for choice in own:
            self._ledger.choice_sealed(choice)

    def _settle(self) -> None:
        """Let the others choose who choose at the same time."""
        if self._settled:
            return
        self._settled = True
        state = self.state
        if state.phase == PLAY or state.phase == SIDES or state.phase == LOSSES:
            for seat in state.table.seats:
                if seat != self._seat:
                    while city_to_decide(state, seat) != NOBODY:
                        self._let_decide(seat)

    def _let_decide(self, seat: i64) -> None:
        resolve(self._ledger, self.policy.choose(self.state, legal(self.state, seat), self._rng))


def is_scheme(state: State, move: Command) -> bool:
    """Whether a move builds a card or a stage that gives others coins, debt or losses, or changes tokens."""
    if isinstance(move, BuildCard):
        return state.book.cards[move.card].schemes
    if isinstance(move, BuildForNothing):
        return state.book.cards[move.card].schemes
    if isinstance(move, TakeFromDiscard):
        return state.book.cards[move.card].schemes
    if isinstance(move, BuildStage):
        return state.book.sides[state.side[move.city]].stages[state.stages[move.city]].schemes
    return False

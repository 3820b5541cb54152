"""Event -> state, no rules inside: the ledger is the only code that changes a position.

One method per event. Each changes the state and, when a log is kept, writes the record of the same name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never, final

from engine.dice import events
from engine.dice.commands import Command
from engine.dice.facts import BITS, NO_DIE, Field, Rolled
from engine.dice.prices import terms_after, terms_of
from engine.dice.state import ACTIONS, CHOICES, OVER, REMOVAL, City, State, task

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class DiceLedger:
    """The one door to a position of 7 Wonders Dice."""

    def __init__(self, state: State, log: list[events.Event] | None) -> None:
        self.state: Final = state
        self.log: Final = log

    def emit(self, event: events.Event) -> None:  # noqa: C901 - a table, one line per event
        """Let a written event happen (again)."""
        match event:
            case events.BoardsDealt(boards):
                self.boards_dealt(list(boards))
            case events.ForumRolled(turn, rolls):
                self.forum_rolled(turn, [self.state.book.rolled[roll] for roll in rolls])
            case events.ActionSealed(seat, action):
                self.action_sealed(seat, action)
            case events.ActionsRevealed():
                self.actions_revealed()
            case events.Passed(seat, amount):
                self.passed(seat, amount)
            case events.FieldCrossed(seat, field, die, die_coins, die_price, paid, points):
                printed = self.state.cities[seat].board.fields[field]
                self.field_crossed(seat, printed, die, die_coins, die_price, paid, points)
            case events.CoinsGained(seat, amount, cause):
                self.coins_gained(seat, amount, cause)
            case events.FirstCompleted(seat, building, points):
                self.first_completed(seat, building, points)
            case events.TaskAdded(seat, kind, amount, step):
                self.task_added(seat, kind, amount, step)
            case events.TaskDone(seat):
                self.task_done(seat)
            case events.ChoiceDeclined(seat):
                self.choice_declined(seat)
            case events.EndSetOff(seat, turn):
                self.end_set_off(seat, turn)
            case events.RemovalAsked(seat, die):
                self.removal_asked(seat, die)
            case events.DieReplaced(seat, leaving, entering):
                self.die_replaced(seat, leaving, entering)
            case events.GameEnded(scores):
                if scores and len(scores) != len(self.state.cities):
                    raise ValueError("an end scores every seat, or none")
                self.game_ended([list(sheet) for sheet in scores])
            case _:
                assert_never(event)

    # -- the table and its turns ------------------------------------------------------------------------------

    def boards_dealt(self, boards: list[int]) -> None:
        state = self.state
        terms = terms_of(state.book.priced, 0, 0, 0, state.book.special)
        state.cities = [City(state.book.boards[board], terms, None) for board in boards]
        if self.log is not None:
            self.log.append(events.BoardsDealt(tuple(boards)))

    def forum_rolled(self, turn: i64, forum: list[Rolled]) -> None:
        """The list is kept, so do not change it."""
        state = self.state
        state.phase = ACTIONS
        state.turn = turn
        state.forum = forum
        state.waiting = state.table.everybody
        for city in state.cities:
            city.before = city.crossed
        if self.log is not None:
            self.log.append(events.ForumRolled(turn, tuple([rolled.code for rolled in forum])))

    def action_sealed(self, seat: i64, action: Command) -> None:
        state = self.state
        state.cities[seat].choice = action
        state.waiting &= ~BITS[seat]
        if self.log is not None:
            self.log.append(events.ActionSealed(seat, action))

    def actions_revealed(self) -> list[Command | None]:
        """Hands back what was sealed, by seat."""
        state = self.state
        state.phase = CHOICES
        actions: list[Command | None] = []
        for city in state.cities:
            actions.append(city.choice)
            city.choice = None
        if self.log is not None:
            self.log.append(events.ActionsRevealed())
        return actions

    def game_ended(self, scores: list[list[int]]) -> None:
        state = self.state
        state.phase = OVER
        state.waiting = 0
        state.scores = scores
        if self.log is not None:
            self.log.append(events.GameEnded(tuple([tuple(sheet) for sheet in scores])))

    # -- what a city does -------------------------------------------------------------------------------------

    def passed(self, seat: i64, amount: i64) -> None:
        self.state.cities[seat].coins += amount
        if self.log is not None:
            self.log.append(events.Passed(seat, amount))

    def field_crossed(
        self, seat: i64, field: Field, die: i64, die_coins: i64, die_price: i64, paid: i64, points: i64
    ) -> None:
        """What the field changes for good counts from now on."""
        city = self.state.cities[seat]
        city.coins += die_coins - die_price - paid
        city.crossed |= field.bit
        city.open ^= field.turns
        city.fronts[field.row] = field.follower
        if points:
            city.noted |= points << field.shift
        if field.resources:
            city.resources += field.resources
            city.prices = city.board.prices[city.resources]
        if field.change:
            self._change_terms(city, field)
        if self.log is not None:
            self.log.append(events.FieldCrossed(seat, field.number, die, die_coins, die_price, paid, points))

    def _change_terms(self, city: City, field: Field) -> None:
        """Which dice may be chosen, what they cost or what they bring is different from now on."""
        self.state.unlocked |= field.unlocks
        city.unlocked |= field.unlocks
        city.terms = terms_after(city.terms, self.state.book.priced, field)

    def coins_gained(self, seat: i64, amount: i64, cause: i64) -> None:
        self.state.cities[seat].coins += amount
        if self.log is not None:
            self.log.append(events.CoinsGained(seat, amount, cause))

    def first_completed(self, seat: i64, building: i64, points: i64) -> None:
        self.state.cities[seat].first += points
        if self.log is not None:
            self.log.append(events.FirstCompleted(seat, building, points))

    # -- tasks ------------------------------------------------------------------------------------------------

    def task_added(self, seat: i64, kind: i64, amount: i64, step: i64) -> None:
        state = self.state
        state.cities[seat].agenda.append(task(kind, amount, step))
        state.waiting |= BITS[seat]
        if self.log is not None:
            self.log.append(events.TaskAdded(seat, kind, amount, step))

    def task_done(self, seat: i64) -> None:
        self._take_task(seat)
        if self.log is not None:
            self.log.append(events.TaskDone(seat))

    def choice_declined(self, seat: i64) -> None:
        self._take_task(seat)
        if self.log is not None:
            self.log.append(events.ChoiceDeclined(seat))

    def _take_task(self, seat: i64) -> None:
        state = self.state
        agenda = state.cities[seat].agenda
        agenda.pop()
        if not agenda:
            state.waiting &= ~BITS[seat]

    # -- the end, and special dice ----------------------------------------------------------------------------

    def end_set_off(self, seat: i64, turn: i64) -> None:
        self.state.last_turn = turn
        if self.log is not None:
            self.log.append(events.EndSetOff(seat, turn))

    def removal_asked(self, seat: i64, die: i64) -> None:
        state = self.state
        state.phase = REMOVAL
        state.entering = die
        state.waiting = BITS[seat]
        if self.log is not None:
            self.log.append(events.RemovalAsked(seat, die))

    def die_replaced(self, seat: i64, leaving: i64, entering: i64) -> None:
        state = self.state
        state.dice = [entering if die == leaving else die for die in state.dice]
        state.aside &= ~BITS[entering]
        state.entering = NO_DIE
        state.waiting = 0
        if self.log is not None:
            self.log.append(events.DieReplaced(seat, leaving, entering))

"""A game of 7 Wonders Duel as readable text: set-up, draft, every age and turn. It tells events and knows no rules.

The table is folded from the true events; what is told are the events as the reader may see them, and only what lies
open on the table is looked up beside them.
"""

from collections.abc import Iterable, Iterator
from typing import assert_never

from engine.core.seats import Seat
from engine.duel import events
from engine.duel.events import Event
from engine.duel.game import DUEL
from engine.duel.state import BEGINNER, State
from wonders_gui.cli.duel.deeds import Turn
from wonders_gui.cli.duel.drawing import dealt
from wonders_gui.cli.duel.names import cards_taken, seat_name, token_names, wonder_names
from wonders_gui.cli.duel.scoresheet import victory
from wonders_gui.cli.words import AGES
from wonders_gui.texts.names import duel_wonder

SetUp = events.FirstPlayerNamed | events.TokensLaid | events.WondersShown | events.WonderTaken
Course = events.AgeBegan | events.BeginnerChosen | events.TurnBegan | events.GameEnded


class DuelTeller:
    """Tells events to one reader: to a seat, or to somebody who may know everything. `state` is folded on the way."""

    def __init__(self, state: State, seat: Seat | None) -> None:
        self.state = state
        self.seat = seat
        self._ledger = DUEL.ledger(state, None)
        self._turn = Turn(state)
        self._beginner_is_told = True

    def tell(self, happened: Iterable[Event]) -> Iterator[str]:
        """All that happened; a turn is told when the next thing begins, or by `rest`."""
        for event in happened:
            yield from self._tell(event)

    def rest(self) -> Iterator[str]:
        """What has happened so far in a turn that is not over."""
        yield from self._close_turn()

    # -- one event --------------------------------------------------------------------------------------------

    def _tell(self, event: Event) -> Iterator[str]:
        """Close what the event ends, let it happen, and say what the reader may know of it."""
        if isinstance(event, Course):
            yield from self._close_before(event)
        phase = self.state.phase
        self._ledger.emit(event)
        shown = event if self.seat is None else DUEL.seen(event, self.seat)
        if isinstance(shown, SetUp):
            yield from self._tell_set_up(shown)
        elif isinstance(shown, Course):
            yield from self._tell_course(shown)
        elif not is_told_elsewhere(shown):
            self._turn.note(shown, phase)

    def _close_before(self, event: Course) -> Iterator[str]:
        if isinstance(event, events.AgeBegan):
            self._turn.end_age()
        yield from self._close_turn()

    def _close_turn(self) -> Iterator[str]:
        told, self._turn = self._turn.told(), Turn(self.state)
        if told:
            one, two = self.state.cities
            yield f"  {cards_taken(self.state):>2}. {told} Coins {one.coins} and {two.coins}."

    # -- the table and the draft ------------------------------------------------------------------------------

    def _tell_set_up(self, event: SetUp) -> Iterator[str]:
        match event:
            case events.FirstPlayerNamed(seat):
                yield f"  {seat_name(seat).capitalize()} is the first player."
            case events.TokensLaid(board, box):
                one, two = self.state.cities
                yield f"  Coins: seat 0 has {one.coins}, seat 1 has {two.coins}."
                yield f"  Progress tokens on the board: {token_names(board)}; in the box: {token_names(box)}."
            case events.WondersShown(wonders):
                yield ""
                yield f"Wonders shown: {wonder_names(wonders)}."
            case events.WonderTaken(seat, wonder):
                verb = "takes" if self.state.table.first_game is None else "gets"
                yield f"  {seat_name(seat).capitalize()} {verb} {duel_wonder(wonder)}."
            case _:
                assert_never(event)

    # -- ages and turns ---------------------------------------------------------------------------------------

    def _tell_course(self, event: Course) -> Iterator[str]:
        match event:
            case events.AgeBegan(age, cards):
                self._beginner_is_told = False
                yield ""
                yield f"Age {AGES[age]}"
                yield from (f"  {line}" for line in dealt(age, cards))
            case events.BeginnerChosen(seat, beginner):
                self._beginner_is_told = True
                whom = "to begin" if beginner == seat else f"{seat_name(beginner)} to begin"
                yield f"  {seat_name(seat).capitalize()} chooses {whom}."
            case events.TurnBegan(seat):
                if not self._beginner_is_told:
                    yield f"  {seat_name(seat).capitalize()} begins."
                self._beginner_is_told = True
            case events.GameEnded():
                yield ""
                yield victory(self.state)
            case _:
                assert_never(event)


def is_told_elsewhere(event: Event) -> bool:
    """The coins of the set-up are told with the table, and who chooses the beginner when it is chosen."""
    if isinstance(event, events.CoinsGained):
        return event.cause == events.START
    return isinstance(event, events.DecisionOpened) and event.phase == BEGINNER

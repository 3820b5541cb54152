"""A game of 7 Wonders Dice as readable text: the table, every roll, and what each seat did. It knows no rules.

The table is folded from the true events; what is told are the events as the reader may see them. A turn is told when
its actions are open, seat by seat.
"""

from collections.abc import Iterable, Iterator
from typing import assert_never

from engine.core.seats import Seat
from engine.dice import events
from engine.dice.book import words
from engine.dice.commands import Sealed
from engine.dice.events import Event
from engine.dice.facts import NO_DIE
from engine.dice.game import DICE
from engine.dice.moves import move_to_text
from engine.dice.state import State
from wonders_gui.cli.dice.names import city_of, rolled_name
from wonders_gui.cli.words import coins, listed, points
from wonders_gui.texts.names_dice import building_name, dice_die, dice_field

OfTable = (
    events.BoardsDealt
    | events.ForumRolled
    | events.RemovalAsked
    | events.DieReplaced
    | events.EndSetOff
    | events.ActionsRevealed
    | events.GameEnded
)


class DiceTeller:
    """Tells events to one reader: to a seat, or to somebody who may know everything. `state` is folded on the way."""

    def __init__(self, state: State, seat: Seat | None) -> None:
        self.state = state
        self.seat = seat
        self._ledger = DICE.ledger(state, None)
        self._deeds: dict[Seat, list[str]] = {}
        self._chosen: dict[Seat, str] = {}

    def tell(self, happened: Iterable[Event]) -> Iterator[str]:
        """All that happened; what the seats did is told when the turn is over, or by `rest`."""
        for event in happened:
            yield from self._tell(event)

    def rest(self) -> Iterator[str]:
        """What has happened so far in a turn that is not over."""
        yield from self._deeds_told()
        for seat in sorted(self._chosen):
            yield f"  {city_of(self.state, seat)} has chosen{self._chosen[seat]}."
        self._chosen = {}

    # -- one event --------------------------------------------------------------------------------------------

    def _tell(self, event: Event) -> Iterator[str]:
        if isinstance(event, events.ForumRolled | events.RemovalAsked | events.DieReplaced | events.GameEnded):
            yield from self._deeds_told()
        self._ledger.emit(event)
        shown = event if self.seat is None else DICE.seen(event, self.seat)
        if isinstance(shown, OfTable):
            yield from self._tell_of_table(shown)
        else:
            self._note(shown)

    def _deeds_told(self) -> Iterator[str]:
        for seat in sorted(self._deeds):
            purse = coins(self.state.cities[seat].coins)
            yield f"  {city_of(self.state, seat)} {'; '.join(self._deeds[seat])}. Now {purse}."
        self._deeds = {}

    # -- the table --------------------------------------------------------------------------------------------

    def _tell_of_table(self, event: OfTable) -> Iterator[str]:
        match event:
            case events.BoardsDealt(boards):
                for seat in range(len(boards)):
                    yield f"  Seat {seat} plays {city_of(self.state, seat)}."
            case events.ForumRolled(turn):
                yield ""
                yield f"Turn {turn}"
                yield f"  {'; '.join(rolled_name(rolled) for rolled in self.state.forum)}"
            case events.ActionsRevealed():
                self._chosen = {}
            case events.RemovalAsked(seat, die):
                yield f"  {city_of(self.state, seat)} is to choose a die that leaves for the {dice_die(die)}."
            case events.DieReplaced(_, leaving, entering):
                yield f"  The {dice_die(entering)} comes into the Forum, the {dice_die(leaving)} leaves the game."
            case events.EndSetOff(seat, turn):
                self._do(seat, f"sets off the end: turn {turn} is the last one")
            case events.GameEnded():
                yield ""
                yield "The game is over."
            case _:
                assert_never(event)

    # -- what seats do ----------------------------------------------------------------------------------------

    def _do(self, seat: Seat, what: str) -> None:
        self._deeds.setdefault(seat, []).append(what)

    def _note(
        self,
        event: events.ActionSealed
        | events.Passed
        | events.FieldCrossed
        | events.CoinsGained
        | events.FirstCompleted
        | events.TaskAdded
        | events.TaskDone
        | events.ChoiceDeclined,
    ) -> None:
        match event:
            case events.ActionSealed(seat, action):
                hidden = isinstance(action, Sealed)
                self._chosen[seat] = "" if hidden else f": {move_to_text(self.state, action)}"
            case events.Passed(seat, amount):
                self._do(seat, f"passes for {coins(amount)}")
            case events.FieldCrossed():
                self._do(event.seat, crossing(event))
            case events.CoinsGained(seat, amount, cause):
                if cause != events.START:
                    self._do(seat, f"gains {coins(amount)}")
            case events.FirstCompleted(seat, building, gained):
                name = building_name(words().building_ids[building])
                self._do(seat, f"is first to complete the {name} for {points(gained)}")
            case events.ChoiceDeclined(seat):
                self._do(seat, "declines")
            case events.TaskAdded() | events.TaskDone():
                pass  # what comes of it is told
            case _:
                assert_never(event)


def crossing(event: events.FieldCrossed) -> str:
    """A field, how it was crossed off, and what was paid."""
    told = f"crosses off {dice_field(event.field)}"
    if event.die != NO_DIE:
        told += f" with the {dice_die(event.die)}"
    parts = [f"gaining {coins(event.die_coins)}"] if event.die_coins else []
    paid = event.die_price + event.paid
    parts += [f"paying {coins(paid)}"] if paid else []
    parts += [f"for {points(event.points)}"] if event.points else []
    return f"{told}, {listed(parts)}" if parts else told

"""What one seat may know: everything but the sealed actions of the others and the rolls to come.

Fail closed: `seen` handles every event by name, and a view gets no seed.
"""

from typing import Final, assert_never, final

from engine.core.seats import Seat
from engine.dice import events
from engine.dice.commands import SEALED
from engine.dice.state import City, State


@final
class View:
    """One seat's knowledge. `table` is a position in which the others' actions are sealed; its seed means nothing."""

    def __init__(self, seat: Seat, table: State) -> None:
        self.seat: Final = seat
        self.table: Final = table

    def key(self) -> tuple[object, ...]:
        """Everything the view says, for comparing views."""
        return (self.seat, public_key(self.table))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def view(state: State, seat: Seat) -> View:
    """What `seat` may know of `state`."""
    table = State(state.table, 0, state)
    for other, city in enumerate(table.cities):
        if other != seat and city.choice is not None:
            city.choice = SEALED[other]
    return View(seat, table)


def open_view(state: State, seat: Seat) -> View:
    """The table from the place of `seat` with every sealed action open, for looking back at a game."""
    return View(seat, State(state.table, 0, state))


def public_key(table: State) -> tuple[object, ...]:
    """Everything a table says, seed aside."""
    return (
        (table.phase, table.turn, table.last_turn, table.waiting, table.entering, table.aside),
        (tuple(table.dice), tuple(rolled.code for rolled in table.forum), tuple(table.table.boards)),
        tuple(city_key(city) for city in table.cities),
        tuple(tuple(sheet) for sheet in table.scores),
    )


def city_key(city: City) -> tuple[object, ...]:
    """Everything a sheet says; what follows from it is compared too, so that it is known to follow."""
    return (
        (city.board.number, city.coins, city.crossed, city.before, city.open, city.resources, city.unlocked),
        (city.terms.discount, city.terms.free_dice, city.terms.coins, city.noted, city.first),
        (tuple(city.fronts), tuple(city.agenda), city.choice),
    )


# -- events ---------------------------------------------------------------------------------------------------------


def seen(event: events.Event, seat: Seat) -> events.Event:
    """`event` as `seat` sees it."""
    match event:
        case events.ActionSealed(chooser, _):
            return event if seat == chooser else events.ActionSealed(chooser, SEALED[chooser])
        case (
            events.BoardsDealt()
            | events.ForumRolled()
            | events.ActionsRevealed()
            | events.Passed()
            | events.FieldCrossed()
            | events.CoinsGained()
            | events.FirstCompleted()
            | events.TaskAdded()
            | events.TaskDone()
            | events.ChoiceDeclined()
            | events.EndSetOff()
            | events.RemovalAsked()
            | events.DieReplaced()
            | events.GameEnded()
        ):
            return event
        case _:
            assert_never(event)

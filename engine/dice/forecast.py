"""What a command would bring, told from what one seat may know: the rules themselves try it on a copy of its table.

A forecast counts only what its own command does; what the others do in the same turn changes nothing about it.
"""

from dataclasses import dataclass

from engine.core.seats import NOBODY, Seat
from engine.dice import rules
from engine.dice.apply import DiceLedger
from engine.dice.commands import Build, BuildWonder, Command, Cross, RemoveDie
from engine.dice.events import EndSetOff, Event, FieldCrossed
from engine.dice.facts import FREE_BUILD, numbers_in
from engine.dice.legality import die_coins, die_price, field_price, rolled_die
from engine.dice.scoring import total
from engine.dice.state import CHOICES, State, kind_of


@dataclass(frozen=True, slots=True)
class Price:
    """What a seat pays for a command: the die, the field, and the coins that choosing the die brings first."""

    die: int
    field: int
    die_coins: int

    @property
    def total(self) -> int:
        """The coins that go."""
        return self.die + self.field

    @property
    def net(self) -> int:
        """The coins that the purse loses; negative when choosing the die brings more."""
        return self.total - self.die_coins


FREE = Price(0, 0, 0)


@dataclass(frozen=True, slots=True)
class Figures:
    """What a city has, in numbers; `points` if the game ended here."""

    coins: int
    points: int
    resources: int


@dataclass(frozen=True, slots=True)
class Forecast:
    """All that follows from a command up to the next decision of the same seat."""

    seat: Seat
    price: Price
    before: Figures
    after: Figures
    crosses: tuple[int, ...]
    """The fields that are crossed, in their order, bonus fields that cross themselves included."""
    attack: int
    """Points of attacks, noted for good."""
    completes: tuple[int, ...]
    """The buildings that are complete then."""
    unlocks: tuple[int, ...]
    """The special dice that may be chosen from then on."""
    opens: tuple[int, ...]
    """The fields whose turn has come then."""
    choice: int
    """The kind of the task that the command leads to, or NOBODY."""
    ends: bool
    """It sets off the end."""


def forecast(table: State, command: Command) -> Forecast:
    """What a legal `command` would bring, asked of a seat's own table."""
    after = table.copy()
    log: list[Event] = []
    _try(DiceLedger(after, log), command)
    seat = command.seat
    old, new = table.cities[seat], after.cities[seat]
    crossed = [event for event in log if isinstance(event, FieldCrossed)]
    fresh = [b for b in table.book.buildings if new.crossed & b.fields == b.fields != old.crossed & b.fields]
    return Forecast(
        seat,
        price_of(table, command),
        figures(table, seat),
        figures(after, seat),
        tuple(event.field for event in crossed),
        sum(event.points for event in crossed),
        tuple(building.number for building in fresh),
        tuple(numbers_in(new.unlocked & ~old.unlocked)),
        tuple(numbers_in(new.open & ~old.open)),
        kind_of(new.agenda[-1]) if new.agenda else NOBODY,
        any(isinstance(event, EndSetOff) for event in log),
    )


def _try(ledger: DiceLedger, command: Command) -> None:
    state = ledger.state
    if isinstance(command, RemoveDie):
        ledger.die_replaced(command.seat, command.die, state.entering)
    elif state.phase == CHOICES:
        rules.decide(ledger, command)
    else:
        rules.act(ledger, command)


def figures(table: State, seat: Seat) -> Figures:
    """What a city has now."""
    city = table.cities[seat]
    return Figures(city.coins, total(table, seat), city.resources)


def price_of(table: State, command: Command) -> Price:
    """What a command costs, whether the seat has the coins or not."""
    city = table.cities[command.seat]
    if isinstance(command, Build):
        rolled = rolled_die(table, command.die)
        assert rolled is not None, "a price is asked for dice of the forum only"
        free = table.phase == CHOICES and kind_of(city.agenda[-1]) == FREE_BUILD
        field = field_price(city, city.board.fields[command.field])
        return Price(0 if free else die_price(city, rolled), field, die_coins(city, rolled))
    if isinstance(command, Cross):
        return Price(0, field_price(city, city.board.fields[command.field]), 0)
    stage = wonder_stage(table, command.seat)
    if isinstance(command, BuildWonder) and stage != NOBODY:
        return Price(0, field_price(city, city.board.fields[stage]), 0)
    return FREE


def wonder_stage(table: State, seat: Seat) -> int:
    """The field of the next stage of the wonder, or NOBODY when it is complete."""
    stages = numbers_in(table.cities[seat].open & table.book.wonder)
    return stages[0] if stages else NOBODY

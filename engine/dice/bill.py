"""What a decision costs a seat, item by item: the die, what makes it cheaper, and what is bought for the field."""

from dataclasses import replace
from typing import Final

from engine.core.bill import BANK, Bill, Bought, Rebate, Short, Units
from engine.dice.commands import Build, BuildWonder, Command, Cross
from engine.dice.facts import FREE_BUILD
from engine.dice.forecast import price_of, wonder_stage
from engine.dice.legality import rolled_die
from engine.dice.state import CHOICES, City, State, kind_of

RESOURCE: Final = "resource"
FREE_TURN: Final = "free_build"
FREE_DIE: Final = "free_die"
DISCOUNT: Final = "discount"


def bill_of(table: State, command: Command) -> Bill:
    """What a command costs, whether the seat has the coins or not."""
    city = table.cities[command.seat]
    price = price_of(table, command)
    own, bought = _resources(table, command, price.field)
    fee, rebates = _die(table, city, command, price.die)
    bill = Bill(city.coins, own, bought=bought, fee=fee, rebates=rebates, income=price.die_coins)
    return bill if bill.kept >= 0 else replace(bill, short=Short(coins=-bill.kept))


def _field_of(table: State, command: Command) -> int | None:
    match command:
        case Build(field=field) | Cross(field=field):
            return field
        case BuildWonder(seat=seat):
            return wonder_stage(table, seat)
        case _:
            return None


def _resources(table: State, command: Command, coins: int) -> tuple[tuple[Units, ...], tuple[Bought, ...]]:
    """What of a field's cost the city has, and what it buys: a coin for each."""
    field = _field_of(table, command)
    if field is None or field < 0:
        return (), ()
    cost = table.cities[command.seat].board.fields[field].cost
    own = (Units(RESOURCE, cost - coins),) if cost > coins else ()
    return own, (Bought(Units(RESOURCE, coins), BANK, 1),) if coins else ()


def _die(table: State, city: City, command: Command, price: int) -> tuple[int, tuple[Rebate, ...]]:
    """The price of the section in which a die lies, and what the city need not pay of it."""
    rolled = rolled_die(table, command.die) if isinstance(command, Build) else None
    if rolled is None:
        return 0, ()
    saved = rolled.price - price
    if not saved:
        return rolled.price, ()
    if table.phase == CHOICES and kind_of(city.agenda[-1]) == FREE_BUILD:
        return rolled.price, (Rebate(BANK, saved, FREE_TURN),)
    by = FREE_DIE if city.terms.free_dice & rolled.bit else DISCOUNT
    return rolled.price, (Rebate(BANK, saved, by),)

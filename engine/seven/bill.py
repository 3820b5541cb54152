"""What a card or a stage costs a city, item by item, as the solver of `trade` pays for it; or what is short."""

from dataclasses import replace
from typing import Final

from engine.catalog.model import RESOURCES
from engine.core.bill import CHAIN, POWER, Bill, Bought, Rebate, Short, Units, counted
from engine.core.seats import Seat
from engine.seven.commands import BuildCard, BuildForNothing, BuildStage, Command
from engine.seven.facts import FREE_STAGES
from engine.seven.forecast import is_free_by_chain, is_waived, split
from engine.seven.legality import budget, card_payments, market_of, next_stage_cost
from engine.seven.state import State
from engine.seven.trade import GOODS_BOTH, RAW_LEFT, RAW_RIGHT, Cost, Market, Payment, unit_price
from engine.seven.wares import RAW_MASK, left_open

NO_RESOURCES: Final = "stages_without_resources"
BLACK: Final = "black"
"""A rebate of black cards."""


def bill_of(state: State, command: Command) -> Bill:
    """What a legal command costs, in the way to pay that it names."""
    match command:
        case BuildStage(city=city, payment=payment):
            return stage_bill(state, city, payment)
        case BuildCard(city=city, card=card, payment=payment):
            return card_bill(state, city, card, payment)
        case BuildForNothing(city=city):
            return Bill(budget(state, city), waived_by=POWER)
        case _:
            return Bill(budget(state, command.city))


def card_bill(state: State, city: int, number: int, payment: Payment | None = None) -> Bill:
    """What building a card costs in this way, or in the cheapest one, whether the city can pay or not."""
    card = state.book.cards[number]
    if card.cost.nothing:
        return Bill(budget(state, city))
    if is_free_by_chain(state, city, number):
        return Bill(budget(state, city), waived_by=CHAIN)
    offered = card_payments(state, city, card)
    if offered and is_waived(state, BuildCard(city, city, number, payment or offered[0])):
        return Bill(budget(state, city), waived_by=POWER)
    return _bill(state, city, card.cost, payment)


def stage_bill(state: State, city: int, payment: Payment | None = None) -> Bill:
    """The same for the next stage of the wonder; a wonder that is complete costs nothing."""
    cost = next_stage_cost(state, city)
    if cost is None:
        return Bill(budget(state, city))
    stage = state.book.sides[state.side[city]].stages[state.stages[city]]
    bill = _bill(state, city, cost, payment)
    if not state.powers[city] & FREE_STAGES:
        return bill
    return replace(bill, spared=_units(stage.cost.need), spared_by=NO_RESOURCES)


def _bill(state: State, city: int, cost: Cost, payment: Payment | None) -> Bill:
    market, purse = market_of(state, city), budget(state, city)
    offered = market.payments(cost)
    if not offered:
        return _lacking(state, city, cost)
    paid = payment or offered[0]
    bill = _paid(state, city, cost, paid)
    return bill if paid.total <= purse else replace(bill, short=Short(coins=paid.total - purse))


def _paid(state: State, city: int, cost: Cost, payment: Payment) -> Bill:
    """The items of a payment that the market offers for a cost."""
    market = market_of(state, city)
    own, left, right = split(cost, market, payment)
    sides = (
        (left, RAW_LEFT, state.table.left[city], payment.left),
        (right, RAW_RIGHT, state.table.right[city], payment.right),
    )
    bought = tuple(item for share, side, seller, _coins in sides for item in _purchases(share, market, side, seller))
    rebates = tuple(
        Rebate(seller, saved, BLACK)
        for share, side, seller, coins in sides
        if (saved := sum(item.coins for item in _purchases(share, market, side, seller)) - coins)
    )
    return Bill(budget(state, city), _units(own), bought=bought, fee=payment.bank, rebates=rebates)


def _purchases(share: int, market: Market, side: int, seller: Seat) -> list[Bought]:
    """What one neighbour sells, at the prices before any rebate."""
    raw, goods = unit_price(market.terms, side), unit_price(market.terms, GOODS_BOTH)
    prices: dict[str, int] = {name: raw if RAW_MASK >> number & 1 else goods for number, name in enumerate(RESOURCES)}
    return [Bought(units, seller, prices[units.resource]) for units in _units(share)]


def _lacking(state: State, city: int, cost: Cost) -> Bill:
    """The cheapest way to have as much of a cost as anybody within reach can have, and what is short then."""
    market, purse = market_of(state, city), budget(state, city)
    ways = []
    for rest in left_open(market.own.plus(market.left).plus(market.right), cost.need):
        had = Cost(cost.coins, cost.need - rest)
        ways.append((market.payments(had)[0], had, rest))
    cheapest, had, _rest = min(ways, key=lambda way: way[0].total)
    coins = max(cheapest.total - purse, 0)
    rests = tuple(_units(rest) for paid, _had, rest in ways if max(paid.total - purse, 0) == coins)
    return replace(_paid(state, city, had, cheapest), short=Short(rests, coins))


def _units(need: int) -> tuple[Units, ...]:
    return counted(RESOURCES, (need >> 4 * number & 15 for number in range(len(RESOURCES))))

"""What a command would bring, told from what one seat may know: the same rules, tried on a copy of the seat's table.

A forecast counts only what its own command does; what the others do in the same turn is not known yet.
"""

from dataclasses import dataclass
from typing import Final

from engine.catalog.model import RAW, RESOURCES
from engine.seven.apply import SevenLedger
from engine.seven.commands import (
    BuildCard,
    BuildForNothing,
    BuildStage,
    ChooseSide,
    Command,
    CopyGuild,
    PayLoss,
    Play,
    TakeFromDiscard,
)
from engine.seven.debt import loss_of
from engine.seven.facts import AGES, SYMBOLS, Card
from engine.seven.legality import market_of, next_stage_cost
from engine.seven.rules import carry_out, collect_income, gain_from_discard
from engine.seven.scoring import total
from engine.seven.state import FROM_PILE, LAST_CARD, State
from engine.seven.trade import (
    FREE,
    GOODS_BOTH,
    RAW_LEFT,
    RAW_RIGHT,
    Bundle,
    Cost,
    Market,
    Payment,
    side_price,
    unit_price,
)
from engine.seven.view import View
from engine.seven.wares import odd_masks, slot_masks

LEFT: Final = -1
RIGHT: Final = 1


@dataclass(frozen=True, slots=True)
class Figures:
    """What a city has, in numbers."""

    coins: int
    points: int
    shields: int
    science: tuple[int, ...]
    stages: int


@dataclass(frozen=True, slots=True)
class Purchase:
    """Where the resources of a cost come from: by name, in the order of the catalog, one entry a unit."""

    own: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Forecast:
    """One command: the city before and after it, who is paid, and which cards it makes free."""

    city: int
    before: Figures
    after: Figures
    payment: Payment
    purchase: Purchase
    opens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ware:
    """One unit that a neighbour sells: the resources it may be, and its price for the buyer."""

    resources: tuple[str, ...]
    price: int


def figures(state: State, city: int) -> Figures:
    """What the city has, and what it would score if the game ended here."""
    return Figures(
        state.coins[city],
        total(state, city),
        state.shields[city],
        tuple(state.science[SYMBOLS * city : SYMBOLS * (city + 1)]),
        state.stages[city],
    )


def forecast(view: View, command: Command) -> Forecast:
    """What this legal command would bring to its city, whatever the others do."""
    state = view.table
    after = state.copy()
    _try(SevenLedger(after, None), command)
    payment = payment_of(command)
    return Forecast(
        command.city,
        figures(state, command.city),
        figures(after, command.city),
        payment,
        purchase_of(state, command),
        _opened(state, command),
    )


def payment_of(command: Command) -> Payment:
    """The coins a command gives away."""
    return command.payment if isinstance(command, BuildCard | BuildStage) else FREE


def _try(ledger: SevenLedger, command: Command) -> None:
    state = ledger.state
    if isinstance(command, Play):
        from_pile = state.phase == LAST_CARD and command.city == state.table.free_city
        carry_out(ledger, command, FROM_PILE if from_pile else command.seat)
        collect_income(ledger, command)
    elif isinstance(command, TakeFromDiscard):
        gain_from_discard(ledger, command)
    elif isinstance(command, PayLoss):
        ledger.coins_lost(command.city, command.coins, loss_of(state, command.city) - command.coins)
    elif isinstance(command, CopyGuild):
        ledger.guild_copied(command.city, command.card)
    elif isinstance(command, ChooseSide):
        ledger.side_chosen(command.city, command.side)


def _opened(state: State, command: Command) -> tuple[int, ...]:
    """The cards that this building makes free and that are still of use."""
    if not isinstance(command, BuildCard | BuildForNothing | TakeFromDiscard):
        return ()
    cards = state.book.cards
    return tuple(card for card in cards[command.card].opens if _is_news(state, command.city, cards[card]))


def _is_news(state: State, city: int, card: Card) -> bool:
    place = AGES * city + card.age
    return card.age >= state.age and not (state.free[place] | state.barred[place]) & card.bit


# -- where resources come from ------------------------------------------------------------------------------------


def purchase_of(state: State, command: Command) -> Purchase:
    """What of the cost the city has itself and what it buys where, for the payment that the command names."""
    payment = payment_of(command)
    cost = _cost_of(state, command)
    if cost is None or cost.need == 0:
        return Purchase()
    own, left, right = split(cost, market_of(state, command.city), payment)
    return Purchase(names_of(own), names_of(left), names_of(right))


def split(cost: Cost, market: Market, payment: Payment) -> tuple[int, int, int]:
    """What of a cost the city has itself and what each neighbour sells, for a payment that the market offers."""
    for bundle in sorted(cost.shortage(market.own).bundles, key=_size):
        share = _share_of_left(bundle, market, payment)
        if share is not None:
            return cost.need - bundle.need, share, bundle.need - share
    return cost.need, 0, 0


def _size(bundle: Bundle) -> int:
    return bundle.units


def _cost_of(state: State, command: Command) -> Cost | None:
    """The cost that is really paid: nothing when a chain or a power waives it."""
    if isinstance(command, BuildStage):
        return next_stage_cost(state, command.city)
    if not isinstance(command, BuildCard):
        return None
    card = state.book.cards[command.card]
    return None if is_waived(state, command) else card.cost


def is_waived(state: State, command: BuildCard) -> bool:
    """Whether the card costs something, yet is built without its cost being met."""
    card = state.book.cards[command.card]
    if card.cost.nothing or command.payment.total:
        return False
    return command.payment not in market_of(state, command.city).payments(card.cost)


def is_free_by_chain(state: State, city: int, number: int) -> bool:
    """Whether an earlier building makes this card free."""
    card = state.book.cards[number]
    return state.free[AGES * city + card.age] & card.bit != 0


def _share_of_left(bundle: Bundle, market: Market, payment: Payment) -> int | None:
    """The part of a purchase that the left neighbour sells at this payment, or None when no part costs so much."""
    possible = bundle.possible(market.left, market.right)
    for number, share in enumerate(bundle.parts):
        rest = bundle.need - share
        fits = side_price(share, market.terms, RAW_LEFT) == payment.left
        if possible >> number & 1 and fits and side_price(rest, market.terms, RAW_RIGHT) == payment.right:
            return share
    return None


def names_of(need: int) -> tuple[str, ...]:
    """The resources of a need by name, one entry a unit."""
    return tuple(name for number, name in enumerate(RESOURCES) for _ in range(need >> 4 * number & 15))


def production(state: State, city: int) -> tuple[tuple[str, ...], ...]:
    """What the city can pay with itself: for each unit the resources it may be."""
    own = market_of(state, city).own
    return _slots(slot_masks(own.slots) + odd_masks(own.odd))


def wares(state: State, city: int, side: int) -> tuple[Ware, ...]:
    """What the neighbour on one side sells to the city, with the prices that hold for it, cheapest first."""
    market = market_of(state, city)
    sold = market.left if side == LEFT else market.right
    raw = unit_price(market.terms, RAW_LEFT if side == LEFT else RAW_RIGHT)
    goods = unit_price(market.terms, GOODS_BOTH)
    offered = [Ware(slot, raw if slot[0] in RAW else goods) for slot in _slots(slot_masks(sold.slots))]
    return tuple(sorted(offered, key=lambda ware: ware.price))


def _slots(masks: list[int]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(name for number, name in enumerate(RESOURCES) if mask >> number & 1) for mask in masks)

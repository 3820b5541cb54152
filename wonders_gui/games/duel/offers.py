"""What can be done with a card now: commands, prices, what they bring, or why not. All asked of the engine."""

from dataclasses import dataclass
from enum import Enum

from engine.core.refusal import Refusal
from engine.core.seats import Seat
from engine.duel.commands import BUILDS, DISCARDS, RAISES, Command
from engine.duel.facts import NO_CARD
from engine.duel.forecast import Forecast, Price, forecast, price_of_card, price_of_wonder
from engine.duel.legality import refusal, why_no_wonder, why_not_built
from engine.duel.state import PLAY, State
from engine.duel.view import View


class Action(Enum):
    """The three uses of a card."""

    BUILD = "build"
    WONDER = "wonder"
    DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class Offer:
    """One use of a card; `outcome` is there when it is legal, `refusal` when it is not."""

    action: Action
    command: Command
    card: int
    wonder: int
    price: Price
    refusal: Refusal | None
    outcome: Forecast | None

    @property
    def legal(self) -> bool:
        """Whether the command may be given now."""
        return self.refusal is None


@dataclass(frozen=True, slots=True)
class CardOffers:
    """Everything that can be done with one accessible card."""

    card: int
    build: Offer
    wonders: tuple[Offer, ...]
    discard: Offer

    def best_wonder(self) -> Offer | None:
        """The wonder that the main button shows: a legal one if there is any."""
        return next((offer for offer in self.wonders if offer.legal), self.wonders[0] if self.wonders else None)

    def all(self) -> tuple[Offer, ...]:
        """Build, each wonder, discard."""
        return (self.build, *self.wonders, self.discard)


def is_accessible(table: State, slot: int) -> bool:
    """Whether the card of a slot lies free and open."""
    return bool(table.accessible & table.face_up & table.present & 1 << slot)


def owes_play(view: View) -> bool:
    """Whether the seat of the view is to use a card now."""
    return view.table.phase == PLAY and view.table.decider == view.seat


def offers_of(view: View, card: int) -> CardOffers:
    """What the seat of the view can do with an accessible card."""
    table, seat = view.table, view.seat
    return CardOffers(
        card,
        _build_offer(table, seat, card),
        tuple(_wonder_offer(table, seat, card, wonder) for wonder in table.cities[seat].plans),
        _offer(table, Action.DISCARD, DISCARDS[seat][card], card, NO_CARD, _NOTHING, None),
    )


_NOTHING = Price(0, 0, 0, False)


def _build_offer(table: State, seat: Seat, card: int) -> Offer:
    price = price_of_card(table, seat, card)
    return _offer(table, Action.BUILD, BUILDS[seat][card], card, NO_CARD, price, why_not_built(table, seat, card))


def _wonder_offer(table: State, seat: Seat, card: int, wonder: int) -> Offer:
    price = price_of_wonder(table, seat, wonder)
    why = why_no_wonder(table, seat, wonder)
    return _offer(table, Action.WONDER, RAISES[seat][wonder][card], card, wonder, price, why)


def _offer(
    table: State, action: Action, command: Command, card: int, wonder: int, price: Price, why: Refusal | None
) -> Offer:
    """What stands against a move in itself is told before whose turn it is."""
    against = why or refusal(table, command)
    outcome = forecast(table, command) if against is None else None
    return Offer(action, command, card, wonder, price, against, outcome)

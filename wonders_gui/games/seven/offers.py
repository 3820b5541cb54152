"""What can be done with a card now: commands with prices and what they bring, or why not. All asked of the engine.

An offer is one action with one card. It may have several commands: the ways to pay for it, cheapest first.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from engine.core.refusal import Refusal
from engine.core.seats import NOBODY, Seat
from engine.seven.commands import (
    BuildCard,
    BuildForNothing,
    BuildStage,
    Command,
    CopyGuild,
    SellCard,
    TakeFromDiscard,
)
from engine.seven.facts import FREE_BUILD_ONCE_PER_AGE, NO_CARD
from engine.seven.forecast import Forecast, forecast, is_free_by_chain, is_waived
from engine.seven.legality import card_payments, city_to_decide, legal, playable_cards, refusal, why_not_built
from engine.seven.powers import copyable_guilds, powers_of
from engine.seven.state import COPY_GUILD, FROM_DISCARD, LAST_CARD, PLAY, State
from engine.seven.trade import FREE, Payment
from engine.seven.view import View


class Action(Enum):
    """What may be done with a card."""

    BUILD = "build"
    STAGE = "stage"
    SELL = "sell"
    FREE_BUILD = "free_build"
    TAKE = "take"
    COPY = "copy"


class Means(Enum):
    """How a card could be built now, or why not: what its price tag says."""

    OWN = "own"
    TRADE = "trade"
    CHAIN = "chain"
    WAIVED = "waived"
    TOO_DEAR = "too_dear"
    MISSING = "missing"
    BUILT = "built"


_KINDS: Final[dict[Action, type[Command]]] = {
    Action.BUILD: BuildCard,
    Action.STAGE: BuildStage,
    Action.SELL: SellCard,
    Action.FREE_BUILD: BuildForNothing,
    Action.TAKE: TakeFromDiscard,
    Action.COPY: CopyGuild,
}
_PLAYS: Final = (Action.BUILD, Action.STAGE, Action.SELL)


@dataclass(frozen=True, slots=True)
class Offer:
    """One action with one card and the ways to pay for it; without any it is refused."""

    action: Action
    card: int
    forecasts: tuple[Forecast, ...] = ()
    commands: tuple[Command, ...] = ()
    refusal: Refusal | None = None

    @property
    def is_open(self) -> bool:
        """Whether the player may do it now."""
        return bool(self.commands)


@dataclass(frozen=True, slots=True)
class CardOffers:
    """All that can be done with one card of those the seat chooses from."""

    card: int
    means: Means
    offers: tuple[Offer, ...]

    def of(self, action: Action) -> Offer | None:
        """The offer for an action, if that action exists at this moment."""
        return next((offer for offer in self.offers if offer.action is action), None)

    @property
    def main(self) -> Offer | None:
        """What a double click or Enter is for, open or not: to build the card, to take it or to copy it."""
        return self.offers[0] if self.offers else None


def choosable(view: View) -> tuple[int, ...]:
    """The cards to choose from now, in the order in which they lie; the own hand while nothing is asked."""
    state = view.table
    city = city_to_decide(state, view.seat)
    if city == NOBODY:
        return tuple(state.hands[view.seat])
    if state.phase == FROM_DISCARD:
        return tuple(sorted(state.discard))
    if state.phase == COPY_GUILD:
        return tuple(copyable_guilds(state, city))
    if state.phase in (PLAY, LAST_CARD):
        return tuple(playable_cards(state, view.seat, city))
    return ()


def decision_of(view: View) -> tuple[object, ...]:
    """What tells one decision of the seat from another: where the game is, for which city, and the cards to choose."""
    state = view.table
    return (state.age, state.turn, state.phase, city_to_decide(state, view.seat), choosable(view))


def offers(view: View) -> tuple[CardOffers, ...]:
    """For each card to choose from, what the seat may do with it."""
    city = city_to_decide(view.table, view.seat)
    if city == NOBODY:
        return tuple(CardOffers(card, means_of(view.table, view.seat, card), ()) for card in choosable(view))
    moves: dict[tuple[Action, int], list[Command]] = {}
    for command in legal(view.table, view.seat):
        card = getattr(command, "card", NO_CARD)
        moves.setdefault((_action_of(command), card), []).append(command)
    return tuple(_offers_of(view, city, card, moves) for card in choosable(view))


def _offers_of(view: View, city: int, card: int, moves: dict[tuple[Action, int], list[Command]]) -> CardOffers:
    actions = _actions(view.table, city)
    found = tuple(_offer(view, city, action, card, moves.get((action, card), [])) for action in actions)
    return CardOffers(card, means_of(view.table, city, card), found)


def _actions(state: State, city: int) -> tuple[Action, ...]:
    if state.phase == FROM_DISCARD:
        return (Action.TAKE,)
    if state.phase == COPY_GUILD:
        return (Action.COPY,)
    right = state.phase == PLAY and powers_of(state, city) & FREE_BUILD_ONCE_PER_AGE
    return (*_PLAYS, Action.FREE_BUILD) if right else _PLAYS


def _action_of(command: Command) -> Action:
    return next((action for action, kind in _KINDS.items() if isinstance(command, kind)), Action.BUILD)


def _offer(view: View, city: int, action: Action, card: int, commands: list[Command]) -> Offer:
    if commands:
        told = tuple(forecast(view, command) for command in commands)
        return Offer(action, card, told, tuple(commands))
    return Offer(action, card, refusal=refusal(view.table, _wish(view.seat, city, action, card)))


def _wish(seat: Seat, city: int, action: Action, card: int) -> Command:
    """The command to ask about when there is none: the engine says what is against it."""
    match action:
        case Action.BUILD:
            return BuildCard(seat, city, card, FREE)
        case Action.STAGE:
            return BuildStage(seat, city, card, FREE)
        case Action.SELL:
            return SellCard(seat, city, card)
        case Action.FREE_BUILD:
            return BuildForNothing(seat, city, card)
        case Action.TAKE:
            return TakeFromDiscard(seat, city, card)
        case Action.COPY:
            return CopyGuild(seat, city, card)


def means_of(state: State, city: int, card: int) -> Means:
    """How the city could build a card, for the tag on it."""
    against = why_not_built(state, city, card)
    if against is not None:
        return {"already_built": Means.BUILT, "too_few_coins": Means.TOO_DEAR}.get(against.code, Means.MISSING)
    fact = state.book.cards[card]
    cheapest = card_payments(state, city, fact)[0]
    if is_free_by_chain(state, city, card) and not fact.cost.nothing:
        return Means.CHAIN
    if cheapest.left or cheapest.right:
        return Means.TRADE
    return Means.WAIVED if is_waived(state, BuildCard(city, city, card, cheapest)) else Means.OWN


def cheapest_price(state: State, city: int, card: int) -> Payment | None:
    """What the cheapest way to build the card takes, whatever the purse; None when a resource cannot be had."""
    payments = card_payments(state, city, state.book.cards[card])
    return payments[0] if payments else None

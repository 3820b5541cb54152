"""Which commands are legal, written once: the list of moves and the check of a move ask the same functions.

A refusal says why, as a code with the numbers it speaks of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.core.refusal import Refusal
from engine.core.seats import NOBODY, Seat
from engine.duel.commands import (
    BUILDS,
    DESTRUCTIONS,
    DIGS,
    DISCARDS,
    RAISES,
    TAKES,
    TOKEN_CHOICES,
    BuildCard,
    BuildWonder,
    ChooseBeginner,
    ChooseToken,
    Command,
    Decline,
    DestroyCard,
    Play,
    TakeFromDiscard,
    TakeWonder,
)
from engine.duel.facts import BLUE, Card, Wonder, lower_slots, shortfall, upper_slots
from engine.duel.state import (
    BEGINNER,
    CARDS_IN_BOX,
    CHOOSE_FROM_BOX,
    CHOOSE_TOKEN,
    DESTROY,
    DRAFT,
    FROM_DISCARD,
    OVER,
    PLAY,
    City,
    State,
)
from engine.duel.trade import trade_price

if TYPE_CHECKING:
    from mypy_extensions import i64

_SEATS: Final = 2


def to_move(state: State) -> list[Seat]:
    """The seat that owes a decision now; nobody when the game is over."""
    return [] if state.decider == NOBODY else [state.decider]


def legal(state: State, seat: i64) -> list[Command]:
    """Every command `seat` may give now; empty when it owes no decision."""
    moves: list[Command] = []
    if state.decider != seat or seat == NOBODY:
        return moves
    if state.phase == PLAY:
        _add_plays(state, seat, moves)
    elif state.phase == DRAFT:
        for wonder in state.shown:
            moves.append(TAKES[seat][wonder])
    else:
        _add_choices(state, seat, moves)
    return moves


def _add_plays(state: State, seat: i64, moves: list[Command]) -> None:
    """Every accessible card may be used."""
    city = state.cities[seat]
    wonders = affordable_wonders(state, city)
    _add_uses(state, seat, city, upper_slots(state.accessible), wonders, moves)
    _add_uses(state, seat, city, lower_slots(state.accessible), wonders, moves)


def _add_uses(
    state: State, seat: i64, city: City, open_slots: list[int], wonders: list[int], moves: list[Command]
) -> None:
    """A card may be discarded, built if it can be paid, or put under a wonder that can be paid."""
    builds = BUILDS[seat]
    discards = DISCARDS[seat]
    raises = RAISES[seat]
    cards = state.book.cards
    slots = state.slots
    coins = city.coins
    prices = city.prices
    chains = city.chains
    for slot in open_slots:
        number = slots[slot]
        price = prices[number]
        if price < 0:
            price = card_price(city, cards[number])
        if price <= coins or chains & cards[number].chained_by:
            moves.append(builds[number])
        moves.append(discards[number])
        for wonder in wonders:
            moves.append(raises[wonder][number])


def _add_choices(state: State, seat: i64, moves: list[Command]) -> None:
    phase = state.phase
    if phase == CHOOSE_TOKEN:
        moves += [TOKEN_CHOICES[seat][token] for token in state.board]
    elif phase == CHOOSE_FROM_BOX:
        moves += [TOKEN_CHOICES[seat][token] for token in state.drawn]
    elif phase == DESTROY:
        moves += [DESTRUCTIONS[seat][card] for card in cards_of_colour(state, 1 - seat, state.destroys)]
    elif phase == FROM_DISCARD:
        moves += [DIGS[seat][card] for card in state.discard]
    elif phase == BEGINNER:
        moves += [ChooseBeginner(seat, beginner) for beginner in range(_SEATS)]
    if may_decline(state):
        moves.append(Decline(seat))


def may_decline(state: State) -> bool:
    """Whether a rule switch lets the seat make no use of the choice the table waits for."""
    rulings = state.table.rulings
    if state.phase == CHOOSE_TOKEN:
        return rulings.pair_may_be_declined
    return rulings.wonder_choices_may_be_declined and state.phase in (CHOOSE_FROM_BOX, DESTROY, FROM_DISCARD)


def cards_of_colour(state: State, seat: i64, colour: i64) -> list[int]:
    """The cards of a colour in a city, in building order."""
    return [card for card in state.cities[seat].built if state.book.cards[card].colour == colour]


# -- prices -------------------------------------------------------------------------------------------------------


def is_chained(city: City, card: Card) -> bool:
    """Whether the city holds the card whose symbol makes this one free."""
    return city.chains & card.chained_by != 0


def card_price(city: City, card: Card) -> i64:
    """All coins that the city pays for a card which no chain makes free."""
    price = city.prices[card.number]
    if price < 0:
        discount = city.blue_discount if card.colour == BLUE else 0
        price = card.coins + trade_price(shortfall(card.need, city.makes), city.terms, discount)
        city.prices[card.number] = price
    return price


def card_trade(city: City, card: Card) -> i64:
    """The coins among them that buy resources."""
    return card_price(city, card) - card.coins


def wonder_price(city: City, wonder: Wonder) -> i64:
    """The coins that the city pays for a wonder; all of them buy resources."""
    price = city.prices[CARDS_IN_BOX + wonder.number]
    if price < 0:
        price = trade_price(shortfall(wonder.need, city.makes), city.terms, city.wonder_discount)
        city.prices[CARDS_IN_BOX + wonder.number] = price
    return price


def affordable_wonders(state: State, city: City) -> list[int]:
    """The wonders that the city could build now, whatever card goes under them."""
    wonders: list[int] = []
    for number in city.plans:
        if wonder_price(city, state.book.wonders[number]) <= city.coins:
            wonders.append(number)
    return wonders


# -- why not ------------------------------------------------------------------------------------------------------


def refusal(state: State, command: Command) -> Refusal | None:
    """Say why `command` is illegal now, or None when it is legal."""
    wrong_moment = _wrong_moment(state, command)
    if wrong_moment is not None:
        return wrong_moment
    if command in legal(state, command.seat):
        return None
    return _reason(state, command)


def _wrong_moment(state: State, command: Command) -> Refusal | None:
    """Refuse what comes from the wrong seat, too late, or at the wrong time."""
    seat = command.seat
    if not 0 <= seat < _SEATS:
        return Refusal("no_such_seat", {"seat": seat})
    if state.phase == OVER:
        return Refusal("game_is_over")
    if state.decider != seat:
        return Refusal("not_your_decision", {"seat": seat})
    if not _fits_phase(state.phase, command):
        return Refusal("wrong_kind_of_decision", {"phase": state.phase})
    return None


def _fits_phase(phase: i64, command: Command) -> bool:
    if phase == PLAY:
        return isinstance(command, Play)
    if phase == DRAFT:
        return isinstance(command, TakeWonder)
    if phase == BEGINNER:
        return isinstance(command, ChooseBeginner)
    if isinstance(command, Decline):
        return True
    if phase == DESTROY:
        return isinstance(command, DestroyCard)
    if phase == FROM_DISCARD:
        return isinstance(command, TakeFromDiscard)
    return isinstance(command, ChooseToken)


def _reason(state: State, command: Command) -> Refusal:
    """The reason for a command of the right kind at the right moment."""
    if isinstance(command, Play):
        return _reason_against_play(state, command)
    if isinstance(command, TakeWonder):
        return Refusal("wonder_not_shown", {"wonder": command.wonder})
    if isinstance(command, ChooseToken):
        return Refusal("token_not_on_offer", {"token": command.token})
    if isinstance(command, DestroyCard):
        return Refusal("card_not_to_destroy", {"card": command.card, "colour": state.destroys})
    if isinstance(command, TakeFromDiscard):
        return Refusal("card_not_in_discard", {"card": command.card})
    if isinstance(command, ChooseBeginner):
        return Refusal("no_such_seat", {"seat": command.beginner})
    return Refusal("must_choose")


def _reason_against_play(state: State, command: Play) -> Refusal:
    if slot_of(state, command.card) == NOBODY:
        return Refusal("card_not_accessible", {"card": command.card})
    if isinstance(command, BuildWonder):
        return why_no_wonder(state, command.seat, command.wonder) or Refusal("unknown_command")
    if isinstance(command, BuildCard):
        return why_not_built(state, command.seat, command.card) or Refusal("unknown_command")
    return Refusal("unknown_command")


def slot_of(state: State, card: i64) -> i64:
    """The accessible slot in which a card lies, or NOBODY; says nothing about cards that lie elsewhere."""
    slots = state.slots
    for slot in lower_slots(state.accessible):
        if slots[slot] == card:
            return slot
    for slot in upper_slots(state.accessible):
        if slots[slot] == card:
            return slot
    return NOBODY


def why_not_built(state: State, seat: i64, number: i64) -> Refusal | None:
    """Why the city cannot construct this card now, or None when it can."""
    city = state.cities[seat]
    card = state.book.cards[number]
    if is_chained(city, card):
        return None
    return _too_dear(city, card_price(city, card))


def why_no_wonder(state: State, seat: i64, number: i64) -> Refusal | None:
    """Why the city cannot construct this wonder now, or None when it can."""
    city = state.cities[seat]
    if number in city.wonders:
        return Refusal("wonder_already_built", {"wonder": number})
    if state.wonders_built >= state.book.numbers.most_wonders:
        return Refusal("no_more_wonders", {"most": state.book.numbers.most_wonders})
    if number not in city.plans:
        return Refusal("not_your_wonder", {"wonder": number})
    return _too_dear(city, wonder_price(city, state.book.wonders[number]))


def _too_dear(city: City, price: i64) -> Refusal | None:
    return Refusal("too_few_coins", {"price": price, "coins": city.coins}) if price > city.coins else None

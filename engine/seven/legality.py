"""Which commands are legal, written once: the list of moves and the check of a move ask the same functions.

A refusal says why, as a code with the numbers it speaks of.
"""

from typing import Final

from engine.core.refusal import Refusal
from engine.core.seats import NOBODY, Seat
from engine.seven.commands import (
    BuildCard,
    BuildForNothing,
    BuildStage,
    ChooseSide,
    Command,
    CopyGuild,
    LeaveDiscard,
    PayLoss,
    Play,
    SellCard,
    TakeFromDiscard,
    free_builds,
    sales,
)
from engine.seven.debt import city_to_pay, most_to_pay
from engine.seven.facts import (
    AGES,
    FREE_BUILD_ONCE_PER_AGE,
    FREE_FIRST_CARD_OF_AGE,
    FREE_FIRST_OF_EACH_COLOUR,
    FREE_LAST_CARD_OF_AGE,
    FREE_STAGES,
    NO_CARD,
    NO_EFFECTS,
    ONE_MISSING,
    ONE_MORE_OF_OWN,
    Card,
    Effects,
    Stage,
)
from engine.seven.powers import (
    buildable_discards,
    copyable_guilds,
    decider,
    may_build_for_nothing,
    powers_of,
    waives_cost,
)
from engine.seven.state import COPY_GUILD, FROM_DISCARD, LAST_CARD, LOSSES, OVER, PLAY, SIDES, State
from engine.seven.trade import CACHE, EVERY_SPLIT, FEWEST, FREE, Cost, Market, Payment, terms_with_boards
from engine.seven.wares import ANY_MASK, Wares, left_open, odd_wares, produced, surely_produced

_WAIVING: Final = FREE_FIRST_OF_EACH_COLOUR | FREE_FIRST_CARD_OF_AGE | FREE_LAST_CARD_OF_AGE
_JUST_FREE: Final = [FREE]
_PRODUCING: Final = ONE_MORE_OF_OWN | ONE_MISSING
_MORE_OF: Final = [odd_wares(0, mask) for mask in range(ANY_MASK + 1)]
_MORE_OF_OTHERS: Final = [odd_wares(1, mask) for mask in range(ANY_MASK + 1)]


def to_move(state: State) -> list[Seat]:
    """The seats that owe a decision now."""
    if state.phase == PLAY or state.phase == SIDES or state.phase == LOSSES:
        return [seat for seat in state.table.seats if city_to_decide(state, seat) != NOBODY]
    if state.phase == OVER:
        return []
    return [decider(state, state.deciding)]


def city_to_decide(state: State, seat: Seat) -> int:
    """The city for which `seat` owes a decision now, or NOBODY: the own city first, then the Free City."""
    if state.phase == PLAY:
        if state.choices[seat] is None:
            return seat
        free_city = state.table.free_city
        if free_city != NOBODY and seat == state.holder and state.choices[free_city] is None:
            return free_city
        return NOBODY
    if state.phase == SIDES:
        return seat if state.sides_open >> seat & 1 else NOBODY
    if state.phase == LOSSES:
        return city_to_pay(state, seat)
    if state.phase != OVER and decider(state, state.deciding) == seat:
        return state.deciding
    return NOBODY


def legal(state: State, seat: Seat) -> list[Command]:
    """Every command `seat` may give now; empty when it owes no decision."""
    city = city_to_decide(state, seat)
    moves: list[Command] = []
    if city == NOBODY:
        return moves
    phase = state.phase
    if phase == PLAY and city == seat:
        _add_plays(state, seat, city, state.hands[seat], state.purse[city], moves)
    elif phase in (PLAY, LAST_CARD):
        _add_plays(state, seat, city, playable_cards(state, seat, city), budget(state, city), moves)
    elif phase == SIDES:
        moves += [ChooseSide(seat, city, side) for side in range(2)]
    elif phase == FROM_DISCARD:
        moves += [TakeFromDiscard(seat, city, card) for card in buildable_discards(state, city)]
        if not state.table.rulings.must_build:
            moves.append(LeaveDiscard(seat, city))
    elif phase == LOSSES:
        moves += [PayLoss(seat, city, coins) for coins in range(most_to_pay(state, city), -1, -1)]
    else:
        moves += [CopyGuild(seat, city, card) for card in copyable_guilds(state, city)]
    return moves


def _add_plays(  # noqa: C901 - the hottest loop, in one piece
    state: State, seat: Seat, city: int, hand: list[int], purse: int, moves: list[Command]
) -> None:
    wares = market_of(state, city)
    powers = powers_of(state, city)
    waiving = powers & _WAIVING
    stage_payments = _affordable(stage_payments_of(state, city, wares), purse)
    barred = state.barred[AGES * city + state.age]
    free = state.free[AGES * city + state.age]
    may_sell = city != state.table.free_city
    free_builds_here = free_builds(seat, city)
    sales_here = sales(seat, city)
    cards = state.book.cards
    seen = 0
    for number in hand:
        card = cards[number]
        bit = card.bit
        if seen & bit:  # a second copy of the same card
            continue
        seen |= bit
        if not barred & bit:
            if card.cost.nothing or free & bit or (waiving and waives_cost(state, city, powers, card)):
                moves.append(free_builds_here[number])
            else:
                for payment in wares.payments(card.cost):
                    if payment.total > purse:  # and so are all that follow
                        break
                    moves.append(BuildCard(seat, city, number, payment) if payment.total else free_builds_here[number])
        for payment in stage_payments:
            moves.append(BuildStage(seat, city, number, payment))
        if may_sell:
            moves.append(sales_here[number])
    if powers & FREE_BUILD_ONCE_PER_AGE:
        _add_free_builds(state, seat, city, hand, moves)
    if not moves:  # the Free City sells only when it can do nothing else
        moves += [sales_here[number] for number in sorted(set(hand))]


def _add_free_builds(state: State, seat: Seat, city: int, hand: list[int], moves: list[Command]) -> None:
    """Olympia's right is worth using only for a card that would cost something."""
    if not may_build_for_nothing(state, city):
        return
    for number in sorted(set(hand)):
        card = state.book.cards[number]
        payments = card_payments(state, city, card)
        is_new = not state.barred[AGES * city + card.age] & card.bit
        if is_new and (not payments or payments[0].total):
            moves.append(BuildForNothing(seat, city, number))


def _affordable(payments: list[Payment], purse: int) -> list[Payment]:
    if payments and payments[-1].total > purse:
        return [payment for payment in payments if payment.total <= purse]
    return payments


def playable_cards(state: State, seat: Seat, city: int) -> list[int]:
    """The cards one of which is to be used for `city` now."""
    if city != state.table.free_city:
        return state.hands[seat]
    if state.phase == LAST_CARD:
        return state.pile
    rest = state.hands[seat][:]
    own = state.choices[seat]
    if isinstance(own, Play):
        rest.remove(own.card)
    return rest


def budget(state: State, city: int) -> int:
    """The coins a city may spend now."""
    if state.phase == LAST_CARD and state.table.rulings.extra_card_is_a_turn:
        return state.coins[city]
    return state.purse[city]


def market_of(state: State, city: int) -> Market:
    """What the city can pay with now."""
    if state.phase == LAST_CARD:
        return _last_card_market(state, city)
    table = state.table
    left = state.sells[table.left[city]]
    right = state.sells[table.right[city]]
    terms = state.discounts[city]
    if table.usual_trade or not (table.special_terms or terms & CACHE or state.powers[city] & _PRODUCING):
        return Market(state.own[city], left, right, terms)
    return Market(_own_wares(state, city), left, right, _terms(state, city, terms))


def _own_wares(state: State, city: int) -> Wares:
    """Black cards produce one unit more of what board, brown and grey cards make, or one of what they do not make."""
    own = state.own[city]
    if not state.powers[city] & _PRODUCING:
        return own
    sold = state.sells[city]
    made = produced(sold) if state.table.rulings.choices_produce_both else surely_produced(sold)
    if state.powers[city] & ONE_MORE_OF_OWN:
        own = own.plus(_MORE_OF[made])
    if state.powers[city] & ONE_MISSING:
        own = own.plus(_MORE_OF_OTHERS[ANY_MASK & ~made])
    return own


def _terms(state: State, city: int, discounts: int) -> int:
    table = state.table
    if city == table.free_city:
        return discounts | EVERY_SPLIT
    if discounts & CACHE:
        sides = state.book.sides
        left, right = sides[state.side[table.left[city]]], sides[state.side[table.right[city]]]
        discounts = terms_with_boards(discounts, left.resource, right.resource)
    return discounts | FEWEST if table.teams else discounts


def _last_card_market(state: State, city: int) -> Market:
    """Within the last turn, what neighbours have just built is not for sale and a new discount does not work yet."""
    left = state.table.left[city]
    right = state.table.right[city]
    same_turn = not state.table.rulings.extra_card_is_a_turn
    new_left = _fresh(state, left) if same_turn else NO_EFFECTS
    new_right = _fresh(state, right) if same_turn else NO_EFFECTS
    new_here = _fresh(state, city) if same_turn else NO_EFFECTS
    return Market(
        _own_wares(state, city),
        state.sells[left].minus(new_left.sold),
        state.sells[right].minus(new_right.sold),
        _terms(state, city, state.discounts[city] & ~new_here.discounts),
    )


def _fresh(state: State, city: int) -> Effects:
    """What the card built in this turn does."""
    card = state.fresh[city]
    return state.book.cards[card] if card != NO_CARD else NO_EFFECTS


def stage_payments_of(state: State, city: int, wares: Market) -> list[Payment]:
    """The ways to pay the next stage; empty when the wonder is complete or a resource cannot be had."""
    cost = next_stage_cost(state, city)
    return [] if cost is None else wares.payments(cost)


def next_stage_cost(state: State, city: int) -> Cost | None:
    """What the next stage costs, or None when the wonder is complete."""
    side = state.book.sides[state.side[city]]
    built = state.stages[city]
    return None if built == side.height else stage_cost(state, city, side.stages[built])


def stage_cost(state: State, city: int, stage: Stage) -> Cost:
    """What a stage would cost the city."""
    return stage.coins_only if state.powers[city] & FREE_STAGES else stage.cost


def card_payments(state: State, city: int, card: Card) -> list[Payment]:
    """The ways to pay for constructing `card`, whatever the purse; empty when a resource cannot be had."""
    if state.free[AGES * city + card.age] & card.bit or waives_cost(state, city, powers_of(state, city), card):
        return _JUST_FREE
    return market_of(state, city).payments(card.cost)


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
    """Refuse what comes from the wrong seat, too late, twice, or at the wrong time."""
    seat = command.seat
    if not 0 <= seat < state.table.players:
        return Refusal("no_such_seat", {"seat": seat})
    if state.phase == OVER:
        return Refusal("game_is_over")
    city = city_to_decide(state, seat)
    if city == NOBODY:
        chosen = state.phase == PLAY or (state.phase == LOSSES and state.choices[seat] is not None)
        return Refusal("already_chosen" if chosen else "not_your_decision", {"seat": seat})
    if command.city != city:
        return Refusal("wrong_city", {"city": command.city, "expected": city})
    if not _fits_phase(state.phase, command):
        return Refusal("wrong_kind_of_decision", {"phase": state.phase})
    return None


def _fits_phase(phase: int, command: Command) -> bool:
    if phase in (PLAY, LAST_CARD):
        return isinstance(command, Play)
    if phase == SIDES:
        return isinstance(command, ChooseSide)
    if phase == FROM_DISCARD:
        return isinstance(command, TakeFromDiscard | LeaveDiscard)
    if phase == LOSSES:
        return isinstance(command, PayLoss)
    return phase == COPY_GUILD and isinstance(command, CopyGuild)


def _reason(state: State, command: Command) -> Refusal:
    """The reason for a command of the right kind at the right moment."""
    if isinstance(command, Play):
        return _reason_against_play(state, command)
    if isinstance(command, TakeFromDiscard):
        if command.card not in state.discard:
            return Refusal("card_not_in_discard", {"card": command.card})
        return Refusal("already_built", {"card": command.card})
    if isinstance(command, LeaveDiscard):
        return Refusal("must_take_a_card")
    if isinstance(command, CopyGuild):
        return Refusal("no_such_guild_beside_you", {"card": command.card})
    if isinstance(command, PayLoss):
        return Refusal("cannot_pay_that", {"coins": command.coins, "most": most_to_pay(state, command.city)})
    return Refusal("no_such_side")


def _reason_against_play(state: State, command: Play) -> Refusal:
    if command.card not in playable_cards(state, command.seat, command.city):
        return Refusal("card_not_in_hand", {"card": command.card})
    if isinstance(command, SellCard):
        return Refusal("free_city_must_build")
    if isinstance(command, BuildForNothing):
        return _reason_against_free_build(state, command)
    if isinstance(command, BuildStage):
        return why_no_stage(state, command.city) or _not_offered(command.payment)
    if isinstance(command, BuildCard):
        return why_not_built(state, command.city, command.card) or _not_offered(command.payment)
    return Refusal("unknown_command")


def _not_offered(payment: Payment) -> Refusal:
    return Refusal("payment_not_offered", {"bank": payment.bank, "left": payment.left, "right": payment.right})


def _reason_against_free_build(state: State, command: BuildForNothing) -> Refusal:
    if not may_build_for_nothing(state, command.city):
        return Refusal("no_free_build")
    card = state.book.cards[command.card]
    if state.barred[AGES * command.city + card.age] & card.bit:
        return Refusal("already_built", {"card": command.card})
    return Refusal("costs_nothing_anyway", {"card": command.card})


def why_not_built(state: State, city: int, number: int) -> Refusal | None:
    """Why the city cannot construct this card now, or None when it can."""
    card = state.book.cards[number]
    if state.barred[AGES * city + card.age] & card.bit:
        return Refusal("already_built", {"card": number})
    return _why_not_paid(state, city, card_payments(state, city, card), card.cost)


def why_no_stage(state: State, city: int) -> Refusal | None:
    """Why the city cannot build its next stage now, or None when it can."""
    cost = next_stage_cost(state, city)
    if cost is None:
        return Refusal("wonder_is_complete")
    return _why_not_paid(state, city, market_of(state, city).payments(cost), cost)


def _why_not_paid(state: State, city: int, payments: list[Payment], cost: Cost) -> Refusal | None:
    if not payments:
        wares = market_of(state, city)
        everything = wares.own.plus(wares.left).plus(wares.right)
        return Refusal("resource_missing", {"need": left_open(everything, cost.need)[0]})
    purse = budget(state, city)
    if payments[0].total > purse:
        return Refusal("too_few_coins", {"price": payments[0].total, "coins": purse})
    return None

"""Resolves a command by emitting events, up to the next decision: the turn, the last turn, the ages and the end.

Rules emit and then look at the state again, so that "place all cards first, count afterwards" reads as in the rulebook.
"""

from typing import Final

from engine.core.seats import NOBODY
from engine.seven import debt, draft, events
from engine.seven.apply import SevenLedger
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
)
from engine.seven.counting import amount_of
from engine.seven.facts import AGES, Effects
from engine.seven.intrigue import scheme
from engine.seven.military import resolve_conflicts
from engine.seven.powers import (
    city_at_discard,
    city_copying_a_guild,
    city_with_last_card,
    decider,
    has_leftovers,
)
from engine.seven.state import COPY_GUILD, FROM_DISCARD, FROM_PILE, FROM_THE_DISCARD, LAST_CARD, PLAY, State
from engine.seven.trade import Payment

STARTING_COINS: Final = 3
SALE_COINS: Final = 3


def set_up(ledger: SevenLedger) -> None:
    """Lay out the boards and deal the first hands, unless a side is still to be chosen."""
    state = ledger.state
    draft.deal_boards(ledger)
    for city in state.table.order:
        ledger.coins_gained(city, STARTING_COINS, events.START)
    if not state.sides_open:
        draft.begin_age(ledger, 0)


def resolve(ledger: SevenLedger, command: Command) -> None:
    """Let a legal command happen."""
    if isinstance(command, Play):
        if ledger.state.phase == PLAY:
            _seal(ledger, command)
        else:
            _play_last_card(ledger, command)
    elif isinstance(command, TakeFromDiscard):
        gain_from_discard(ledger, command)
        open_discard(ledger)
    elif isinstance(command, LeaveDiscard):
        ledger.discard_left(command.city)
        open_discard(ledger)
    elif isinstance(command, PayLoss):
        _seal_payment(ledger, command)
    elif isinstance(command, CopyGuild):
        ledger.guild_copied(command.city, command.card)
        ledger.game_ended()
    elif isinstance(command, ChooseSide):
        ledger.side_chosen(command.city, command.side)
        if not ledger.state.sides_open:
            draft.begin_age(ledger, 0)


def _seal(ledger: SevenLedger, command: Play) -> None:
    ledger.choice_sealed(command)
    for choice in ledger.state.choices:
        if choice is None:
            return
    resolve_turn(ledger)


def _seal_payment(ledger: SevenLedger, command: PayLoss) -> None:
    """When all have chosen, everybody pays; the turn goes on where it stood."""
    ledger.choice_sealed(command)
    if debt.all_have_chosen(ledger.state):
        debt.settle(ledger)
        go_on(ledger)


def resolve_turn(ledger: SevenLedger) -> None:
    """Reveal all choices: pay and place everything, and only then count.

    Each choice was judged by the coins at the start of the turn, so it does not matter who pays whom first.
    """
    plays = _plays_in_order(ledger.state)
    ledger.choices_revealed()
    for command in plays:
        carry_out(ledger, command, command.seat)
    for command in plays:
        collect_income(ledger, command)
    go_on(ledger)


def _plays_in_order(state: State) -> list[Play]:
    """The sealed choices by seat; with two players the Free City acts first, then its holder."""
    order = state.table.order
    if state.holder != NOBODY:
        order = [state.table.free_city, state.holder, 1 - state.holder]
    plays: list[Play] = []
    for city in order:
        choice = state.choices[city]
        assert isinstance(choice, Play)
        plays.append(choice)
    return plays


def carry_out(ledger: SevenLedger, command: Play, source: int) -> None:
    """Coins leave for the bank and the neighbours; the card goes into the city, under the wonder or to the discards."""
    if isinstance(command, BuildCard):
        pay(ledger, command.city, command.payment)
        ledger.card_built(command.city, command.card, source)
    elif isinstance(command, SellCard):
        ledger.card_sold(command.city, command.card, source)
    elif isinstance(command, BuildStage):
        pay(ledger, command.city, command.payment)
        ledger.stage_built(command.city, command.card, source)
    elif isinstance(command, BuildForNothing):
        ledger.free_build_used(command.city)
        ledger.card_built(command.city, command.card, source)


def pay(ledger: SevenLedger, city: int, payment: Payment) -> None:
    """A payment of nothing is not told."""
    if payment.total:
        ledger.coins_paid(city, payment.bank, payment.left, payment.right)


def collect_income(ledger: SevenLedger, command: Play) -> None:
    """Coins from the bank: for a sale, and for what was built, counted on the table as it now stands."""
    state = ledger.state
    city = command.city
    if isinstance(command, SellCard):
        ledger.coins_gained(city, SALE_COINS, events.SALE)
    elif isinstance(command, BuildStage):
        _collect(ledger, city, state.book.sides[state.side[city]].stages[state.stages[city] - 1], events.STAGE)
    else:
        _collect(ledger, city, state.book.cards[command.card], command.card)


def gain_from_discard(ledger: SevenLedger, command: TakeFromDiscard) -> None:
    """The card leaves the discard pile for the city and brings its coins."""
    ledger.card_built(command.city, command.card, FROM_THE_DISCARD)
    _collect(ledger, command.city, ledger.state.book.cards[command.card], command.card)


def _collect(ledger: SevenLedger, city: int, thing: Effects, cause: int) -> None:
    if thing.coins:
        ledger.coins_gained(city, thing.coins, cause)
    if thing.coins_per is not None:
        amount = amount_of(ledger.state, city, thing.coins_per)
        if amount:
            ledger.coins_gained(city, amount, cause)
    if thing.schemes:
        scheme(ledger, city, thing, cause)


def go_on(ledger: SevenLedger) -> None:
    """The end of a turn, step by step, from wherever it stands: each step may wait for a decision."""
    state = ledger.state
    if state.turn == state.table.turns and has_leftovers(state):
        city = city_with_last_card(state)
        if city != NOBODY:
            _open_last_card(ledger, city)
            return
        ledger.leftovers_discarded()
    open_discard(ledger)


def _open_last_card(ledger: SevenLedger, city: int) -> None:
    """Babylon plays the card that all others discard, when everybody is done with the turn, losses included."""
    if not _waits_for_losses(ledger):
        ledger.decision_opened(LAST_CARD, city, decider(ledger.state, city))


def _play_last_card(ledger: SevenLedger, command: Play) -> None:
    carry_out(ledger, command, FROM_PILE if command.city == ledger.state.table.free_city else command.seat)
    collect_income(ledger, command)
    ledger.leftovers_discarded()
    open_discard(ledger)


def open_discard(ledger: SevenLedger) -> None:
    """Whoever may build from the discard pile does, one after the other; losses of coins come last."""
    state = ledger.state
    if state.table.rulings.losses_before_discard and _waits_for_losses(ledger):
        return
    city = city_at_discard(state)
    if city != NOBODY:
        ledger.decision_opened(FROM_DISCARD, city, decider(state, city))
    elif not _waits_for_losses(ledger):
        end_turn(ledger)


def _waits_for_losses(ledger: SevenLedger) -> bool:
    """Settle what this turn makes anybody lose; says whether somebody has to choose first."""
    state = ledger.state
    return state.table.with_black and debt.is_threatened(state) and debt.open_losses(ledger)


def end_turn(ledger: SevenLedger) -> None:
    """Pass the hands on, or end the age with its conflicts."""
    state = ledger.state
    if state.turn < state.table.turns:
        draft.pass_hands(ledger)
        draft.begin_turn(ledger, state.turn + 1)
        return
    resolve_conflicts(ledger)
    if state.age + 1 < AGES:
        draft.begin_age(ledger, state.age + 1)
    else:
        end_game(ledger)


def end_game(ledger: SevenLedger) -> None:
    """A guild may be copied before the points are counted."""
    state = ledger.state
    city = city_copying_a_guild(state)
    if city == NOBODY:
        ledger.game_ended()
    else:
        ledger.decision_opened(COPY_GUILD, city, decider(state, city))

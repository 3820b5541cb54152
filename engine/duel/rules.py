"""The life of a turn, as the rulebook tells it: rules decide and emit, then look at the state again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.seats import NOBODY
from engine.duel import draft
from engine.duel.apply import DuelLedger
from engine.duel.commands import (
    BuildCard,
    BuildWonder,
    ChooseBeginner,
    ChooseToken,
    Command,
    DestroyCard,
    DiscardCard,
    TakeFromDiscard,
    TakeWonder,
)
from engine.duel.counting import counted, counted_in_better_city, has
from engine.duel.events import CHAIN, DISCARD, FIRST_TOKEN, FIRST_WONDER
from engine.duel.facts import AGES, RED, YELLOW, Card, Wonder, slots_in
from engine.duel.legality import card_trade, cards_of_colour, is_chained, slot_of, wonder_price
from engine.duel.military import advance
from engine.duel.science import has_enough_symbols, offers_token
from engine.duel.scoring import best_seat
from engine.duel.state import (
    BEGINNER,
    CHOOSE_FROM_BOX,
    CIVILIAN,
    DESTROY,
    FROM_DISCARD,
    FROM_THE_DISCARD,
    OVER,
    State,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

COINS_IN_BOX = 86


def set_up(ledger: DuelLedger) -> None:
    """Lay the table out, up to the first decision."""
    draft.set_up(ledger)
    if ledger.state.table.first_game is not None:
        begin_first_age(ledger)


def resolve(ledger: DuelLedger, command: Command) -> None:
    """Let a legal command happen, up to the next decision."""
    if isinstance(command, DiscardCard):
        discard_card(ledger, command.seat, command.card)
    elif isinstance(command, BuildCard):
        build_card(ledger, command.seat, command.card)
    elif isinstance(command, BuildWonder):
        build_wonder(ledger, command.seat, command.wonder, command.card)
    elif isinstance(command, TakeWonder):
        if draft.take_wonder(ledger, command.seat, command.wonder):
            begin_first_age(ledger)
    elif isinstance(command, ChooseBeginner):
        ledger.beginner_chosen(command.seat, command.beginner)
        ledger.turn_began(command.beginner)
    else:
        _resolve_choice(ledger, command)


def _resolve_choice(ledger: DuelLedger, command: Command) -> None:
    """The choices that belong to a turn, one of which may cause the next."""
    if isinstance(command, ChooseToken):
        take_token(ledger, command.seat, command.token)
    elif isinstance(command, DestroyCard):
        ledger.card_destroyed(1 - command.seat, command.card)
        end_turn(ledger)
    elif isinstance(command, TakeFromDiscard):
        build_from_discard(ledger, command.seat, command.card)
    else:
        ledger.choice_declined(command.seat)
        end_turn(ledger)


# -- using a card of the structure ----------------------------------------------------------------------------------


def discard_card(ledger: DuelLedger, seat: i64, number: i64) -> None:
    """Two coins, and one more for each yellow card of the city."""
    state = ledger.state
    coins = state.book.numbers.discard_coins + has(state, seat, YELLOW)
    ledger.card_discarded(seat, number, slot_of(state, number))
    gain(ledger, seat, coins, DISCARD)
    end_turn(ledger)


def build_card(ledger: DuelLedger, seat: i64, number: i64) -> None:
    """A card whose chain symbol the city has costs nothing; any other its coins and the resources it lacks."""
    state = ledger.state
    city = state.cities[seat]
    card = state.book.cards[number]
    chained = is_chained(city, card)
    if not chained and not card.nothing:
        pay(ledger, seat, card.coins, card_trade(city, card))
    made_pair = city.symbols & card.symbol != 0
    ledger.card_built(seat, number, slot_of(state, number))
    if chained and city.chain_coins:
        gain(ledger, seat, city.chain_coins, CHAIN)
    reveal_early(ledger)
    take_effect(ledger, seat, card, card.shields + extra_shields(state, seat, card), made_pair)


def build_wonder(ledger: DuelLedger, seat: i64, number: i64, card: i64) -> None:
    """The wonder's cost is paid, not the card's, and the card lies under it without effect."""
    state = ledger.state
    wonder = state.book.wonders[number]
    pay(ledger, seat, 0, wonder_price(state.cities[seat], wonder))
    ledger.wonder_built(seat, number, card, slot_of(state, card))
    if wonder.again or state.cities[seat].wonders_again:
        ledger.extra_turn_won(seat)
    if state.wonders_built == state.book.numbers.most_wonders:
        return_wonders(ledger)
    reveal_early(ledger)
    take_wonder_effect(ledger, seat, wonder)


def pay(ledger: DuelLedger, seat: i64, printed: i64, trade: i64) -> None:
    """Coins for resources go to an opponent who has the right to them, everything else to the bank."""
    if printed or trade:
        if ledger.state.cities[1 - seat].takes_trade_coins:
            ledger.coins_paid(seat, printed, trade)
        else:
            ledger.coins_paid(seat, printed + trade, 0)


def gain(ledger: DuelLedger, seat: i64, amount: i64, cause: i64) -> None:
    """Coins from the bank, which a switch makes as small as the box."""
    state = ledger.state
    if state.table.rulings.coins_limited:
        amount = min(amount, max(0, COINS_IN_BOX - state.cities[0].coins - state.cities[1].coins))
    if amount:
        ledger.coins_gained(seat, amount, cause)


def extra_shields(state: State, seat: i64, card: Card) -> i64:
    """What a progress token adds to a red card that is built while it is held."""
    return state.cities[seat].extra_shields if card.colour == RED else 0


def return_wonders(ledger: DuelLedger) -> None:
    """With the last wonder that may be built, those that are still unbuilt go out of the game."""
    for seat, city in enumerate(ledger.state.cities):
        for wonder in city.plans[:]:
            ledger.wonder_returned(seat, wonder)


# -- what is built takes effect -------------------------------------------------------------------------------------


def take_effect(ledger: DuelLedger, seat: i64, card: Card, shields: i64, made_pair: bool) -> None:
    """Coins, then shields, then science; each may end the game, and a pair leads to a choice."""
    gain_coins_of(ledger, seat, card)
    if shields:
        advance(ledger, seat, shields)
        if ledger.state.phase == OVER:
            return
    if card.symbol:
        if made_pair:
            if offers_token(ledger, seat):
                return
        elif has_enough_symbols(ledger, seat):
            return
    end_turn(ledger)


def gain_coins_of(ledger: DuelLedger, seat: i64, card: Card) -> None:
    """Fixed coins, coins for what the own city has, coins of a guild for what the better city has."""
    state = ledger.state
    amount = card.gain
    if card.per is not None:
        amount += card.per.coins * counted(state, seat, card.per)
    if card.guild_count is not None:
        amount += card.guild_count.coins * counted_in_better_city(state, card.guild_count)
    if amount:
        gain(ledger, seat, amount, card.number)


def take_wonder_effect(ledger: DuelLedger, seat: i64, wonder: Wonder) -> None:
    """Coins, the opponent's loss, shields, and then the choice that the wonder brings, if any."""
    state = ledger.state
    if wonder.gain:
        gain(ledger, seat, wonder.gain, FIRST_WONDER + wonder.number)
    loss = min(wonder.opponent_loses, state.cities[1 - seat].coins)
    if loss:
        ledger.coins_lost(1 - seat, loss, FIRST_WONDER + wonder.number)
    if wonder.shields:
        advance(ledger, seat, wonder.shields + wonder_shields(state, seat))
    if state.phase != OVER and not opens_choice(ledger, seat, wonder):
        end_turn(ledger)


def wonder_shields(state: State, seat: i64) -> i64:
    """Progress tokens add shields to cards only, unless a switch says otherwise."""
    return state.cities[seat].extra_shields if state.table.rulings.strategy_for_wonders else 0


def opens_choice(ledger: DuelLedger, seat: i64, wonder: Wonder) -> bool:
    """Let the builder choose what the wonder offers; where there is nothing to choose from, nothing happens."""
    state = ledger.state
    if wonder.draws and state.box:
        ledger.tokens_drawn(seat, draft.drawn_from_box(state, wonder.draws))
        ledger.decision_opened(CHOOSE_FROM_BOX, seat, NOBODY)
    elif wonder.destroys != NOBODY and cards_of_colour(state, 1 - seat, wonder.destroys):
        ledger.decision_opened(DESTROY, seat, wonder.destroys)
    elif wonder.digs and state.discard:
        ledger.decision_opened(FROM_DISCARD, seat, NOBODY)
    else:
        return False
    return True


def take_token(ledger: DuelLedger, seat: i64, number: i64) -> None:
    """A progress token works from now on; its coins come at once and its symbol may win."""
    token = ledger.state.book.tokens[number]
    ledger.token_taken(seat, number)
    if token.gain:
        gain(ledger, seat, token.gain, FIRST_TOKEN + number)
    if token.symbol and has_enough_symbols(ledger, seat):
        return
    end_turn(ledger)


def build_from_discard(ledger: DuelLedger, seat: i64, number: i64) -> None:
    """For nothing, with all its effects; it is no build by chain."""
    state = ledger.state
    card = state.book.cards[number]
    made_pair = state.cities[seat].symbols & card.symbol != 0
    ledger.card_built(seat, number, FROM_THE_DISCARD)
    extra = extra_shields(state, seat, card) if state.table.rulings.strategy_for_mausoleum else 0
    take_effect(ledger, seat, card, card.shields + extra, made_pair)


# -- the end of a turn, an age, a game ------------------------------------------------------------------------------


def reveal_early(ledger: DuelLedger) -> None:
    """A switch turns freed cards up before the choices of the turn."""
    if ledger.state.table.rulings.cards_turn_up_early:
        reveal(ledger)


def reveal(ledger: DuelLedger) -> None:
    """Turn up the face-down cards on which nothing lies any more."""
    state = ledger.state
    fresh = state.accessible & ~state.face_up
    if fresh:
        for slot in slots_in(fresh):
            ledger.card_turned_up(slot, state.slots[slot])


def end_turn(ledger: DuelLedger) -> None:
    """Turn freed cards up; then the same player goes on if he has another turn, otherwise the other one."""
    state = ledger.state
    reveal(ledger)
    if not state.present:
        end_age(ledger)
    else:
        ledger.turn_began(state.active if state.again else 1 - state.active)


def begin_first_age(ledger: DuelLedger) -> None:
    """The first player opens the first age."""
    draft.deal_age(ledger, 0)
    ledger.turn_began(ledger.state.first)


def end_age(ledger: DuelLedger) -> None:
    """An extra turn is lost. The next structure is laid out before anybody chooses who begins."""
    state = ledger.state
    if state.age == AGES - 1:
        ledger.game_ended(CIVILIAN, best_seat(state))
        return
    draft.deal_age(ledger, state.age + 1)
    weaker = weaker_seat(state)
    rulings = state.table.rulings
    if weaker == NOBODY:
        if rulings.last_player_chooses:
            ledger.decision_opened(BEGINNER, state.active, NOBODY)
        else:
            ledger.turn_began(state.active)
    elif rulings.weaker_must_begin:
        ledger.turn_began(weaker)
    else:
        ledger.decision_opened(BEGINNER, weaker, NOBODY)


def weaker_seat(state: State) -> i64:
    """On whose side the pawn stands, or NOBODY when it stands in the middle."""
    if state.pawn == 0:
        return NOBODY
    return 1 if state.pawn > 0 else 0

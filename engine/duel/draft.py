"""Set-up and the deals: tokens, wonders, and the structure of each age. All chance comes from named streams."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.seats import NOBODY
from engine.core.streams import Stream, drawn, pick
from engine.duel.apply import DuelLedger
from engine.duel.events import START
from engine.duel.facts import AGES, SLOTS
from engine.duel.state import FIRST_AT_RANDOM, PICKS, State

if TYPE_CHECKING:
    from mypy_extensions import i64

_SEATS = 2


def set_up(ledger: DuelLedger) -> None:
    """Name the first player, hand out coins, lay the progress tokens out and show the first wonders."""
    state = ledger.state
    first = state.table.first
    ledger.first_player_named(pick(_SEATS, state.seed, "first") if first == FIRST_AT_RANDOM else first)
    for seat in range(_SEATS):
        ledger.coins_gained(seat, state.book.numbers.start_coins, START)
    _lay_tokens(ledger)
    if state.table.first_game is None:
        _show_wonders(ledger)
    else:
        _hand_out_wonders(ledger, state.table.first_game)


def _lay_tokens(ledger: DuelLedger) -> None:
    state = ledger.state
    tokens = list(range(len(state.book.tokens)))
    board = drawn(tokens, state.book.numbers.tokens_on_board, state.seed, "tokens")
    ledger.tokens_laid(sorted(board), [token for token in tokens if token not in board])


# -- wonders ------------------------------------------------------------------------------------------------------


def picker(state: State, place: i64) -> i64:
    """Who makes a pick of the draft."""
    if place >= PICKS:
        return NOBODY
    return state.first if state.table.picks[place] == 0 else 1 - state.first


def take_wonder(ledger: DuelLedger, seat: i64, wonder: i64) -> bool:
    """Let a pick happen, and the last one of a round with it; says whether the draft is over."""
    state = ledger.state
    ledger.wonder_taken(seat, wonder, picker(state, state.picked + 1))
    if len(state.shown) == 1:
        ledger.wonder_taken(picker(state, state.picked), state.shown[0], NOBODY)
    if state.shown:
        return False
    if state.picked == PICKS:
        return True
    _show_wonders(ledger)
    return False


def _show_wonders(ledger: DuelLedger) -> None:
    """The second four come from what the first round left, and nobody sees them before."""
    state = ledger.state
    taken = state.cities[0].plans + state.cities[1].plans
    left = [wonder for wonder in range(len(state.book.wonders)) if wonder not in taken]
    shown = drawn(left, state.book.numbers.wonders_shown, state.seed, f"wonders/{state.picked}")
    ledger.wonders_shown(sorted(shown), picker(state, state.picked))


def _hand_out_wonders(ledger: DuelLedger, sets: list[list[int]]) -> None:
    """The rulebook's fixed sets for a first game, instead of the draft."""
    for place, wonders in enumerate(sets):
        for wonder in wonders:
            ledger.wonder_taken(ledger.state.first if place == 0 else 1 - ledger.state.first, wonder, NOBODY)


# -- structures ---------------------------------------------------------------------------------------------------


def deal_age(ledger: DuelLedger, age: i64) -> None:
    """Lay the structure out; some cards of the deck stay in the box, unseen."""
    state = ledger.state
    deck = state.book.decks[age]
    if age < AGES - 1:
        ledger.age_began(age, drawn(deck, SLOTS, state.seed, f"deck/{age}"))
        return
    guilds = state.book.numbers.guilds_in_play
    stream = Stream(state.seed, f"deck/{age}", 2 * SLOTS - 1)
    cards = stream.drawn(deck, SLOTS - guilds) + stream.drawn(state.book.guilds, guilds)
    ledger.age_began(age, stream.shuffled(cards))


def drawn_from_box(state: State, amount: i64) -> list[int]:
    """The progress tokens that the Great Library draws; the same ones when the move is taken back and made again."""
    return sorted(drawn(state.box, min(amount, len(state.box)), state.seed, "library"))

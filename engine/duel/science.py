"""Science: six different symbols win at once, and a second copy of a symbol brings a progress token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.seats import NOBODY
from engine.duel.apply import DuelLedger
from engine.duel.state import CHOOSE_TOKEN, SCIENTIFIC

if TYPE_CHECKING:
    from mypy_extensions import i64


def symbols_in(mask: i64) -> i64:
    """How many different symbols there are."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def has_enough_symbols(ledger: DuelLedger, seat: i64) -> bool:
    """Whether the city wins by science; then the game is over."""
    state = ledger.state
    if symbols_in(state.cities[seat].symbols) < state.book.numbers.symbols_to_win:
        return False
    ledger.game_ended(SCIENTIFIC, seat)
    return True


def offers_token(ledger: DuelLedger, seat: i64) -> bool:
    """Let the city that has made a pair choose a token from the board; says whether there is one."""
    if not ledger.state.board:
        return False
    ledger.decision_opened(CHOOSE_TOKEN, seat, NOBODY)
    return True

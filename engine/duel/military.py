"""The conflict pawn: every shield is a step to the opponent's capital. Loot lies on the way, victory at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.duel.apply import DuelLedger
from engine.duel.state import MILITARY, State, loot_bit

if TYPE_CHECKING:
    from mypy_extensions import i64


def lead_of(state: State, seat: i64) -> i64:
    """How many steps the pawn stands on the opponent's side; below zero it stands on the own side."""
    return state.pawn if seat == 0 else -state.pawn


def advance(ledger: DuelLedger, seat: i64, shields: i64) -> None:
    """Move the pawn step by step; reaching the capital ends the game, and surplus steps are dropped."""
    state = ledger.state
    capital = state.book.numbers.capital
    before = lead_of(state, seat)
    after = min(before + shields, capital)
    ledger.pawn_moved(after if seat == 0 else -after)
    if state.loot:
        _take_loot(ledger, 1 - seat, before, after)
    if after == capital:
        ledger.game_ended(MILITARY, seat)


def _take_loot(ledger: DuelLedger, loser: i64, before: i64, after: i64) -> None:
    """Entering a zone for the first time costs the player on whose side it lies."""
    state = ledger.state
    met: list[int] = []
    for number, loot in enumerate(state.book.loot):
        if before < loot.step <= after and state.loot & loot_bit(loser, number):
            met.append(number)
    if state.table.rulings.only_last_loot:
        met = met[-1:]
    for number in met:
        ledger.loot_taken(loser, number, min(state.book.loot[number].coins, state.cities[loser].coins))

"""Conflicts of teams: only where opponents sit side by side, for two tokens; diplomacy takes tokens away."""

from typing import Final

from engine.seven.apply import SevenLedger
from engine.seven.state import State, Table

TOKENS: Final = 2


def opponent_of(table: Table, city: int) -> int:
    """Who sits at the other side of a city's border: every player has one."""
    return table.left[city] if city & 1 else table.right[city]


def stake(state: State, city: int, opponent: int) -> int:
    """For how many tokens a border is fought: each token of diplomacy that is spent there takes one away."""
    return TOKENS - (1 if state.diplomacy[city] else 0) - (1 if state.diplomacy[opponent] else 0)


def fight_at_borders(ledger: SevenLedger) -> None:
    """Each border is one comparison; each token of diplomacy that is spent there takes a token of both sides away."""
    state = ledger.state
    borders = [(city, opponent_of(state.table, city)) for city in range(1, state.cities, 2)]
    for city, opponent in borders:
        shields, theirs = state.shields[city], state.shields[opponent]
        tokens = stake(state, city, opponent)
        if shields != theirs or not state.table.rulings.ties_keep_diplomacy:
            _spend(ledger, city)
            _spend(ledger, opponent)
        if tokens and shields > theirs:
            ledger.border_won(city, opponent, tokens)
        elif tokens and shields < theirs:
            ledger.border_won(opponent, city, tokens)


def _spend(ledger: SevenLedger, city: int) -> None:
    """Whoever has a token must spend one."""
    if ledger.state.diplomacy[city]:
        ledger.diplomacy_spent(city)

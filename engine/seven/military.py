"""Conflicts at the end of an age: each city against each neighbour, shield by shield."""

from engine.seven.apply import SevenLedger
from engine.seven.diplomacy import pairs_of, withdraw
from engine.seven.teams import fight_at_borders


def resolve_conflicts(ledger: SevenLedger) -> None:
    """Compare every pair of neighbours: the stronger takes a victory token of the age, the weaker a defeat."""
    state = ledger.state
    if state.table.teams:
        fight_at_borders(ledger)
        return
    shields = state.shields
    for city, neighbour in pairs_of(withdraw(ledger)):
        if shields[city] > shields[neighbour]:
            ledger.conflict_won(city, neighbour)
        elif shields[city] < shields[neighbour]:
            ledger.conflict_won(neighbour, city)

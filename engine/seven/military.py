"""Conflicts at the end of an age: each city against each neighbour, shield by shield."""

from engine.seven.apply import SevenLedger


def resolve_conflicts(ledger: SevenLedger) -> None:
    """Compare every pair of neighbours: the stronger takes a victory token of the age, the weaker a defeat."""
    state = ledger.state
    shields = state.shields
    for city in range(state.cities):
        neighbour = state.table.left[city]
        if shields[city] > shields[neighbour]:
            ledger.conflict_won(city, neighbour)
        elif shields[city] < shields[neighbour]:
            ledger.conflict_won(neighbour, city)

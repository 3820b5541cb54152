"""Diplomacy: who stays out of the conflicts of an age, and between whom they are fought then."""

from engine.seven.apply import SevenLedger
from engine.seven.state import State


def ring_of(state: State) -> list[int]:
    """Who would fight if the age ended now: everybody without a diplomacy token, in the order of the seats."""
    return [city for city in state.table.order if not state.diplomacy[city]]


def withdraw(ledger: SevenLedger) -> list[int]:
    """Everybody with a diplomacy token spends one and leaves; says who stays, in the order of the seats."""
    state = ledger.state
    ring = ring_of(state)
    for city in state.table.order:
        if state.diplomacy[city]:
            ledger.diplomacy_spent(city)
    return ring


def pairs_of(ring: list[int]) -> list[tuple[int, int]]:
    """The neighbours in a closed ring: the last two meet once, one alone meets nobody."""
    if len(ring) < 3:
        return [(ring[0], ring[1])] if len(ring) == 2 else []
    return [(ring[n], ring[(n + 1) % len(ring)]) for n in range(len(ring))]

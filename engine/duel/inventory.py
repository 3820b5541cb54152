"""What lies where: cards outside the structure by their fields in a described position, and loot before a city."""

from collections.abc import Iterator

from engine.core.seats import Seat
from engine.duel.state import State, loot_bit


def played_cards(state: State) -> Iterator[tuple[str, list[int]]]:
    """Cities, the cards under wonders, the discard pile, and what is gone."""
    for seat, city in enumerate(state.cities):
        yield f"cities.{seat}.cards", city.built
        yield f"cities.{seat}.wonders", [state.under[wonder] for wonder in city.wonders]
    yield "discard", state.discard
    yield "gone", state.gone


def loot_before(state: State, seat: Seat) -> list[int]:
    """The loot tokens, by number, that still lie on the side of a city."""
    return [number for number in range(len(state.book.loot)) if state.loot & loot_bit(seat, number)]

"""What lies where: the cards of a city, those under its stages, and every place of the table, some of it by name."""

from collections.abc import Iterator

from engine.seven.book import POWER_NAMES, words_of
from engine.seven.facts import AGES
from engine.seven.state import MAX_STAGES, State

OPEN_SIDE = "open"


def built_cards(state: State, city: int) -> list[int]:
    """The cards that lie in a city, by number."""
    return [card for age in range(AGES) for card in state.book.cards_in(age, state.built[AGES * city + age])]


def buried_cards(state: State, city: int) -> list[int]:
    """The cards under the stages of a city, in building order."""
    start = MAX_STAGES * city
    return state.buried[start : start + state.stages[city]]


def held_cards(state: State) -> Iterator[tuple[str, list[int]]]:
    """The hands and the draw pile, by their fields in a described position."""
    for seat, hand in enumerate(state.hands):
        yield f"cities.{seat}.hand", hand
    yield "pile", state.pile


def played_cards(state: State) -> Iterator[tuple[str, list[int]]]:
    """Cities, wonders and the discard pile, by their fields in a described position."""
    for city in range(state.cities):
        yield f"cities.{city}.cards", built_cards(state, city)
        yield f"cities.{city}.stages", buried_cards(state, city)
    yield "discard", state.discard


def side_name(state: State, city: int) -> str:
    """The side of a city's board by name, or that it is still open."""
    open_now = state.sides_open >> city & 1
    return OPEN_SIDE if open_now else words_of(state.book).side_of(state.side[city])


def power_names(powers: int) -> list[str]:
    """The names of some powers."""
    return [name for number, name in enumerate(POWER_NAMES) if powers >> number & 1]

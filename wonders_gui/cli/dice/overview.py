"""A position of 7 Wonders Dice as readable text: the moment, the forum and every sheet."""

from collections.abc import Iterator
from typing import Final

from engine.core.seats import Seat
from engine.dice.facts import ACTION, CROSS, FREE_BUILD, count_in, numbers_in
from engine.dice.scoring import total
from engine.dice.state import ACTIONS, BONUS, CHOICES, OVER, REMOVAL, City, State, kind_of
from wonders_gui.cli.dice.names import city_of, die_names, field_names, headline, moment, rolled_name
from wonders_gui.cli.words import coins, counted, points

MOMENTS: Final = {
    ACTIONS: "{moment}",
    CHOICES: "{moment}, what the actions brought is decided",
    REMOVAL: "{moment}, a die is to leave the game",
    OVER: "the game is over",
}
TASKS: Final = {
    CROSS: "cross another field",
    FREE_BUILD: "build with a die that costs nothing",
    ACTION: "take another action",
    BONUS: "cross a bonus field",
}


def overview(state: State) -> Iterator[str]:
    """The whole position, with everything open."""
    yield f"{headline(state)}: {MOMENTS[state.phase].format(moment=moment(state))}"
    if state.last_turn:
        yield f"The last turn is turn {state.last_turn}."
    yield ""
    yield "Forum"
    yield from (f"  {rolled_name(rolled)}" for rolled in state.forum)
    if state.phase == REMOVAL:
        yield f"  coming in: {die_names([state.entering])}"
    yield f"  aside: {die_names(numbers_in(state.aside))}"
    for seat in range(len(state.cities)):
        yield ""
        yield from _city(state, seat)


def _city(state: State, seat: Seat) -> Iterator[str]:
    city = state.cities[seat]
    resources = counted(city.resources, "resource", "resources")
    yield f"Seat {seat}, {city_of(state, seat)}: {coins(city.coins)}, {resources}, {points(total(state, seat))} so far"
    yield f"  crossed before: {field_names(city.before)}"
    if city.crossed != city.before:
        yield f"  crossed this turn: {field_names(city.crossed & ~city.before)}"
    if city.unlocked:
        yield f"  special dice: {die_names(numbers_in(city.unlocked))}"
    yield f"  bonus fields: {count_in(city.crossed & state.book.bonus)}"
    yield from _waiting(state, seat, city)


def _waiting(state: State, seat: Seat, city: City) -> Iterator[str]:
    if city.choice is not None:
        yield "  has chosen"
    for task in reversed(city.agenda):
        yield f"  may {TASKS.get(kind_of(task), 'gain coins')}"

"""What seats and things of 7 Wonders Duel are called on the command line; names come from `wonders_gui.texts`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from engine.catalog.duel.model import COLOURS
from engine.core.seats import NOBODY, Seat
from engine.duel.codec import PHASE_NAMES, VICTORY_NAMES
from engine.duel.facts import NO_CARD, UNKNOWN
from engine.duel.position.write import switches_of
from engine.duel.state import BEGINNER, DRAFT, PLAY, State
from wonders_gui.cli.sentences import Detail
from wonders_gui.cli.words import AGES, NOTHING, counted, listed
from wonders_gui.texts.names import cards_of_colour, duel_card, duel_token, duel_wonder

TITLE: Final = "7 Wonders Duel"
CATEGORIES: Final = {
    "civilian": "Civilian",
    "science": "Science",
    "commerce": "Commerce",
    "guilds": "Guilds",
    "wonders": "Wonders",
    "progress": "Progress",
    "treasury": "Treasury",
    "military": "Military",
}


def headline(state: State) -> str:
    """The game, and what is not as usual at this table."""
    wonders = ["wonders of a first game"] if state.table.first_game is not None else []
    switches = [f"{name} {'on' if setting else 'off'}" for name, setting in switches_of(state).items()]
    return ", ".join([TITLE, *wonders, *switches])


def moment(state: State) -> str:
    """Where in the game this is."""
    if state.phase == DRAFT:
        return f"draft, pick {state.picked + 1}"
    return f"age {AGES[state.age]}, turn {turn(state)}"


def turn(state: State) -> int:
    """The number in its age of the turn that is played."""
    return cards_taken(state) + (state.phase in (PLAY, BEGINNER))


def cards_taken(state: State) -> int:
    """How many cards of the structure are gone: one for each turn."""
    return state.slots.count(NO_CARD)


# -- things -------------------------------------------------------------------------------------------------------


def card_names(numbers: Iterable[int]) -> str:
    """The names of some cards, in the order of the catalog."""
    return ", ".join(duel_card(number) for number in sorted(numbers)) or NOTHING


def wonder_names(numbers: Iterable[int]) -> str:
    """The names of some wonders."""
    return ", ".join(duel_wonder(number) for number in numbers) or NOTHING


def token_names(numbers: Iterable[int]) -> str:
    """The names of some progress tokens, or how many they are when they are hidden."""
    tokens = list(numbers)
    if UNKNOWN in tokens:
        return counted(len(tokens), "hidden token", "hidden tokens")
    return listed(duel_token(number) for number in tokens)


# -- seats and the track ------------------------------------------------------------------------------------------


def seat_name(seat: Seat) -> str:
    """A seat in the middle of a sentence."""
    return "nobody" if seat == NOBODY else f"seat {seat}"


def player_name(state: State, seat: Seat) -> str:
    """A seat by its place in the first age."""
    return "the first player" if seat == state.first else "the second player"


def player_in_full(state: State, seat: Seat) -> str:
    """A seat by its place in the first age, and the wonders that it has built or may still build."""
    city = state.cities[seat]
    return f"{player_name(state, seat)}, with {wonder_names([*city.wonders, *city.plans])}"


def place_on_track(state: State, pawn: int) -> str:
    """Where the pawn stands."""
    if pawn == 0:
        return "the middle"
    attacked = seat_name(1 if pawn > 0 else 0)
    if abs(pawn) == state.book.numbers.capital:
        return f"the capital of {attacked}"
    return f"step {abs(pawn)} towards {attacked}"


# -- details of refusals and violations ---------------------------------------------------------------------------


def named(code: str, details: Mapping[str, Detail]) -> dict[str, Detail]:
    """Details of a refusal or a violation with names in the place of numbers."""
    return {name: _named(code, name, value) for name, value in details.items()}


def _named(code: str, name: str, value: Detail) -> Detail:
    speak = COMPARED.get(code) if name in ("found", "expected") else SPOKEN.get(name)
    return value if speak is None or not isinstance(value, int) else speak(value)


def _one_of(names: Sequence[str]) -> Callable[[int], str]:
    """Speaks a number as its name; one that no name has, in a broken position, as it is."""
    return lambda number: names[number] if 0 <= number < len(names) else str(number)


SPOKEN: Final[Mapping[str, Callable[[int], str]]] = {
    "age": _one_of(AGES),
    "card": duel_card,
    "colour": lambda colour: cards_of_colour(COLOURS[colour]),
    "token": duel_token,
    "wonder": duel_wonder,
}
COMPARED: Final[Mapping[str, Callable[[int], str]]] = {
    "wrong_age": _one_of(AGES),
    "wrong_colour": _one_of(COLOURS),
    "wrong_decider": seat_name,
    "wrong_first_player": seat_name,
    "wrong_phase": _one_of(list(PHASE_NAMES.values())),
    "wrong_turn": seat_name,
    "wrong_victory": _one_of(list(VICTORY_NAMES.values())),
    "wrong_winner": seat_name,
}
"""What is compared in violations of these codes is no amount."""

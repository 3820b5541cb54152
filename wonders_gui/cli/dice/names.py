"""What seats and things of 7 Wonders Dice are called on the command line; names come from `wonders_gui.texts`."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from engine.core.seats import Seat
from engine.dice.book import words
from engine.dice.facts import Rolled, numbers_in
from engine.dice.game import score_order
from engine.dice.state import State
from wonders_gui.cli.sentences import Detail
from wonders_gui.cli.words import NOTHING, coins
from wonders_gui.texts.names_dice import (
    board_name,
    building_name,
    dice_die,
    dice_field,
    die_name,
    face_name,
    line_name,
)

TITLE: Final = "7 Wonders Dice"


def categories() -> dict[str, str]:
    """The lines of the score sheet."""
    return {category: line_name(category) for category in score_order()}


def headline(state: State) -> str:
    """The game and its table."""
    return f"{TITLE}, {state.table.players} players"


def moment(state: State) -> str:
    """Where in the game this is."""
    return f"turn {state.turn}"


# -- things -------------------------------------------------------------------------------------------------------


def field_names(fields: int) -> str:
    """The names of the fields of a mask."""
    return "; ".join(dice_field(number) for number in numbers_in(fields)) or NOTHING


def die_names(dice: Iterable[int]) -> str:
    """The names of some dice."""
    return ", ".join(dice_die(die) for die in dice) or NOTHING


def rolled_name(rolled: Rolled) -> str:
    """A die as it lies."""
    ids = words()
    return f"{die_name(ids.die_ids[rolled.die])}: {face_name(ids.face_ids[rolled.face])}, {coins(rolled.price)}"


# -- seats --------------------------------------------------------------------------------------------------------


def seat_name(seat: Seat) -> str:
    """A seat in the middle of a sentence."""
    return f"seat {seat}"


def city_of(state: State, seat: Seat) -> str:
    """The city that a seat plays."""
    if not state.cities:
        return seat_name(seat)
    return board_name(words().board_ids[state.cities[seat].board.number])


# -- details of refusals and violations ---------------------------------------------------------------------------


def named(details: Mapping[str, Detail]) -> dict[str, Detail]:
    """Details of a refusal or a violation with names in the place of numbers."""
    return {name: _named(name, value) for name, value in details.items()}


def _named(name: str, value: Detail) -> Detail:
    speak = SPOKEN.get(name)
    return value if speak is None or not isinstance(value, int) else speak(value)


SPOKEN: Final[Mapping[str, Callable[[int], str]]] = {
    "after": dice_field,
    "building": lambda number: building_name(words().building_ids[number]),
    "die": dice_die,
    "field": dice_field,
    "price": coins,
}

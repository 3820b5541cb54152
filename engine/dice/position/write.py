"""A position of Dice as plain data, by ids: what can be derived or is at its default is left out."""

from collections.abc import Iterable

from engine.core.game import Json
from engine.dice.book import words
from engine.dice.codec import PHASE_NAMES, TASK_NAMES, codec
from engine.dice.facts import NO_DIE, numbers_in
from engine.dice.military import noted_points
from engine.dice.position.words import CITY_DEFAULTS, GAME, POSITION_DEFAULTS, TASK_DEFAULTS
from engine.dice.state import City, State, amount_of, kind_of, step_of


def state_to_json(state: State) -> Json:
    """The position as plain data, without loss."""
    lying = [rolled.die for rolled in state.forum]
    told = _told(
        {
            "seed": state.seed,
            "phase": PHASE_NAMES[state.phase],
            "turn": state.turn,
            "last_turn": state.last_turn,
            "boards_are_named": bool(state.table.boards),
            "dice": None if state.dice == lying else die_ids(state.dice),
            "forum": [codec().roll_out(rolled.code) for rolled in state.forum],
            "entering": None if state.entering == NO_DIE else words().die_ids[state.entering],
            "cities": [_city(city) for city in state.cities],
        },
        POSITION_DEFAULTS,
    )
    return {"game": GAME} | told


def _told(fields: Json, defaults: Json) -> Json:
    """The fields that say something: None is nothing, and so is a default."""
    return {name: value for name, value in fields.items() if value is not None and value != defaults.get(name)}


def _city(city: City) -> Json:
    return {"board": words().board_ids[city.board.number], "coins": city.coins} | _told(
        {
            "crossed": field_ids(numbers_in(city.before)),
            "new": field_ids(numbers_in(city.crossed & ~city.before)),
            "attacks": _attacks(city),
            "first": city.first,
            "agenda": [task_words(task) for task in city.agenda],
            "choice": None if city.choice is None else codec().command_to_json(city.choice),
        },
        CITY_DEFAULTS,
    )


def _attacks(city: City) -> Json:
    """The points of the attacks that met a defence."""
    attacks = [field for field in city.board.fields if field.attack and city.crossed & field.bit]
    return {
        words().field_ids[field.number]: int(noted_points(city, field))
        for field in attacks
        if noted_points(city, field) != field.attack
    }


def task_words(task: int) -> Json:
    """A task that is still to be done."""
    told: Json = {"times": int(amount_of(task)), "step": words().step_ids[step_of(task)]}
    return {"do": TASK_NAMES[kind_of(task)]} | _told(told, TASK_DEFAULTS)


def field_ids(fields: Iterable[int]) -> list[str]:
    """The ids of some fields."""
    return [words().field_ids[field] for field in fields]


def die_ids(dice: Iterable[int]) -> list[str]:
    """The ids of some dice."""
    return [words().die_ids[die] for die in dice]

"""Whether two positions of Duel are the same in every field, the table and the cities by value."""

from engine.duel.state import State
from tests.engine.fields import fields_of

# What was asked for when the game was set up; a position knows only what came of it.
ASKED_FOR = ("first", "first_game")
# What somebody has asked before and need not be worked out again.
REMEMBERED = ("prices",)


def differences(one: State, other: State) -> list[str]:
    """The names of all fields in which two positions differ."""
    found = [f"{name}" for name in _different(one, other, ("table", "cities"))]
    found += [f"table.{name}" for name in _different(one.table, other.table, (*ASKED_FOR, "rulings"))]
    found += [f"rulings.{name}" for name in _different(one.table.rulings, other.table.rulings, ())]
    for seat, city in enumerate(one.cities):
        found += [f"cities.{seat}.{name}" for name in _different(city, other.cities[seat], REMEMBERED)]
        found += [f"cities.{seat}.prices"] * (not _agree(city.prices, other.cities[seat].prices))
    return found


def same_state(one: State, other: State) -> bool:
    """Whether two positions are equal."""
    return not differences(one, other)


def _different(one: object, other: object, left_out: tuple[str, ...]) -> list[str]:
    names = [name for name in fields_of(one) if name not in left_out]
    return [name for name in names if getattr(one, name) != getattr(other, name)]


def _agree(one: list[int], other: list[int]) -> bool:
    """Whether all prices are equal that both remember."""
    return all(mine == theirs or mine < 0 or theirs < 0 for mine, theirs in zip(one, other, strict=True))

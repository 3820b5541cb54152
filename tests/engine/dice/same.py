"""Whether two positions of Dice are the same in every field, the sheets by value."""

from engine.dice.state import State
from tests.engine.fields import fields_of


def differences(one: State, other: State) -> list[str]:
    """The names of all fields in which two positions differ."""
    found = _different(one, other, ("table", "book", "cities"))
    found += [f"table.{name}" for name in _different(one.table, other.table, ("book",))]
    if len(one.cities) != len(other.cities):
        return [*found, "cities"]
    for seat, city in enumerate(one.cities):
        found += [f"cities.{seat}.{name}" for name in _different(city, other.cities[seat], ())]
    return found


def _different(one: object, other: object, left_out: tuple[str, ...]) -> list[str]:
    names = [name for name in fields_of(one) if name not in left_out]
    return [name for name in names if getattr(one, name) != getattr(other, name)]

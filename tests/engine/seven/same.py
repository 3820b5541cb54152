"""Whether two positions are the same in every field, the table by value."""

from engine.seven.state import State, Table
from tests.engine.fields import fields_of

# What was asked for when the game was set up; a position knows only what came of it.
ASKED_FOR = ("boards", "sides")


def differences(one: State, other: State) -> list[str]:
    """The names of all fields in which two positions differ."""
    names = [name for name in fields_of(one) if name != "table" and getattr(one, name) != getattr(other, name)]
    return names + [f"table.{name}" for name in _table_differences(one.table, other.table)]


def same_state(one: State, other: State) -> bool:
    """Whether two positions are equal."""
    return not differences(one, other)


def _table_differences(one: Table, other: Table) -> list[str]:
    names = [name for name in fields_of(one) if name not in (*ASKED_FOR, "rulings")]
    different = [name for name in names if getattr(one, name) != getattr(other, name)]
    rulings = fields_of(one.rulings)
    if any(getattr(one.rulings, name) != getattr(other.rulings, name) for name in rulings):
        different.append("rulings")
    return different

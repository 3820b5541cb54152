"""The pieces that the listings of all games are made of: costs and effects as plain data."""

from collections.abc import Mapping, Sequence

Plain = dict[str, object]


def listed_cost(coins: int, resources: Sequence[str], units: Sequence[int]) -> dict[str, int]:
    """What is paid, by name; what is not paid is left out."""
    paid = {"coins": coins, **dict(zip(resources, units, strict=True))}
    return {name: amount for name, amount in paid.items() if amount}


def listed_effect(kind: str, values: Mapping[str, object]) -> Plain:
    """An effect by its kind and its fields."""
    return {"kind": kind, **{name: _plain(value) for name, value in values.items()}}


def _plain(value: object) -> object:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value

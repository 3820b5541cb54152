"""Typed values out of the plain data that describes a table; refuses with ConfigError. Knows no game."""

from collections.abc import Collection
from dataclasses import fields
from typing import TypeVar

from engine.core.errors import ConfigError

MAX_SEED = 2**63 - 1

T = TypeVar("T")
Data = dict[object, object]


def table_fields(data: object, names: Collection[str]) -> Data:
    """A mapping with no other fields than `names`."""
    if not isinstance(data, dict):
        raise ConfigError("not_a_table")
    unknown = set(data) - set(names)
    if unknown:
        raise ConfigError("unknown_field", field=str(min(map(str, unknown))))
    return data


def number(data: Data, name: str) -> int:
    """A whole number; true and false are none."""
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise ConfigError("wrong_type", field=name)
    return value


def word(data: Data, name: str, default: str) -> str:
    """A word; left out, it is `default`."""
    value = data.get(name, default)
    if not isinstance(value, str):
        raise ConfigError("wrong_type", field=name)
    return value


def flag(data: Data, name: str) -> bool:
    """True or false; left out, it is false."""
    value = data.get(name, False)
    if not isinstance(value, bool):
        raise ConfigError("wrong_type", field=name)
    return value


def words(data: Data, name: str) -> tuple[str, ...]:
    """A list of words; left out, it is empty."""
    value = data.get(name, [])
    if not isinstance(value, list | tuple) or not all(isinstance(word, str) for word in value):
        raise ConfigError("wrong_type", field=name)
    return tuple(value)


def switches(data: Data, kind: type[T]) -> T:
    """Rule switches of the dataclass `kind`; those left out have their default."""
    value = data.get("switches", {})
    if not isinstance(value, dict):
        raise ConfigError("wrong_type", field="switches")
    known = {f.name for f in fields(kind)}  # type: ignore[arg-type]
    for name, setting in value.items():
        if name not in known:
            raise ConfigError("unknown_switch", switch=str(name))
        if not isinstance(setting, bool):
            raise ConfigError("wrong_type", field=str(name))
    return kind(**value)


def switches_to_json(chosen: object) -> dict[str, object]:
    """Every switch with its setting."""
    return {f.name: getattr(chosen, f.name) for f in fields(chosen)}  # type: ignore[arg-type]


def check_seed(seed: int) -> None:
    """Refuse a seed that no stream takes."""
    if not 0 <= seed <= MAX_SEED:
        raise ConfigError("seed_out_of_range", seed=seed)

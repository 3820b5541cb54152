"""Described positions with a value changed, and the refusal that is due to it."""

from typing import Any

import pytest

from engine.core.errors import PositionError
from engine.core.position.text import data_of
from engine.seven.position import state_from_json
from tests.positions import text_of

GONE = object()


def changed(name: str, **changes: object) -> Any:
    """A described position with other values in some fields; ``cities__0__coins`` is the coins of the first city."""
    data: Any = data_of(text_of(name))
    for path, value in changes.items():
        place = data
        *inner, last = [int(key) if key.isdigit() else key for key in path.split("__")]
        for key in inner:
            place = place[key]
        if value is GONE:
            del place[last]
        else:
            place[last] = value
    return data


def refusal_of(data: object) -> tuple[str, object]:
    """The code and the field of the error that refuses this data."""
    with pytest.raises(PositionError) as refused:
        state_from_json(data)
    return refused.value.code, refused.value.details["field"]


def expect(name: str, code: str, field: str, **changes: object) -> None:
    """Check that a described position is possible and is refused for just this once it is changed."""
    state_from_json(changed(name))
    assert refusal_of(changed(name, **changes)) == (code, field)

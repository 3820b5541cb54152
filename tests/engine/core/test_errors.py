"""Errors with a code: they must survive the way from one process to another."""

import pickle

import pytest

from engine.core.errors import CatalogError, CodedError, CommandError, ConfigError, PositionError, SaveError


@pytest.mark.parametrize("kind", [CodedError, CatalogError, CommandError, ConfigError, PositionError, SaveError])
def test_an_error_from_another_process_comes_back_whole(kind: type[CodedError]) -> None:
    error = pickle.loads(pickle.dumps(kind("cannot_write", file="x", line=3)))
    assert type(error) is kind
    assert error.code == "cannot_write"
    assert error.details == {"file": "x", "line": 3}
    assert str(error) == "cannot_write (file: x, line: 3)"

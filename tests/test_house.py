"""The house itself: which room may look into which, and whether the compiled engine is really the one tested."""

import importlib
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

import dev
from tests.conftest import LONG, TESTS


@pytest.fixture
def heard_loggers() -> Iterator[None]:
    """import-linter silences every logger that it finds; other tests listen to ours."""
    yield
    for logger in logging.root.manager.loggerDict.values():
        if isinstance(logger, logging.Logger):
            logger.disabled = False


def test_the_rooms_look_only_the_way_they_may(heard_loggers: None) -> None:
    assert lint_imports(config_filename=str(dev.ROOT / "pyproject.toml"), no_cache=True) == 0


@pytest.mark.compiled
@pytest.mark.parametrize("source", dev.settings(dev.ROOT)["wonders"]["compiled"])
def test_the_engine_under_test_is_the_one_that_was_meant(source: str) -> None:
    module = importlib.import_module(source.removesuffix(".py").replace("/", "."))
    is_compiled = Path(str(module.__file__)).suffix != ".py"
    assert is_compiled == (os.environ.get("WONDERS_TREE") == "compiled")


def test_every_long_test_that_is_listed_is_there() -> None:
    assert [name for name in LONG if not (TESTS / name).exists()] == []

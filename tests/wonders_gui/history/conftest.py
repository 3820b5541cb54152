"""A folder of games and its history, for tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from wonders_gui.history.store import Store, open_store
from wonders_gui.saves import Games


@pytest.fixture
def games(tmp_path: Path) -> Games:
    """No games yet."""
    folder = tmp_path / "games"
    folder.mkdir()
    return Games(folder)


@pytest.fixture
def store(games: Games) -> Iterator[Store]:
    """The history of that folder."""
    opened = open_store(games.folder).store
    yield opened
    opened.close()

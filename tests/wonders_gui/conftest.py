"""For all tests of the window: no screen, bots that answer at once, settings of nobody."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from tests.wonders_gui.quick import QuickThinkers
from wonders_gui.games.guard import Guard
from wonders_gui.settings import Settings

__all__ = ["QuickThinkers"]


@pytest.fixture
def thinkers(qapp: QObject) -> Iterator[QuickThinkers]:
    """Bots that answer at once."""
    quick = QuickThinkers()
    yield quick
    quick.close()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of nobody, without pauses and motion."""
    chosen = Settings(tmp_path / "settings.ini")
    chosen.bot_speed = "off"
    chosen.animation = "off"
    return chosen


@pytest.fixture(autouse=True)
def no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests click at once; those about the rest that new cards need turn a clock of their own."""
    monkeypatch.setattr(Guard, "rest", 0)

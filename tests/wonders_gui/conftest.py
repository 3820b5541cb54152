"""For all tests of the window: no screen, bots that answer at once, settings of nobody."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QObject

from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.screens import Studio, keep_moments_in, studio
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


@pytest.fixture(autouse=True)
def same_locale() -> Iterator[None]:
    """Nor do the dates and numbers of Qt stay in the language that a test ended in."""
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.fixture(scope="session", autouse=True)
def moments(tmp_path_factory: pytest.TempPathFactory) -> None:
    """One folder of played games for all processes of a run."""
    mine = tmp_path_factory.getbasetemp()
    folder = (mine.parent if "PYTEST_XDIST_WORKER" in os.environ else mine) / "moments"
    folder.mkdir(exist_ok=True)
    keep_moments_in(folder)


@pytest.fixture(scope="module")
def stage(qapp: QObject, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    """One window for all tests of a module: it is brought to each screen in turn."""
    with studio(tmp_path_factory.mktemp("studio")) as opened:
        yield opened

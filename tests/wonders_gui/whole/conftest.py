"""For whole games: a home of one's own, real fonts, and not one warning of Qt."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from i18n.compile import compile_stale
from tests.wonders_gui.whole.house import House
from wonders_gui import language, theme
from wonders_gui.art.assets import load_fonts

HERE = Path(__file__).parent
NO_MATTER = "This plugin does not support"
"""What the platform without a screen says of itself."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Here Qt may not complain."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.qt_log_level_fail("WARNING"))
            item.add_marker(pytest.mark.qt_log_ignore(NO_MATTER, extend=True))


@pytest.fixture(autouse=True, scope="package")
def _as_installed(qapp: QApplication) -> None:
    """The words and fonts of the program."""
    compile_stale()
    load_fonts()


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Whoever comes next finds the usual language and look."""
    yield
    language.set_language("en")
    theme.use("light")


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """Somebody's home; the window is not open yet."""
    home = House(tmp_path)
    yield home
    home.leave()

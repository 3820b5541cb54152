"""The page of rules and cards with a window that only listens."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.wonders_gui.tree import bury, look_usual
from wonders_gui.pages.rules.page import RulesPage


@pytest.fixture
def page(qtbot: QtBot, qapp: QApplication) -> Iterator[RulesPage]:
    """The page as it is first seen."""
    look_usual()
    host: Any = None  # the page asks nothing of its window
    shown = RulesPage(host)
    shown.resize(1280, 720)
    shown.show()
    shown.visit()
    shown.take_focus()
    yield shown
    bury(shown)

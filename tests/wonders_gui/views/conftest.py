"""Views are measured in the fonts of the program."""

import pytest
from PySide6.QtCore import QObject

from wonders_gui.art.assets import load_fonts


@pytest.fixture(autouse=True)
def _fonts(qapp: QObject) -> None:
    load_fonts()

"""For tests of pictures: the bundled fonts, and the light look again after each test."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from wonders_gui import language, theme
from wonders_gui.art import assets, cache


@pytest.fixture(autouse=True)
def light(qapp: QObject) -> Iterator[None]:
    """Everything is painted in the light look, in English, unless a test says otherwise."""
    assets.load_fonts()
    theme.use("light")
    yield
    theme.use("light")
    language.set_language("en")
    cache.clear()

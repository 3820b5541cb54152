"""One window for all tests of a module: it is brought to each screen in turn."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject

from tests.wonders_gui.screens import Studio, keep_moments_in, studio


@pytest.fixture(scope="module")
def stage(qapp: QObject, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    """A window that can show every screen."""
    keep_moments_in(tmp_path_factory.getbasetemp())
    with studio(tmp_path_factory.mktemp("studio")) as opened:
        yield opened

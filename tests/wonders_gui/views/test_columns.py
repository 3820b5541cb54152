"""A city by colours: the title of every column can be read, in every language and whatever is built."""

from collections.abc import Iterator
from typing import Final

import pytest
from PySide6.QtGui import QStandardItem, QStandardItemModel
from pytestqt.qtbot import QtBot

from engine.core.session import Session
from engine.seven.config import CITIES, table
from engine.seven.game import SEVEN
from wonders_gui import theme
from wonders_gui.art.lettering import watched
from wonders_gui.games.seven.sheets import city_columns
from wonders_gui.language import LANGUAGES, language, set_language
from wonders_gui.models.roles import Role
from wonders_gui.views.columns import ColumnsView

NARROW: Final = 674  # the city at 1280x720
PATTERNS: Final = ("", "01", "0246", "135", "0123456", "1111233", "01234567", "77777710")


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    """A language for a while."""
    before = language()
    set_language(request.param)
    yield request.param
    set_language(before)


@pytest.mark.parametrize("pattern", PATTERNS)
@pytest.mark.parametrize("with_cities", [False, True])
def test_every_title_is_painted_in_letters_that_can_be_read(
    qtbot: QtBot, spoken: str, pattern: str, with_cities: bool
) -> None:
    columns = city_columns(Session.start(SEVEN, table(2, 3, 5, expansions=(CITIES,) if with_cities else ())).state)
    view, model = ColumnsView(), QStandardItemModel()
    qtbot.addWidget(view)
    for column in pattern:
        item = QStandardItem("Marketplace")
        item.setData(int(column) % len(columns), Role.COLUMN)
        model.appendRow(item)
    view.setModel(model)
    view.set_columns(columns)
    view.resize(NARROW, 160)
    with watched() as painted:
        view.grab()
    titles = {line.text: line for line in painted if line.text in {column.title for column in columns}}
    assert set(titles) == {column.title for column in columns}
    assert all(line.pixels >= theme.SMALLEST and line.shown == line.text for line in titles.values())
    assert max(lane.right() for lane in view._lanes()) < NARROW


def test_a_city_that_nobody_has_told_of_yet_can_be_painted(qtbot: QtBot) -> None:
    view = ColumnsView()
    qtbot.addWidget(view)
    view.setModel(QStandardItemModel())
    with watched() as painted:
        view.grab()
    assert not painted

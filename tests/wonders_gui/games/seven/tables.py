"""Pages of 7 Wonders with quick bots, and positions of random games."""

from collections.abc import Iterator

from pytestqt.qtbot import QtBot

from engine.seven.legality import to_move
from engine.seven.view import View, view
from tests.engine.seven.random_games import positions
from tests.wonders_gui.tables import SevenTable
from wonders_gui.games.seven.page import TablePage
from wonders_gui.settings import Settings


def page_of(table: SevenTable, settings: Settings, qtbot: QtBot, width: int = 1280, height: int = 720) -> TablePage:
    """The page of a table that has begun."""
    page = TablePage(table, settings)
    qtbot.addWidget(page, before_close_func=lambda _page: table.close())
    table.changed.connect(page.show_update)
    page.resize(width, height)
    page.show()
    with qtbot.waitActive(page):
        page.activateWindow()
    table.begin()
    return page


def views(seed: int, step: int = 5) -> Iterator[View]:
    """Some of what seats see in a random game."""
    for number, state in enumerate(positions(seed)):
        if number % step == 0:
            yield view(state, (to_move(state) or [0])[0])

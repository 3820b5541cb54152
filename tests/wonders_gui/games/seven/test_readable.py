"""What stands beside the hand at 1280x720 has letters that can be read, in every language, and no ring on them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.wonders_gui.games.seven.tables import page_of
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.tables import play_on, seven
from wonders_gui import theme
from wonders_gui.art.assets import load_fonts
from wonders_gui.art.lettering import watched
from wonders_gui.games.seven.offers import Action
from wonders_gui.games.seven.page import TablePage
from wonders_gui.games.seven.words import stage_title
from wonders_gui.language import LANGUAGES, language, ngettext, set_language
from wonders_gui.settings import Settings


@pytest.fixture(params=LANGUAGES)
def page(
    request: pytest.FixtureRequest, thinkers: QuickThinkers, settings: Settings, qtbot: QtBot
) -> Iterator[TablePage]:
    """A table of four after two turns."""
    load_fonts()
    before = language()
    set_language(request.param)
    table = seven(thinkers, players=4)
    shown = page_of(table, settings, qtbot)
    play_on(table, qtbot, decisions=2)
    yield shown
    set_language(before)


def test_no_letter_of_the_detail_is_smaller_than_the_look_allows(page: TablePage) -> None:
    for row in range(page.hand.model().rowCount()):
        page.hand.select_row(row)
        with watched() as painted:
            page.detail.grab()
        assert painted
        assert not [(line.text, line.pixels) for line in painted if line.pixels < theme.SMALLEST]


def test_what_a_stage_costs_is_readable_on_a_half_button(page: TablePage) -> None:
    page.hand.select_row(0)
    button = page.detail.buttons[Action.STAGE]
    for price in (1, 2, 12):
        told = ngettext("pay {number} coin", "pay {number} coins", price).format(number=price)
        button.set_texts(stage_title(0), told)
        with watched() as painted:
            button.grab()
        assert [line.text for line in painted if line.pixels >= theme.SMALLEST] == [stage_title(0), told]
        assert not any(line.is_cut for line in painted)


def test_the_ring_of_the_keyboard_stands_beside_the_words(page: TablePage) -> None:
    page.resize(1920, 1080)
    page.hand.select_row(-1)
    facts = page.detail.facts
    facts.setFocus(Qt.FocusReason.TabFocusReason)
    with watched() as painted:
        facts.grab()
    assert painted
    assert all(line.ink.left() >= 4 for line in painted if line.shown)

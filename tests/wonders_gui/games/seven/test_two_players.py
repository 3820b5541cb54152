"""Two players and the Free City: where hands go, and for whom a card is chosen."""

from dataclasses import dataclass, field
from typing import cast

from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from engine.seven.legality import city_to_decide
from tests.wonders_gui.games.seven.tables import page_of
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.tables import SevenTable, seven, wait_for_turn
from wonders_gui.games.seven import flights
from wonders_gui.games.seven.factrows import fact_rows
from wonders_gui.games.seven.page import TablePage
from wonders_gui.games.seven.seats import SeatFacts
from wonders_gui.models.roles import Role
from wonders_gui.settings import Settings
from wonders_gui.texts.commands import seven_command
from wonders_gui.widgets.announcer import heard
from wonders_gui.widgets.overlay import Overlay

FREE_CITY = 2


def deciding(table: SevenTable, qtbot: QtBot, city: int) -> None:
    """Play on until the player chooses a card for this city."""
    for _turn in range(40):
        wait_for_turn(table, qtbot)
        if city_to_decide(table.view().table, table.seat) == city:
            return
        table.submit(table.legal()[0])
    raise AssertionError("nobody decides for this city")


def at_free_city(qtbot: QtBot, thinkers: QuickThinkers, settings: Settings) -> tuple[SevenTable, TablePage]:
    table = seven(thinkers, players=2, edition=1)
    page = page_of(table, settings, qtbot)
    deciding(table, qtbot, FREE_CITY)
    return table, page


def lit(page: TablePage) -> list[int]:
    """The cities beside the player's own that are lit."""
    rows = [view.model().index(0, 0).data(Role.RECORD) for view in (page.left, page.right)]
    return [row.city for row in rows if isinstance(row, SeatFacts) and row.lit]


def test_the_bar_says_that_two_players_swap_their_hands(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    page = page_of(seven(thinkers, players=2, edition=1), settings, qtbot)
    assert "Hands are swapped" in page.plate.accessibleName()
    assert "Hands go" not in page.plate.accessibleName()


def test_the_beginning_of_an_age_is_announced_with_the_swap(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    table = seven(thinkers, players=2, edition=1)
    page_of(table, settings, qtbot)
    with heard() as said:
        while table.view().table.age == 0:
            wait_for_turn(table, qtbot)
            table.submit(table.legal()[0])
    begun = [text for text in said if "Age II begins" in text]
    assert begun
    assert all("swapped" in text and "passed to the" not in text for text in begun)


@dataclass
class Watched:
    """An overlay that notes what flies."""

    flown: list[tuple[QRect, QRect]] = field(default_factory=list)

    def fly(self, _picture: object, start: QRect, end: QRect, *_rest: object) -> None:
        self.flown.append((start, end))


def test_hands_of_two_players_fly_to_each_other_and_not_to_the_free_city(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    table = seven(thinkers, players=2, edition=1)
    wait_for_turn(table, qtbot)
    left, hand, right = QRect(0, 0, 100, 100), QRect(500, 500, 200, 200), QRect(900, 0, 100, 100)
    state = table.view().table
    rival = left if state.table.left[table.seat] == 1 else right
    for age in range(3):
        state.age = age
        overlay = Watched()
        flights.pass_hands(cast(Overlay, overlay), state, table.seat, (left, hand, right), 1.0)
        ends = [(start.center(), end.center()) for start, end in overlay.flown]
        assert ends == [(hand.center(), rival.center()), (rival.center(), hand.center())]
    table.close()


def test_the_panel_asks_for_a_card_of_the_free_city_and_says_which_one_was_chosen_for_the_own(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    table, page = at_free_city(qtbot, thinkers, settings)
    state = table.view().table
    own = state.choices[table.seat]
    assert own is not None
    told = page.detail.accessibleName()
    assert "Choose a card for the Free City" in told
    assert seven_command(own, 1) in told
    assert page.detail.model.rowCount() == 0  # whose points they are could be mistaken
    assert seven_command(own, 1) in page.hand_head.accessibleName()


def test_the_free_city_is_lit_while_a_card_is_chosen_for_it(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    table, page = at_free_city(qtbot, thinkers, settings)
    assert lit(page) == [FREE_CITY]
    table.submit(table.legal()[0])
    deciding(table, qtbot, table.seat)
    assert lit(page) == []


def test_what_a_card_brings_to_the_free_city_is_not_told_as_the_players(
    qtbot: QtBot, thinkers: QuickThinkers, settings: Settings
) -> None:
    table, page = at_free_city(qtbot, thinkers, settings)
    state = table.view().table
    for row in page.hand_model.rows():
        told = [fact.text for fact in fact_rows(state, page.people, row.offers, 0) if not fact.spare]
        assert told[0] == "For the Free City"
        assert not [text for text in told if text.startswith(("points now", "You keep")) or "your" in text]

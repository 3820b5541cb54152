"""The hand fits: no card covers another and no tag is cut, at every size that is promised and for every table."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from pytestqt.qtbot import QtBot

from engine.catalog.loader import whole_box
from engine.core.seats import Seat
from engine.seven.config import CITIES, Config, table
from engine.seven.game import SEVEN
from tests.wonders_gui.games.seven.tables import page_of
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.tables import NOVICE, seven
from wonders_gui.art import landscapes
from wonders_gui.art.faces import Tag
from wonders_gui.controller import Table
from wonders_gui.delegates.card import CardDelegate
from wonders_gui.games.seven.layout import arrange
from wonders_gui.games.seven.page import TablePage
from wonders_gui.models.roles import Role
from wonders_gui.opponents import NAMES
from wonders_gui.settings import Settings
from wonders_gui.theme import _metrics
from wonders_gui.views.row import RowView, height_side_by_side, view_height

SIZES: Final = ((1280, 720), (1366, 768), (1600, 900), (1920, 1080))
BAR: Final = 50
DRAWINGS: Final = [f"{board.id}_{light}" for board in whole_box(2).boards for light in ("day", "night")]
TABLES: Final = {
    **{f"first edition, {players}": table(1, players, 5) for players in range(2, 8)},
    **{f"second edition, {players}": table(2, players, 5) for players in range(3, 8)},
    **{f"Cities, {players}": table(2, players, 5, expansions=(CITIES,)) for players in range(3, 8)},
    **{f"teams of {players}": table(2, players, 5, expansions=(CITIES,), teams=True) for players in (4, 6)},
}


@pytest.fixture(params=TABLES)
def page(request: pytest.FixtureRequest, thinkers: QuickThinkers, settings: Settings, qtbot: QtBot) -> TablePage:
    """A table on which the first hand of an age lies, the largest that there is."""
    config: Config = TABLES[request.param]
    bots = {Seat(seat): NOVICE for seat in range(1, config.players)}
    dealt = Table.start(SEVEN, config, 0, bots, NAMES[: config.players], thinkers, None)
    return page_of(dealt, settings, qtbot)


def _at_every_size(page: TablePage) -> Iterator[RowView]:
    for width, height in SIZES:
        page.resize(width, height)
        yield page.hand


def _tags(hand: RowView) -> list[QRectF]:
    delegate = hand.itemDelegate()
    assert isinstance(delegate, CardDelegate)
    found = []
    for row, place in enumerate(hand.places()):
        index = hand.model().index(row, 0)
        tag = index.data(Role.TAG)
        assert isinstance(tag, Tag)
        found.append(delegate.tag_place(QRectF(place), index, tag))
    return found


def test_no_card_of_a_full_hand_covers_another_and_no_tag_is_cut(page: TablePage) -> None:
    for hand in _at_every_size(page):
        for chosen in (-1, 0, hand.model().rowCount() - 1):
            hand.select_row(chosen)
            places, view = hand.places(), hand.viewport().rect()
            assert len(places) in (7, 8)
            assert not any(one.intersects(other) for one, other in combinations(places, 2))
            assert all(view.contains(place) for place in places)
            assert all(QRectF(view).contains(tag) for tag in _tags(hand))
            assert not any(
                tag.intersects(QRectF(other))
                for row, tag in enumerate(_tags(hand))
                for number, other in enumerate(places)
                if number > row
            )


def test_the_ring_of_the_chosen_card_leaves_the_tags_of_others_whole(
    thinkers: QuickThinkers, settings: Settings, qtbot: QtBot
) -> None:
    hand = page_of(seven(thinkers), settings, qtbot).hand
    hand.select_row(-1)
    before = hand.grab().toImage()
    hand.select_row(3)
    place = _tags(hand)[2].adjusted(2, 5, -2, -5).toRect()
    assert before.copy(place) == hand.grab().toImage().copy(place)


def test_the_hand_lies_wholly_on_the_table(page: TablePage) -> None:
    for hand in _at_every_size(page):
        shown = QRect(hand.mapTo(page, hand.rect().topLeft()), hand.size())
        assert page.rect().contains(shown)


@pytest.mark.parametrize("cards", [7, 8])
@pytest.mark.parametrize("far", [0, 1, 4])
@pytest.mark.parametrize("size", SIZES)
def test_cards_are_large_and_keep_their_size_while_they_become_fewer(
    size: tuple[int, int], far: int, cards: int
) -> None:
    place = arrange(QSize(size[0], size[1] - BAR), far, _metrics(1.0), cards=cards).hand
    whole = height_side_by_side(place.width(), cards)
    assert whole >= (205 if cards == 7 else 178)
    assert whole * 1.15 >= (place.height() - 8) / 1.15, "cards grow by less than 15 % within an age"


def test_cards_are_as_large_at_1920_as_the_look_wants_them() -> None:
    for far in (0, 4):
        place = arrange(QSize(1920, 1030), far, _metrics(1.0)).hand
        assert height_side_by_side(place.width(), 7) >= 300
        assert place.height() >= view_height(300)


def test_the_own_wonder_stands_whole_beside_the_fields_of_its_stages(page: TablePage) -> None:
    for _hand in _at_every_size(page):
        board = page.board
        fields, room = board.stages.places(), board.wonder_room()
        for name in DRAWINGS:
            size = board.surface().size()
            wonder = landscapes.placed(name, size, 0.81, room).of(landscapes.bounds(name))
            assert board.surface().translated(-board.surface().topLeft()).contains(wonder)
            assert wonder.left() > board.stages.x() + fields[-1].right() - board.surface().left()

"""Where the cards of a structure lie, and how the arrow keys walk between them."""

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.catalog.duel.loader import load_duel
from engine.duel.state import PLAY
from tests.wonders_gui.games.duel.positions import phase, played
from wonders_gui.art.faces import Tag
from wonders_gui.games.duel.models import StructureModel
from wonders_gui.games.duel.structure import LIFT, SHOWN, StructureView, grid_for, tag_place

ROOMS = (QSize(760, 380), QSize(1250, 570), QSize(420, 300))


@pytest.mark.parametrize("age", [0, 1, 2])
@pytest.mark.parametrize("room", ROOMS)
def test_every_card_lies_inside_the_room(age: int, room: QSize) -> None:
    slots = load_duel().structures[age].slots
    grid = grid_for(slots, room)
    for slot in slots:
        place = grid.place(slot)
        assert place.left() >= 0
        assert place.right() <= room.width()
        assert place.top() >= 0
        assert place.bottom() <= room.height()


@pytest.mark.parametrize("age", [0, 1, 2])
@pytest.mark.parametrize("room", ROOMS)
def test_band_and_cost_of_an_open_card_are_never_covered(age: int, room: QSize) -> None:
    slots = load_duel().structures[age].slots
    grid = grid_for(slots, room)
    for slot in slots:
        if slot.face_up:
            tops = [grid.place(slots[other]).top() for other in slot.covered_by]
            assert all(top - grid.place(slot).top() >= SHOWN * grid.height - 2 for top in tops)


TAGS = (Tag("trade", coins=12), Tag("chain", icons=("mark_moon",)), Tag("dear", coins=14), Tag("own"))


@pytest.mark.parametrize("age", [0, 1, 2])
@pytest.mark.parametrize("room", [*ROOMS, QSize(830, 405), QSize(1255, 610), QSize(600, 700)])
def test_no_tag_or_ring_is_cut_at_the_edges_of_the_room(age: int, room: QSize) -> None:
    slots = load_duel().structures[age].slots
    grid = grid_for(slots, room)
    for slot in slots:
        lifted = QRectF(grid.place(slot)).translated(0, -LIFT * grid.height)
        for tag in TAGS:
            assert QRectF(0, 0, room.width(), room.height()).contains(tag_place(tag, lifted))
        assert lifted.left() >= 0.04 * grid.height
        assert lifted.right() <= room.width() - 0.04 * grid.height


def test_the_ring_of_a_chosen_card_leaves_the_tags_of_others_whole(view: StructureView) -> None:
    view.select_row(-1)
    rows = [row for row in range(view.model().rowCount()) if (found := view.record(row)) and found.tag]
    before = view.grab().toImage()
    view.select_row(rows[1])
    after = view.grab().toImage()
    record = view.record(rows[0])
    assert record is not None
    assert record.tag is not None
    place = tag_place(record.tag, QRectF(view.places()[rows[0]])).adjusted(2, 5, -2, -5).toRect()
    assert before.copy(place) == after.copy(place)


@pytest.fixture
def view(qtbot: QtBot) -> StructureView:
    """The structure of the first age, as it was dealt."""
    shown = StructureView()
    qtbot.addWidget(shown)
    model = StructureModel(shown)
    model.show_view(played(4, phase(PLAY)).view(0))
    shown.setModel(model)
    shown.resize(800, 420)
    shown.show()
    return shown


def test_left_and_right_walk_along_the_accessible_cards(view: StructureView, qtbot: QtBot) -> None:
    seen = []
    for _ in range(6):
        QTest.keyClick(view, Qt.Key.Key_Right)
        record = view.record(view.currentIndex().row())
        assert record is not None
        seen.append((view.visualRect(view.currentIndex()).left(), record.accessible))
    assert all(accessible for _, accessible in seen)
    assert [left for left, _ in seen] == sorted(left for left, _ in seen)
    assert len(set(seen)) == 6


def test_up_reaches_a_covered_card_that_lies_open(view: StructureView, qtbot: QtBot) -> None:
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Up)
    record = view.record(view.currentIndex().row())
    assert record is not None
    assert record.card >= 0
    assert not record.accessible


def test_a_click_finds_the_topmost_card(view: StructureView) -> None:
    for row in range(14, 20):
        assert view.indexAt(view.places()[row].center()).row() == row


def test_screen_readers_see_every_slot(view: StructureView) -> None:
    interface = QAccessible.queryAccessibleInterface(view)
    assert interface.childCount() == 20
    assert "costs" in interface.child(19).text(QAccessible.Text.Name)

"""Landscapes: every board has one by day and by night, and it shows how much of the wonder is built."""

from itertools import pairwise, product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from engine.catalog.loader import whole_box
from tests.wonders_gui.art.looking import same
from wonders_gui.art import assets, landscapes

SIZE = QSizeF(320, 160)
BOARDS = sorted({board.id for edition in (1, 2) for board in whole_box(edition).boards})


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("night", [False, True])
def test_a_wonder_grows_stage_by_stage(board: str, night: bool) -> None:
    pictures = [landscapes.landscape(board, night, built, 3, SIZE) for built in range(4)]
    for before, after in pairwise(pictures):
        assert not same(before, after)


@pytest.mark.parametrize("board", BOARDS)
def test_day_and_night_differ(board: str) -> None:
    assert not same(landscapes.landscape(board, False, 3, 3, SIZE), landscapes.landscape(board, True, 3, 3, SIZE))


@pytest.mark.parametrize("size", [QSizeF(120, 120), QSizeF(240, 120), QSizeF(960, 240)])
@pytest.mark.parametrize("board", BOARDS)
def test_a_landscape_fills_any_frame_to_its_edges(board: str, size: QSizeF) -> None:
    image = landscapes.landscape(board, False, 2, 3, size, 1.0, 0.7).toImage()
    right, bottom = image.width() - 1, image.height() - 1
    for x, y in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
        assert image.pixelColor(x, y).alpha() == 255


@pytest.mark.parametrize("board", BOARDS)
def test_the_whole_wonder_is_in_the_frame(board: str) -> None:
    name = f"{board}_day"
    top, bottom = landscapes.visible(name)
    box = landscapes.bounds(name)
    assert top <= box.top()
    assert box.bottom() <= bottom


FRAMES = [QSizeF(96, 90), QSizeF(144, 126), QSizeF(258, 92), QSizeF(702, 150), QSizeF(1096, 258), QSizeF(1096, 340)]
WONDERS = sorted(assets.names(landscapes.WONDERS))


def test_neither_the_wonder_nor_its_sun_is_cut_in_any_frame() -> None:
    for name, size, centre in product(WONDERS, FRAMES, (0.5, 0.68, 0.81)):
        frame = QRectF(QPointF(0, 0), size)
        stand = landscapes.placed(name, size, centre)
        wonder, sun = stand.of(landscapes.bounds(name)), stand.of(landscapes.sun_of(name))
        where = (name, size, centre)
        assert frame.left() <= wonder.left(), where
        assert wonder.right() <= frame.right(), where
        assert frame.top() <= wonder.top(), where
        assert frame.contains(sun) or not frame.intersects(sun), where


@pytest.mark.parametrize("name", WONDERS)
def test_a_wonder_keeps_to_the_room_that_is_left_to_it(name: str) -> None:
    beside = landscapes.placed(name, QSizeF(1096, 340), 0.81, landscapes.Room(left=0.64)).of(landscapes.bounds(name))
    assert beside.left() >= 0.64 * 1096
    assert beside.right() <= 1096
    under = landscapes.placed(name, QSizeF(410, 260), 0.62, landscapes.Room(head=0.3)).of(landscapes.bounds(name))
    assert under.top() >= 0.3 * 260 - 0.01
    assert under.right() <= 410


@pytest.mark.parametrize("name", WONDERS)
def test_there_is_sky_above_a_wonder_that_is_made_small(name: str) -> None:
    image = QPixmap(60, 200)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    landscapes.draw(painter, name, QRectF(0, 0, 60, 200))
    painter.end()
    assert all(image.toImage().pixelColor(x, 0).alpha() == 255 for x in (0, 30, 59))


@pytest.mark.parametrize("room", [landscapes.Room(left=0.66), landscapes.Room(head=0.5)])
@pytest.mark.parametrize("name", WONDERS)
def test_a_wonder_that_is_made_small_leaves_no_gap_at_the_sides(name: str, room: landscapes.Room) -> None:
    image = QPixmap(704, 200)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    landscapes.draw(painter, name, QRectF(0, 0, 704, 200), 1, 3, 0.81, room)
    painter.end()
    shown = image.toImage()
    assert all(shown.pixelColor(x, y).alpha() > 250 for x in (0, 8, 695, 703) for y in range(0, 200, 20))

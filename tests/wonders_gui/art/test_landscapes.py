"""Landscapes: every board has one by day and by night, and it shows how much of the wonder is built."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QSizeF

from engine.catalog.loader import whole_box
from tests.wonders_gui.art.looking import same
from wonders_gui.art import landscapes

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

"""The facts of a seat: whatever a player has, its numbers stand apart and can be read."""

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from wonders_gui import theme
from wonders_gui.art.assets import load_fonts
from wonders_gui.art.lettering import watched
from wonders_gui.games.duel.seats import Facts, FactsView

SIZES = (QSize(161, 112), QSize(168, 120), QSize(218, 165))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("amounts", [(7, 0, 2), (11, 3, 25), (34, 12, 61), (99, 12, 101)])
def test_no_number_touches_the_sign_after_it(qtbot: QtBot, size: QSize, amounts: tuple[int, int, int]) -> None:
    load_fonts()
    view = FactsView()
    qtbot.addWidget(view)
    view.show_facts(Facts("Ada", "you", *amounts, (0,) * 7, 6, True, False))
    view.resize(size)
    with watched() as painted:
        view.grab()
    numbers = [line for line in painted if line.text in {str(amount) for amount in amounts}]
    side, _font, lefts = view.amount_places(amounts)
    assert [line.text for line in numbers] == [str(amount) for amount in amounts]
    for line, left, following in zip(numbers, lefts, [*lefts[1:], size.width()], strict=True):
        assert line.ink.left() >= left + side
        assert line.ink.right() + 4 <= following
        assert line.shown == line.text
        assert line.pixels >= theme.SMALLEST

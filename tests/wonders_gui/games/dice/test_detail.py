"""The panel under the Forum."""

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from engine.dice.view import view
from tests.engine.dice.builder import laid, sheet
from wonders_gui.games.dice.detail import DetailPanel
from wonders_gui.games.dice.details import Detail, Line, Scene, detail_of
from wonders_gui.games.dice.player import Player
from wonders_gui.games.dice.story import Story
from wonders_gui.widgets.text import Text


def test_lines_never_lie_on_each_other_even_before_qt_has_laid_them_out(qtbot: QtBot) -> None:
    panel = DetailPanel()
    qtbot.addWidget(panel)
    panel.resize(240, 220)
    panel.show_detail(Detail("One", "", (Line("short"),)))
    panel.show()
    qtbot.waitExposed(panel)

    panel.show_detail(Detail("Many", "", tuple(Line(f"Sentence {number}, long enough. " * 5) for number in range(8))))

    lines = [text for text in panel.findChildren(Text) if text.isVisible()]
    assert len(lines) == 8
    assert all(above.geometry().bottom() < below.geometry().top() for above, below in pairwise(lines))


@pytest.mark.parametrize(
    ("crossed", "offered"),
    [
        (("wonder.1", "wonder.2"), "Or build a stage of your wonder, or pass and take coins."),
        (("wonder.1", "wonder.2", "wonder.3", "bonus.coins"), "Or pass and take coins."),
    ],
)
def test_a_complete_wonder_is_not_offered(crossed: tuple[str, ...], offered: str) -> None:
    player = Player(view(laid(sheet(*crossed)), 0))
    assert offered in [line.text for line in detail_of(player, Scene(["Ada", "Kallias"], Story())).lines]

"""The panel under the Forum."""

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from engine.dice.events import ActionsRevealed, Passed
from engine.dice.view import view
from tests.engine.dice.builder import laid, play, sheet
from wonders_gui.games.dice.detail import DetailPanel
from wonders_gui.games.dice.details import Detail, Line, Scene, detail_of
from wonders_gui.games.dice.player import Player
from wonders_gui.games.dice.story import Story
from wonders_gui.texts.log import Cast
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
    assert offered in [line.text for line in detail_of(player, Scene(Cast(("Ada", "Kallias"), 0), Story())).lines]


def test_an_ordinary_turn_begins_with_what_the_others_did() -> None:
    story = Story()
    story.follow([ActionsRevealed(), Passed(1, 3)])
    lines = [
        line.text for line in detail_of(Player(view(laid(sheet()), 0)), Scene(Cast(("Ada", "Kallias"), 0), story)).lines
    ]
    assert lines[:2] == ["Just now", "Kallias: passed"]
    assert lines[-1] == "Or build a stage of your wonder, or pass and take coins."


def test_a_choice_begins_with_what_is_to_be_chosen() -> None:
    state = laid(sheet("wonder.1", "wonder.2"))
    story = Story()
    story.follow(play(state, "0 wonder"))
    lines = [line.text for line in detail_of(Player(view(state, 0)), Scene(Cast(("Ada", "Kallias"), 0), story)).lines]
    assert lines[0].startswith("You have completed a building.")
    assert "Kallias: passed" in lines

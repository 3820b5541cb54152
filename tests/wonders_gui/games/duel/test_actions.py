"""The buttons under the detail: side by side as long as their words fit, then below each other."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from wonders_gui import theme
from wonders_gui.games.duel.actions import Action, Actions

BUILD = Action("build", "Build Arsenal", "7 coins", "build", "B", main=True)
WONDER = Action("wonder", "Wonder", "The Hanging Gardens: 5 coins", "wonder", "W", brief="5 coins")
DISCARD = Action("discard", "Discard", "+5 coins", "sell", "S")


@pytest.fixture
def large_letters() -> Iterator[None]:
    theme.use("light", 2.0)
    yield
    theme.use("light", 1.0)


def shown(width: int, qtbot: QtBot) -> Actions:
    actions = Actions()
    qtbot.addWidget(actions)
    actions.resize(width, 400)
    actions.show()
    actions.show_actions((BUILD, WONDER, DISCARD))
    layout = actions.layout()
    assert layout is not None
    layout.activate()
    return actions


def tops(actions: Actions) -> tuple[int, ...]:
    buttons = [actions.button(action.key) for action in (BUILD, WONDER, DISCARD)]
    return tuple(button.y() for button in buttons if button is not None)


def test_two_buttons_share_a_row_below_the_main_one(qtbot: QtBot) -> None:
    build, wonder, discard = tops(shown(300, qtbot))
    assert build < wonder == discard


@pytest.mark.usefixtures("large_letters")
def test_buttons_whose_words_would_be_cut_lie_below_each_other(qtbot: QtBot) -> None:
    build, wonder, discard = tops(shown(300, qtbot))
    assert build < wonder < discard


def test_a_long_second_line_becomes_brief_but_is_spoken_in_full(qtbot: QtBot) -> None:
    button = shown(260, qtbot).button("wonder")
    assert button is not None
    assert button._sub == "5 coins"
    assert button.accessibleName() == "Wonder, The Hanging Gardens: 5 coins"


def test_buttons_are_laid_anew_when_the_panel_becomes_narrow(qtbot: QtBot) -> None:
    actions = shown(500, qtbot)
    before = actions.height()
    actions.resize(140, before)
    assert actions.height() > before

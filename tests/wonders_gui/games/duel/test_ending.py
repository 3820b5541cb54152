"""What is said when a game of Duel is over."""

import pytest
from pytestqt.qtbot import QtBot

from engine.duel.game import DUEL
from tests.engine.duel.described import described
from wonders_gui import theme
from wonders_gui.art.assets import load_fonts
from wonders_gui.art.lettering import watched
from wonders_gui.games.duel.details import victory_forms
from wonders_gui.games.duel.ending import EndPanel, ending


@pytest.mark.parametrize("name", ["over_military", "over_scientific"])
def test_after_a_supremacy_the_points_are_said_to_be_for_information(name: str) -> None:
    assert "points for information only" in victory_forms(DUEL.view(described(name), 0))[0]


def test_a_civilian_victory_is_won_by_its_points() -> None:
    assert "information" not in victory_forms(DUEL.view(described("over_civilian_by_blue_cards"), 0))[0]


@pytest.mark.parametrize(("width", "form"), [(900, 0), (240, 1)])
def test_the_kind_of_victory_is_said_shortly_where_there_is_little_room(width: int, form: int, qtbot: QtBot) -> None:
    load_fonts()
    theme.use("light")
    kinds = victory_forms(DUEL.view(described("over_scientific"), 0))
    panel = EndPanel()
    qtbot.addWidget(panel)
    panel.resize(width, 420)
    panel.show_ending(ending("Ada has won", kinds, ("Ada", "Kallias"), ({"military": 2}, {"military": 5}), 0, 0))
    with watched() as painted:
        panel.grab()
    assert kinds[form] in [line.shown for line in painted]

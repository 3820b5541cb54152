"""What is said when a game of Duel is over."""

import pytest

from engine.duel.game import DUEL
from tests.engine.duel.described import described
from wonders_gui.games.duel.details import end_texts
from wonders_gui.texts.log import Cast

PEOPLE = Cast(("Ada", "Kallias"), 0)


@pytest.mark.parametrize("name", ["over_military", "over_scientific"])
def test_after_a_supremacy_the_points_are_said_to_be_for_information(name: str) -> None:
    assert "points for information only" in end_texts(DUEL.view(described(name), 0), PEOPLE)[1]


def test_a_civilian_victory_is_won_by_its_points() -> None:
    assert "information" not in end_texts(DUEL.view(described("over_civilian_by_blue_cards"), 0), PEOPLE)[1]

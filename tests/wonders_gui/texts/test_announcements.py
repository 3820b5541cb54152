"""Warnings count what is missing."""

import pytest

from tests.wonders_gui.speech import speaking
from wonders_gui.texts import announcements


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (1, "Warning: Iris needs only 1 shield for a military victory."),
        (2, "Warning: Iris needs only 2 shields for a military victory."),
    ],
)
def test_a_military_victory_of_the_opponent_is_warned_of(number: int, told: str) -> None:
    assert announcements.opponent_near_capital("Iris", number) == told


def test_a_scientific_victory_of_the_opponent_is_warned_of() -> None:
    with speaking("nl"):
        told = announcements.opponent_near_science("Iris", 1)
    assert told == "Let op: Iris heeft nog maar 1 symbool nodig voor een wetenschappelijke overwinning."


def test_the_own_victory_is_in_sight() -> None:
    with speaking("da"):
        assert announcements.you_near_capital(3) == "Kun 3 skjolde til din militære sejr!"
        assert announcements.you_near_science(1) == "Kun 1 symbol til din videnskabelige sejr!"
        assert announcements.your_turn() == "Din tur."

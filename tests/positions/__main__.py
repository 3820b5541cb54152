"""Writes the expected analyses anew: ``python -m tests.positions``. Read the diff before you keep it."""

from engine.duel.analysis import analysis as duel_analysis
from engine.duel.position import read_position as read_duel
from engine.seven.analysis import analysis as seven_analysis
from engine.seven.position import read_position as read_seven
from tests.positions import DUEL, SEVEN


def write_expectations() -> None:
    """Those of all games."""
    SEVEN.write_expectations(lambda text: seven_analysis(read_seven(text)))
    DUEL.write_expectations(lambda text: duel_analysis(read_duel(text)))


if __name__ == "__main__":
    write_expectations()

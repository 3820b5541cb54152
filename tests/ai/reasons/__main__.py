"""Writes the golden texts of the reasons anew: ``python -m tests.ai.reasons``. Read the diff before you keep it."""

from tests.ai.reasons import CITIES, DICE, DUEL, SEVEN

if __name__ == "__main__":
    SEVEN.write()
    CITIES.write()
    DUEL.write()
    DICE.write()

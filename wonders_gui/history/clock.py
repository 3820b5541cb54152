"""The calendar on the wall. Everything that depends on the day asks here, so that tests can turn the clock."""

from datetime import date


def today() -> date:
    """The day, wherever the player is."""
    return date.today()

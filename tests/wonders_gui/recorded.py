"""Finished games of every kind to look back at: the golden playthroughs, and specimens of save files."""

from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from engine.core.session import Session
from tests.tools.playthroughs import saved
from tests.wonders_gui.speech import speaking
from wonders_gui.language import language
from wonders_gui.saves import Games
from wonders_gui.seating import Seating, players_at, seating_from

SPECIMENS = Path(__file__).parents[1] / "engine"
SEVEN = SPECIMENS / "seven" / "specimens" / "seven_2e_3p_v1.wonders"
TEAMS = SPECIMENS / "seven" / "specimens" / "seven_1e_4p_teams_v2.wonders"
CITIES = SPECIMENS / "seven" / "specimens" / "seven_2e_5p_cities_v2.wonders"
DUEL = SPECIMENS / "duel" / "specimens" / "duel_v1.wonders"
KEPT = {"seven": SEVEN, "teams": TEAMS, "duel": DUEL}
EVERY_GAME = (*KEPT, "dice")

AnySession = Session[Any, Any, Any, Any, Any]


@cache
def playthrough(name: str) -> Path:
    """The file of a golden playthrough; it is played once in a run of the tests, by a command that speaks English."""
    with speaking(language()):
        return saved(name, Path(mkdtemp(prefix="wonders-playthroughs-")))


def file_of(game: str) -> Path:
    """A finished game of a kind. One of Dice is played for it: its data change, and strangers' games must fit them."""
    return KEPT.get(game) or playthrough("dice_3_players")


def opened(path: Path) -> AnySession:
    """The session of a file."""
    return Games(path.parent).look(path).session


def seated(session: AnySession) -> Seating:
    """Who sits where in it."""
    return seating_from(session.notes, players_at(session.config))

"""The wonder in the picture of a saved game: the right one, and built as far as its file tells. Knows no rules."""

from collections.abc import Sequence
from typing import Final

from wonders_gui.art.faces import NO_SCENERY, Scenery
from wonders_gui.games.registry import edition_in, title_of
from wonders_gui.savesummary import Summary
from wonders_gui.texts.names import GAMES
from wonders_gui.texts.names_duel import WONDERS
from wonders_gui.texts.names_seven import CITIES

NIGHTS: Final = ("night", "B")
DICE_STAGES: Final = 3
EDITIONS: Final = (1, 2)
# Wonders of Duel that are drawn as the wonder of a city already.
_DUEL_PICTURES: Final = {
    "colossus": "rhodos",
    "great_lighthouse": "alexandria",
    "hanging_gardens": "babylon",
    "mausoleum": "halikarnassos",
    "pyramids": "gizah",
    "statue_of_zeus": "olympia",
    "temple_of_artemis": "ephesos",
}


def duel_picture(wonder: str) -> str:
    """The landscape of a wonder of Duel."""
    return _DUEL_PICTURES.get(wonder, wonder)


def scenery_of(summary: Summary) -> Scenery:
    """What the player has built; a file may tell anything, and what makes no sense shows the game's own picture."""
    if summary.game == "duel":
        raised, taken = ([wonder for wonder in told if wonder in WONDERS] for told in (summary.raised, summary.taken))
        return scenery_of_wonders(raised, taken)
    if summary.game not in GAMES or summary.city not in CITIES:
        return unknown_scenery(summary.game, edition_in(summary.config))
    stages = DICE_STAGES if summary.game == "dice" else _stages(summary)
    return Scenery(summary.city, summary.side in NIGHTS, min(len(summary.raised), stages), stages)


def scenery_of_wonders(raised: Sequence[str], plans: Sequence[str]) -> Scenery:
    """In Duel: the wonder that was built last; without any, one that is still a plan."""
    if raised:
        return Scenery(duel_picture(raised[-1]))
    return Scenery(duel_picture(plans[0]), built=0) if plans else unknown_scenery("duel", 0)


def unknown_scenery(game: str, edition: int) -> Scenery:
    """Where nothing is known: the picture of the game, with nothing built."""
    if game not in GAMES:
        return NO_SCENERY
    title = title_of(game, edition)
    return Scenery(title.wonder, title.night, built=0)


def _stages(summary: Summary) -> int:
    """How many there are; where none is built it makes no difference, and older files do not say it."""
    if summary.stages or not summary.raised:
        return max(summary.stages, 1)
    from wonders_gui.built import stages_of  # all rules are a good deal to import

    edition = edition_in(summary.config)
    return stages_of(edition, summary.city, summary.side) if edition in EDITIONS else 1

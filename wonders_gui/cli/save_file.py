"""Opens a save file of whichever game it names."""

from pathlib import Path

from engine.core.savefile import Trust
from engine.core.saveformat import header_from
from engine.core.savelines import Limits, Lines
from engine.core.schema import printable
from wonders_gui.cli.games import GAMES, clerk_of
from wonders_gui.cli.saved import Saved
from wonders_gui.cli.sentences import in_the_words_of


def saved_in(path: Path, trust: Trust) -> Saved:
    """The game in the file; raises SaveError, also for a game that this program does not have."""
    game = game_in(path)
    with in_the_words_of(game):
        return clerk_of(game).saved(path, trust)


def game_in(path: Path) -> str:
    """The game that the header names."""
    place, body = next(iter(Lines(path, Limits())))
    game = header_from(body, place).game
    if game not in GAMES:
        raise place.error("unknown_game", game=printable(game))
    return game

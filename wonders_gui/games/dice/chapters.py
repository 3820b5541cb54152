"""How a game of Dice divides its time; see `games.chapters`."""

from engine.dice import events
from wonders_gui.games.chapters import Chapter


def after(chapter: Chapter, event: object) -> Chapter:
    """There are no ages; every roll begins a turn."""
    return Chapter(0, event.turn) if isinstance(event, events.ForumRolled) else chapter


def is_face_down(event: object) -> bool:
    """An action that is sealed until all have chosen."""
    return isinstance(event, events.ActionSealed)

"""How a game of Duel divides its time; see `games.chapters`."""

from engine.duel import events
from wonders_gui.games.chapters import Chapter


def after(chapter: Chapter, event: object) -> Chapter:
    """Turns are counted anew in every age."""
    match event:
        case events.AgeBegan(age):
            return Chapter(age + 1, 0)
        case events.TurnBegan():
            return Chapter(chapter.age, chapter.turn + 1)
        case _:
            return chapter


def is_face_down(event: object) -> bool:
    """Nobody chooses in secret in Duel."""
    return False

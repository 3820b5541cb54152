"""The texts of a lesson in the current language, with the names that it speaks of."""

from wonders_gui.games.registry import AnyTable
from wonders_gui.guide.steps import Lesson
from wonders_gui.language import _
from wonders_gui.texts.names import card_name


class _Names(dict[str, str]):
    """Whatever the lesson has no name for is a card."""

    def __init__(self, lesson: Lesson, table: AnyTable) -> None:
        super().__init__(lesson.fields(table))
        self._game = lesson.game

    def __missing__(self, key: str) -> str:
        return card_name(self._game, key)


def told(lesson: Lesson, table: AnyTable, text: str) -> str:
    """A text of the lesson, translated and filled in."""
    return _(text).format_map(_Names(lesson, table)) if text else ""

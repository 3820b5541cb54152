"""The guided games there are, and where each is found. A game is imported only when somebody learns it."""

from importlib import import_module
from typing import Final

from PySide6.QtWidgets import QWidget

from wonders_gui.guide.pointer import Pointer
from wonders_gui.guide.steps import Lesson

LESSONS: Final = ("seven", "duel", "dice")
"""In the order in which they are offered; a lesson is called by its game."""


def lesson(key: str) -> Lesson:
    """The lesson with this key."""
    found = import_module(f"wonders_gui.guide.{key}.story").LESSON
    assert isinstance(found, Lesson)
    return found


def pointer_on(key: str, page: QWidget) -> Pointer:
    """Whoever finds things on the page of this lesson's game."""
    found = import_module(f"wonders_gui.guide.{key}.pointer").POINTER(page)
    assert isinstance(found, Pointer)
    return found

"""Takes part in guided games, for pictures and for tests: does what a step asks for, or anything once play is free."""

from wonders_gui.guide.page import GuidedPage
from wonders_gui.pages.learn import LearnPage
from wonders_gui.window import MainWindow


def begin(window: MainWindow, lesson: str) -> GuidedPage:
    """Sit down at a lesson by way of its shelf."""
    window.visit("learn")
    shelf = window.page()
    assert isinstance(shelf, LearnPage)
    shelf.take_up(lesson)
    page = window.table_page
    assert isinstance(page, GuidedPage)
    return page


def wanted(page: GuidedPage) -> object:
    """The decision that the lesson waits for; a cheap one that gets on with the game where play is free."""
    course, table = page.course, page.table
    legal = table.legal()
    if course.is_free():
        return legal[-1] if course.lesson.game == "duel" else legal[0]
    return next(command for command in legal if course.allows(command))


def decide(page: GuidedPage) -> None:
    """Let the player decide so."""
    if page.table.owes_decision():
        assert page.table.submit(wanted(page)) is None

"""What the coach shows at a table, for pictures and tests of every screen: a hint, a doubt, why bots moved."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from wonders_gui.advice import doubt_about
from wonders_gui.controller import Hint
from wonders_gui.language import _
from wonders_gui.window import MainWindow


def ask_hint(window: MainWindow) -> None:
    """The three best moves."""
    coach_of(window).ask_hint()


def ask_why(window: MainWindow) -> None:
    """Why the bots did what they did last."""
    coach = coach_of(window)
    coach.ask_why()
    while any(_("Thinking back …") in text for text in coach.why_sheet.texts()):
        QCoreApplication.processEvents()


def make_doubt(window: MainWindow) -> None:
    """What the tutor says before the worst move there is."""
    table = window.table
    assert table is not None

    def doubt(hint: Hint[object]) -> None:
        assert window.table is not None
        window.table.warned.emit(doubt_about(hint, hint.options[-1].command))

    table.hinted.connect(doubt)
    table.ask_hint()


def coach_of(window: MainWindow) -> Any:
    """The coach of the table that is played."""
    return getattr(window.table_page, "coach")  # noqa: B009 - every table has one, the type of pages does not say so

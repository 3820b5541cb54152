"""The bar above the table of Dice."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.dice.view import View
from wonders_gui.games.dice.moment import status_text, turn_title
from wonders_gui.games.tablebar import TableBar, Tool
from wonders_gui.language import _
from wonders_gui.texts.log import Cast

TITLE: Final = "7 WONDERS DICE"
WORDY: Final = 1250
TITLED: Final = 1000


class HeadBar(TableBar):
    """With the rules in short."""

    help_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(TITLE, WORDY, TITLED, parent)
        self.log = self.add_button("log", self.log_asked.emit)
        self.help = self.add_button("book", self.help_asked.emit)
        self.keys = self.add_button("question", self.keys_asked.emit)
        self.tools_are_there()

    def show_view(self, view: View, people: Cast) -> None:
        """Say where the game is."""
        self.moment.say(turn_title(view), status_text(view, people))

    def tools(self) -> tuple[Tool, ...]:
        """Those of every table, and three more."""
        return (
            *super().tools(),
            (self.log, _("Game log"), "L"),
            (self.help, _("Rules in short"), "C"),
            (self.keys, _("Keys"), "?"),
        )

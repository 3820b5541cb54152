"""The bar above the table of Duel."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.duel.view import View
from wonders_gui.games.duel.moment import age_title, status_text
from wonders_gui.games.tablebar import TableBar, Tool
from wonders_gui.language import _
from wonders_gui.texts.log import Cast

TITLE: Final = "7 WONDERS DUEL"
WORDY: Final = 1450
TITLED: Final = 1100


class HeadBar(TableBar):
    """With cards, chains, and the discard pile, whose button says how many cards it has."""

    discard_asked = Signal()
    cards_asked = Signal()
    chains_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(TITLE, WORDY, TITLED, parent)
        self.discard = self.add_button("discard", self.discard_asked.emit)
        self.log = self.add_button("log", self.log_asked.emit)
        self.cards = self.add_button("cards", self.cards_asked.emit)
        self.chains = self.add_button("chains", self.chains_asked.emit)
        self.keys = self.add_button("question", self.keys_asked.emit)
        self._discarded = 0
        self.tools_are_there()

    def show_view(self, view: View, people: Cast) -> None:
        """Say where the game is and how many cards were discarded."""
        self.moment.say(age_title(view), status_text(view, people))
        self._discarded = len(view.table.discard)
        self.label(self.width())

    def tools(self) -> tuple[Tool, ...]:
        """Those of every table, and four more."""
        return (
            *super().tools(),
            (self.log, _("Game log"), "L"),
            (self.cards, _("Cards of this Age"), "C"),
            (self.chains, _("Chains"), "T"),
            (self.keys, _("Keys"), "?"),
        )

    def label(self, width: int) -> None:
        """The number of discarded cards is told however narrow the bar is."""
        super().label(width)
        number = self._discarded
        shown = _("Discarded {number}").format(number=number) if self.is_wordy(width) else str(number)
        self.discard.set_texts(shown, spoken=_("Discard pile, {number} cards").format(number=number))
        self.discard.setToolTip(_("{what} (key {key})").format(what=_("Discard pile"), key="D"))

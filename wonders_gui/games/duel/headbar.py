"""The bar above the table of Duel: the moment of the game in its middle, its tools at the right."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.duel.view import View
from wonders_gui.games.duel.moment import Moment
from wonders_gui.language import _
from wonders_gui.widgets.bar import TopBar
from wonders_gui.widgets.button import Button
from wonders_gui.widgets.paint import px

TITLE: Final = "7 WONDERS DUEL"
WORDY: Final = 1450  # a bar of this width has room for words on its buttons
TITLED: Final = 1100  # and one of this width for a title
TIGHT: Final = 760  # below this width the buttons stand close together
LARGE: Final = 16777215  # as wide as a button likes: what Qt calls QWIDGETSIZE_MAX


class HeadBar(TopBar):
    """Its buttons say what is asked for; where there is little room they do with their icons."""

    undo_asked = Signal()
    redo_asked = Signal()
    hint_asked = Signal()
    why_asked = Signal()
    discard_asked = Signal()
    log_asked = Signal()
    cards_asked = Signal()
    chains_asked = Signal()
    keys_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        self._ready = False
        super().__init__(TITLE, parent=parent)
        self.moment = Moment(self)
        self.set_centre(self.moment)
        self.undo = self.add_button("undo", self.undo_asked.emit)
        self.redo = self.add_button("redo", self.redo_asked.emit)
        self.hint = self.add_button("hint", self.hint_asked.emit)
        self.why = self.add_button("bot", self.why_asked.emit)
        self.discard = self.add_button("discard", self.discard_asked.emit)
        self.log = self.add_button("log", self.log_asked.emit)
        self.cards = self.add_button("cards", self.cards_asked.emit)
        self.chains = self.add_button("chains", self.chains_asked.emit)
        self.keys = self.add_button("question", self.keys_asked.emit)
        self._discarded = 0
        self._ready = True
        self.retranslate()

    def watch(self) -> None:
        """Nobody plays here: the tools of a player are put away, and the first button leads back."""
        self.lead_back()
        for tool in (self.undo, self.redo, self.hint, self.why):
            tool.hide()

    def show_view(self, view: View, names: Sequence[str]) -> None:
        """Say where the game is and how many cards were discarded."""
        self.moment.show_view(view, names)
        self._discarded = len(view.table.discard)
        self.label(self.width())

    def show_tools(self, undo: bool, redo: bool, hint: bool) -> None:
        """Which buttons can be used now."""
        self.undo.setEnabled(undo)
        self.redo.setEnabled(redo)
        self.hint.setEnabled(hint)

    def label(self, width: int) -> None:
        """Words on the buttons of a bar of this width."""
        wordy = width >= px(WORDY)
        self.set_title(TITLE if width >= px(TITLED) else "")
        self.moment.stack(width < px(TITLED))
        for button, _text, _key in self._tools():
            button.setMaximumWidth(px(40) if width < px(TIGHT) else LARGE)
        for button, text, key in self._tools():
            spoken = button in (self.undo, self.hint) and wordy
            button.set_texts(text if spoken else "", spoken=text)
            button.setToolTip(_("{what} (key {key})").format(what=text, key=key))
        number = self._discarded
        shown = _("Discarded {number}").format(number=number) if wordy else str(number)
        self.discard.set_texts(shown, spoken=_("Discard pile, {number} cards").format(number=number))
        self.discard.setToolTip(_("{what} (key {key})").format(what=_("Discard pile"), key="D"))

    def _tools(self) -> tuple[tuple[Button, str, str], ...]:
        return (
            (self.undo, _("Undo"), "U"),
            (self.redo, _("Redo"), "R"),
            (self.hint, _("Hint"), "H"),
            (self.why, _("Why did they do that?"), "Y"),
            (self.log, _("Game log"), "L"),
            (self.cards, _("Cards of this Age"), "C"),
            (self.chains, _("Chains"), "T"),
            (self.keys, _("Keys"), "?"),
        )

    def retranslate(self) -> None:
        """Set every text in the language of now; the bar calls it before its tools are there, too."""
        super().retranslate()
        if self._ready:
            self.label(self.width())

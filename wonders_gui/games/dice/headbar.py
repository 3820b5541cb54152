"""The bar above the table of Dice: the moment of the game in its middle, its tools at the right."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.dice.view import View
from wonders_gui.games.dice.moment import Moment
from wonders_gui.language import _
from wonders_gui.widgets.bar import TopBar
from wonders_gui.widgets.button import Button
from wonders_gui.widgets.paint import px

TITLE: Final = "7 WONDERS DICE"
WORDY: Final = 1250  # a bar of this width has room for words on its buttons
TITLED: Final = 1000  # and one of this width for a title
TIGHT: Final = 760  # below this width the buttons stand close together
LARGE: Final = 16777215  # as wide as a button likes: what Qt calls QWIDGETSIZE_MAX


class HeadBar(TopBar):
    """Its buttons say what is asked for; where there is little room they do with their icons."""

    undo_asked = Signal()
    redo_asked = Signal()
    hint_asked = Signal()
    why_asked = Signal()
    log_asked = Signal()
    help_asked = Signal()
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
        self.log = self.add_button("log", self.log_asked.emit)
        self.help = self.add_button("book", self.help_asked.emit)
        self.keys = self.add_button("question", self.keys_asked.emit)
        self._ready = True
        self.retranslate()

    def watch(self) -> None:
        """Nobody plays here: the tools of a player are put away, and the first button leads back."""
        self.lead_back()
        for tool in (self.undo, self.redo, self.hint, self.why):
            tool.hide()

    def show_view(self, view: View, names: Sequence[str]) -> None:
        """Say where the game is."""
        self.moment.show_view(view, names)

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
        for button, text, key in self._tools():
            button.setMaximumWidth(px(40) if width < px(TIGHT) else LARGE)
            worded = wordy and button in (self.undo, self.hint)
            button.set_texts(text if worded else "", spoken=text)
            button.setToolTip(_("{what} (key {key})").format(what=text, key=key))

    def _tools(self) -> tuple[tuple[Button, str, str], ...]:
        return (
            (self.undo, _("Undo"), "U"),
            (self.redo, _("Redo"), "R"),
            (self.hint, _("Hint"), "H"),
            (self.why, _("Why did they do that?"), "Y"),
            (self.log, _("Game log"), "L"),
            (self.help, _("Rules in short"), "C"),
            (self.keys, _("Keys"), "?"),
        )

    def retranslate(self) -> None:
        """Set every text in the language of now; the bar calls it before its tools are there, too."""
        super().retranslate()
        if self._ready:
            self.label(self.width())

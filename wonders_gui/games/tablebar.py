"""The bar above a table of Dice or Duel: the moment of the game in its middle, its tools at the right.

A game adds its own tools behind the first four, names all of them in `tools`, and calls `tools_are_there` at last.
"""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from wonders_gui.games.moment import Moment
from wonders_gui.language import _
from wonders_gui.widgets.bar import TopBar
from wonders_gui.widgets.button import Button
from wonders_gui.widgets.paint import QWIDGETSIZE_MAX, px

TIGHT: Final = 760  # below this width the buttons stand close together

Tool = tuple[Button, str, str]
"""A button, what it does, and its key."""


class TableBar(TopBar):
    """Its buttons say what is asked for; where there is little room they do with their icons."""

    undo_asked = Signal()
    redo_asked = Signal()
    hint_asked = Signal()
    why_asked = Signal()
    log_asked = Signal()
    keys_asked = Signal()

    def __init__(self, title: str, wordy: int, titled: int, parent: QWidget | None = None) -> None:
        """A bar of the width `wordy` has room for words on its buttons, one of the width `titled` for its title."""
        self._ready = False
        self._name, self._wordy, self._titled = title, wordy, titled
        super().__init__(title, parent=parent)
        self.moment = Moment(self)
        self.set_centre(self.moment)
        self.undo = self.add_button("undo", self.undo_asked.emit)
        self.redo = self.add_button("redo", self.redo_asked.emit)
        self.hint = self.add_button("hint", self.hint_asked.emit)
        self.why = self.add_button("bot", self.why_asked.emit)

    def tools_are_there(self) -> None:
        """From now on they are labelled."""
        self._ready = True
        self.retranslate()

    def tools(self) -> tuple[Tool, ...]:
        """Every button that has a fixed text."""
        return (
            (self.undo, _("Undo"), "U"),
            (self.redo, _("Redo"), "R"),
            (self.hint, _("Hint"), "H"),
            (self.why, _("Why did they do that?"), "Y"),
        )

    def watch(self) -> None:
        """Nobody plays here: the tools of a player are put away, and the first button leads back."""
        self.lead_back()
        for tool in (self.undo, self.redo, self.hint, self.why):
            tool.hide()

    def show_tools(self, undo: bool, redo: bool, hint: bool) -> None:
        """Which buttons can be used now."""
        self.undo.setEnabled(undo)
        self.redo.setEnabled(redo)
        self.hint.setEnabled(hint)

    def is_wordy(self, width: int) -> bool:
        """Whether a bar of this width has words on its buttons."""
        return width >= px(self._wordy)

    def label(self, width: int) -> None:
        """Words on the buttons of a bar of this width."""
        titled = width >= px(self._titled)
        self.set_title(self._name if titled else "")
        self.moment.stack(not titled)
        for button, text, key in self.tools():
            button.setMaximumWidth(px(40) if width < px(TIGHT) else QWIDGETSIZE_MAX)
            worded = self.is_wordy(width) and button in (self.undo, self.hint)
            button.set_texts(text if worded else "", spoken=text)
            button.setToolTip(_("{what} (key {key})").format(what=text, key=key))

    def retranslate(self) -> None:
        """Set every text in the current language; the bar calls it before its tools are there, too."""
        super().retranslate()
        if self._ready:
            self.label(self.width())

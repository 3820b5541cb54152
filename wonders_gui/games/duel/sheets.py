"""Sheets of Duel that lie over its table: the discard pile and the log."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from engine.duel.view import View
from wonders_gui.games.duel.choices import PicksView
from wonders_gui.games.duel.models import DiscardModel
from wonders_gui.language import _
from wonders_gui.widgets.log import LogEntry, LogModel, LogView
from wonders_gui.widgets.sheet import Sheet
from wonders_gui.widgets.text import Text


class DiscardSheet(Sheet):
    """Every card of the discard pile, the newest first."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, QSize(980, 600))
        self._model = DiscardModel(self)
        self.cards = PicksView(self)
        self.cards.setModel(self._model)
        self._empty = Text("body", self, tone="soft")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.set_body(self._empty)
        self.set_body(self.cards)

    def show_view(self, view: View) -> None:
        """Show the pile as it is now."""
        self._model.show_view(view)
        self.set_title(_("Discard pile"))
        self.cards.setAccessibleName(_("Discard pile"))
        self._empty.setText(_("No card has been discarded yet."))
        self._empty.setVisible(not view.table.discard)
        self.cards.setVisible(bool(view.table.discard))


class LogSheet(Sheet):
    """All that happened."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, QSize(640, 620))
        self._model = LogModel(self)
        self.log = LogView(self._model, self)
        self.set_body(self.log)

    def show_entries(self, entries: list[LogEntry]) -> None:
        """Show the log from its beginning to now."""
        self._model.show_entries(entries)
        self.set_title(_("Game log"))
        self.log.setAccessibleName(_("Game log"))

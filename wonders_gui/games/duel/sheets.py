"""Sheets of Duel that lie over its table: the discard pile and the log."""

from collections.abc import Sequence

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

    def show_entries(self, entries: Sequence[LogEntry]) -> None:
        """Show the log from its beginning to now."""
        self._model.show_entries(entries)
        self.set_title(_("Game log"))
        self.log.setAccessibleName(_("Game log"))


class Sheets:
    """Makes each sheet when it is first asked for."""

    def __init__(self, page: QWidget) -> None:
        self._page = page
        self._discard: DiscardSheet | None = None
        self._log: LogSheet | None = None

    def show_discard(self, view: View) -> None:
        """Open the discard pile."""
        if self._discard is None:
            self._discard = DiscardSheet(self._page)
        self._discard.show_view(view)
        self._discard.open_sheet()

    def show_log(self, entries: Sequence[LogEntry]) -> None:
        """Open the log."""
        if self._log is None:
            self._log = LogSheet(self._page)
        self._log.show_entries(entries)
        self._log.open_sheet()

    def open(self) -> bool:
        """Whether one lies over the table."""
        return any(sheet is not None and sheet.isVisible() for sheet in (self._discard, self._log))

    def close(self) -> bool:
        """Close the one that lies over the table; says whether there was one."""
        was_open = self.open()
        for sheet in (self._discard, self._log):
            if sheet is not None:
                sheet.close_sheet()
        return was_open

"""The part of the page with the list of games: filters above it, one game in detail beside it."""

import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from engine.core.errors import SaveError
from engine.core.savelines import cause
from wonders_gui.history.queries import Entry, entries, found
from wonders_gui.history.store import Store
from wonders_gui.host import Host
from wonders_gui.language import _, ngettext
from wonders_gui.pages.history.detail import REPLAY, REVIEW, Detail
from wonders_gui.pages.history.filters import Filters
from wonders_gui.pages.history.gamelist import PAGE, GameList, GameListView
from wonders_gui.paths import first_shown
from wonders_gui.saves import SUFFIX
from wonders_gui.texts.words import file_filter
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.text import Text

BESIDE: Final = 400
NARROW: Final = 1000


@dataclass(frozen=True, slots=True)
class _Found:
    """What a search has found, with the games that are shown first."""

    ids: Sequence[int]
    first: Sequence[Entry]


class GamesPart(QWidget):
    """Asks the archive whenever other games are wanted."""

    def __init__(self, host: Host, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._host = host
        self.filters = Filters()
        self.model = GameList(self)
        self.view = GameListView(self.model)
        self.detail = Detail(self)
        self._count = Text("label", tone="soft")
        self.clear = Button(Role.LINK, "", self)
        self._empty = Text("body", None, 1.1, "soft").wrapped()
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._panel = Panel(self, padding=12)
        self._chosen = -1
        self._connect()
        self._lay_out()
        self.retranslate()

    def _connect(self) -> None:
        self.filters.changed.connect(self.search)
        self.clear.clicked.connect(self.filters.clear)
        self.model.wanted.connect(self._fetch_rows)
        self.model.dataChanged.connect(lambda *_rows: self._look())
        self.view.selectionModel().currentChanged.connect(lambda *_rows: self._look())
        self.view.activated.connect(lambda _row: self._enter())
        self.detail.opened.connect(self._open)
        self.detail.replayed.connect(lambda entry: self._host.visit(REPLAY, entry.path))
        self.detail.reviewed.connect(lambda entry: self._host.visit(REVIEW, entry.path))
        self.detail.copied.connect(self._copy)
        self.detail.deleted.connect(self._delete)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self._panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        column.addWidget(self.filters)
        line = QHBoxLayout()
        line.addWidget(self._count)
        line.addStretch(1)
        line.addWidget(self.clear)
        column.addLayout(line)
        column.addWidget(self._empty, 1)
        column.addWidget(self.view, 1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._panel, 1)
        self._row.addWidget(self.detail)
        self.dress()

    # -- what is found ----------------------------------------------------------------------------------------

    def search(self) -> None:
        """Ask for the games that are wanted now."""
        wanted, order = self.filters.wanted(), self.filters.order()

        def look(store: Store) -> _Found:
            ids = found(store, wanted, order)
            return _Found(ids, entries(store.connection, store.folder, ids[:PAGE]))

        self._host.archive.ask(look, self._show, self)

    def _show(self, what: _Found) -> None:
        self.model.show_ids(what.ids, what.first)
        has_any = bool(what.ids)
        self.view.setVisible(has_any)
        self._empty.setVisible(not has_any)
        self.detail.setVisible(has_any)
        self._tell()
        if has_any:
            self.view.setCurrentIndex(self.model.index(max(0, self.model.row_of(self._chosen))))
        self._look()

    def _fetch_rows(self, ids: Sequence[int]) -> None:
        self._host.archive.ask(lambda store: entries(store.connection, store.folder, ids), self.model.add, self)

    def chosen(self) -> Entry | None:
        """The game that is chosen in the list."""
        return self.model.entry(self.view.currentIndex())

    def _look(self) -> None:
        entry = self.chosen()
        if entry is not None:
            self._chosen = entry.id
        if entry != self.detail.entry:
            self.detail.show_entry(entry)

    # -- what can be done -------------------------------------------------------------------------------------

    def _enter(self) -> None:
        """Enter in the list does what the loudest button does."""
        for button in (self.detail.open, self.detail.replay):
            if not button.isHidden():
                button.click()
                return

    def _open(self, entry: Entry) -> None:
        self._host.open_game(entry.path)

    def _copy(self, entry: Entry) -> None:
        chosen, _filter = QFileDialog.getSaveFileName(
            self, _("Save the game as"), str(first_shown() / entry.path.name), file_filter(_("Saved games"), SUFFIX)
        )
        if chosen:
            self.copy_to(entry, Path(chosen))

    def copy_to(self, entry: Entry, path: Path) -> None:
        """Write a copy of a game to another place."""
        file = path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)

        def copy(_store: Store) -> None:
            try:
                shutil.copyfile(entry.path, file)
            except (OSError, ValueError) as error:
                raise SaveError("cannot_write", file=str(file), reason=cause(error)) from error

        def tell(_nothing: object) -> None:
            self._host.tell(_("Saved"), [_("A copy of the game is in {file}.").format(file=file)], "save")

        self._host.archive.ask(copy, tell, self)

    def _delete(self, entry: Entry) -> None:
        try:
            self._host.games.delete(entry.path)
        except SaveError as error:
            self._host.tell_trouble(_("This game cannot be deleted"), error)
        self._host.archive.refresh()

    # -- looks ------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._tell()
        self.model.retranslate()

    def _tell(self) -> None:
        """Everything but the rows."""
        number = self.model.rowCount()
        self._count.setText(ngettext("{number} game", "{number} games", number).format(number=number))
        self.clear.set_texts(_("Show all games"))
        self.clear.setVisible(self.filters.is_narrow())
        self.view.setAccessibleName(_("Games"))
        self._empty.setText(
            _("No game fits. Choose something else above, or show all games.")
            if self.filters.is_narrow()
            else _("No game has been played here yet. Every game is saved by itself and will be listed here.")
        )

    def dress(self) -> None:
        """Take measures of the current theme: where letters are large, the detail stands below the list."""
        narrow = self.width() < px(NARROW)
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(way)
        self._row.setSpacing(px(10))
        self._panel.pad()
        self._panel.setMinimumHeight(px(420) if narrow else 0)
        self.detail.setMinimumHeight(px(460) if narrow else 0)
        self.detail.setMinimumWidth(0 if narrow else px(BESIDE))
        self.detail.setMaximumWidth(self.width() if narrow else px(BESIDE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dress()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

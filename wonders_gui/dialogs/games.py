"""The saved games: open, rename, delete, or fetch one from elsewhere."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QWidget

from engine.core.errors import SaveError
from wonders_gui.accessible import current_follows_selection
from wonders_gui.dialogs.gamesmodel import GamesModel, GamesView, Role
from wonders_gui.language import _
from wonders_gui.pages.told import summary_name
from wonders_gui.paths import first_shown
from wonders_gui.saves import SUFFIX, Games, file_name
from wonders_gui.savesummary import Summary, Unreadable
from wonders_gui.texts.words import file_filter
from wonders_gui.widgets.button import Button
from wonders_gui.widgets.button import Role as Loudness
from wonders_gui.widgets.sheet import Sheet
from wonders_gui.widgets.text import Text

LONGEST = 80


class GamesSheet(Sheet):
    """`opened(path)` opens a game; `failed(heading, error)` says what could not be done."""

    opened = Signal(object)
    watch_asked = Signal(object)
    failed = Signal(str, object)

    def __init__(self, page: QWidget, games: Games) -> None:
        super().__init__(page, QSize(920, 600))
        self._games = games
        self._doomed: Path | None = None
        self.model = GamesModel(self)
        self.view = GamesView(self.model, self.panel)
        self._empty = Text("body", self.panel, 1.1, "soft").wrapped()
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.name = QLineEdit(self.panel)
        self.name.setMaxLength(LONGEST)
        self.name.hide()
        self.fetch = Button(Loudness.PLAIN, "load", self.panel)
        self.rename = Button(Loudness.PLAIN, "pencil", self.panel)
        self.delete = Button(Loudness.PLAIN, "discard", self.panel)
        self.export = Button(Loudness.PLAIN, "save", self.panel)
        self.watch = Button(Loudness.PLAIN, "replay", self.panel)
        self.open = Button(Loudness.WARM, "play", self.panel)
        self._connect()
        self._lay_out()
        self.refresh()
        self.retranslate()

    def _connect(self) -> None:
        self.view.activated.connect(self._open_chosen)
        self.view.doubleClicked.connect(self._open_chosen)
        self.view.selectionModel().currentChanged.connect(self._look)
        current_follows_selection(self.view)
        self.name.returnPressed.connect(self._rename_to)
        self.open.clicked.connect(self._open_chosen)
        self.rename.clicked.connect(self._begin_rename)
        self.delete.clicked.connect(self._delete)
        self.fetch.clicked.connect(self._fetch)
        self.export.clicked.connect(self._export)
        self.watch.clicked.connect(self._watch_chosen)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        for button in (self.fetch, self.export, self.rename, self.delete):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.watch)
        row.addWidget(self.open)
        self.content.addWidget(self._empty, 1)
        self.content.addWidget(self.view, 1)
        self.content.addWidget(self.name)
        self.content.addLayout(row)

    # -- what is there ----------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Read the folder."""
        self.model.show_games([*self._games.list(), *self._games.unreadable()])
        has_any = self.model.rowCount() > 0
        self.view.setVisible(has_any)
        self._empty.setVisible(not has_any)
        for button in (self.open, self.watch, self.export, self.rename, self.delete):
            button.setEnabled(has_any)
        if has_any:
            self.view.setCurrentIndex(self.model.index(0, 0))

    def chosen(self) -> Summary | Unreadable | None:
        """What is chosen in the list."""
        game = self.view.currentIndex().data(Role.SUMMARY)
        return game if isinstance(game, Summary | Unreadable) else None

    def first_focus(self) -> QWidget:
        return self.view if self.model.rowCount() else self.fetch

    # -- what can be done -------------------------------------------------------------------------------------

    def _open_chosen(self) -> None:
        game = self.chosen()
        if game is not None:
            self.close_sheet()
            self.opened.emit(game.path)

    def _watch_chosen(self) -> None:
        game = self.chosen()
        if game is not None:
            self.close_sheet()
            self.watch_asked.emit(game.path)

    def _export(self) -> None:
        game = self.chosen()
        if game is None:
            return
        proposed = first_shown() / (file_name(summary_name(game)) + SUFFIX)
        chosen, _filter = QFileDialog.getSaveFileName(
            self, _("Save a copy of the game"), str(proposed), file_filter(_("Saved games"), SUFFIX)
        )
        if chosen:
            self.export_to(game.path, Path(chosen))

    def export_to(self, game: Path, copy: Path) -> None:
        """Copy a game to a file elsewhere."""
        try:
            self._games.export(game, copy)
        except SaveError as error:
            self.failed.emit(_("That could not be saved"), error)

    def _fetch(self) -> None:
        chosen, _filter = QFileDialog.getOpenFileName(
            self, _("Open a saved game"), str(first_shown()), file_filter(_("Saved games"), SUFFIX)
        )
        if chosen:
            self.close_sheet()
            self.opened.emit(Path(chosen))

    def _begin_rename(self) -> None:
        game = self.chosen()
        if game is not None:
            self.name.setText(summary_name(game))
            self.name.show()
            self.name.selectAll()
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rename_to(self) -> None:
        game, title = self.chosen(), self.name.text().strip()
        self.name.hide()
        if game is None or not title or title == summary_name(game):
            return
        try:
            self._games.rename(game.path, title)
        except SaveError as error:
            self.failed.emit(_("This game cannot be renamed"), error)
        self.refresh()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _delete(self) -> None:
        """The first click asks, the second one deletes."""
        game = self.chosen()
        if game is None:
            return
        if self._doomed != game.path:
            self._doomed = game.path
            self.retranslate()
            return
        self._doomed = None
        try:
            self._games.delete(game.path)
        except SaveError as error:
            self.failed.emit(_("This game cannot be deleted"), error)
        self.refresh()
        self.retranslate()

    def _look(self) -> None:
        """Another game is chosen: nothing is about to be deleted or renamed any more."""
        self.name.hide()
        if self._doomed is not None:
            self._doomed = None
            self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        super().retranslate()
        self.set_title(_("SAVED GAMES"))
        self._empty.setText(
            _("No game has been played here yet. Every game is saved by itself, after each decision, and waits here.")
        )
        self.view.setAccessibleName(_("Saved games"))
        self.name.setAccessibleName(_("New name of the game"))
        self.open.set_texts(_("Open"))
        self.watch.set_texts(_("Look back"))
        self.export.set_texts("", spoken=_("Save a copy of the game"))
        self.export.setToolTip(_("Save a copy of the game"))
        self.rename.set_texts(_("Rename"))
        self.delete.set_texts(_("Really delete?") if self._doomed is not None else _("Delete"))
        self.fetch.set_texts(_("From a file"))

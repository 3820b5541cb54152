"""The window: it holds the table that is played, and knows no game. `Shell` has the pages and the way between them.

Only the first page is there when the window opens; everything else is imported and built when it is asked for.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.core.errors import CodedError, SaveError
from engine.core.seats import NOBODY
from wonders_gui import placement, shelves
from wonders_gui.games.registry import Title, edition_in, new_page, title_of
from wonders_gui.guide.left import left_halfway
from wonders_gui.language import _
from wonders_gui.paths import first_shown
from wonders_gui.saves import SUFFIX, AnySession, Games, rules_of
from wonders_gui.seating import Seating
from wonders_gui.settings import Settings
from wonders_gui.shell import Shell
from wonders_gui.texts.words import file_filter
from wonders_gui.unfinished import Unfinished

if TYPE_CHECKING:
    from wonders_gui.dialogs.menu import Entry
    from wonders_gui.dialogs.scoresheet import ScorePage
    from wonders_gui.games.registry import AnyReplay, AnyShown, AnyTable, AnyUpdate, TablePage
    from wonders_gui.history.archive import Archive
    from wonders_gui.history.queries import Entry as Played
    from wonders_gui.pages.choices import Setup
    from wonders_gui.pages.newgame import NewGamePage
    from wonders_gui.savesummary import Summary
    from wonders_gui.workers import Asker


class MainWindow(Shell):
    """Everything the player sees."""

    def __init__(self, settings: Settings, games: Games, thinkers: "Asker") -> None:
        super().__init__(settings)
        self.games = games
        self.table: AnyTable | None = None
        self.table_page: QWidget | None = None
        self.table_path: Path | None = None
        self.score_page: ScorePage | None = None
        self._past_scores: QWidget | None = None
        self.thinkers = thinkers
        self._unfinished = Unfinished(games, self)
        self._shelf_pages: dict[str, QWidget] = {}
        self.setAcceptDrops(True)
        self._connect()
        self._add_keys()
        self.retranslate()
        self.go_start()

    # -- wiring -----------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        start = self.start
        start.continued.connect(self.go_on)
        start.resumed.connect(self.open_game)
        self._unfinished.found.connect(self._show_unfinished)
        start.chosen.connect(self.set_up)
        start.language_chosen.connect(self._speak)
        start.load_asked.connect(self.show_games)
        start.settings_asked.connect(self.show_settings)
        start.keys_asked.connect(self.show_keys)
        start.about_asked.connect(self.show_about)
        start.shelf_asked.connect(self.visit)
        start.guide_asked.connect(self.take_up_guide)
        self.settings.changed.connect(self._follow_settings)

    def _add_keys(self) -> None:
        for keys, act in (
            (("F11",), self.toggle_full_screen),
            (("Ctrl++", "Ctrl+="), self.scale_up),
            (("Ctrl+-",), self.scale_down),
            (("Ctrl+0",), self.scale_back),
            (("Ctrl+S",), self.save_as),
            (("?", "F1"), self.show_keys),
        ):
            for key in keys:
                shortcut = QShortcut(QKeySequence(key), self)
                shortcut.activated.connect(act)

    # -- what is built when it is asked for -------------------------------------------------------------------

    @cached_property
    def new_game(self) -> "NewGamePage":
        """The page where a game is set up."""
        from wonders_gui.pages.newgame import NewGamePage

        page = NewGamePage(self.settings)
        page.left_asked.connect(self.go_start)
        page.started.connect(self.play)
        self.stack.addWidget(page)
        return page

    @cached_property
    def archive(self) -> "Archive":
        """What was played here; its thread starts with the first question."""
        from wonders_gui.history.archive import Archive

        archive = Archive(self.games.folder, self)
        archive.changed.connect(self._ask_rating)
        return archive

    def prepare(self) -> None:
        """Build in a quiet moment what the next click most likely asks for."""
        _built = self.new_game

    # -- between pages ----------------------------------------------------------------------------------------

    def go_start(self) -> None:
        """To the first page; a game that is being played waits there to be continued, a lesson on its own shelf."""
        self._trail.clear()
        if getattr(self.table_page, "is_guided", False):
            self._leave_table()
        self.start.show_guide(left_halfway(self.settings), is_new=self.games.is_new())
        self._unfinished.look()
        self.show_page(self._start_view)

    def _show_unfinished(self, games: "list[Summary]") -> None:
        """The game on the table comes first, also when another one was written to later."""
        ordered = sorted(games, key=lambda game: game.path != self.table_path)
        self.start.show_saved(next(iter(ordered), None), ordered[1:])

    def take_up_guide(self, key: str) -> None:
        """Go on with a guided game where it was left, or begin it."""
        from wonders_gui.pages.learn import LearnPage

        shelf = self._shelf_page("learn")
        assert isinstance(shelf, LearnPage)
        shelf.take_up(key)

    def set_up(self, title: Title) -> None:
        """To the page where a game of this title is set up."""
        self.new_game.show_title(title)
        self.show_page(self.new_game)

    def _set_up_like(self, table: "AnyShown | None") -> None:
        """To the page where a game is set up: one of the kind that is played, if something is."""
        if table is None:
            self.show_page(self.new_game)
            return
        self.set_up(title_of(table.game.name, edition_in(table.config_json)))

    def visit(self, key: str, *what: object) -> None:
        """To one of the pages beside the games (`shelves`), to show something there."""
        page = self._shelf_page(key)
        try:
            shelves.visit(page, what)
        except CodedError as error:
            self.tell_trouble(_("This game cannot be opened"), error)
        else:
            self._walk_to(page)

    def _shelf_page(self, key: str) -> QWidget:
        page = self._shelf_pages.get(key)
        if page is None:
            page = self._shelf_pages[key] = shelves.build(key, self)
            left_asked = getattr(page, "left_asked", None)
            if left_asked is not None:
                left_asked.connect(self.leave)
            self.stack.addWidget(page)
        return page

    # -- games ------------------------------------------------------------------------------------------------

    def play(self, setup: "Setup") -> None:
        """Begin a new game."""
        from wonders_gui.controller import Table

        seating = setup.seating
        keeping = self.games.keeping(setup.game, seating, setup.marks)
        table: AnyTable = Table.start(
            rules_of(setup.game), setup.config, seating.seat, seating.bots, seating.names, self.thinkers, keeping
        )
        self._sit_down(table, keeping.path)

    def play_on(self, session: "AnySession", seating: Seating, title: str) -> None:
        """Begin a game that goes on from a moment of another one, kept under this title."""
        from wonders_gui.controller import Table

        keeping = self.games.branching(title, seating)
        table: AnyTable = Table.resume(session, seating.seat, seating.bots, seating.names, self.thinkers)
        table.keep(keeping)
        self._sit_down(table, keeping.path)

    def go_on(self) -> None:
        """Continue the game that waits."""
        if self.table is not None and self.table_page is not None and not self.table.is_over():
            self.show_page(self.table_page)
            return
        waiting = self.games.unfinished()
        if waiting is not None:
            self.open_game(waiting.path)

    def open_game(self, path: Path) -> bool:
        """Play on in a saved game; when that is not possible, say why and stay where we are."""
        from wonders_gui.controller import Table

        try:
            opened = self.games.open(path)
        except CodedError as error:
            self.tell_trouble(_("This game cannot be opened"), error)
            return False
        seating = opened.seating
        table: AnyTable = Table.resume(opened.session, seating.seat, seating.bots, seating.names, self.thinkers)
        self._sit_down(table, opened.path)
        return True

    def look_at(self, path: Path) -> None:
        """Look back at a saved game; its file is not touched."""
        self.visit("replay", path)

    def take_in(self, path: Path) -> None:
        """A game from elsewhere: one that is over is looked back at, any other one is played on."""
        sheet = self._sheet
        try:
            kept = self.games.take_in(path)
        except CodedError as error:
            self.tell_trouble(_("This game cannot be opened"), error)
            return
        refresh = getattr(sheet, "refresh", None)
        if sheet is not None and not sheet.isHidden() and refresh is not None:
            refresh()
        elif self.games.is_over(kept):
            self.look_at(kept)
        else:
            self.open_game(kept)

    def look_back(self) -> None:
        """Look back at the game that is played."""
        if self.table_path is not None:
            self.look_at(self.table_path)

    def rematch(self) -> None:
        """The same table with other cards."""
        from wonders_gui.pages.choices import new_seed

        if self.table is not None:
            self._play_again(self.table, new_seed())

    def same_deal(self) -> None:
        """The same table with the same cards."""
        if self.table is not None:
            self._play_again(self.table, None)

    def _play_again(self, table: "AnyShown", seed: int | None) -> None:
        from wonders_gui.pages.choices import Setup

        told = dict(table.config_json)
        if seed is not None:
            told["seed"] = seed
        seating = Seating(table.seat, table.names, table.bots)
        self.play(Setup(table.game.name, table.game.config_from_json(told), seating))

    def _sit_down(self, table: "AnyTable", path: Path) -> None:
        """Show a table whose game is kept in a file, and let it begin."""
        self.sit_down(table, new_page(table, self.settings, self.stack), path)

    def sit_down(self, table: "AnyTable", page: QWidget, path: Path) -> None:
        """Leave the table that is played and begin at this one, on a page for it; its game is kept in this file."""
        self._leave_table()
        self.table, self.table_path = table, path
        table.setParent(self)
        table.set_speed(self.settings.bot_speed)
        self.table_page = page
        self._connect_page(page)
        table.changed.connect(cast("TablePage", page).show_update)
        table.changed.connect(self._see_update)
        table.save_failed.connect(self._tell_saving)
        self.stack.addWidget(page)
        self.show_page(page)
        table.begin()

    def _connect_page(self, page: QWidget) -> None:
        """A page says what it wants by signals; which of them it has is its own affair."""
        wants: dict[str, Callable[..., Any]] = {
            "menu_asked": self.step_back,
            "scores_asked": self.show_scores,
            "cards_asked": self.show_cards,
            "chains_asked": self.show_chains,
            "keys_asked": self.show_keys,
            "settings_asked": self.show_settings,
        }
        for name, answer in wants.items():
            signal = getattr(page, name, None)
            if signal is not None:
                signal.connect(answer)

    def _leave_table(self) -> None:
        self._trail.clear()
        for page in (self.table_page, self.score_page, self._past_scores):
            self._drop(page)
        self.table_page = self.score_page = self._past_scores = None
        if self.table is not None:
            self.table.close()
            self.table.deleteLater()
        self.table = self.table_path = None

    def _drop(self, page: QWidget | None) -> None:
        if page is not None:
            self.stack.removeWidget(page)
            page.deleteLater()

    def _see_update(self, update: "AnyUpdate") -> None:
        """A finished game is history; one that was taken back has no scores any more."""
        if update.over and update.decider != NOBODY:
            self.archive.refresh()
        if not update.over and self.score_page is not None:
            if self.page() is self.score_page:
                self.show_boards()
            self.stack.removeWidget(self.score_page)
            self.score_page.deleteLater()
            self.score_page = None

    # -- saving -----------------------------------------------------------------------------------------------

    def save_as(self) -> None:
        """Write the game to a file of the player's choice as well; it is kept here all the time anyway."""
        if self.table is None:
            return
        chosen, _filter = QFileDialog.getSaveFileName(
            self, _("Save the game as"), str(first_shown()), file_filter(_("Saved games"), SUFFIX)
        )
        if chosen:
            self.save_to(Path(chosen))

    def save_to(self, path: Path) -> None:
        """Write a copy of the game to this file."""
        assert self.table is not None
        file = path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)
        try:
            self.table.save_copy(lambda session: self.games.save_copy(session, file))
        except SaveError as error:
            self.tell_trouble(_("The game could not be saved"), error)
        else:
            self.tell(_("Saved"), [_("A copy of the game is in {file}.").format(file=file)], "save")

    def _tell_saving(self, error: SaveError) -> None:
        self.tell_trouble(_("The game goes on, but it is not being saved"), error)

    # -- sheets -----------------------------------------------------------------------------------------------

    def show_games(self) -> None:
        """The saved games."""
        from wonders_gui.dialogs.games import GamesSheet

        sheet = GamesSheet(self.stack, self.games)
        sheet.opened.connect(self.open_game)
        sheet.watch_asked.connect(self.look_at)
        sheet.failed.connect(self.tell_trouble)
        self.open_sheet(sheet)

    def show_cards(self, age: int = 1) -> None:
        """The cards of an age at this table."""
        if self.table is not None:
            from wonders_gui.dialogs.cards import CardsSheet

            self.open_sheet(CardsSheet(self.stack, self.table, age))

    def show_chains(self) -> None:
        """Which buildings make which others free."""
        if self.table is not None:
            from wonders_gui.dialogs.chains import ChainsSheet

            self.open_sheet(ChainsSheet(self.stack, self.table))

    def show_scores(self) -> None:
        """The score sheet of a finished game; it is counted the first time it is shown."""
        if self.table is None or not self.table.is_over():
            return
        if self.score_page is None:
            page = self._new_score_page(self.table)
            page.boards_asked.connect(self.show_boards)
            page.watch_asked.connect(self.look_back)
            page.review_asked.connect(self.review)
            page.share_asked.connect(lambda: self._share(page))
            self.score_page = page
            self._ask_rating()
            explain = getattr(self.table_page, "explain_scores", None)
            if explain is not None:
                explain(page)
        self.show_page(self.score_page)

    def show_scores_of(self, table: "AnyShown") -> None:
        """The score sheet of a finished game that is looked back at."""
        self._drop(self._past_scores)
        page = self._new_score_page(table)
        page.boards_asked.connect(self.leave)
        for button in (page.watch, page.share):
            button.hide()  # the page before this one has them
        self._past_scores = page
        self._walk_to(page)

    def _new_score_page(self, table: "AnyShown") -> "ScorePage":
        from wonders_gui.dialogs.scoresheet import ScorePage
        from wonders_gui.pages.choices import new_seed

        page = ScorePage(table, self.settings)
        page.rematch_asked.connect(lambda: self._play_again(table, new_seed()))
        page.same_deal_asked.connect(lambda: self._play_again(table, None))
        page.new_game_asked.connect(lambda: self._set_up_like(table))
        page.start_asked.connect(self.go_start)
        self.stack.addWidget(page)
        return page

    def _share(self, page: "ScorePage") -> None:
        """Save the finished game, or its score sheet."""
        from wonders_gui.replaying import Replay, Rights
        from wonders_gui.sharing import Sharer

        path = self.table_path
        assert path is not None

        def source() -> "AnyReplay":
            opened = self.games.look(path)
            return Replay.of(opened.session, opened.seating, Rights.OWN)

        sharer = Sharer(page, self)
        entries = [*sharer.score_entries(source, path.stem), *sharer.entries(source, path.stem)]
        self.menu.show_entries(entries, page.share)

    def review(self) -> None:
        """Look back at the game on the table."""
        self.visit("review", self.table_path)

    def _ask_rating(self) -> None:
        """Let the score sheet say what the game has done to the rating, once that is known."""
        from wonders_gui.history.queries import entry_of

        file = self.table_path
        if self.score_page is not None and file is not None:
            self.archive.ask(lambda store: entry_of(store, file), self._show_rating, self.score_page)

    def _show_rating(self, played: "Played | None") -> None:
        if self.score_page is not None and played is not None:
            self.score_page.show_rating(played)

    def show_boards(self) -> None:
        """From the scores back to the table."""
        if self.table_page is not None:
            self.show_page(self.table_page)

    # -- the menu ---------------------------------------------------------------------------------------------

    def open_menu(self) -> None:
        """What can be done from here."""
        page = self.page()
        bar = getattr(page, "bar", None)
        opener = getattr(bar, "first", None)
        self.menu.show_entries(self._entries(), opener if isinstance(opener, QWidget) else page)

    def _entries(self) -> "list[Entry]":
        from wonders_gui.dialogs.menu import Entry

        playing = self.table is not None
        entries = [
            Entry(_("Play on"), "play", lambda: None, _("Esc")) if playing else None,
            Entry(_("Score sheet"), "trophy", self.show_scores) if playing and self._is_over() else None,
            Entry(_("Look back"), "replay", self.look_back) if self.page() is self.table_page else None,
            Entry(_("New game"), "plus", lambda: self._set_up_like(self.table)),
            Entry(_("Save as"), "save", self.save_as, _("Ctrl+S")) if playing else None,
            Entry(_("Load a game"), "load", self.show_games),
            *(Entry(_(at.label), at.icon, partial(self.visit, at.key)) for at in map(shelves.shelf, shelves.IN_MENU)),
            Entry(_("Settings"), "settings", self.show_settings),
            Entry(_("Cities in short"), "book", self.show_cities) if self._may_play_cities() else None,
            Entry(_("Keys"), "keyboard", self.show_keys, "?"),
            Entry(_("Full screen"), "fullscreen", self.toggle_full_screen, "F11"),
            Entry(_("About"), "info", self.show_about),
            Entry(_("Back to the start"), "home", self.go_start),
            Entry(_("Quit"), "quit", self.close),
        ]
        return [entry for entry in entries if entry is not None]

    def _may_play_cities(self) -> bool:
        """Whether Cities is on the table, or could be on the next one."""
        return self.table is None or bool(self.table.config_json.get("expansions"))

    def _is_over(self) -> bool:
        return self.table is not None and self.table.is_over()

    # -- looks ------------------------------------------------------------------------------------------------

    def _follow_settings(self, name: str) -> None:
        self._follow_looks(name)
        if name == "bot_speed" and self.table is not None:
            self.table.set_speed(self.settings.bot_speed)

    # -- Qt ---------------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_games(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Files that are dragged onto the window."""
        for path in dropped_games(event):
            self.take_in(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Bots may still think: their answers are dropped. The game is on the disk after every decision."""
        placement.remember(self, self.settings)
        if "archive" in vars(self):
            self.archive.close()
        with suppress(RuntimeError):  # Qt may already have taken parts of a page away
            self._leave_table()
        self.settings.sync()
        super().closeEvent(event)


def dropped_games(event: QDropEvent) -> list[Path]:
    """The files among what is dragged; whether they hold games is found out when they are opened."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]

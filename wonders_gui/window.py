"""The window: a stack of pages and the way between them. It holds the table that is played, and knows no game.

Only the first page is there when the window opens; everything else is imported and built when it is asked for.
"""

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QMainWindow, QStackedWidget, QWidget

from engine.core.errors import CodedError, SaveError
from wonders_gui import placement, shelves
from wonders_gui.app import apply_language, apply_theme
from wonders_gui.games.registry import Title, new_page
from wonders_gui.language import _
from wonders_gui.pages.start import StartPage
from wonders_gui.saves import SUFFIX, Games, Opened, rules_of
from wonders_gui.seating import Seating
from wonders_gui.settings import SIZES, Settings
from wonders_gui.widgets.scroll import Scroll

if TYPE_CHECKING:
    from wonders_gui.dialogs.menu import Entry, Menu
    from wonders_gui.games.registry import AnyTable, AnyUpdate, TablePage
    from wonders_gui.pages.choices import Setup
    from wonders_gui.pages.newgame import NewGamePage
    from wonders_gui.pages.settings import SettingsPage
    from wonders_gui.widgets.banner import Banner
    from wonders_gui.widgets.sheet import Sheet
    from wonders_gui.workers import Asker

log = logging.getLogger(__name__)

LEAST: Final = QSize(960, 600)
LOOKS: Final = ("theme", "text_scale")


class MainWindow(QMainWindow):
    """Everything the player sees."""

    def __init__(self, settings: Settings, games: Games, thinkers: "Asker") -> None:
        super().__init__()
        self.settings = settings
        self.games = games
        self.table: AnyTable | None = None
        self.table_page: QWidget | None = None
        self.score_page: QWidget | None = None
        self.thinkers = thinkers
        self._sheet: Sheet | None = None
        self._trail: list[QWidget] = []
        self._shelf_pages: dict[str, QWidget] = {}
        self.stack = QStackedWidget(self)
        self.setCentralWidget(self.stack)
        self.setMinimumSize(LEAST)
        self.start = StartPage()
        self._start_view = Scroll(self.start)
        self.stack.addWidget(self._start_view)
        self._connect()
        self._add_keys()
        self.retranslate()
        self.go_start()

    # -- wiring -----------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        start = self.start
        start.continued.connect(self.go_on)
        start.chosen.connect(self.set_up)
        start.language_chosen.connect(self._speak)
        start.load_asked.connect(self.show_games)
        start.settings_asked.connect(self.show_settings)
        start.keys_asked.connect(self.show_keys)
        start.about_asked.connect(self.show_about)
        start.shelf_asked.connect(self.visit)
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
    def settings_page(self) -> "SettingsPage":
        """The page of the settings."""
        from wonders_gui.pages.settings import SettingsPage

        page = SettingsPage(self.settings)
        page.left_asked.connect(self.leave)
        self.stack.addWidget(page)
        return page

    @cached_property
    def menu(self) -> "Menu":
        """The menu over any page."""
        from wonders_gui.dialogs.menu import Menu

        return Menu(self.stack)

    @cached_property
    def banner(self) -> "Banner":
        """The message over any page."""
        from wonders_gui.widgets.banner import Banner

        return Banner(self.stack)

    def prepare(self) -> None:
        """Build in a quiet moment what the next click most likely asks for."""
        _built = self.new_game

    # -- between pages ----------------------------------------------------------------------------------------

    def show_page(self, page: QWidget) -> None:
        """Bring a page to the front and give it the keyboard."""
        self._close_sheet()
        self.stack.setCurrentWidget(page)
        target = self.start if page is self._start_view else page
        take_focus = getattr(target, "take_focus", None)
        if take_focus is not None:
            take_focus()
        else:
            page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.retranslate()

    def page(self) -> QWidget:
        """The page in front."""
        shown = self.stack.currentWidget()
        return self.start if shown is self._start_view else shown

    def go_start(self) -> None:
        """To the first page; a game that is being played waits there to be continued."""
        self._trail.clear()
        self.start.show_saved(self.games.unfinished())
        self.show_page(self._start_view)

    def set_up(self, title: Title) -> None:
        """To the page where a game of this title is set up."""
        self.new_game.show_title(title)
        self.show_page(self.new_game)

    def show_settings(self) -> None:
        """To the settings, and back to where the player was."""
        self._walk_to(self.settings_page)

    def visit(self, key: str, *what: object) -> None:
        """To one of the pages beside the games (`shelves`), to show something there."""
        page = self._shelf_page(key)
        shelves.visit(page, what)
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

    def _walk_to(self, page: QWidget) -> None:
        """Show a page and remember the way back; a page that lies on it already ends it there."""
        here = self.stack.currentWidget()
        if page in self._trail:
            del self._trail[self._trail.index(page) :]
        elif page is not here:
            self._trail.append(here)
        self.show_page(page)

    def leave(self) -> None:
        """Back to where the player was."""
        while self._trail:
            before = self._trail.pop()
            if before is not self._start_view and self.stack.indexOf(before) >= 0:
                self.show_page(before)
                return
        self.go_start()

    # -- games ------------------------------------------------------------------------------------------------

    def play(self, setup: "Setup") -> None:
        """Begin a new game."""
        from wonders_gui.controller import Table

        seating = setup.seating
        keeping = self.games.keeping(setup.game, seating)
        table: AnyTable = Table.start(
            rules_of(setup.game), setup.config, seating.seat, seating.bots, seating.names, self.thinkers, keeping
        )
        self._sit_down(table)

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
        return self._open(path, self.games.open)

    def _open(self, path: Path, way: Callable[[Path], Opened]) -> bool:
        from wonders_gui.controller import Table

        try:
            opened = way(path)
        except CodedError as error:
            self.tell_trouble(_("This game cannot be opened"), error)
            return False
        seating = opened.seating
        table: AnyTable = Table.resume(opened.session, seating.seat, seating.bots, seating.names, self.thinkers)
        self._sit_down(table)
        return True

    def look_at(self, path: Path) -> None:
        """Open a saved game at its beginning; redo leads through it, and its file is not touched."""
        if self._open(path, self.games.look):
            assert self.table is not None
            decisions = self.table.decisions()
            if decisions:
                self.table.go_to(decisions[0].node)

    def rematch(self) -> None:
        """The same table with other cards."""
        from wonders_gui.pages.choices import new_seed

        self._play_again(new_seed())

    def same_deal(self) -> None:
        """The same table with the same cards."""
        self._play_again(None)

    def _play_again(self, seed: int | None) -> None:
        from wonders_gui.pages.choices import Setup

        assert self.table is not None
        table = self.table
        told = dict(table.config_json)
        if seed is not None:
            told["seed"] = seed
        seating = Seating(table.seat, table.names, table.bots)
        self.play(Setup(table.game.name, table.game.config_from_json(told), seating))

    def _sit_down(self, table: "AnyTable") -> None:
        """Show a table and let it begin."""
        self._leave_table()
        self.table = table
        table.setParent(self)
        table.set_speed(self.settings.bot_speed)
        page = new_page(table, self.settings, self.stack)
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
        for page in (self.table_page, self.score_page):
            if page is not None:
                self.stack.removeWidget(page)
                page.deleteLater()
        self.table_page = self.score_page = None
        if self.table is not None:
            self.table.close()
            self.table.deleteLater()
        self.table = None

    def _see_update(self, update: "AnyUpdate") -> None:
        """A finished game that was taken back has no scores any more."""
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
            self, _("Save the game as"), str(Path.home()), f"{_('Saved games')} (*{SUFFIX})"
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

    def tell(self, heading: str, lines: list[str], icon: str) -> None:
        """A message over the page that the player closes."""
        self.banner.show_message(heading, lines, icon)

    def tell_trouble(self, heading: str, error: CodedError) -> None:
        """Say what went wrong, in place; nothing is lost and nothing is locked."""
        from wonders_gui.texts.refusals import error_text

        log.warning("%s: %s", heading, error)
        self.tell(heading, [error_text(error)], "warning")

    # -- sheets -----------------------------------------------------------------------------------------------

    def open_sheet(self, sheet: "Sheet") -> None:
        """Lay a sheet over the page; only one at a time."""
        self._close_sheet()
        self._sheet = sheet
        sheet.open_sheet()

    def _close_sheet(self) -> None:
        if self._sheet is not None:
            sheet, self._sheet = self._sheet, None
            sheet.close_sheet()
            sheet.deleteLater()

    def show_games(self) -> None:
        """The saved games."""
        from wonders_gui.dialogs.games import GamesSheet

        sheet = GamesSheet(self.stack, self.games)
        sheet.opened.connect(self.open_game)
        sheet.failed.connect(self.tell_trouble)
        self.open_sheet(sheet)

    def show_about(self) -> None:
        """Who made this, and of what."""
        from wonders_gui.dialogs.about import AboutSheet

        self.open_sheet(AboutSheet(self.stack))

    def show_keys(self) -> None:
        """The keys."""
        from wonders_gui.dialogs.keys import KeysSheet

        self.open_sheet(KeysSheet(self.stack))

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

    def show_cities(self) -> None:
        """What Cities brings beside the basic game."""
        from wonders_gui.dialogs.cities import CitiesSheet

        self.open_sheet(CitiesSheet(self.stack))

    def show_scores(self) -> None:
        """The score sheet of a finished game; it is counted the first time it is shown."""
        if self.table is None or not self.table.is_over():
            return
        if self.score_page is None:
            from wonders_gui.dialogs.scoresheet import ScorePage

            page = ScorePage(self.table, self.settings)
            page.rematch_asked.connect(self.rematch)
            page.same_deal_asked.connect(self.same_deal)
            page.boards_asked.connect(self.show_boards)
            page.new_game_asked.connect(lambda: self.show_page(self.new_game))
            page.start_asked.connect(self.go_start)
            self.score_page = page
            self.stack.addWidget(page)
        self.show_page(self.score_page)

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

    def step_back(self) -> None:
        """A message that lies over the page goes first; then there is the menu."""
        if not self.banner.isHidden():
            self.banner.close_message()
        else:
            self.open_menu()

    def _entries(self) -> "list[Entry]":
        from wonders_gui.dialogs.menu import Entry

        playing = self.table is not None
        entries = [
            Entry(_("Play on"), "play", lambda: None, _("Esc")) if playing else None,
            Entry(_("Score sheet"), "trophy", self.show_scores) if playing and self._is_over() else None,
            Entry(_("New game"), "plus", lambda: self.show_page(self.new_game)),
            Entry(_("Save as"), "save", self.save_as, _("Ctrl+S")) if playing else None,
            Entry(_("Load a game"), "load", self.show_games),
            *(Entry(_(shelf.label), shelf.icon, partial(self.visit, shelf.key)) for shelf in shelves.SHELVES),
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

    def _speak(self, code: str) -> None:
        self.settings.language = code

    def _follow_settings(self, name: str) -> None:
        if name == "language":
            apply_language(self.settings)
        elif name in LOOKS:
            apply_theme(self.settings)
        elif name == "bot_speed" and self.table is not None:
            self.table.set_speed(self.settings.bot_speed)

    def scale_up(self) -> None:
        """Larger letters and cards."""
        self._scale_to(min((size for size in SIZES if size > self.settings.text_scale), default=SIZES[-1]))

    def scale_down(self) -> None:
        """Smaller letters and cards."""
        self._scale_to(max((size for size in SIZES if size < self.settings.text_scale), default=SIZES[0]))

    def scale_back(self) -> None:
        """Letters and cards in their usual size."""
        self._scale_to(1.0)

    def _scale_to(self, scale: float) -> None:
        self.settings.text_scale = scale

    def toggle_full_screen(self) -> None:
        """The whole screen, or a window again."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle("Wonders")  # a name, the same in every language

    # -- Qt ---------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc that nobody else wanted: back, or the menu."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
            return
        way_back = getattr(self.page(), "left_asked", None)
        if not self.banner.isHidden():
            self.banner.close_message()
        elif way_back is not None:
            way_back.emit()
        elif self.page() is not self.start:
            self.open_menu()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Bots may still think: their answers are dropped. The game is on the disk after every decision."""
        placement.remember(self, self.settings)
        with suppress(RuntimeError):  # Qt may already have taken parts of a page away
            self._leave_table()
        self.settings.sync()
        super().closeEvent(event)

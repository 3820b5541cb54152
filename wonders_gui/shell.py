"""The frame of the window: pages on a stack and the way back, one sheet or message over them, looks and sizes."""

import logging
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from engine.core.errors import CodedError
from wonders_gui.app import apply_language, apply_theme
from wonders_gui.botengine import BotEngine
from wonders_gui.pages.start import StartPage
from wonders_gui.settings import SIZES, Settings
from wonders_gui.widgets.scroll import Scroll

if TYPE_CHECKING:
    from wonders_gui.dialogs.menu import Menu
    from wonders_gui.engineline import EngineLine
    from wonders_gui.pages.settings import SettingsPage
    from wonders_gui.widgets.banner import Banner
    from wonders_gui.widgets.sheet import Sheet

log = logging.getLogger(__name__)

LEAST: Final = QSize(960, 600)
LOOKS: Final = ("theme", "text_scale")


class Shell(QMainWindow):
    """A window with pages; it knows no tables. What is played on them is the affair of `MainWindow`."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self._sheet: Sheet | None = None
        self._trail: list[QWidget] = []
        self.bot_engine = BotEngine(self)
        self.stack = QStackedWidget(self)
        self._column = QVBoxLayout()
        self._lay_out()
        self.setMinimumSize(LEAST)
        self.start = StartPage()
        self._start_view = Scroll(self.start)
        self.stack.addWidget(self._start_view)

    def _lay_out(self) -> None:
        """Pages, and room for a line below them."""
        body = QWidget(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.stack, 1)
        body.setLayout(self._column)
        self.setCentralWidget(body)

    def go_start(self) -> None:
        """To the first page."""
        raise NotImplementedError

    def open_menu(self) -> None:
        """What can be done from here."""
        raise NotImplementedError

    # -- what is built when it is asked for ----------------------------------------------------------------------

    @cached_property
    def settings_page(self) -> "SettingsPage":
        """The page of the settings."""
        from wonders_gui.pages.settings import SettingsPage

        page = SettingsPage(self.settings, bot_engine=self.bot_engine)
        page.left_asked.connect(self.leave)
        self.stack.addWidget(page)
        return page

    @cached_property
    def engine_line(self) -> "EngineLine":
        """The line below the pages on a faster engine that is being made."""
        from wonders_gui.engineline import EngineLine

        line = EngineLine(self.bot_engine, self.centralWidget())
        self._column.addWidget(line)
        return line

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

    # -- between pages -------------------------------------------------------------------------------------------

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
        assert shown is not None
        return self.start if shown is self._start_view else shown

    def show_settings(self) -> None:
        """To the settings, and back to where the player was."""
        self._walk_to(self.settings_page)

    def _walk_to(self, page: QWidget) -> None:
        """Show a page and remember the way back; a page that lies on it already ends it there."""
        here = self.stack.currentWidget()
        if page in self._trail:
            del self._trail[self._trail.index(page) :]
        elif here is not None and page is not here:
            self._trail.append(here)
        self.show_page(page)

    def leave(self) -> None:
        """Back to where the player was; on the first page the keyboard is at what led away from it."""
        while self._trail:
            before = self._trail.pop()
            if before is not self._start_view and self.stack.indexOf(before) >= 0:
                self.show_page(before)
                return
        led_away = self.start.focusWidget()
        self.go_start()
        if led_away is not None and led_away.isVisible():
            led_away.setFocus(Qt.FocusReason.OtherFocusReason)

    def step_back(self) -> None:
        """A message that lies over the page goes first; then there is the menu."""
        if not self.banner.isHidden():
            self.banner.close_message()
        else:
            self.open_menu()

    # -- messages and sheets -------------------------------------------------------------------------------------

    def tell(self, heading: str, lines: list[str], icon: str) -> None:
        """A message over the page that the player closes."""
        self.banner.show_message(heading, lines, icon)

    def tell_trouble(self, heading: str, error: CodedError) -> None:
        """Say what went wrong, in place; nothing is lost and nothing is locked."""
        from wonders_gui.texts.refusals import error_text

        log.warning("%s: %s", heading, error)
        self.tell(heading, [error_text(error)], "warning")

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

    def show_about(self) -> None:
        """Who made this, and of what."""
        from wonders_gui.dialogs.about import AboutSheet

        self.open_sheet(AboutSheet(self.stack))

    def show_keys(self) -> None:
        """The keys."""
        from wonders_gui.dialogs.keys import KeysSheet

        self.open_sheet(KeysSheet(self.stack))

    def show_cities(self) -> None:
        """What Cities brings beside the basic game."""
        from wonders_gui.dialogs.cities import CitiesSheet

        self.open_sheet(CitiesSheet(self.stack))

    # -- looks ---------------------------------------------------------------------------------------------------

    def _speak(self, code: str) -> None:
        self.settings.language = code

    def _follow_looks(self, name: str) -> None:
        """A setting has changed: speak another language, or take on another theme."""
        if name == "language":
            apply_language(self.settings)
        elif name in LOOKS:
            apply_theme(self.settings)

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
        """Set every text in the current language."""
        self.setWindowTitle("Wonders")  # a name, the same in every language

    # -- Qt ------------------------------------------------------------------------------------------------------

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

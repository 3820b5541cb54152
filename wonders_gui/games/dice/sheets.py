"""What lies over the table: the sheet of another player, the log, and the rules in short."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from engine.core.seats import Seat
from engine.dice.view import View
from wonders_gui.games.dice.models import SheetModel
from wonders_gui.games.dice.sheet import SheetView, facts_of
from wonders_gui.language import _
from wonders_gui.texts.log import Cast
from wonders_gui.texts.rules.dice import CHAPTERS
from wonders_gui.widgets.chapters import Chapters
from wonders_gui.widgets.log import LogEntry, LogModel, LogView
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.sheet import Sheet


class HelpSheet(Sheet):
    """The rules of Dice in our own words."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, QSize(840, 620))
        self._chapters = Chapters([chapter.in_short() for chapter in CHAPTERS])
        self.set_body(Scroll(self._chapters, self.panel))
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        super().retranslate()
        self.set_title(_("DICE IN SHORT"))
        self._chapters.retranslate()


class CitySheet(Sheet):
    """The sheet of another player, large enough to read."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, QSize(1000, 660))
        self.seat: Seat = 0
        self._model = SheetModel(self)
        self.fields = SheetView(self)
        self.fields.setModel(self._model)
        self.set_body(self.fields)

    def show_seat(self, view: View, seat: Seat, people: Cast) -> None:
        """Show the sheet of a seat as it is now."""
        self.seat = seat
        self._model.show_sheet(view, seat, {})
        self.fields.show_facts(facts_of(view, seat, people))
        self.set_title(people.says(seat, _("Your sheet"), _("Sheet of {player}")))


class LogSheet(Sheet):
    """All that happened."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, QSize(680, 620))
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
        self._city: CitySheet | None = None
        self._log: LogSheet | None = None
        self._help: HelpSheet | None = None

    def show_city(self, view: View, seat: Seat, people: Cast) -> None:
        """Open the sheet of a seat."""
        self._city = self._city or CitySheet(self._page)
        self._city.show_seat(view, seat, people)
        self._city.open_sheet()

    def show_log(self, entries: Sequence[LogEntry]) -> None:
        """Open the log."""
        self._log = self._log or LogSheet(self._page)
        self._log.show_entries(entries)
        self._log.open_sheet()

    def show_help(self) -> None:
        """Open the rules in short."""
        self._help = self._help or HelpSheet(self._page)
        self._help.open_sheet()

    def show_view(self, view: View, people: Cast) -> None:
        """A sheet that lies open follows the game and the language."""
        if self._city is not None and self._city.isVisible():
            self._city.show_seat(view, self._city.seat, people)

    def _all(self) -> tuple[Sheet | None, ...]:
        return (self._city, self._log, self._help)

    def open(self) -> bool:
        """Whether one lies over the table."""
        return any(sheet is not None and sheet.isVisible() for sheet in self._all())

    def close(self) -> bool:
        """Close the one that lies over the table; says whether there was one."""
        was_open = self.open()
        for sheet in self._all():
            if sheet is not None:
                sheet.close_sheet()
        return was_open

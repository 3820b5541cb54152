"""What lies over the table: the sheet of another player, the log, and the rules in short."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from engine.core.seats import Seat
from engine.dice.view import View
from wonders_gui.games.dice.models import SheetModel
from wonders_gui.games.dice.sheet import SheetView, facts_of
from wonders_gui.language import N_, _
from wonders_gui.widgets.chapters import Chapters
from wonders_gui.widgets.log import LogEntry, LogModel, LogView
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.sheet import Sheet

CHAPTERS: Final = (
    (
        "die",
        N_("The dice are for everybody"),
        N_(
            "Every turn the dice are rolled into the Forum. The section in which a die lies says how many coins it "
            "costs: 0, 1, 2 or 3. Everybody chooses in secret and at the same time; several players may choose the "
            "same die."
        ),
    ),
    (
        "build",
        N_("Build, wonder or pass"),
        N_(
            "Choose a die and cross off one field that shows its symbol, in the order of the arrows. Or build the "
            "next stage of your wonder, without a die. Or pass and take three coins."
        ),
    ),
    (
        "stone",
        N_("Resources and coins"),
        N_(
            "The number in the corner of a field is what it costs in resources. Every crossed field of the Warehouse "
            "is one resource, turn after turn. You pay a coin for each resource that you lack."
        ),
    ),
    (
        "symbol_red",
        N_("Barracks"),
        N_(
            "The west barracks attack your left neighbour, the east barracks your right neighbour. Each defence that "
            "the neighbour crossed off on that side in earlier turns takes a point from an attack. Points once "
            "written down stay."
        ),
    ),
    (
        "symbol_green",
        N_("University and special dice"),
        N_(
            "The university makes dice cheaper, lets you cross off more fields and unlocks the black, the white and "
            "the purple die. When one is unlocked for the first time it takes the place of a grey die for everybody, "
            "but only those who have unlocked it may choose it."
        ),
    ),
    (
        "symbol_purple",
        N_("Court"),
        N_(
            "For the purple die you need at least as many crossed fields in the building that it shows as each of "
            "your neighbours; with two players you need more than your opponent."
        ),
    ),
    (
        "points",
        N_("Bonus fields and the end"),
        N_(
            "Whoever completes a building crosses off a bonus field: another action, another field, or coins. When "
            "somebody has crossed off the third one, one last turn is played. The most points win; coins decide a tie."
        ),
    ),
    (
        "info",
        N_("Our own boards"),
        N_(
            "The rulebook does not print the costs and points of all fields. Where it is silent, the numbers and "
            "effects on these boards are our own and may differ from the boards in the box."
        ),
    ),
)


class HelpSheet(Sheet):
    """The rules of Dice in our own words."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, QSize(840, 620))
        self._chapters = Chapters(CHAPTERS)
        self.set_body(Scroll(self._chapters, self.panel))
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
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

    def show_seat(self, view: View, seat: Seat, name: str) -> None:
        """Show the sheet of a seat as it is now."""
        self.seat = seat
        self._model.show_sheet(view, seat, {})
        self.fields.show_facts(facts_of(view, seat, name))
        self.set_title(_("Sheet of {name}").format(name=name))


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

    def show_city(self, view: View, seat: Seat, name: str) -> None:
        """Open the sheet of a seat."""
        self._city = self._city or CitySheet(self._page)
        self._city.show_seat(view, seat, name)
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

    def show_view(self, view: View, names: Sequence[str]) -> None:
        """A sheet that lies open follows the game and the language."""
        if self._city is not None and self._city.isVisible():
            self._city.show_seat(view, self._city.seat, names[self._city.seat])

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

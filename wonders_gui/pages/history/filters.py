"""What the list of games can be narrowed down to, and its order."""

from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Final

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from ai.registry import LEVELS
from wonders_gui.history import clock
from wonders_gui.history.queries import KINDS, LOST, NEWEST, OPEN, RATED, WON, Filter
from wonders_gui.language import _
from wonders_gui.texts import names, names_seven, words
from wonders_gui.texts.opponents import level_name
from wonders_gui.texts.played import kind_name
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.picker import Picker
from wonders_gui.widgets.segments import Option

PATIENCE: Final = 180  # milliseconds after the last key, before the search begins
DAYS: Final[Mapping[str, int]] = {"week": 7, "month": 30, "year": 365}
PLAYERS: Final = range(2, 8)
LONGEST: Final = 60


class Filters(QWidget):
    """`changed` says that other games, or another order, are wanted."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = QLineEdit(self)
        self.text.setMaxLength(LONGEST)
        self.text.setClearButtonEnabled(False)
        self.pickers = {name: Picker(self) for name in _PICKERS}
        self._timer = QTimer(self, singleShot=True, interval=PATIENCE)
        self._timer.timeout.connect(self.changed)
        self.text.textEdited.connect(lambda _text: self._timer.start())
        for picker in self.pickers.values():
            picker.picked.connect(lambda _key: self.changed.emit())
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        """Two rows of four."""
        for number, part in enumerate((self.text, *self.pickers.values())):
            self._grid.addWidget(part, number // 4, number % 4)
        for column in range(4):
            self._grid.setColumnStretch(column, 1)
        self.dress()

    # -- what is wanted ---------------------------------------------------------------------------------------

    def wanted(self) -> Filter:
        """Which games."""
        chosen = {name: picker.value() for name, picker in self.pickers.items()}
        text = self.text.text().strip()
        return Filter(
            kind=chosen["kind"],
            players=int(chosen["players"] or 0),
            result=chosen["result"],
            level=chosen["level"],
            since=_since(chosen["since"]),
            text=text,
            boards=_boards(text),
        )

    def order(self) -> str:
        """In which order."""
        return self.pickers["order"].value() or NEWEST

    def is_narrow(self) -> bool:
        """Whether anything is left out."""
        return self.wanted() != Filter()

    def clear(self) -> None:
        """All games again."""
        self.text.clear()
        for name, picker in self.pickers.items():
            if name != "order":
                picker.set_value("")
        self.changed.emit()

    # -- looks ------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.text.setPlaceholderText(_("Name or city"))
        self.text.setAccessibleName(_("Name or city"))
        for name, describe in _PICKERS.items():
            caption, options = describe()
            self.pickers[name].setAccessibleName(caption)
            self.pickers[name].setToolTip(caption)
            self.pickers[name].set_options(options)

    def dress(self) -> None:
        """Take measures of the current theme."""
        self._grid.setHorizontalSpacing(px(8))
        self._grid.setVerticalSpacing(px(8))

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)


def _since(word: str) -> str:
    return (clock.today() - timedelta(days=DAYS[word])).isoformat() if word in DAYS else ""


def _boards(text: str) -> tuple[str, ...]:
    """The cities whose names hold the text."""
    part = text.casefold()
    return tuple(board for board in names_seven.CITIES if part and part in names.city_name(board).casefold())


Described = tuple[str, list[Option]]


def _kinds() -> Described:
    return _("Game"), [Option("", _("All games")), *(Option(kind, kind_name(kind)) for kind in KINDS)]


def _results() -> Described:
    options = [
        Option("", _("Every result")),
        Option(WON, _("Won")),
        Option(LOST, _("Lost")),
        Option(OPEN, _("Unfinished")),
        Option(RATED, _("Rated")),
    ]
    return _("Result"), options


def _levels() -> Described:
    every = [Option("", _("All opponents")), *(Option(level, level_name(level)) for level in LEVELS)]
    return _("Opponents"), every


def _players() -> Described:
    every = [
        Option("", _("{fewest} to {most} players").format(fewest=PLAYERS[0], most=PLAYERS[-1])),
        *(Option(str(number), words.players(number)) for number in PLAYERS),
    ]
    return _("Number of players"), every


def _times() -> Described:
    options = [
        Option("", _("Any time")),
        Option("week", _("Last 7 days")),
        Option("month", _("Last 30 days")),
        Option("year", _("Last year")),
    ]
    return _("When"), options


def _orders() -> Described:
    options = [
        Option(NEWEST, _("Newest first")),
        Option("oldest", _("Oldest first")),
        Option("most_points", _("Most points first")),
        Option("fewest_points", _("Fewest points first")),
        Option("most_gained", _("Largest rise in rating first")),
        Option("most_lost", _("Largest fall in rating first")),
    ]
    return _("Order"), options


_PICKERS: Final[Mapping[str, Callable[[], Described]]] = {
    "kind": _kinds,
    "result": _results,
    "level": _levels,
    "players": _players,
    "since": _times,
    "order": _orders,
}

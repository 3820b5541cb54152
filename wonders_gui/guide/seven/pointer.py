"""Finds cards, neighbours and parts on the table of 7 Wonders."""

from collections.abc import Mapping

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from engine.seven.book import words_of
from wonders_gui.games.seven.layout import Tab
from wonders_gui.games.seven.page import TablePage
from wonders_gui.games.seven.sheets import Sheet
from wonders_gui.guide.pointer import Finder, Pointer
from wonders_gui.views.row import TAG

TABS = {"board": Tab.CITY, "city": Tab.CITY, "recap": Tab.LAST_TURN}


class SevenPointer(Pointer):
    """Looks at the hand by its model, and at the parts by their names."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._table = page
        page.hand.selectionModel().currentChanged.connect(lambda *_: self.picked.emit(self.current()))

    def parts(self) -> Mapping[str, QWidget]:
        page = self._table
        return {
            "hand": page.hand,
            "left": page.left,
            "right": page.right,
            "board": page.board,
            "city": page.city,
            "detail": page.detail,
            "recap": page.recap,
            "ending": page.ending,
            "plate": page.plate,
        }

    def things(self) -> Mapping[str, Finder]:
        return {"card": self._card}

    def tags(self) -> Mapping[QWidget, float]:
        return {self._table.hand: TAG}

    def deciding(self) -> tuple[str, ...]:
        return ("hand", "detail")

    def full(self) -> tuple[str, ...]:
        return ("hand", "detail", "left", "right", "board")

    def dialogs(self) -> tuple[type[QWidget], ...]:
        return (Sheet,)

    def reveal(self, name: str) -> None:
        tabs = self._table.tabs
        if not tabs.isVisible():
            return
        wanted = TABS.get(name, Tab.HAND).value
        if tabs.value() != wanted:
            tabs.set_value(wanted)
            tabs.chosen.emit(wanted)

    def _ids(self) -> Mapping[int, str]:
        view = self._table.view
        return dict(enumerate(words_of(view.table.book).card_ids)) if view is not None else {}

    def _card(self, which: str) -> QRect:
        ids = self._ids()
        rows = self._table.hand_model.rows()
        return self.item(
            self._table.hand,
            next((place for place, row in enumerate(rows) if ids.get(row.offers.card) == which), -1),
        )

    def current(self) -> str:
        row = self._table.hand_model.record(self._table.hand.currentIndex())
        return f"card:{self._ids()[row.offers.card]}" if row is not None else ""

    def thing_of(self, move: str) -> str:
        return f"card:{move.split()[-1]}"


POINTER = SevenPointer

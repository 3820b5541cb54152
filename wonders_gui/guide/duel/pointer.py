"""Finds cards, wonders and parts on the table of 7 Wonders Duel."""

from collections.abc import Mapping

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from engine.duel.book import words
from engine.duel.facts import NO_CARD
from wonders_gui.games.duel.page import TablePage
from wonders_gui.games.duel.records import SlotRecord, WonderRecord
from wonders_gui.games.duel.side import DETAIL, PRICES
from wonders_gui.games.duel.structure import ABOVE
from wonders_gui.guide.pointer import Finder, Pointer
from wonders_gui.models.roles import Role
from wonders_gui.views.placed import PlacedView


class DuelPointer(Pointer):
    """Looks at the structure and at the wonders by their models, and at the parts by their names."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._table = page
        structure = page.middle.structure
        structure.selectionModel().selectionChanged.connect(lambda *_: self.picked.emit(self.current()))

    def parts(self) -> Mapping[str, QWidget]:
        page = self._table
        return {
            "structure": page.middle.structure,
            "track": page.middle.track,
            "tokens": page.middle.tokens,
            "end": page.middle.end,
            "choice": page.middle.choice,
            "own": page.own,
            "city": page.own.city,
            "opponent": page.opponent,
            "prices": page.side.prices_panel,
            "detail": page.side.detail,
        }

    def things(self) -> Mapping[str, Finder]:
        return {"card": self._card, "wonder": self._wonder}

    def tags(self) -> Mapping[QWidget, float]:
        return {self._table.middle.structure: ABOVE}

    def lies(self, view: PlacedView, row: int) -> bool:
        record = view.model().index(row, 0).data(Role.RECORD)
        return not isinstance(record, SlotRecord) or record.card != NO_CARD

    def deciding(self) -> tuple[str, ...]:
        return ("structure", "detail", "track")

    def full(self) -> tuple[str, ...]:
        return ("structure", "detail", "track", "own", "opponent", "prices")

    def reveal(self, name: str) -> None:
        self._table.side.show_tab(PRICES if name == "prices" else DETAIL)

    def _card(self, which: str) -> QRect:
        middle = self._table.middle
        return self.item(middle.structure, middle.model.row_of(words().card_numbers[which]))

    def _wonder(self, which: str) -> QRect:
        view, wanted = self._table.own.wonders, words().wonder_numbers[which]
        model = view.model()
        for row in range(model.rowCount()):
            record = model.index(row, 0).data(Role.RECORD)
            if isinstance(record, WonderRecord) and record.wonder == wanted:
                return self.item(view, row)
        return QRect()

    def current(self) -> str:
        structure = self._table.middle.structure
        record = structure.currentIndex().data(Role.RECORD) if structure.selectionModel().hasSelection() else None
        if not isinstance(record, SlotRecord) or record.card < 0:
            return ""
        return f"card:{words().card_ids[record.card]}"

    def thing_of(self, move: str) -> str:
        return f"card:{move.split()[-1]}"


POINTER = DuelPointer

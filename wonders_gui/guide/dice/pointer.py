"""Finds dice, fields and parts on the table of 7 Wonders Dice."""

from collections.abc import Mapping

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from engine.dice.book import words
from wonders_gui.games.dice.page import TablePage
from wonders_gui.games.dice.plan import WONDER
from wonders_gui.guide.pointer import Finder, Pointer


class DicePointer(Pointer):
    """Looks at the Forum and at the sheet by their models, and at the parts by their names."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._table = page
        page.forum.selectionModel().selectionChanged.connect(lambda *_: self.picked.emit(self.current()))

    def parts(self) -> Mapping[str, QWidget]:
        page = self._table
        return {"forum": page.forum, "sheet": page.sheet, "seats": page.seats, "detail": page.detail}

    def things(self) -> Mapping[str, Finder]:
        return {"die": self._die, "field": self._field, "building": self._building}

    def deciding(self) -> tuple[str, ...]:
        return ("forum", "detail")

    def full(self) -> tuple[str, ...]:
        return ("forum", "detail", "sheet")

    def _die(self, which: str) -> QRect:
        return self.item(self._table.forum, self._table.forum_model.row_of(words().die_numbers[which]))

    def _field(self, which: str) -> QRect:
        return self.item(self._table.sheet, words().field_numbers[which])

    def _building(self, which: str) -> QRect:
        """A building with its heading, the wonder, or all fields of a part of one: `market.chest`."""
        sheet = self._table.sheet
        blocks = {block.building: block.area for block in sheet.plan().blocks}
        area = sheet.plan().wonder if which == WONDER else blocks.get(which)
        if area is not None and sheet.isVisible():
            return self.mapped(sheet.viewport(), area.toAlignedRect())
        found = QRect()
        for field in words().field_numbers:
            if field.startswith(f"{which}."):
                found = found.united(self._field(field))
        return found

    def current(self) -> str:
        forum = self._table.forum
        if not forum.selectionModel().hasSelection():
            return ""
        return f"die:{words().die_ids[self._table.forum_model.rows()[forum.currentIndex().row()].die]}"

    def thing_of(self, move: str) -> str:
        told = move.split()
        return f"die:{told[1]}" if told[0] == "build" else ""


POINTER = DicePointer

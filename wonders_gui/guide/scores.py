"""The guide on the score sheet: what each row counts, and how it could have been more."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QWidget

from wonders_gui.dialogs.scoresheet import ScorePage
from wonders_gui.games.registry import AnyTable
from wonders_gui.guide.panel import Told
from wonders_gui.guide.pointer import Finder, Pointer
from wonders_gui.guide.stand import Say, Stand
from wonders_gui.guide.steps import Lesson
from wonders_gui.guide.wording import told
from wonders_gui.language import _


class ScorePointer(Pointer):
    """Finds the rows of the score sheet by their categories."""

    def __init__(self, page: ScorePage) -> None:
        super().__init__(page)
        self._sheet = page.sheet
        self._model = page.model
        self._race = page.race

    def parts(self) -> Mapping[str, QWidget]:
        return {"race": self._race, "sheet": self._sheet}

    def full(self) -> tuple[str, ...]:
        return ("sheet", "race")

    def things(self) -> Mapping[str, Finder]:
        return {"row": self._row}

    def _row(self, category: str) -> QRect:
        lines = [line.category for line in self._model.score.lines]
        row = lines.index(category) + 1 if category in lines else self._model.total_row
        first, last = (self._model.index(row, column) for column in (0, self._model.columnCount() - 1))
        area = self._sheet.visualRect(first).united(self._sheet.visualRect(last))
        return self.mapped(self._sheet.viewport(), area)


class ScoreGuide(QObject):
    """Says one step after another, and then leaves the sheet to the player."""

    def __init__(self, page: QWidget, lesson: Lesson, table: AnyTable) -> None:
        assert isinstance(page, ScorePage)
        super().__init__(page)
        self._lesson = lesson
        self._table = table
        self._place = 0
        self._page = page
        page.show_end()
        self.stand = Stand(page, page, ScorePointer(page))
        self.stand.returned.connect(page.take_focus)
        self.stand.panel.went_on.connect(self._go_on)
        self.stand.panel.went_back.connect(self._go_back)
        page.installEventFilter(self)
        self.present()

    def present(self) -> None:
        """Say what is due now."""
        if self._place >= len(self._lesson.scores):
            self.stand.be_quiet()
            self._page.starts_at = self._page.rematch
            self._page.take_focus()
            return
        says = tuple(map(self._say, range(len(self._lesson.scores))))
        self.stand.tell(says[self._place], says)
        self._page.starts_at = self.stand.panel.button
        self._page.take_focus()

    def _say(self, place: int) -> Say:
        step = self._lesson.scores[place]
        last = place == len(self._lesson.scores) - 1
        heading, text = (told(self._lesson, self._table, part) for part in (step.heading, step.text))
        return Say(Told(heading, text, "", "", _("Finished") if last else _("Go on"), place > 0), step.at)

    def _go_on(self) -> None:
        self._place += 1
        self.present()

    def _go_back(self) -> None:
        self._place -= 1
        self.present()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.present()
        return super().eventFilter(watched, event)

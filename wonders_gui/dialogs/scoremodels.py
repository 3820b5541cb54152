"""The models of the score sheet: the table of points, and the race that the counting is."""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from wonders_gui.dialogs.scoredata import Person, ScoreData, category_label, city_label
from wonders_gui.games.seven.teams import NO_TEAM, team_name
from wonders_gui.language import _
from wonders_gui.texts import words

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class Cell(IntEnum):
    """What the views ask for beside texts."""

    PERSON = Qt.ItemDataRole.UserRole + 1
    LINE = Qt.ItemDataRole.UserRole + 2
    POINTS = Qt.ItemDataRole.UserRole + 3
    STATE = Qt.ItemDataRole.UserRole + 4
    BARS = Qt.ItemDataRole.UserRole + 5
    PLACE = Qt.ItemDataRole.UserRole + 6


class Count(IntEnum):
    """Whether a row is still to come, being counted, or done."""

    COMING = 0
    NOW = 1
    DONE = 2


class ScoreModel(QAbstractTableModel):
    """First row: people; then one row for each category; last row: totals. First column: what the row is."""

    def __init__(self, data: ScoreData, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.score = data
        self.counted = 0
        self.is_finished = False

    # -- counting ---------------------------------------------------------------------------------------------

    @property
    def total_row(self) -> int:
        """The row of everybody's sum; the last one where nobody has a partner."""
        return len(self.score.lines) + 1

    @property
    def team_row(self) -> int:
        """The row of the teams' sums, below the total; there is none without teams."""
        return self.total_row + 1 if self.score.in_teams else -1

    def count_next(self) -> bool:
        """Count one more category; false when there is none left."""
        if self.counted < len(self.score.lines):
            self.counted += 1
        else:
            self.is_finished = True
        self._tell()
        return not self.is_finished

    def count_all(self) -> None:
        """Show the end."""
        self.counted = len(self.score.lines)
        self.is_finished = True
        self._tell()

    def retranslate(self) -> None:
        """Texts are asked for again."""
        self._tell()

    def _tell(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))

    def state(self, row: int) -> Count:
        """How far the counting has come in a row."""
        if row < self.counted or self.is_finished or row == 0:
            return Count.DONE
        return Count.NOW if row == self.counted else Count.COMING

    # -- Qt ---------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else max(self.total_row, self.team_row) + 1

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.score.people) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row, column)
        return self._fact(row, column, role)

    def _fact(self, row: int, column: int, role: int) -> Any:
        if role == Cell.PERSON and column > 0:
            return self.score.people[column - 1]
        if role == Cell.LINE and 0 < row < self.total_row:
            return self.score.lines[row - 1]
        if role == Cell.POINTS and row > 0 and column > 0:
            return self._points(row, column - 1)
        return self.state(row) if role == Cell.STATE else None

    def _points(self, row: int, person: int) -> int:
        if row == self.total_row:
            return self.score.total(person, self.counted)
        if row == self.team_row:
            return self.score.team_total(person, self.counted)
        return self.score.lines[row - 1].points[person]

    def _label(self, row: int) -> str:
        if row == 0:
            return ""
        if row == self.team_row:
            return _("TEAM")
        return _("TOTAL") if row == self.total_row else category_label(self.score, self.score.lines[row - 1])

    def _text(self, row: int, column: int) -> str:
        if column == 0:
            return self._label(row)
        if row == 0:
            return self.score.people[column - 1].name
        is_shown = row >= self.total_row or self.state(row) is not Count.COMING
        return words.signed(self._points(row, column - 1)) if is_shown else ""

    def _spoken(self, row: int, column: int) -> str:
        text = self._text(row, column)
        if column == 0:
            return text or _("Score sheet")
        person = self.score.people[column - 1]
        if row == 0:
            team = team_name(person.team) if person.team != NO_TEAM else ""
            return ", ".join(part for part in (person.name, city_label(person), team) if part)
        points = text or _("not counted yet")
        return f"{person.name}, {self._label(row)}: {points}"


class RaceModel(QAbstractListModel):
    """Everybody by the points that have been counted so far; at the end by their places."""

    def __init__(self, sheet: ScoreModel) -> None:
        super().__init__(sheet)
        self._sheet = sheet
        self._order: list[int] = []
        self._sort()
        sheet.dataChanged.connect(self._refresh)

    def _refresh(self) -> None:
        self.beginResetModel()
        self._sort()
        self.endResetModel()

    def _sort(self) -> None:
        score = self._sheet.score
        columns = range(len(score.people))
        if self._sheet.is_finished:
            self._order = sorted(columns, key=lambda column: score.people[column].place)
        else:
            self._order = sorted(columns, key=self._so_far)

    def _so_far(self, column: int) -> tuple[int, int, int]:
        """Most points first; partners stay together."""
        score, counted = self._sheet.score, self._sheet.counted
        if not score.in_teams:
            return -score.total(column, counted), 0, 0
        return -score.team_total(column, counted), score.people[column].team, -score.total(column, counted)

    def reach(self) -> int:
        """The points that the longest bar shows, so that nothing has to shrink on the way."""
        score = self._sheet.score
        gains = [sum(max(line.points[column], 0) for line in score.lines) for column in range(len(score.people))]
        return max([*gains, 1])

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._order)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        column = self._order[index.row()]
        score, counted = self._sheet.score, self._sheet.counted
        person = score.people[column]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{self._place(index.row(), person)} {person.name}: {words.points(score.total(column, counted))}"
        facts = {
            int(Cell.PERSON): person,
            int(Cell.POINTS): score.total(column, counted),
            int(Cell.BARS): [(line.category, line.points[column]) for line in score.lines[:counted]],
            int(Cell.PLACE): self._place(index.row(), person),
        }
        return facts.get(role)

    def _place(self, row: int, person: Person) -> int:
        return person.place if self._sheet.is_finished else row + 1

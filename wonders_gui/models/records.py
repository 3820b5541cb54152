"""A list of frozen records as a Qt model: each record says itself what its roles are."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from wonders_gui.widgets.tips import as_tip

Index = QModelIndex | QPersistentModelIndex


class Shown(Protocol):
    """A row that can be shown: what a role is, or None."""

    def role(self, role: int) -> object:
        """The value of a role; reads fields only."""


R = TypeVar("R", bound=Shown)


class RecordsModel(QAbstractListModel, Generic[R]):
    """Rows that are replaced together. A list with the same length keeps selection and focus where they are."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[R] = ()

    def show_rows(self, rows: Sequence[R]) -> None:
        """Show these records from now on; whoever looks on is told only of what is different."""
        if tuple(rows) == self._rows:
            return
        if len(rows) == len(self._rows):
            self._rows = tuple(rows)
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def rows(self) -> Sequence[R]:
        """All records."""
        return self._rows

    def record(self, index: Index) -> R | None:
        """The record of a row."""
        return self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None

    # -- Qt ---------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        record = self.record(index)
        value = None if record is None else record.role(role)
        return as_tip(value) if role == Qt.ItemDataRole.ToolTipRole and isinstance(value, str) else value

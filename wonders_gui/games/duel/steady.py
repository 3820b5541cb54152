"""A list of records that tells its views only of real changes: what stays the same is not painted again."""

from collections.abc import Sequence

from wonders_gui.models.records import R, RecordsModel


class SteadyModel(RecordsModel[R]):
    """Records are compared before they are shown."""

    def show_rows(self, rows: Sequence[R]) -> None:
        """Show these records from now on."""
        if tuple(rows) != tuple(self.rows()):
            super().show_rows(rows)

"""What Qt's own views need so that a screen reader can use them as a mouse does."""

from PySide6.QtCore import QItemSelection, QItemSelectionModel
from PySide6.QtWidgets import QAbstractItemView


def current_follows_selection(view: QAbstractItemView) -> None:
    """Screen readers select an item without making it current; buttons beside the view act on the current one."""
    model = view.selectionModel()

    def follow(selected: QItemSelection, deselected: QItemSelection) -> None:
        chosen = selected.indexes()
        if chosen and chosen[0] != model.currentIndex():
            model.setCurrentIndex(chosen[0], QItemSelectionModel.SelectionFlag.NoUpdate)

    model.selectionChanged.connect(follow)

"""The place of the table on the page that looks back at it."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from wonders_gui.widgets.paint import px

LOWEST: Final = 360  # of the design: as high as the smallest window at the largest text


class TableFrame(QScrollArea):
    """Holds the page of a table, which is never lower than the lowest window: where that is too high, it scrolls."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def clear(self) -> None:
        """Away with the page of before."""
        old = self.takeWidget()
        if old is not None:
            old.hide()
            old.deleteLater()

    def show_table(self, page: QWidget) -> None:
        """Another page takes the place of the one before."""
        self.clear()
        self.setWidget(page)
        self.measure()
        page.show()

    def measure(self) -> None:
        """Take the measures of the current theme."""
        if (page := self.widget()) is not None:
            page.setMinimumHeight(px(LOWEST))

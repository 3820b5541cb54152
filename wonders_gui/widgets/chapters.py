"""Short chapters below each other, each with a picture: what a sheet of rules in short shows."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from wonders_gui.art import icons
from wonders_gui.language import _
from wonders_gui.widgets.paint import painting, px
from wonders_gui.widgets.text import Text

LEAST: Final = 470


class Picture(QWidget):
    """An icon of its own size."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self.setFixedSize(px(40), px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            icons.draw(painter, self._icon, QRectF(self.rect()))


class Chapters(QWidget):
    """Chapters of an icon, a heading and a text, both still to be translated."""

    def __init__(self, chapters: Sequence[tuple[str, str, str]]) -> None:
        super().__init__()
        self._texts: list[tuple[Text, str]] = []
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, px(18), 0)
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(px(12))
        grid.setColumnStretch(1, 1)
        for row, (icon, heading, text) in enumerate(chapters):
            grid.addWidget(Picture(icon, self), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addLayout(self._chapter(heading, text), row, 1)
        grid.setRowStretch(len(chapters), 1)

    def _chapter(self, heading: str, text: str) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(px(2))
        for part, told in ((Text("strong", self, 1.1), heading), (Text("body", self).wrapped(), text)):
            part.setMinimumWidth(px(LEAST))  # a scroll area makes room for the text at its narrowest
            column.addWidget(part)
            self._texts.append((part, told))
        return column

    def retranslate(self) -> None:
        """Set every text in the current language."""
        for part, told in self._texts:
            part.setText(_(told))

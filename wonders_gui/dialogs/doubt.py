"""The tutor's word before a bad move: what it costs and what would be better. The player decides."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wonders_gui.language import _
from wonders_gui.widgets.banner import Picture
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.sheet import Sheet
from wonders_gui.widgets.text import Text

MOST: Final = 5
LEAST: Final = 440


class DoubtSheet(Sheet):
    """Closing it takes the move back; `insisted` says that it shall be made all the same."""

    insisted = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, QSize(620, 350))
        self.lines = [Text("strong" if place < 2 else "body", scale=1.05).wrapped() for place in range(MOST)]
        self.lines[0].set_tone("bad")
        self.lines[1].set_tone("good")
        self.back = Button(Role.WARM, "undo", self.panel)
        self.back.clicked.connect(self.close_sheet)
        self.anyway = Button(Role.PLAIN, "check", self.panel)
        self.anyway.clicked.connect(self._insist)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, px(6), 0)
        column.setSpacing(px(6))
        for line in self.lines:
            line.setMinimumWidth(px(LEAST))  # a scroll area makes room for a text at its narrowest
            column.addWidget(line)
        column.addStretch(1)
        body = QHBoxLayout()
        picture = Picture("warning", px(48), self.panel)
        body.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        body.addSpacing(px(10))
        body.addWidget(Scroll(inner, self.panel), 1)
        self.content.addLayout(body, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.anyway)
        buttons.addStretch(1)
        buttons.addWidget(self.back)
        self.content.addLayout(buttons)

    def show_lines(self, lines: Sequence[str]) -> None:
        """Say this: what the move costs, what would be better, and why."""
        for place, line in enumerate(self.lines):
            line.setVisible(place < len(lines))
            line.setText(lines[place] if place < len(lines) else "")
        self.setAccessibleDescription(" ".join(lines))

    def first_focus(self) -> QWidget:
        return self.back

    def _insist(self) -> None:
        self.close_sheet()
        self.insisted.emit()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        super().retranslate()
        self.set_title(_("ARE YOU SURE?"))
        self.back.set_texts(_("Take it back"))
        self.anyway.set_texts(_("Do it anyway"))

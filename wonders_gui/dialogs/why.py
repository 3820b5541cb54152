"""Why did they do that? The last moves of the bots, each with its reasons in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from wonders_gui.language import _
from wonders_gui.widgets.banner import Picture
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.sheet import Sheet
from wonders_gui.widgets.text import Text

LEAST: Final = 470
WIDE: Final = 720
LOWEST: Final = 130
ENTRY: Final = 92
HIGHEST: Final = 620


@dataclass(frozen=True, slots=True)
class WhyEntry:
    """A move and its reasons, in words; the icon is that of the bot's level."""

    icon: str
    name: str
    level: str
    deed: str
    reasons: tuple[str, ...]


class WhySheet(Sheet):
    """One entry below the other; entries change while the sheet lies open and bots think back."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, QSize(WIDE, HIGHEST))
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(0, 0, px(10), 0)
        self._column.setSpacing(px(14))
        self._entries: list[QWidget] = []
        self.set_body(Scroll(self._inner, self.panel))
        self._empty = Text("body", tone="soft").wrapped()
        self._column.addWidget(self._empty)
        self._column.addStretch(1)
        self.retranslate()

    def show_entries(self, entries: Sequence[WhyEntry]) -> None:
        """Show these moves."""
        for widget in self._entries:
            widget.hide()
            widget.deleteLater()
        self._entries = [_entry(entry) for entry in entries]
        for place, widget in enumerate(self._entries):
            self._column.insertWidget(place, widget)
        self._empty.setVisible(not entries)
        self._wish = QSize(WIDE, min(HIGHEST, LOWEST + ENTRY * len(entries)))
        self.dress()

    def retranslate(self) -> None:
        """Set every text in the current language; whoever opened the sheet shows its entries again."""
        super().retranslate()
        self.set_title(_("WHY DID THEY DO THAT?"))
        self._empty.setText(_("Nobody else has done anything yet."))

    def texts(self) -> list[str]:
        """All that it says, for screen readers and tests."""
        return [entry.accessibleName() for entry in self._entries]


def _entry(told: WhyEntry) -> QWidget:
    widget = QWidget()
    widget.setAccessibleName(". ".join((told.name, told.deed, *told.reasons)))
    grid = QGridLayout(widget)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(px(12))
    grid.setVerticalSpacing(px(1))
    grid.setColumnStretch(1, 1)
    grid.addWidget(Picture(told.icon, px(34), widget), 0, 0, 2, 1)
    texts = [(told.name, Text("strong", tone="accent")), (told.deed, Text("strong", scale=1.06).wrapped())]
    texts += [(reason, Text("body").wrapped()) for reason in told.reasons]
    for row, (words, label) in enumerate(texts):
        label.setText(words)
        label.setMinimumWidth(px(LEAST))  # a scroll area makes room for a text at its narrowest
        grid.addWidget(label, row, 1)
    level = Text("small", tone="soft")
    level.setText(told.level)
    grid.addWidget(level, 0, 2)
    return widget

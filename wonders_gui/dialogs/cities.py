"""Cities and its team game in short: what is new beside the basic game, in our own words."""

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from wonders_gui.language import _
from wonders_gui.texts.rules.cities import CHAPTERS
from wonders_gui.widgets.chapters import Chapters
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.sheet import Sheet

SHORT: Final = 5  # chapters that tell what is new; the rest is looked up


class CitiesSheet(Sheet):
    """A chapter for everything that is new."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, QSize(820, 600))
        self._chapters = Chapters([chapter.in_short() for chapter in CHAPTERS[:SHORT]])
        self.content.addWidget(Scroll(self._chapters, self.panel), 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        super().retranslate()
        self.set_title(_("CITIES IN SHORT"))
        self._chapters.retranslate()

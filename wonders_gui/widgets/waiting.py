"""A small note over a page that says what is awaited; it locks nothing."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from wonders_gui.language import _
from wonders_gui.widgets.banner import Picture
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.text import Text


class WaitingNote(Panel):
    """The tutor looks at a move before it is made."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, padding=10)
        self._page = page
        self._words = Text("strong", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(Picture("hourglass", px(26), self))
        row.addWidget(self._words)
        self.retranslate()
        self.hide()

    def show_note(self) -> None:
        """Show it in the middle of the page, a little above its foot."""
        self.adjustSize()
        self.move((self._page.width() - self.width()) // 2, round(self._page.height() * 0.72))
        self.show()
        self.raise_()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._words.setText(_("The tutor is looking at your move …"))
        self.setAccessibleName(self._words.text())

    def dress(self) -> None:
        """Take measures of the current theme."""
        self.pad()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

"""The strip that says that saved games are being read, and lets the player stop that."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from wonders_gui.language import _
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.text import Text


class Reading(Panel):
    """Hidden while nothing is read."""

    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=6)
        self._label = Text("body", self)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.stop = Button(Role.QUIET, "close", self)
        self.stop.clicked.connect(self.cancelled)
        self._done = self._number = 0
        row = QHBoxLayout(self)
        row.setContentsMargins(px(8), 0, 0, 0)
        row.addWidget(self._label)
        row.addWidget(self.bar, 1)
        row.addWidget(self.stop)
        self.retranslate()
        self.dress()
        self.hide()

    def show_progress(self, done: int, number: int) -> None:
        """So many files of so many; nothing when there are none."""
        self._done, self._number = done, number
        self.setVisible(number > 0)
        self.bar.setRange(0, max(1, number))
        self.bar.setValue(done)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        told = _("Reading saved games: {done} of {number}").format(done=self._done, number=self._number)
        self._label.setText(told)
        self.bar.setAccessibleName(told)
        self.stop.set_texts(_("Stop"))

    def dress(self) -> None:
        """Take measures of the current theme."""
        self.pad()
        self.bar.setFixedHeight(px(12))

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

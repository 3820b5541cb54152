"""A line at the foot of the window about work that goes on by itself: what, how far, and a way to stop it."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSizePolicy, QWidget

from wonders_gui import theme
from wonders_gui.language import _
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import painting, px
from wonders_gui.widgets.text import Text


class ProgressLine(QWidget):
    """It takes no focus by itself and covers nothing: the pages above it get a little less room."""

    stopped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = Text("small", self, tone="soft")
        self.words.setMinimumWidth(1)  # large letters must not make the window wider
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.stop = Button(Role.LINK, "", self)
        self.stop.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.stop.clicked.connect(self.stopped)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.words)
        self._row.addWidget(self.progress, 100)  # where letters are large, the bar gives way first
        self._row.addWidget(self.stop)
        self._row.addStretch(1)
        self.dress()
        self.retranslate()

    def show_work(self, words: str, percent: int) -> None:
        """Work goes on."""
        self._show(words)
        self.progress.setValue(percent)
        self.progress.show()
        self.stop.show()

    def show_end(self, words: str) -> None:
        """It is done."""
        self._show(words)
        self.progress.hide()
        self.stop.hide()

    def _show(self, words: str) -> None:
        if self.words.text() != words:
            self.words.setText(words)
        self.show()

    def retranslate(self) -> None:
        """Set the texts that do not depend on the work."""
        self.stop.set_texts(_("Stop"))
        self.progress.setAccessibleName(_("Progress"))

    def dress(self) -> None:
        """Take measures of the current theme."""
        self.setFixedHeight(px(28))
        self._row.setContentsMargins(px(14), 0, px(14), 0)
        self._row.setSpacing(px(10))
        self.progress.setFixedHeight(px(6))
        self.progress.setMinimumWidth(px(20))
        self.progress.setMaximumWidth(px(120))

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(self.rect(), theme.current().surface)
            painter.fillRect(0, 0, self.width(), 1, theme.current().line)

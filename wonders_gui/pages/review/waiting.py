"""What the page shows while there is no review: how far it is, or why there is none."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from wonders_gui.language import _
from wonders_gui.widgets.banner import Picture
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.text import Text

WIDTH = 560


class Waiting(QWidget):
    """A panel in the middle: a bar that grows and a way to stop it, or a sentence and a way on."""

    stopped = Signal()
    action_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._panel = Panel(self, padding=24)
        self._picture = Picture("hourglass", px(48), self._panel)
        self._heading = Text("section", self._panel, 1.2).wrapped()
        self._line = Text("body", self._panel, 1.05).wrapped()
        self.progress = QProgressBar(self._panel)
        self._count = Text("body", self._panel, tone="soft")
        self.stop = Button(Role.PLAIN, "close", self._panel)
        self.action = Button(Role.WARM, "replay", self._panel)
        self._done = self._total = 0
        self.stop.clicked.connect(self.stopped)
        self.action.clicked.connect(self.action_asked)
        self._lay_out()
        self.retranslate()
        self.dress()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(px(14))
        words = QVBoxLayout()
        words.addWidget(self._heading)
        words.addWidget(self._line)
        top.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(words, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._count, 1)
        foot.addWidget(self.stop)
        foot.addWidget(self.action)
        inside = QVBoxLayout(self._panel)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(px(14))
        inside.addLayout(top)
        inside.addWidget(self.progress)
        inside.addLayout(foot)
        across = QHBoxLayout()  # an alignment would not ask the panel how high it is at its width
        across.addStretch(1)
        across.addWidget(self._panel)
        across.addStretch(1)
        outside = QVBoxLayout(self)
        outside.addStretch(2)
        outside.addLayout(across)
        outside.addStretch(3)

    # -- what it says -----------------------------------------------------------------------------------------

    def show_progress(self, done: int, total: int) -> None:
        """So many decisions have been looked at; a total of 0 means that nobody knows yet."""
        self._done, self._total = done, total
        self._picture.set_name("hourglass")
        self._heading.setText(_("Looking back at your game"))
        self._line.setText(
            _("Each of your decisions is compared with what else you could have done. You may leave meanwhile.")
        )
        self.progress.setRange(0, total)
        self.progress.setValue(done)
        told = _("Decision {number} of {all}").format(number=min(done + 1, total), all=total) if total else ""
        self._count.setText(told)
        self._show_parts(is_making=True)

    def show_trouble(self, heading: str, line: str, action: str) -> None:
        """Say why there is no review; `action` is the label of a way on, or empty."""
        self._picture.set_name("warning")
        self._heading.setText(heading)
        self._line.setText(line)
        self._count.setText("")
        self.action.set_texts(action)
        self._show_parts(is_making=False)

    def _show_parts(self, *, is_making: bool) -> None:
        self.progress.setVisible(is_making)
        self.stop.setVisible(is_making)
        self.action.setVisible(not is_making and bool(self.action.label()))

    def lines(self) -> tuple[str, str]:
        """Heading and text, as they are shown."""
        return self._heading.text(), self._line.text()

    def retranslate(self) -> None:
        """Set the texts that do not depend on what is shown; the page tells the others again."""
        self.stop.set_texts(_("Stop"))
        self.progress.setAccessibleName(_("Progress"))

    def dress(self) -> None:
        """Take measures of the current theme."""
        self._panel.pad()
        self._panel.setFixedWidth(px(WIDTH))
        self.progress.setFixedHeight(px(22))
        self.progress.setTextVisible(False)

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

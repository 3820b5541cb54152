"""What the player sees when the program has a bug: plain words, the game is kept, nothing is sent anywhere."""

import traceback
from pathlib import Path
from string import Template
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from wonders_gui import theme
from wonders_gui.language import _
from wonders_gui.version import PROGRAM

_ROLES: Final = ("surface", "inset", "bar", "on_bar")
_LOOK: Final = Template("""
QDialog { background: $surface; }
QLabel#heading { background: $bar; color: $on_bar; }
QPlainTextEdit { background: $inset; }
""")


def report_of(error: BaseException) -> str:
    """The bug as a programmer wants it, for whoever chooses to send it to one."""
    return f"{PROGRAM}\n{''.join(traceback.format_exception(error))}"


class CrashDialog(QDialog):
    """Says what happened and lets the player go on or leave.

    It is made of Qt's own widgets and the style sheet alone: what has gone wrong may be a painted widget of ours.
    """

    def __init__(self, report: str, log_file: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log_file = log_file
        self._heading = QLabel()
        self._heading.setObjectName("heading")
        self._heading.setFont(theme.font("section", 1.25))
        self._words = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._details = QPlainTextEdit(report, readOnly=True)
        self._details.hide()
        self._go_on, self._show, self._copy, self._quit = (QPushButton() for _unused in range(4))
        self._lay_out()
        self._go_on.clicked.connect(self.accept)
        self._quit.clicked.connect(self.reject)
        self._show.clicked.connect(self._show_details)
        self._copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        self._go_on.setDefault(True)
        self._go_on.setProperty("kind", "warm")
        self._quit.setProperty("kind", "quiet")
        self.setStyleSheet(_LOOK.substitute({role: getattr(theme.current(), role).name() for role in _ROLES}))
        self.retranslate()

    def _lay_out(self) -> None:
        """A bar with the heading as on every page, the words on a surface below it, and the buttons."""
        buttons = QHBoxLayout()
        buttons.addWidget(self._quit)
        buttons.addStretch(1)
        for button in (self._show, self._copy, self._go_on):
            buttons.addWidget(button)
        margin = theme.metrics().px(22)
        inside = QVBoxLayout()
        inside.setContentsMargins(margin, margin, margin, margin)
        inside.setSpacing(margin)
        inside.addWidget(self._words)
        inside.addWidget(self._details, 1)
        inside.addLayout(buttons)
        self._heading.setContentsMargins(margin, margin // 2, margin, margin // 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._heading)
        layout.addLayout(inside, 1)

    def _fit(self) -> None:
        """Wide enough to read, and as high as the words are then: Qt asks a wrapped label too early."""
        layout, metrics = self.layout(), theme.metrics()
        assert layout is not None
        room = self.screen().availableSize() - QSize(metrics.px(40), metrics.px(40))
        width = min(max(metrics.px(640), layout.minimumSize().width()), room.width())
        details = metrics.px(40) if self._details.isVisibleTo(self) else 0
        height = min(layout.totalHeightForWidth(width) + details, room.height())
        self.setMinimumSize(0, 0)
        self.resize(width, height)
        self.setMinimumSize(width, height - details)

    def retranslate(self) -> None:
        """Set all texts."""
        self.setWindowTitle(_("Something went wrong"))
        self._heading.setText(_("Something went wrong"))
        words = [
            _("The program has made a mistake, not you. The game is saved up to the last decision."),
            _("You can play on; if the table looks odd, undo one decision or open the game again."),
            _("Nothing was sent to anybody."),
        ]
        if self._log_file is not None:
            words.append(_("What happened is written in {file}.").format(file=self._log_file))
        self._words.setText("\n\n".join(words))
        self._details.setAccessibleName(_("Details for a programmer"))
        self._go_on.setText(_("Play on"))
        self._show.setText(_("Show details"))
        self._copy.setText(_("Copy details"))
        self._quit.setText(_("Quit"))
        self._fit()

    def _show_details(self) -> None:
        self._details.show()
        self._show.setEnabled(False)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Alarm(QObject):
    """Takes exceptions from any thread and shows one dialog at a time; further ones only go to the log."""

    raised = Signal(object)
    left = Signal()
    """The player would rather quit."""

    def __init__(self, log_file: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log_file = log_file
        self._dialog: CrashDialog | None = None
        self.raised.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def __call__(self, error: BaseException) -> None:
        """Somebody has not caught an exception."""
        self.raised.emit(error)

    def _show(self, error: object) -> None:
        if self._dialog is not None or not isinstance(error, BaseException):
            return
        parent = next(iter(w for w in _windows() if w.isVisible()), None)
        self._dialog = CrashDialog(report_of(error), self._log_file, parent)
        self._dialog.finished.connect(self._closed)
        self._dialog.open()

    def _closed(self, result: int) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()
        if result == QDialog.DialogCode.Rejected:
            self.left.emit()


def _windows() -> list[QWidget]:
    return [widget for widget in QApplication.topLevelWidgets() if not isinstance(widget, CrashDialog)]

"""What the player sees when the program has a bug: plain words, the game is kept, nothing is sent anywhere."""

import traceback
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from wonders_gui import theme
from wonders_gui.language import _
from wonders_gui.version import PROGRAM


def report_of(error: BaseException) -> str:
    """The bug as a programmer wants it, for whoever chooses to send it to one."""
    return f"{PROGRAM}\n{''.join(traceback.format_exception(error))}"


class CrashDialog(QDialog):
    """Says what happened and lets the player go on or leave."""

    def __init__(self, report: str, log_file: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log_file = log_file
        self._heading = QLabel()
        self._heading.setFont(theme.font("section", 1.2))
        self._words = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._details = QPlainTextEdit(report, readOnly=True)
        self._details.hide()
        buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        self._go_on, self._show, self._copy, self._quit = (QPushButton() for _unused in range(4))
        for button, kind in (
            (self._go_on, role.AcceptRole),
            (self._show, role.ActionRole),
            (self._copy, role.ActionRole),
            (self._quit, role.RejectRole),
        ):
            buttons.addButton(button, kind)
        layout = QVBoxLayout(self)
        margin = 2 * theme.metrics().margin
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.setSpacing(margin // 2)
        for part in (self._heading, self._words, self._details, buttons):
            layout.addWidget(part)
        self._go_on.clicked.connect(self.accept)
        self._quit.clicked.connect(self.reject)
        self._show.clicked.connect(self._show_details)
        self._copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        self.setMinimumWidth(theme.metrics().px(560))
        self._go_on.setDefault(True)
        self._go_on.setProperty("kind", "warm")
        self.retranslate()

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

    def _show_details(self) -> None:
        self._details.show()
        self._show.setEnabled(False)

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

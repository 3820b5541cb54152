"""The table at which a puzzle is solved: the game's own page, and a bar below it that says what is asked."""

from datetime import datetime
from typing import Any, cast

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wonders_gui import theme
from wonders_gui.dialogs.cards import CardsSheet
from wonders_gui.dialogs.chains import ChainsSheet
from wonders_gui.dialogs.keys import KeysSheet
from wonders_gui.games.registry import TablePage, new_page
from wonders_gui.host import Host
from wonders_gui.language import _
from wonders_gui.lookback import Judged
from wonders_gui.pages.puzzles.verdict import Attempt, VerdictSheet
from wonders_gui.puzzles import Answer, Puzzles, Task, answer_to
from wonders_gui.puzzletable import PuzzleTable
from wonders_gui.texts.puzzles import task_line
from wonders_gui.texts.review import verdict_line
from wonders_gui.widgets.announcer import announce
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.paint import painting, px
from wonders_gui.widgets.text import BAR, Text


class TaskBar(QWidget):
    """The dark bar below the table: the task, and the ways out of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.task = Text("strong", self, 1.1, BAR)
        self.origin = Text("body", self, tone=BAR)
        self.answer = Button(Role.BAR, "hint", self)
        self.leave = Button(Role.BAR, "back", self)
        self._is_short = False
        self._row = QHBoxLayout(self)
        for part in (self.task, self.origin):
            self._row.addWidget(part)
        self._row.addStretch(1)
        for button in (self.answer, self.leave):
            self._row.addWidget(button)
        self.retranslate()
        self.dress()

    def show_task(self, judged: Judged) -> None:
        """Say what is asked, and how it went in the game."""
        self.task.setText(task_line(judged.game, judged.grade))
        self.origin.setText(_("in the game: {verdict}").format(verdict=verdict_line(judged.grade)))
        self.arrange()

    def retranslate(self) -> None:
        """Set the texts of the buttons."""
        self._is_short = False
        self._name_buttons()
        self.arrange()

    def _name_buttons(self) -> None:
        for button, name in ((self.answer, _("Show the answer")), (self.leave, _("Leave"))):
            button.set_texts("" if self._is_short else name, spoken=name)
            button.setToolTip(name if self._is_short else "")

    def arrange(self) -> None:
        """Where there is little room, first the past goes, then the words on the buttons."""
        task = QFontMetricsF(theme.font("strong", 1.1)).horizontalAdvance(self.task.text())
        past = QFontMetricsF(theme.font("body")).horizontalAdvance(self.origin.text())
        labels = QFontMetricsF(theme.font("button")).horizontalAdvance(_("Show the answer") + _("Leave"))
        rest = 2 * px(66) + 5 * px(18)
        self.origin.setVisible(task + past + labels + rest < self.width())
        is_short = task + labels + rest > self.width()
        if is_short != self._is_short:
            self._is_short = is_short
            self._name_buttons()

    def dress(self) -> None:
        """Take measures of the current theme."""
        self.setFixedHeight(px(50))
        self._row.setContentsMargins(px(16), 0, px(10), 0)
        self._row.setSpacing(px(18))
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            colours = theme.current()
            painter.fillRect(self.rect(), colours.bar)
            painter.fillRect(
                QRectF(0, 0, self.width(), colours.line_width), theme.RIM if colours.line_width == 1 else colours.line
            )


class PuzzlePlay(QWidget):
    """`left_asked` leads back, `next_asked` to another puzzle."""

    left_asked = Signal()
    next_asked = Signal()

    def __init__(self, host: Host, puzzles: Puzzles, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._host = host
        self._puzzles = puzzles
        self.task: Task | None = None
        self._was_helped = False
        self.has_next = False
        self.table: PuzzleTable | None = None
        self.page: QWidget | None = None
        self.bar = TaskBar(self)
        self.bar.answer.clicked.connect(self.show_answer)
        self.bar.leave.clicked.connect(self.left_asked)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.bar)
        self.retranslate()

    # -- sitting down and leaving -----------------------------------------------------------------------------

    def begin(self, task: Task) -> None:
        """Lay a puzzle on the table."""
        self.clear()
        self.task, self._was_helped = task, False
        table = self.table = PuzzleTable(task, self._host.thinkers)
        table.setParent(self)
        table.set_speed(self._host.settings.bot_speed)
        page = self.page = new_page(table, self._host.settings, self)
        self._connect(table, page)
        self._column.insertWidget(0, page, 1)
        self.retranslate()
        table.begin()

    def _connect(self, table: PuzzleTable, page: QWidget) -> None:
        table.changed.connect(cast(TablePage, page).show_update)
        table.answered.connect(self._take)
        table.helped.connect(self._help)
        wants: dict[str, Any] = {
            "menu_asked": self.left_asked.emit,
            "cards_asked": lambda age: self._host.open_sheet(CardsSheet(self, table, age)),
            "chains_asked": lambda: self._host.open_sheet(ChainsSheet(self, table)),
            "keys_asked": lambda: self._host.open_sheet(KeysSheet(self)),
        }
        for name, answer in wants.items():
            signal = getattr(page, name, None)
            if signal is not None:
                signal.connect(answer)

    def clear(self) -> None:
        """Take the table away."""
        if self.table is not None and self.page is not None:
            self.table.close()
            self.table.deleteLater()
            self._column.removeWidget(self.page)
            self.page.hide()
            self.page.deleteLater()
        self.table = self.page = self.task = None

    # -- answers ----------------------------------------------------------------------------------------------

    def _help(self) -> None:
        self._was_helped = True

    def _take(self, command: Any) -> None:
        """The player has moved: say how good it was, once the table shows it."""
        assert self.task is not None
        answer = answer_to(self.task.judged, command)
        counted = Answer.ALMOST if answer is Answer.RIGHT and self._was_helped else answer
        self._puzzles.record(self.task.name, counted, datetime.now())
        self._show(Attempt(self.task.judged, command, answer, self._was_helped))

    def show_answer(self) -> None:
        """Tell the best move; what is solved after that does not count."""
        if self.task is not None:
            self._was_helped = True
            self._show(Attempt(self.task.judged, None, Answer.NOT_YET, self._was_helped))

    def _show(self, attempt: Attempt) -> None:
        sheet = VerdictSheet(self, attempt, self.has_next)
        sheet.answer_asked.connect(self._answer_instead)
        sheet.next_asked.connect(self.next_asked)
        sheet.closed.connect(self._again)
        self._host.open_sheet(sheet)

    def _answer_instead(self) -> None:
        self.show_answer()

    def _again(self) -> None:
        """Whoever closes the sheet tries again."""
        if self.table is not None and self.task is not None:
            self.table.try_again()

    def take_focus(self) -> None:
        """The keyboard starts at the table."""
        if self.page is not None:
            take = getattr(self.page, "take_focus", None)
            if take is not None:
                take()
            else:
                self.page.setFocus(Qt.FocusReason.OtherFocusReason)
            announce(self, self.bar.task.text())

    # -- texts ------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.bar.retranslate()
        if self.task is not None:
            self.bar.show_task(self.task.judged)

    def dress(self) -> None:
        """Take measures of the current theme."""
        self.bar.dress()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

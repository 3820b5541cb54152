"""What comes of a move in a puzzle: right, almost or not yet, why, and what to do next."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wonders_gui.language import _
from wonders_gui.lookback import Judged
from wonders_gui.pages.review.detail import Sign, reasons
from wonders_gui.puzzles import Answer
from wonders_gui.texts.puzzles import SHAPES, answer_heading, answer_line
from wonders_gui.texts.review import SHAPES as REVIEW_SHAPES
from wonders_gui.widgets.announcer import announce
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.movepair import MovePair, Pictured
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.sheet import Sheet
from wonders_gui.widgets.text import Text

SIZE: Final = QSize(720, 560)


@dataclass(frozen=True, slots=True)
class Attempt:
    """A move in a puzzle and how good it was; without a move the answer is shown. `was_helped`: it does not count."""

    judged: Judged
    command: Any | None
    answer: Answer
    was_helped: bool

    def behind(self) -> float | None:
        """How much chance the move leaves less than the best; None when it was not weighed."""
        told = self.judged.text(self.command)
        found = (weighed for weighed in self.judged.weighed if self.judged.text(weighed.command) == told)
        weighed = next(found, None)
        return None if weighed is None else self.judged.weighed[0].choice.chance - weighed.choice.chance

    @property
    def is_open(self) -> bool:
        """Whether the best move may be told."""
        return self.command is None or self.answer is Answer.RIGHT


class VerdictSheet(Sheet):
    """Closing it means to try again; `answer_asked` and `next_asked` lead on."""

    answer_asked = Signal()
    next_asked = Signal()

    def __init__(self, page: QWidget, attempt: Attempt, has_next: bool) -> None:
        super().__init__(page, SIZE)
        self.attempt = attempt
        self._sign = Sign(self.panel)
        self._line = Text("strong", self.panel, 1.1).wrapped()
        self.pair = MovePair()
        self._moves = Text("body").wrapped()
        self._why = Text("body").wrapped()
        self._note = Text("body", tone="soft").wrapped()
        self.again = Button(Role.PLAIN, "undo", self.panel)
        self.show_answer = Button(Role.PLAIN, "hint", self.panel)
        self.next = Button(Role.WARM, "next", self.panel)
        self.again.clicked.connect(self.close_sheet)
        self.show_answer.clicked.connect(self.answer_asked)
        self.next.clicked.connect(self._go_on)
        self.show_answer.setVisible(not attempt.is_open)
        self.next.setVisible(has_next)
        self._lay_out_body()
        self.retranslate()

    def _lay_out_body(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._sign)
        head.addWidget(self._line, 1)
        body = QWidget()
        inner = QVBoxLayout(body)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(px(8))
        for part in (self.pair, self._moves, self._why, self._note):
            inner.addWidget(part)
        inner.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(self.again)
        foot.addWidget(self.show_answer)
        foot.addStretch(1)
        foot.addWidget(self.next)
        self.content.addLayout(head)
        self.content.addWidget(Scroll(body, self.panel), 1)
        self.content.addLayout(foot)

    def first_focus(self) -> QWidget:
        """Enter goes on after a right answer, and tries again after a wrong one."""
        return self.next if self.attempt.is_open and not self.next.isHidden() else self.again

    def open_sheet(self) -> None:
        """Show it and say it."""
        super().open_sheet()
        announce(self, f"{self.title()}. {self._line.text()}")

    def _go_on(self) -> None:
        self.close_sheet()
        self.next_asked.emit()

    # -- texts ------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        super().retranslate()
        attempt, judged = self.attempt, self.attempt.judged
        shown = attempt.command is None
        self.set_title(_("The answer") if shown else answer_heading(attempt.answer))
        self._sign.show_shape("star" if shown else SHAPES[attempt.answer])
        line = _("The best move: {move}.").format(move=judged.text(judged.best))
        self._line.setText(line if shown else answer_line(attempt.answer, attempt.behind()))
        self.pair.show_moves(*self._pictured())
        self._moves.setText(self._told())
        self._why.setText(reasons(judged) if attempt.is_open else "")
        self._note.setText(self._noted())
        for part in (self._moves, self._why, self._note):
            part.setVisible(bool(part.text()))
        self.again.set_texts(_("Try again"))
        self.show_answer.set_texts(_("Show the answer"))
        self.next.set_texts(_("Next puzzle"))

    def _pictured(self) -> Sequence[Pictured]:
        judged, shape = self.attempt.judged, SHAPES[self.attempt.answer]
        best = Pictured(_("Best"), judged.face(judged.best), "star", judged.text(judged.best))
        sign = REVIEW_SHAPES[judged.grade.verdict]  # as the review showed it
        then = Pictured(_("You, in the game"), judged.face(judged.made), sign, judged.text(judged.made))
        if self.attempt.command is None:
            return best, then
        move = self.attempt.command
        now = Pictured(_("You, now"), judged.face(move), shape, judged.text(move))
        return now, then

    def _told(self) -> str:
        judged = self.attempt.judged
        then = _("In the game: {move}.").format(move=judged.text(judged.made))
        if self.attempt.command is None:
            return then
        now = _("Now: {move}.").format(move=judged.text(self.attempt.command))
        return f"{now} {then}"

    def _noted(self) -> str:
        if self.attempt.command is not None and self.attempt.answer is Answer.RIGHT and self.attempt.was_helped:
            return _("You had help this time, so it does not count as solved yet.")
        return ""

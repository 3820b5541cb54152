"""Looks back at one game: makes the review if there is none, then shows it. Leaving the page does not stop the work."""

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from ai.review.report import Review
from engine.core.errors import CodedError, SaveError
from wonders_gui.host import Host
from wonders_gui.language import _
from wonders_gui.lookback import ForeignReviewError, Judged, Lookback, look_back
from wonders_gui.pages.review.board import Board
from wonders_gui.pages.review.waiting import Waiting
from wonders_gui.pages.told import summary_line
from wonders_gui.puzzles import Puzzles
from wonders_gui.reviewer import Reviewer
from wonders_gui.reviews import Reviews
from wonders_gui.saves import Opened
from wonders_gui.savesummary import summary_of
from wonders_gui.texts.refusals import error_text
from wonders_gui.widgets.announcer import announce
from wonders_gui.widgets.bar import BACK, TopBar
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.ground import Ground
from wonders_gui.widgets.text import BAR, Text


class ReviewPage(Ground):
    """`visit(path)` shows the review of the game in that file."""

    left_asked = Signal()

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self._path = Path()
        self._opened: Opened | None = None
        self._trouble: CodedError | None = None
        self._is_over = True
        self.bar = TopBar("", BACK, self)
        self.bar.left_asked.connect(self.left_asked)
        self._subtitle = Text("body", self.bar, 1.05, BAR)
        self.bar.set_centre(self._subtitle)
        self.waiting = Waiting()
        self.board = Board()
        self._stack = QStackedWidget(self)
        self.reviewer = Reviewer(self)
        self._connect()
        self._lay_out()
        self.retranslate()

    def _connect(self) -> None:
        self.waiting.stopped.connect(self._stop)
        self.waiting.action_asked.connect(self._act)
        self.reviewer.progressed.connect(self.waiting.show_progress)
        self.reviewer.made.connect(self._take)
        self.reviewer.failed.connect(self._fail)
        self.board.look_asked.connect(self._look)
        self.board.practise_asked.connect(self._practise)

    def _lay_out(self) -> None:
        self._stack.addWidget(self.waiting)
        self._stack.addWidget(self.board)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(self._stack, 1)

    # -- opening ----------------------------------------------------------------------------------------------

    def visit(self, *what: object) -> None:
        """Show the review of the game in a file."""
        (path,) = what
        assert isinstance(path, Path)
        if path != self._path:
            self.board.forget()
        self._path = path
        if self.reviewer.is_busy() and self.reviewer.path == path:
            self.show_waiting()
            return
        self.reviewer.stop()
        self._open()

    def _open(self) -> None:
        self._opened, self._trouble, self._is_over = None, None, True
        try:
            self._opened = self._host.games.look(self._path)
        except CodedError as error:
            self._fail(error)
            return
        self._tell_subtitle()
        if self._opened.session.to_move():
            self._is_over = False
            self._show_trouble()
            return
        kept = Reviews(self._host.games.folder).find(self._opened)
        if kept is not None:
            self._show(kept)
        else:
            self._begin()

    def _begin(self) -> None:
        assert self._opened is not None
        self.waiting.show_progress(0, 0)
        self.show_waiting()
        self.reviewer.begin(self._path, self._opened.seating.seat)

    def show_waiting(self) -> None:
        """Show how far it is, or why there is nothing to show."""
        self._stack.setCurrentWidget(self.waiting)

    def _stop(self) -> None:
        self.reviewer.stop()
        self.left_asked.emit()

    # -- what comes of it -------------------------------------------------------------------------------------

    def _take(self, review: Review) -> None:
        Reviews(self._host.games.folder).keep(review)
        assert self._opened is not None
        try:
            lookback = look_back(self._opened, review)
        except ForeignReviewError:  # the game was played on meanwhile
            self._open()
            return
        self._show(lookback)

    def _show(self, lookback: Lookback) -> None:
        self.board.show_lookback(lookback)
        self._stack.setCurrentWidget(self.board)
        if self.isVisible():
            self.take_focus()
            announce(self, _("The review is ready."))

    def _fail(self, error: CodedError) -> None:
        self._trouble = error
        self._show_trouble()

    def _show_trouble(self) -> None:
        if self._trouble is not None:
            again = _("Try again") if self._opened is not None else ""
            self.waiting.show_trouble(_("This game cannot be reviewed"), error_text(self._trouble), again)
        else:
            line = _("A review looks back at a whole game: it would tell you what you cannot know yet.")
            self.waiting.show_trouble(_("This game is not over yet"), line, _("Play on"))
        self.show_waiting()
        announce(self, " ".join(self.waiting.lines()))

    def _act(self) -> None:
        if self._is_over:
            self._open()
        else:
            self._host.open_game(self._path)

    # -- where it leads ---------------------------------------------------------------------------------------

    def _look(self, judged: Judged) -> None:
        self._host.visit("replay", self._path, judged.grade.node)

    def _practise(self, judged: Judged) -> None:
        assert self._opened is not None
        assert self.board.lookback is not None
        try:
            name = Puzzles(self._host.games.folder).make(self._opened, self.board.lookback, judged)
        except CodedError as error:
            self._host.tell_trouble(_("No puzzle could be made of this"), error)
        else:
            self._host.visit("puzzles", name)

    def take_focus(self) -> None:
        """The keyboard starts where something can be done."""
        if self._stack.currentWidget() is self.board:
            self.board.take_focus()
        else:
            (self.waiting.stop if self.reviewer.is_busy() else self.waiting.action).setFocus()

    # -- texts ------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.bar.set_title(_("REVIEW"))
        self._tell_subtitle()
        if self._trouble is not None or not self._is_over:
            self._show_trouble()
        elif self.reviewer.is_busy():
            self.waiting.show_progress(self.reviewer.progress.done, self.reviewer.progress.total)

    def _tell_subtitle(self) -> None:
        try:
            self._subtitle.setText(summary_line(summary_of(self._path)))
        except SaveError:
            self._subtitle.setText("")

    def dress(self) -> None:
        """Its parts take their own measures."""

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

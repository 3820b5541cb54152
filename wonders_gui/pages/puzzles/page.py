"""Puzzles: the list of them, or the table with one. `visit()` shows the list, `visit(name)` begins one at once."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from engine.core.errors import CodedError
from wonders_gui.host import Host
from wonders_gui.language import _
from wonders_gui.pages.puzzles.play import PuzzlePlay
from wonders_gui.pages.puzzles.shelf import PuzzleShelf
from wonders_gui.puzzles import Puzzles
from wonders_gui.widgets.bar import BACK, TopBar
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.ground import Ground


class PuzzlesPage(Ground):
    """Back leads from a puzzle to where it was begun: the list, or the review it came from."""

    left_asked = Signal()

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self._puzzles = Puzzles(host.games.folder)
        self._came_by_name = False
        self._name = ""
        self.bar = TopBar("", BACK, self)
        self.bar.left_asked.connect(self.left_asked)
        self.shelf = PuzzleShelf()
        self.play = PuzzlePlay(host, self._puzzles)
        self._stack = QStackedWidget(self)
        self._connect()
        self._lay_out()
        self.retranslate()

    def _connect(self) -> None:
        self.shelf.chosen.connect(self._choose)
        self.shelf.doomed.connect(self._delete)
        self.play.left_asked.connect(self.step_back)
        self.play.next_asked.connect(self._go_on)

    def _lay_out(self) -> None:
        self._stack.addWidget(self.shelf)
        self._stack.addWidget(self.play)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(self._stack, 1)

    # -- the way ----------------------------------------------------------------------------------------------

    def visit(self, *what: object) -> None:
        """Show the list, or begin the puzzle of this name."""
        self._came_by_name = bool(what)
        if what:
            (name,) = what
            assert isinstance(name, str)
            self._show_list()
            self._begin(name)
        else:
            self._show_list()

    def step_back(self) -> None:
        """From a puzzle back to where it was begun."""
        self.play.clear()
        if self._came_by_name:
            self.left_asked.emit()
        else:
            self._show_list()
            self.take_focus()

    def _show_list(self) -> None:
        self.play.clear()
        self.shelf.show_puzzles(self._puzzles.list())
        self._stack.setCurrentWidget(self.shelf)
        self.bar.show()

    def _choose(self, name: str) -> None:
        self._came_by_name = False
        self._begin(name)

    def _begin(self, name: str) -> None:
        try:
            task = self._puzzles.open(name)
        except CodedError as error:
            self._host.tell_trouble(_("This puzzle cannot be opened"), error)
            return
        self._name = name
        self.play.has_next = bool(self.shelf.after(name))
        self.play.begin(task)
        self.bar.hide()
        self._stack.setCurrentWidget(self.play)
        self.play.take_focus()

    def _go_on(self) -> None:
        """To the next puzzle; from now on back leads to the list."""
        self.play.clear()
        self.shelf.show_puzzles(self._puzzles.list())
        name = self.shelf.after(self._name)
        self._show_list()
        if name:
            self._choose(name)

    def _delete(self, name: str) -> None:
        try:
            self._puzzles.delete(name)
        except CodedError as error:
            self._host.tell_trouble(_("This puzzle cannot be deleted"), error)
        self._show_list()
        self.take_focus()

    def take_focus(self) -> None:
        """The keyboard starts in the list, or at the table."""
        if self._stack.currentWidget() is self.play:
            self.play.take_focus()
        else:
            self.shelf.take_focus()

    # -- texts ------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.bar.set_title(_("PUZZLES"))

    def dress(self) -> None:
        """Its parts take their own measures."""

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

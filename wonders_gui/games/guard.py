"""Keeps clicks and keys from doing what was not meant: no move under a message, none with cards that have just come."""

from collections.abc import Callable, Hashable, Sequence
from time import monotonic
from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, Qt, QTimer

from engine.core.game import C, E, M, S, V
from wonders_gui.shown import Shown
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.banner import Banner


class Guard(QObject):
    """Belongs to a table's page. Everything that makes a move asks `allows` first."""

    rest: ClassVar[int] = 300
    """Milliseconds that new cards must have been on the screen before a move is made with them."""

    def __init__(self, banner: Banner, views: Sequence[PlacedView]) -> None:
        """`views` are those in which the player chooses."""
        super().__init__(banner)
        self.clock: Callable[[], float] = monotonic
        self._banner = banner
        self._views = views
        self._shown: Hashable = None
        self._since = float("-inf")
        self._is_painted = True
        banner.opened.connect(self.point_at_message)
        banner.closed.connect(self._begin_rest)

    def hold_bots_of(self, table: Shown[C, S, M, E, V]) -> None:
        """Let bots wait while a message is open: what it tells of is seen before they move on."""
        self._banner.opened.connect(table.hold_bots)
        self._banner.closed.connect(table.release_bots)

    def show(self, decision: Hashable) -> bool:
        """This is to be decided from now on; says whether it is something new."""
        if decision == self._shown:
            return False
        self._shown = decision
        self._is_painted = False
        for view in self._views:
            view.viewport().installEventFilter(self)
        self._begin_rest()
        return True

    def _begin_rest(self) -> None:
        """A double click that began before does not count either."""
        self._since = self.clock()
        for view in self._views:
            view.forget_click()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The rest begins when the new cards can be seen: clicks that wait behind a slow picture are older."""
        if event.type() == QEvent.Type.Paint:
            for view in self._views:
                view.viewport().removeEventFilter(self)
            QTimer.singleShot(0, self, self._end_painting)
        return False

    def _end_painting(self) -> None:
        self._is_painted = True
        self._begin_rest()

    def is_painted(self) -> bool:
        """Whether the cards have been seen; where none of the views is, there is nothing to wait for."""
        return self._is_painted or not any(view.isVisible() for view in self._views)

    def is_locked(self) -> bool:
        """Whether a message must be closed first."""
        return not self._banner.isHidden()

    def point_at_message(self) -> None:
        """Give the keyboard to the button that closes the message."""
        self._banner.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def allows(self) -> bool:
        """Whether a move may be made now; an open message gets the keyboard instead.

        What comes too early begins the rest again: whoever clicks on and on has not seen the new cards.
        """
        if self.is_locked():
            self.point_at_message()
            return False
        if not self.rest or (self.is_painted() and 1000 * (self.clock() - self._since) >= self.rest):
            return True
        self._begin_rest()
        return False

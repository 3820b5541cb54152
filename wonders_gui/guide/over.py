"""What lies over a page for a while: dialogs, popovers, messages, a hint. The guide steps aside for them."""

from typing import Final

from PySide6.QtCore import QChildEvent, QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from wonders_gui.widgets.banner import Banner
from wonders_gui.widgets.hintpanel import HintPanel
from wonders_gui.widgets.popover import Popover
from wonders_gui.widgets.sheet import Sheet

KINDS: Final = (Sheet, Popover, Banner, HintPanel)
SEEN: Final = (QEvent.Type.Show, QEvent.Type.Hide)


class Over(QObject):
    """Watches a page; some of its dialogs are made only when they are first asked for."""

    changed = Signal()

    def __init__(self, page: QWidget, others: tuple[type[QWidget], ...] = ()) -> None:
        """`others` are kinds of dialogs that only this page has."""
        super().__init__(page)
        self._page = page
        self._kinds = (*KINDS, *others)
        self._watched: list[QWidget] = []
        page.installEventFilter(self)
        for child in page.findChildren(QWidget):
            self._watch(child)

    def _watch(self, child: QObject) -> None:
        if isinstance(child, QWidget) and isinstance(child, self._kinds) and child not in self._watched:
            self._watched.append(child)
            child.installEventFilter(self)

    def lying(self) -> list[QWidget]:
        """Everything that lies over the page now."""
        return [child for child in self._watched if child.isVisible()]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QChildEvent) and event.type() == QEvent.Type.ChildPolished:
            self._watch(event.child())
        elif event.type() in SEEN and watched is not self._page:
            self.changed.emit()
        return False

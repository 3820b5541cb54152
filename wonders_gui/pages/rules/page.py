"""Rules and cards: the rule books, and a cabinet with every card of every game."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from wonders_gui.host import Host
from wonders_gui.language import _
from wonders_gui.pages.rules.cabinet import Cabinet
from wonders_gui.pages.rules.reader import Reader
from wonders_gui.widgets.bar import BACK, TopBar
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.ground import Ground
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.segments import Option, Segments

RULES: Final = "rules"
CARDS: Final = "cards"
HALLS: Final = {
    "seven": ("seven_2", "seven_1"),
    "two": ("seven_1",),
    "cities": ("cities",),
    "duel": ("duel",),
    "dice": ("dice",),
}
"""The collections that belong to each book; the first is shown with it."""


class RulesPage(Ground):
    """Two views of what there is to know; `visit` may name a view and in it a book or a collection."""

    left_asked = Signal()

    def __init__(self, host: Host, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._host = host
        self.bar = TopBar("", BACK, self)
        self.bar.left_asked.connect(self.left_asked)
        self.views = Segments(self.bar)
        self.views.chosen.connect(self._change_view)
        self.bar.set_centre(self.views)
        self.reader = Reader(self)
        self.cabinet = Cabinet(self)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.reader)
        self._stack.addWidget(self.cabinet)
        self._body = QVBoxLayout()
        self._body.addWidget(self._stack)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addLayout(self._body, 1)
        self._add_keys()
        self.dress()
        self.retranslate()

    def _add_keys(self) -> None:
        for key, act in (("Esc", self._step_back), ("Ctrl+F", self._search), ("F3", self.reader.next_hit)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def visit(self, *what: object) -> None:
        """Show the view that was shown last, or the one that is asked for."""
        asked = [str(part) for part in what]
        self.show_view(asked[0] if asked else self.views.value() or RULES)
        if len(asked) > 1:
            (self.reader.show_book if asked[0] == RULES else self.cabinet.show_collection)(asked[1])

    def show_view(self, key: str) -> None:
        """Bring the rules or the cards to the front."""
        self.views.set_value(key)
        self._stack.setCurrentWidget(self._view())

    def _change_view(self, key: str) -> None:
        """The other view of the same game."""
        book, hall = self.reader.current(), self.cabinet.collections.value()
        if hall not in HALLS[book]:
            if key == CARDS:
                self.cabinet.show_collection(HALLS[book][0])
            else:
                self.reader.show_book(next(known for known, halls in HALLS.items() if hall in halls))
        self.show_view(key)

    def _view(self) -> Reader | Cabinet:
        return self.cabinet if self.views.value() == CARDS else self.reader

    def _search_line(self) -> QWidget:
        return self.cabinet.filters.search if self._view() is self.cabinet else self.reader.search

    def _search(self) -> None:
        self._search_line().setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _step_back(self) -> None:
        """Esc ends a search first, then leads back."""
        line = self.cabinet.filters.search if self._view() is self.cabinet else self.reader.search
        if line.text():
            line.clear()
        else:
            self.left_asked.emit()

    def take_focus(self) -> None:
        """The page has come to the front."""
        self._view().take_focus()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.bar.set_title(_("RULES AND CARDS"))
        self.views.setAccessibleName(_("View"))
        chosen = self.views.value() or RULES
        self.views.set_options([Option(RULES, _("Rules"), icon="book"), Option(CARDS, _("Cards"), icon="cards")])
        self.show_view(chosen)

    def dress(self) -> None:
        """Take measures of the current theme."""
        self._body.setContentsMargins(px(12), px(8), px(12), px(8))

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

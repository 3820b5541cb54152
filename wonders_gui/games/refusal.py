"""Says why something cannot be done, beside the card, die or field that it is about, which shakes for a moment."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from wonders_gui.settings import Settings
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.announcer import announce
from wonders_gui.widgets.banner import Picture
from wonders_gui.widgets.overlay import speed_of
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.text import Text

SHAKE: Final = 340  # milliseconds
STAYS: Final = 5000
WIDEST: Final = 380
EDGE: Final = 14


class RefusalNote(Panel):
    """A few words over the page. They go with the next key or click, or by themselves."""

    def __init__(self, page: QWidget, settings: Settings) -> None:
        super().__init__(page, padding=10)
        self._page = page
        self._settings = settings
        self._words = Text("strong", self)
        self._words.setWordWrap(True)
        self._timer = QTimer(self, singleShot=True, interval=STAYS)
        self._timer.timeout.connect(self.put_away)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(8))
        row.addWidget(Picture("warning", px(22), self))
        row.addWidget(self._words, 1)
        self.hide()

    def say(self, words: str, view: PlacedView | None = None, row: int = -1) -> None:
        """Say why not; `row` of `view` is what it is about, if it is about one thing."""
        self._words.setText(words)
        self.setAccessibleName(words)
        announce(self._page, words)
        at = QRect()
        if view is not None and view.isVisible() and 0 <= row < len(view.places()):
            view.shake(row, self._shaking_time())
            place = view.places()[row]
            at = QRect(view.viewport().mapTo(self._page, place.topLeft()), place.size())
        self._put(at)

    def _shaking_time(self) -> int:
        return 0 if self._settings.reduced_motion else round(SHAKE * speed_of(self._settings.animation).value)

    def _put(self, at: QRect) -> None:
        """Above what it is about, or below where there is no room; otherwise near the foot of the page."""
        self.pad()
        self._words.setFixedWidth(min(px(WIDEST), self._words.fontMetrics().horizontalAdvance(self._words.text()) + 4))
        self.adjustSize()
        page = self._page.rect()
        middle = at.center().x() if not at.isEmpty() else page.center().x()
        top = at.top() - self.height() - px(EDGE) if not at.isEmpty() else round(page.height() * 0.72)
        if top < px(EDGE):
            top = at.bottom() + px(EDGE)
        left = min(max(middle - self.width() // 2, px(EDGE)), page.width() - self.width() - px(EDGE))
        self.move(left, min(top, page.height() - self.height() - px(EDGE)))
        self.show()
        self.raise_()
        self._timer.start()
        self._application().installEventFilter(self)

    def text(self) -> str:
        """What is said now; empty when nothing is."""
        return "" if self.isHidden() else self._words.text()

    def put_away(self) -> None:
        """It has been read, or is about another moment."""
        if not self.isHidden():
            self._timer.stop()
            self._application().removeEventFilter(self)
            self.hide()

    def _application(self) -> QObject:
        application = QApplication.instance()
        assert application is not None
        return application

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The event itself goes on to where it was meant for; a key held down is the same key still."""
        pressed = event.type() == QEvent.Type.KeyPress and not (isinstance(event, QKeyEvent) and event.isAutoRepeat())
        if pressed or event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.LanguageChange):
            self.put_away()
        return False
